"""The title itself: its static facts, and the ways into a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.contract import Advice, Field, Inventory, Observation, Setup
from signoria.engine.tally import Tally
from signoria.engine.title import Title
from signoria.titles.virtu.components import component_file, setups
from signoria.titles.virtu.components.box import Box, box_for_page
from signoria.titles.virtu.components.component_file import Components
from signoria.titles.virtu.components.marks import marks_of
from signoria.titles.virtu.rules.action_codes import ACTIONS
from signoria.titles.virtu.rules.observation_fields import fields
from signoria.titles.virtu.rules.pieces import NONE
from signoria.titles.virtu.rules.playout import fresh, random_games
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.text.position_reader import from_position
from signoria.titles.virtu.text.sampling import sample
from signoria.titles.virtu.text.view_types import View


class Virtu(Title):
    """``signoria.game("virtu")``: a palace, a purse, a map of Italy, and nothing left to chance."""

    def __init__(self) -> None:
        super().__init__(__package__)

    @property
    def editions(self) -> tuple[str, ...]:
        return setups.editions()

    @property
    def actions(self) -> int:
        return ACTIONS

    @property
    def longest(self) -> int:
        """There are forty years at most, some thousand decisions. But a payment may be taken back again and again: who
        passes this bound goes in circles."""
        return 50_000

    @property
    def observation(self) -> Observation:
        """What ``State.observe`` writes: every field with its name, its size and its meaning.

        >>> GAME.observation.fields[0]
        Field(name='seats', size=1, meaning='how many players')
        """
        return Observation(tuple(Field(*field) for field in fields()))

    @property
    def view_type(self) -> type[View]:
        return View

    @property
    def box_type(self) -> type[Box]:
        return Box

    def options(self, edition: str) -> tuple[str, ...]:
        setups.box_of(edition or setups.STANDARD)
        return self.manifest.editions[0].options

    def advice(self, edition: str) -> tuple[Advice, ...]:
        setups.box_of(edition or setups.STANDARD)
        return self.manifest.editions[0].advice

    def families(self, edition: str, seats: int, /) -> tuple[str, ...]:
        return setups.families_of(setups.box_of(edition or setups.STANDARD), seats)

    def components(self, edition: str = setups.STANDARD) -> Components:
        return setups.box_of(edition)

    def promises(self, edition: str, /) -> tuple[str, ...]:
        box = setups.box_of(edition or setups.STANDARD)
        return (*(f"annex:{city.id}" for city in box.city), *(f"ally:{power.id}" for power in box.alliance))

    def inventory(self, edition: str, /) -> Inventory:
        """The components as data, and for every value whether it is a fact of the rulebook."""
        name = edition or setups.STANDARD
        return inventory_of(name, setups.box_of(name))

    def load(self, path: str | Path, /) -> str:
        """Read an owner's component file; the name of the edition that plays with it."""
        return setups.register(component_file.read(path), Path(path).name)

    def load_text(self, text: str, name: str, /) -> str:
        return setups.register(text, name)

    def look_into(self, text: str, name: str, /) -> Inventory:
        box = component_file.parse(text, name)
        return inventory_of(setups.edition_of(box, name), box)

    def source(self, edition: str, /) -> str:
        return setups.source(edition or setups.STANDARD)

    def unload(self, edition: str, /) -> None:
        setups.forget(edition)

    def check(self, setup: Setup) -> Setup:
        return setups.check(setup)

    def new(self, setup: Setup) -> State:
        """A game before its first decision; without ``first``, before chance names who begins."""
        return fresh(setups.terms_for(setup), NONE if setup.first is None else setup.first)

    def from_position(self, document: Mapping[str, Any]) -> State:
        return from_position(document)

    def sample(self, view: View, rng: Rng) -> State:
        """A state that could be the true one for whoever has this view: only family cards that others place are drawn.

        >>> state = GAME.new(Setup(3, first=0))
        >>> state.apply(state.parse("place:1@left-1"))
        >>> GAME.sample(state.view(1), Rng(7)).view(1) == state.view(1)
        True
        """
        return sample(view, rng)

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        """Play whole games at random, as fast as the machine can."""
        return random_games(setups.terms_for(setup), NONE if setup.first is None else setup.first, games, rng)


def inventory_of(edition: str, box: Components) -> Inventory:
    return Inventory(edition, msgspec.to_builtins(box_for_page(box)), marks_of(box))


GAME = Virtu()
