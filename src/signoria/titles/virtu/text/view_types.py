"""What a view of Virtù is made of: all that is public, by names; the page's types are generated from these."""

from __future__ import annotations

from typing import Literal

import msgspec

from signoria.engine.contract import Outcome
from signoria.titles.virtu.text.choice_types import Annexation, Barred, Choice, RoomAhead
from signoria.titles.virtu.text.siege_view import SiegeView

Phase = Literal[
    "first", "placing", "marker", "indulgence", "action", "agent", "payment", "bonus", "place", "sieges", "bidding",
    "retreat", "vacate", "wages", "dismissal", "winter", "discount", "over",
]  # fmt: skip
Stage = Literal["preparation", "spring", "sieges", "withdrawals", "winter"]
Symbols = dict[str, int]
"""How many of each symbol; none: left out. In a price ``either`` counts crowns or crosses."""


class Room(msgspec.Struct, frozen=True):
    """A room of a palace."""

    action: str
    """What is done here: the action of its card, or else the printed one."""
    card: str | None = None
    """The card that lies in it."""
    upgrade: str | None = None
    """The card under that one."""
    indulgence: bool = False
    """Whether an indulgence lies here."""
    agent: int | None = None
    """The seat whose agent is here."""


class CourtPlace(msgspec.Struct, frozen=True):
    """A courtier place of a palace."""

    slot: str
    """Its name: ``left-1``."""
    card: str | None
    """The courtier who lies there."""
    available: bool
    """Whether there is a courtier who can be used; false where nobody lies, or who lies there is used."""
    shaded: bool
    """Whether it is one of the places that must be opened."""
    open: bool
    """Whether a courtier lies here, or one may be put here now."""


class Token(msgspec.Struct, frozen=True):
    """A token of a domain, or an alliance."""

    name: str
    """A city, a title, the guild, ``artillery``, ``cathedral-1`` or a power."""
    available: bool
    """Whether it can be used; false: it lies used."""


class House(msgspec.Struct, frozen=True):
    """What a seat has. While the game waits for chance only the family may be known."""

    family: str | None
    """The family it plays; None while lots are to be drawn."""
    florins: int = 0
    """Its treasury."""
    rooms: tuple[Room, ...] = ()
    """The five rooms of its palace, clockwise from the top. Cards that others are still placing are not shown."""
    left: tuple[CourtPlace, ...] = ()
    """The courtier places on the left."""
    right: tuple[CourtPlace, ...] = ()
    """The courtier places on the right."""
    marker: int | None = None
    """The room of its marker, from 1; None before it has entered."""
    domain: tuple[Token, ...] = ()
    """Its tokens: cities first, then the others."""
    alliances: tuple[Token, ...] = ()
    """The powers allied with it. An enemy agent at a power hinders its use (see ``powers``)."""
    cities: int = 0
    """How many cities it controls."""
    troops: int = 0
    """How many troops it has on the map."""
    agents: tuple[str, ...] = ()
    """The places of its agents: cities, rooms (``rome-5``), powers."""
    agents_in_all: int = 0
    """How many agents it has."""
    reserve: int = 0
    """How many of them wait in the palace."""
    patronage: int = 0
    """Its cell on the patronage track."""
    bonuses: tuple[str, ...] = ()
    """Its bonuses of patronage."""
    former_patron: bool = False
    """Whether it had Machiavelli and let him go (V-PAT-2)."""
    trophies: tuple[int, ...] = ()
    """The seats from which it has a trophy."""
    war_tokens: int = 0
    """Its +1 tokens for the sieges of this Spring."""
    took_indulgence: bool = False
    """Whether it has taken an indulgence this year."""
    battles_won: tuple[str, ...] = ()
    """Cities before which it has won a battle on the plains this Spring, and may withdraw."""
    withdrawing: tuple[str, ...] = ()
    """Cities from which its troops withdraw when all sieges are over."""

    def cards(self) -> dict[str, str]:
        """The cards of the palace by their slots: rooms, what lies under their cards, courtiers."""
        rooms = list(enumerate(self.rooms, 1))
        slots = {f"room-{number}": room.card for number, room in rooms}
        slots |= {f"under-{number}": room.upgrade for number, room in rooms}
        slots |= {place.slot: place.card for place in (*self.left, *self.right)}
        return {slot: card for slot, card in slots.items() if card}


class City(msgspec.Struct, frozen=True):
    """A city of the board. What never changes (strength, roads, seas) is in the components."""

    open: bool
    """Whether it is in play with so many players."""
    owner: int | None
    """The seat that controls it; None: neutral."""
    troops: tuple[int, ...]
    """The troops there, seat by seat."""
    agent: int | None
    """The seat whose agent is there."""
    cathedral: str | None
    """The token of the cathedral that stands there."""
    besiegers: tuple[int, ...]
    """The seats that besiege it."""


