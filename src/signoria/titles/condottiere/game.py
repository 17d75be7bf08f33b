"""The title itself: its static facts, and the ways into a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.engine.chance import Rng
from signoria.engine.contract import Field, Inventory, Observation, Setup
from signoria.engine.tally import Tally
from signoria.engine.title import Title
from signoria.titles.condottiere.bots.habits import Habits
from signoria.titles.condottiere.data.board import Board, board
from signoria.titles.condottiere.data.editions import editions, terms_for
from signoria.titles.condottiere.rules.actions import ACTIONS
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.observation import FIELDS
from signoria.titles.condottiere.rules.playout import fresh, random_games
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.match_positions import match_from_position
from signoria.titles.condottiere.text.positions import from_position
from signoria.titles.condottiere.text.sampling import sample
from signoria.titles.condottiere.text.view_types import View


class Condottiere(Title):
    """``signoria.game("condottiere")``: regions of Renaissance Italy, won by cards, nerve and talk."""

    def __init__(self) -> None:
        super().__init__(__package__)

    @property
    def actions(self) -> int:
        return ACTIONS

    @property
    def longest(self) -> int:
        """The rules set no bound: battles may be tied for ever. Whole matches at random stay far below this one."""
        return 50_000

    @property
    def observation(self) -> Observation:
        return Observation(tuple(Field(*field) for field in FIELDS))

    @property
    def view_type(self) -> type[View]:
        return View

    def promises(self, edition: str, /) -> tuple[str, ...]:
        cards = (f"play:{card}" for card in editions()[self.manifest.edition(edition).name].cards)
        return ("pass", *cards, *(f"place:{region}" for region in board().regions))

    def inventory(self, edition: str, /) -> Inventory:
        """The regions with their borders, and how many cards there are of each kind: all facts of the rulebook."""
        name = self.manifest.edition(edition).name
        cards = editions()[name].cards
        regions = [{"id": place.name, "borders": place.borders} for place in board().places]
        paths = [*(f"cards.{card}" for card in cards), *(f"regions.{region}.borders" for region in board().regions)]
        return Inventory(name, {"cards": cards, "regions": regions}, dict.fromkeys(paths, "fact"))

    @property
    def board(self) -> Board:
        return board()

    def new(self, setup: Setup) -> State | Match:
        """A game before its first deal; with the option points, a match."""
        if "points" in setup.options:
            return Match(setup)
        return fresh(terms_for(setup), NONE if setup.first is None else setup.first)

    def from_position(self, document: Mapping[str, Any]) -> State | Match:
        is_match = isinstance(document, Mapping) and document.get("match") is not None
        return match_from_position(document) if is_match else from_position(document)

    def sample(self, view: View, rng: Rng) -> State | Match:
        """A state, or of a match a match, that could be the true one for whoever has this view."""
        return sample(view, rng)

    def habits(self, _setup: Setup, /) -> Habits:
        """How the players fight: `bots.habits` says what is counted."""
        return Habits()

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        """Play whole games at random, as fast as the machine can."""
        if "points" in setup.options:
            return super().random_games(setup, games, rng)
        return random_games(terms_for(setup), NONE if setup.first is None else setup.first, games, rng)


GAME = Condottiere()
