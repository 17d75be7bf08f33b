"""The views of one moment as JSON, for everybody who looks: what all may know is made and written once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, final

import msgspec

from signoria.engine.contract import Sight, State

encode = msgspec.json.Encoder().encode


@final
class Seen(NamedTuple):
    """A view, written; its legal actions, and their texts, if it brings them along."""

    view: msgspec.Raw
    legal: Iterable[int]
    moves: Iterable[str]


@final
class Sights:
    """What each seat, and a spectator (None), sees of a state as it stands now."""

    __slots__ = ("sight", "start", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        divide = getattr(state, "sight", None)
        self.sight: Sight | None = divide() if divide is not None else None
        self.start = b"" if self.sight is None else beginning(self.sight)

    def of(self, eyes: int | None) -> Seen:
        if self.sight is None:
            view = self.state.view(eyes)
            return Seen(msgspec.Raw(encode(view)), view.legal, getattr(view, "moves", ()))
        own = self.sight.private(eyes)
        return Seen(msgspec.Raw(self.start + encode(own)[1:]), own["legal"], own.get("moves", ()))


def beginning(sight: Sight) -> bytes:
    """How every view begins. It is cut from a spectator's, who knows least."""
    left_out = dict.fromkeys(sight.private(None), msgspec.UNSET)
    return encode(msgspec.structs.replace(sight.public, **left_out))[:-1] + b","
