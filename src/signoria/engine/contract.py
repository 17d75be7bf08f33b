"""The contract of a title: what a game, its state and its views promise to bots, tables and tools."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, runtime_checkable

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.errors import InvalidError
from signoria.engine.tally import Tally

Document = dict[str, Any]
"""JSON data: a position, a record, a view."""

LOT: Final = "lot"
"""In place of the families of a set-up: chance deals them."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the table agrees on before a game. ``first`` None: chance names the seat that begins.

    ``families``, in a title that has them: that of each seat; none: in the title's order; ``lot``: chance deals them.
    """

    seats: int
    edition: str = ""
    options: tuple[str, ...] = ()
    first: int | None = None
    target: int | None = None
    families: tuple[str, ...] | Literal["lot"] = ()

    if TYPE_CHECKING:

        def __init__(
            self,
            seats: int,
            edition: str = "",
            options: Iterable[str] = (),
            first: int | None = None,
            target: int | None = None,
            families: Iterable[str] = (),
        ) -> None: ...

    def __post_init__(self) -> None:
        """Options and families may be given as any sequence; they are kept as tuples, so that a set-up can be hashed.

        >>> Setup(4, options=["hidden-cards"]).options
        ('hidden-cards',)
        """
        msgspec.structs.force_setattr(self, "options", _texts(self.options, "options"))
        if self.families != LOT:
            msgspec.structs.force_setattr(self, "families", _texts(self.families, "families"))


def _texts(given: object, what: str) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise InvalidError(f"The {what} of a set-up are a list of texts, as [{str(given)[:40]!r}].")
    texts = tuple(given)
    if not all(isinstance(text, str) for text in texts):
        raise InvalidError(f"The {what} of a set-up are a list of texts; one of them is something else.")
    return texts


class Advice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook of an edition advises against: these options together. ``message`` is the id of its words."""

    options: tuple[str, ...]
    message: str


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


class View(Protocol):
    """What a seat (None: a spectator) may know. Titles give msgspec structs with many more fields."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def legal(self) -> tuple[int, ...]: ...

    """The legal actions of that seat, empty when it is not to move."""


class State(Protocol):
    """A game at a moment. Changes in place; ``copy`` before looking ahead."""

    @property
    def over(self) -> bool: ...
    @property
    def waits_for_chance(self) -> bool: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def phase(self) -> str: ...
    @property
    def outcome(self) -> Outcome | None: ...

    def legal(self) -> list[int]: ...
    def apply(self, action: int) -> None: ...
    def text(self, action: int) -> str: ...
    def parse(self, text: str) -> int: ...

    def chance(self) -> Chance: ...
    def deal(self, rng: Rng) -> None: ...
    def deal_cards(self, drawn: Sequence[str]) -> None: ...

    def view(self, seat: int | None) -> View: ...
    def position(self) -> Document: ...
    def copy(self) -> State: ...

    def watch(self) -> None: ...
    def events(self, seat: int | None) -> list[Event]: ...


@runtime_checkable
class Game(Protocol):
    """The static facts of a title. Its module exports one, named GAME."""

    @property
    def name(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def editions(self) -> tuple[str, ...]: ...
    def options(self, edition: str) -> tuple[str, ...]: ...
    def advice(self, edition: str) -> tuple[Advice, ...]: ...
    def families(self, edition: str, seats: int, /) -> tuple[str, ...]: ...

    """What so many seats play, in order, where seats differ: a family each. Empty in a title where all are alike."""

    def inventory(self, edition: str, /) -> Inventory | None: ...

    """The components of an edition and how sure each value is. None: the rules tell all that there is."""

    def check(self, setup: Setup) -> Setup: ...
    def new(self, setup: Setup) -> State: ...
    def from_position(self, document: Mapping[str, Any]) -> State: ...
    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally: ...


class Bot(Protocol):
    """A player that is a program: a view in, a legal action out."""

    def choose(self, view: Any) -> int: ...
