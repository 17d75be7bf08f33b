"""What a table agrees on before a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import force_setattr

from signoria.engine.errors import InvalidError

LOT: Final = "lot"
"""In place of the families of a set-up: chance deals them."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many play which edition, with which options; all but ``seats`` has a default.

    ``first``: the seat that begins; None: chance names it. ``families``, in a title whose seats differ: that of each
    seat; none: in the title's order; ``lot``: chance deals them. ``values``: numbers of the title's own, such as the
    points that a match is played for. ``target`` is an older spelling of the value of that name.

    >>> Setup(4, options=["points"], values={"target": 20})
    Setup(seats=4, options=('points',), values={'target': 20})
    >>> Setup(4, options=["points"], target=20) == Setup(4, options=["points"], values={"target": 20})
    True
    """

    seats: int
    edition: str = ""
    options: tuple[str, ...] = ()
    first: int | None = None
    families: tuple[str, ...] | Literal["lot"] = ()
    values: dict[str, int] = {}
    target: int | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            seats: int,
            edition: str = "",
            options: Iterable[str] = (),
            first: int | None = None,
            families: Iterable[str] = (),
            values: Mapping[str, int] = {},
            target: int | None = None,
        ) -> None: ...

    def __post_init__(self) -> None:
        """Options and families may be any sequence; they are kept as tuples, so that a set-up can be hashed."""
        force_setattr(self, "options", _texts(self.options, "options"))
        if self.families != LOT:
            force_setattr(self, "families", _texts(self.families, "families"))
        if self.target is not None:
            force_setattr(self, "values", {"target": self.target, **self.values})
            force_setattr(self, "target", None)

    def __hash__(self) -> int:
        values = tuple(sorted(self.values.items()))
        return hash((self.seats, self.edition, self.options, self.first, self.families, values))

    def __repr__(self) -> str:
        """What is said, without what is left to its default."""
        said = [(name, getattr(self, name)) for name in self.__struct_fields__]
        usual: tuple[object, ...] = ("", (), None, {})
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in said if value not in usual)})"


def _texts(given: object, what: str) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise InvalidError(f"The {what} of a set-up are a list of texts, as [{str(given)[:40]!r}].")
    texts = tuple(given)
    if not all(isinstance(text, str) for text in texts):
        raise InvalidError(f"The {what} of a set-up are a list of texts; one of them is something else.")
    return texts
