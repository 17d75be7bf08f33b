"""What a player may choose and what lies ahead, as data: parts of a view."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.engine.contract import Event


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it would come to if it were paid for in the best way."""

    move: str
    """The action as text."""
    price: dict[str, int] = {}
    """Symbols to pay; ``either`` counts crowns or crosses."""
    pays: tuple[str, ...] = ()
    """The sources of the best way to pay, those of the room first; a source of florins as ``cash:``."""
    florins: int = 0
    """Florins that leave the treasury."""
    indulgence: bool = False
    """Does it take an indulgence?"""
    changes: tuple[Event, ...] = ()
    """What would happen."""
    prestige: int = 0
    """What it would change in the seat's prestige now."""
    odds: tuple[int, int] | None = None
    """Of a troop that would besiege a city: attack and defence there, before any bonus (V-SIE-2)."""


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one would like to do here and may not."""

    move: str
    """The action as text."""
    rule: str
    """The id of the rule that forbids it."""
    reason: str
    """The id of the reason, for which there are words in every language."""
    sentence: str
    """The reason in English."""
    missing: dict[str, int] = {}
    """What the best payment would still lack."""


class Annexation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What it would take to annex a neutral city as things stand, or why that is not possible."""

    price: dict[str, int] = {}
    """The symbols to pay; empty: it is not possible."""
    rule: str = ""
    """The id of the rule that forbids it."""
    reason: str = ""
    """The id of the reason, as in ``barred``."""


class RoomAhead(msgspec.Struct, frozen=True):
    """A room to which the marker may go, and what happens on the way to it."""

    room: int
    """The room, from 1."""
    steps: int
    """How many rooms it goes; 0: it enters the palace."""
    action: str
    """What is done there."""
    price: dict[str, int]
    """The arrows for it; two florins may stand for one of them (V-SPR-1)."""
    sides: tuple[Literal["left", "right"], ...]
    """The sides whose courtiers become available on the way (V-SPR-2)."""
    refreshes: tuple[str, ...]
    """The places of courtiers who lie used now and would become available."""
    indulgences: tuple[int, ...]
    """Rooms on the way, itself included, in which an indulgence lies; each may be redeemed where one passes."""
    redeemable: bool
    """Whether an indulgence in this very room can be redeemed on arrival, as things stand."""
    agent: int | None
    """The rival whose agent is there."""
    blocked: bool
    """Whether nothing can be done there as it is: an indulgence, or an agent who cannot be removed (V-SPR-4)."""
