"""A start for a title: what its manifest says already, and plain answers where it has nothing to say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from signoria.engine.bot import Habits
from signoria.engine.chance import Rng
from signoria.engine.contract import Inventory
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import Advice, read_manifest
from signoria.engine.setup import Setup
from signoria.engine.tally import Tally


class Title:
    """The part of the contract's ``Game`` that is the same in most titles; a title overrides what it knows better.

    ``package``: where its ``title.toml`` lies.
    """

    def __init__(self, package: str) -> None:
        self.manifest = read_manifest(package)

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def seats(self) -> range:
        fewest, most = self.manifest.seats
        return range(fewest, most + 1)

    @property
    def editions(self) -> tuple[str, ...]:
        return tuple(edition.name for edition in self.manifest.editions)

    @property
    def box_type(self) -> type | None:
        return None

    def options(self, edition: str) -> tuple[str, ...]:
        return self.manifest.edition(edition).options

    def advice(self, edition: str) -> tuple[Advice, ...]:
        return self.manifest.edition(edition).advice

    def families(self, _edition: str, _seats: int, /) -> tuple[str, ...]:
        return ()

    def promises(self, _edition: str, /) -> tuple[str, ...]:
        return ()

    def inventory(self, _edition: str, /) -> Inventory | None:
        return None

    def load(self, _path: str | Path, /) -> str:
        raise self.no_components()

    def load_text(self, _text: str, _name: str, /) -> str:
        raise self.no_components()

    def look_into(self, _text: str, _name: str, /) -> Inventory:
        raise self.no_components()

    def no_components(self) -> InvalidError:
        return InvalidError(f"{self.name} has no components of your own to load.")

    def source(self, _edition: str, /) -> str:
        return ""

    def unload(self, _edition: str, /) -> None:
        """There is nothing to forget."""

    def habits(self, _setup: Setup, /) -> Habits | None:
        return None

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        """Through the contract: a compiled title has a faster loop of its own."""
        tally = Tally(setup.seats)
        for _ in range(games):
            state, decisions = self.new(setup), 0
            while state.outcome is None:
                if state.waits_for_chance:
                    state.deal(rng)
                    continue
                action = rng.choice(state.legal())
                state.apply(action)
                tally.fingerprint = (tally.fingerprint * 31 + action) & 0xFFFFFFFF
                decisions += 1
            tally.add(state.outcome.winners, state.outcome.reason, decisions)
        return tally

    def new(self, _setup: Setup) -> Any:
        """Every title brings its own states."""
        raise NotImplementedError

    def check(self, setup: Setup) -> Setup:
        """What the manifest says; and nobody chooses a family where there is none."""
        if setup.families:
            raise InvalidError(f"{self.name} has no families to choose from.")
        return self.manifest.check(setup)
