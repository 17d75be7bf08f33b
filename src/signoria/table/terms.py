"""What a table agrees on, and how long the words of the protocol may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

CommandId = Annotated[str, Meta(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
SeatList = Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=15)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
LevelOrUsual = Annotated[str, Meta(max_length=32)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
TalkText = Annotated[str, Meta(min_length=1, max_length=1000)]
PhraseName = Annotated[str, Meta(max_length=40, pattern="^[a-z-]*$")]
FamilyName = Annotated[str, Meta(max_length=40)]
CardName = Annotated[str, Meta(min_length=1, max_length=40)]
Entropy = Annotated[str, Meta(max_length=256)]
FreshEntropy = Annotated[str, Meta(min_length=16, max_length=256)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``move``: ``seconds`` for each decision (days for asynchronous play); ``game``: for all, plus ``increment``.

    ``at_zero``: ``bot-moves`` makes that one decision, ``bot-takes-over`` keeps the seat, ``ends`` the others win.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=2_592_000)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    at_zero: Literal["bot-moves", "bot-takes-over", "ends"] = "bot-moves"


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, chosen when it is made."""

    clock: Clock = Clock()
    private: bool = False
    """Only people with the invitation may come in or watch; not in the public list."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators lag behind."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    """Milliseconds that a bot takes for a decision at least."""
    level: LevelOrUsual = ""
    """The bot that gives hints and takes over abandoned seats. Empty: the usual one of the title."""
    choose_families: bool = False
    """Each person chooses a family before the game starts. (In order or by lot: see the set-up.)"""
    hot_seat: bool = False
    """One person may hold several seats on one device."""
    ready_check: bool = False
    """Where several people play, the game starts when all of them have said that they are ready."""
