"""A start for a title: what its manifest says already, and plain answers where it has nothing to say."""

from __future__ import annotations

from pathlib import Path

from signoria.engine.contract import Inventory
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import Advice, read_manifest
from signoria.engine.setup import Setup


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
        raise InvalidError(f"{self.name} has no components of your own to load.")

    def check(self, setup: Setup) -> Setup:
        """What the manifest says; and nobody chooses a family where there is none."""
        if setup.families:
            raise InvalidError(f"{self.name} has no families to choose from.")
        return self.manifest.check(setup)