class Power(msgspec.Struct, frozen=True):
    """One of the powers beyond the map."""

    ally: int | None
    """The seat that is allied with it."""
    agent: int | None
    """The seat whose agent is there."""


class Standing(msgspec.Struct, frozen=True):
    """How far a seat is on a track."""

    seat: int
    """The seat."""
    cell: int
    """Its cell, or how many it has."""


class Tracks(msgspec.Struct, frozen=True):
    """The tracks, each with the seats from the front; on one cell from the top of the stack down."""

    cities: tuple[Standing, ...]
    """The city track, whose last cell is "8 or more"."""
    city_stack: tuple[int, ...]
    """The seats by when they came to their cell, the last one first: who lies above whom."""
    next_order: tuple[int, ...]
    """The turn order that the city track would give now (V-ORD-1)."""
    patronage: tuple[Standing, ...]
    """The patronage track."""
    patronage_stack: tuple[int, ...]
    """The same as ``city_stack`` for the patronage track."""
    religion: tuple[Standing, ...]
    """The crosses of all, the most first; empty while family cards are secret."""


class Supply(msgspec.Struct, frozen=True):
    """What nobody has yet."""

    cards: dict[str, int]
    """How many of each noble can still be bought."""
    tokens: dict[str, int]
    """How many of each title, guild and cathedral can still be bought."""
    bonuses: tuple[str, ...]
    """The bonuses of patronage that are free."""
    indulgences: int
    """How many indulgences there still are."""
    war_tokens: int
    """How many +1 tokens there still are."""


class Goal(msgspec.Struct, frozen=True):
    """One of the ways in which a game comes to its last Winter (V-END-1)."""

    reason: Literal["cities", "patronage", "no-neutral-city", "years"]
    """The reason as an outcome names it."""
    now: int
    """How far the game is."""
    needed: int
    """How far it must be when Spring ends."""
    seats: tuple[int, ...]
    """Who is that far; empty where it is not about one seat."""


class Ending(msgspec.Struct, frozen=True):
    """How the game can end, and how near that is."""

    last_winter: str | None
    """Why this Winter is the last; None: it is not, or that is not known before Spring ends."""
    goals: tuple[Goal, ...]
    """Each way in which it can come to that."""


class Payment(msgspec.Struct, frozen=True):
    """The payment under way; until its last source all can be taken back."""

    purpose: str
    """What it is for: ``annex``, ``buy`` … (docs/virtu-notation.md)."""
    target: str | None
    """The city, place, power, source or item that it is for."""
    amount: int | None
    """For steps and wages: how many."""
    origin: str | None
    """Where the troop or agent comes from, or where the bought card will lie."""
    price: Symbols
    """What it costs."""
    missing: Symbols
    """What is still to be found; florins that the treasury holds do not count as missing."""
    from_treasury: int
    """The florins that the treasury would pay as it stands."""
    sources: tuple[str, ...]
    """What has paid so far with other symbols than florins; the room's own sources are in ``so_far``."""
    cashed: tuple[str, ...]
    """What has given florins into the treasury for it."""
    refreshed_on_the_way: tuple[str, ...]
    """Courtiers who may pay for extra rooms because the marker refreshes them on its free way (V-SPR-2)."""
    symbols_before: Symbols
    """Symbols that were left over before it: to these it goes back if it is cancelled."""
    room_before: tuple[str, ...]
    """The room's sources that were used before it."""


class SoFar(msgspec.Struct, frozen=True):
    """What the seat to move has used and done in its action so far."""

    paid: tuple[str, ...]
    """Sources that have paid in it: they cannot be turned by the same govern."""
    turned: tuple[str, ...]
    """Tokens that this govern has made available."""
    turns_left: int
    """How many tokens the last crown still turns."""
    room_used: tuple[str, ...]
    """The room's sources that are used up: ``room``, ``under``."""
    symbols: Symbols
    """Symbols that sources have given and that are not spent yet."""


class Way(msgspec.Struct, frozen=True):
    """The marker on its way through the palace."""

    steps_left: int
    """Rooms it has still to go."""
    walked: int
    """Rooms it has gone this Spring."""
    paid: tuple[str, ...]
    """Sources that paid for its extra rooms."""


