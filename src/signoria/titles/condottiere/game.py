"""The title itself: its static facts, and the ways into a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.engine.chance import Rng
from signoria.engine.contract import Advice, Setup
from signoria.engine.errors import InvalidError
from signoria.engine.tally import Tally
from signoria.titles.condottiere.data.board import Board, board
from signoria.titles.condottiere.data.editions import FEWEST, MOST, Edition, check, editions, terms_for
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.playout import fresh, random_games
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.match_positions import match_from_position
from signoria.titles.condottiere.text.positions import from_position


class Condottiere:
    """``signoria.game("condottiere")``: regions of Renaissance Italy, won by cards, nerve and talk."""

    name = "condottiere"
    seats = range(FEWEST, MOST + 1)

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(editions())

    @property
    def board(self) -> Board:
        return board()

    def edition(self, name: str) -> Edition:
        if name not in editions():
            raise InvalidError(f"There is no edition {name!r}; there is {', '.join(editions())}.")
        return editions()[name]

    def options(self, edition: str) -> tuple[str, ...]:
        return self.edition(edition).options

    def advice(self, edition: str) -> tuple[Advice, ...]:
        return self.edition(edition).advice

    def families(self, _edition: str, _seats: int, /) -> tuple[str, ...]:
        return ()

    def inventory(self, _edition: str, /) -> None:
        return None

    def check(self, setup: Setup) -> Setup:
        return check(setup)

    def new(self, setup: Setup) -> State | Match:
        """A game before its first deal; with the option points, a match."""
        if "points" in setup.options:
            return Match(setup)
        return fresh(terms_for(setup), NONE if setup.first is None else setup.first)

    def from_position(self, document: Mapping[str, Any]) -> State | Match:
        is_match = isinstance(document, Mapping) and document.get("match") is not None
        return match_from_position(document) if is_match else from_position(document)

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        """Play whole games at random, as fast as the machine can; of a match for points, its single games."""
        return random_games(terms_for(setup), NONE if setup.first is None else setup.first, games, rng)


GAME = Condottiere()
