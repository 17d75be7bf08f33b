"""The values that the members of the contract give and take: small, frozen, named by the domain."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Document = dict[str, Any]
"""JSON data: a position, a record."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the seats that won (several share it, none: a draw) and why."""

    winners: tuple[int, ...]
    reason: str


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer may know it: a message id and its arguments, no prose."""

    id: str
    args: Document


class Chance(msgspec.Struct, frozen=True):
    """What the state waits for: ``count`` items drawn one after the other from ``pool``, none put back."""

    kind: str
    pool: tuple[str, ...]
    count: int


Mark = Literal["fact", "inferred", "reconstructed"]
"""How sure a value of the components is: the rulebook states it, it follows from what is stated, or it is invented."""


class Inventory(msgspec.Struct, frozen=True):
    """The components of an edition as data. ``marks``: of every value, by its path (``noble.ambassador.cost``)."""

    edition: str
    values: Document
    marks: dict[str, Mark]


class Field(msgspec.Struct, frozen=True):
    """Some neighbouring numbers of an observation. ``meaning``: what each stands for, and in which order."""

    name: str
    size: int
    meaning: str = ""


class Observation(msgspec.Struct, frozen=True):
    """The fields of ``State.observe``, in their order.

    >>> Observation((Field("hand", 15), Field("phase", 9))).size
    24
    """

    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """How many numbers all fields have together."""
        return sum(field.size for field in self.fields)