class Fight(msgspec.Struct, frozen=True):
    """The siege or battle under way, or the one after which troops retreat or courtiers must go."""

    city: str
    """Where."""
    attacker: int
    """The seat that attacks."""
    rival: int | None
    """The seat against it; None: a neutral city."""
    plains: bool
    """Whether it is a battle of two besiegers on the plains."""
    attack_bonuses: int
    """Strength that the attacker has added."""
    defence_bonuses: int
    """Strength that the rival has added."""
    passes: int
    """How many have passed one after the other."""


class WinterSoFar(msgspec.Struct, frozen=True):
    """The Winter of the seat to move."""

    step: Literal["palace", "purchases", "hiring", "alliance"]
    """The step it is in; those before it are closed."""
    bought: tuple[str, ...]
    """What it has bought: one of each kind a Winter."""
    not_yet: tuple[str, ...]
    """What it has bought and may not use before the purchases are over."""
    symbols: Symbols
    """Symbols left over for the next purchase."""


class Prestige(msgspec.Struct, frozen=True):
    """What a seat would score if the game ended now (V-SCO)."""

    cities: int
    """For its cell on the city track, and for leading there."""
    patronage: int
    """For its cell on the patronage track, and for leading there."""
    printed: int
    """Printed on cards, tokens and bonuses."""
    religion: int
    """For its rank in crosses."""
    trophies: int
    """For trophies."""
    alliances: int
    """For alliances that no enemy agent hinders."""
    indulgences: int
    """What indulgences cost it, below nought."""
    total: int
    """The sum."""
    crosses: int
    """The crosses that count for religion."""
    crowns: int
    """The crowns in palace and domain, which break a tie."""


class View(msgspec.Struct, frozen=True):
    """What a seat, or a spectator, may know of a game of Virtù: everything but family cards that others still place."""

    game: str
    """``virtu``."""
    edition: str
    """The components: ``standard``, or an owner's."""
    options: tuple[str, ...]
    """The options agreed on."""
    seat: int | None
    """Whose view it is; None: a spectator's."""
    phase: Phase
    """What the game waits for."""
    stage: Stage
    """The part of the year."""
    to_move: int | None
    """The seat that decides; None while chance does, and at the end."""
    year: int
    """The year, from 1; 0 in the preparation."""
    order: tuple[int, ...]
    """The seats in turn order."""
    turn: int
    """The place in that order of the seat whose turn it is."""
    lot: bool
    """Whether the families are still to be drawn."""
    first: int | None
    """While they are: the seat that begins, if that is agreed."""
    houses: tuple[House, ...]
    """What each seat has."""
    cities: dict[str, City]
    """The board, by the names of the cities."""
    powers: dict[str, Power]
    """The powers, by name."""
    tracks: Tracks
    """City track, patronage and religion."""
    supply: Supply
    """What can still be had."""
    ending: Ending
    """How the game can end, and how near that is."""
    leonardo: tuple[str, ...]
    """The cities at which Leonardo's bonus has been used this Spring."""
    payment: Payment | None
    """The payment under way."""
    so_far: SoFar | None
    """In an action and its payments: what has been used and done in it."""
    way: Way | None
    """While an indulgence, or a payment, holds the marker up: its way."""
    chosen: str | None
    """What was chosen and needs one choice more: the place of an agent, the power of a discount, the card to put."""
    fight: Fight | None
    """The siege or battle that is decided, or was just now."""
    troops_left: int | None
    """In a retreat: troops that have still to go; in a dismissal: troops that may stay."""
    winter: WinterSoFar | None
    """After wages: how far the Winter of the seat to move is."""
    prestige: tuple[Prestige, ...] | None
    """What each seat would score now; None while family cards are secret."""
    strengths: tuple[int, int] | None
    """In a siege or battle: attack and defence as they stand."""
    siege: SiegeView | None
    """The same in its parts, and what each side can still reach."""
    outcome: Outcome | None
    """Who won and why, at the end."""
    legal: tuple[int, ...]
    """The legal actions of this seat; empty when it is not to move."""
    moves: tuple[str, ...]
    """The legal actions as texts."""
    ways: tuple[tuple[str, ...], ...]
    """While a payment is under way: the cheapest sensible ways to make it, the best first; `pay` is the first."""
    choices: tuple[Choice, ...]
    """For each legal action its price, the best way to pay it and what it changes."""
    barred: tuple[Barred, ...]
    """What belongs to this decision and is not possible, with the rule, the reason and what is missing."""
    annexations: dict[str, Annexation]
    """What each neutral city would cost the seat that looks (a spectator: the seat to move) as things stand, or why it
    cannot be annexed; in every phase."""
    rooms_ahead: tuple[RoomAhead, ...]
    """While a seat chooses how far its marker goes: every room, what the way costs and what happens on it."""
