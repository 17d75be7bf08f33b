"""What a view knows, as numbers: for programs that learn.

Seats are counted from the viewer on around the table (for a spectator from seat 0): 1 is the viewer, 2 who sits next.
Where a number names a seat, a city, a card or the like, it is counted from 1 and 0 means none. What there is not (seats
beyond the number of players, a payment while nothing is paid) is all 0.
"""

from __future__ import annotations

from typing import Final

from signoria.titles.virtu.rules.pieces import (
    BONUSES,
    CATHEDRALS,
    CITIES,
    COURT,
    COURTIERS,
    ITEMS,
    KINDS,
    NOBLES,
    PLACES,
    ROOMS,
    SLOTS,
    SOURCES,
)

MOST_SEATS: Final = 5
POWERS: Final = 3

Table = tuple[tuple[str, int, str], ...]
"""Fields in their order: name, size and meaning."""

GAME: Final[Table] = (
    ("seats", 1, "how many players"),
    ("viewer", 1, "the seat whose observation it is, counted from 1 as the table does; 0: a spectator's"),
    ("one-agent", 1, "1 with this option"),
    ("lot", 1, "1 while the families are to be drawn"),
    ("first", 1, "while they are: the seat that begins, if that is agreed"),
    ("phase", 1, "what the game waits for, from 0, in the order of the table of actions in docs/virtu-notation.md"),
    ("stage", 1, "the part of the year, from 0: preparation, spring, sieges, withdrawals, winter"),
    ("year", 1, "the year"),
    ("to-move", 1, "the seat that decides"),
    ("order", MOST_SEATS, "the seats in turn order"),
    ("turn", 1, "the place in the order of the seat whose turn it is, from 0"),
    ("last-winter", 1, "1 if this Winter is the last"),
    ("family", MOST_SEATS, "the family of each seat"),
    ("winners", MOST_SEATS, "1 for each seat that has won"),
)
HOUSE: Final[Table] = (
    ("florins", 1, "the treasury"),
    ("palace", SLOTS, "the card in each slot: five rooms, five places under their cards, six courtier places"),
    ("courtiers", SLOTS - COURTIERS, "of each courtier place: 1 used, 2 available"),
    ("domain", COURT, "of each token: 1 used, 2 available"),
    ("alliances", POWERS, "of each power: 1 used, 2 available"),
    ("marker", 1, "the room of the marker"),
    ("indulgences", ROOMS, "1 for each room with an indulgence"),
    ("took-indulgence", 1, "1 if it took one this year"),
    ("troops", CITIES, "the troops in each city"),
    ("agents-in-all", 1, "how many agents it has"),
    ("patronage", 1, "the cell on the patronage track"),
    ("bonuses", BONUSES, "1 for each bonus of patronage"),
    ("former-patron", 1, "1 if it let Machiavelli go"),
    ("trophies", MOST_SEATS, "1 for each seat from which it has a trophy"),
    ("war-tokens", 1, "its +1 tokens"),
    ("battles-won", CITIES, "1 where it won a battle on the plains this Spring"),
    ("withdrawing", CITIES, "1 where its troops withdraw after the sieges"),
    ("city-stack", 1, "how many seats came to their cell of the city track before it"),
    ("patronage-stack", 1, "the same for the patronage track"),
    ("prestige", 1, "what it would score now; 0 while family cards are secret"),
    ("crosses", 1, "its crosses that count for religion; 0 while family cards are secret"),
)
BOARD: Final[Table] = (
    ("open", CITIES, "1 for each city that is in play"),
    ("owner", CITIES, "the seat that controls each city"),
    ("agent", PLACES, "the seat whose agent is in each place: cities, rooms seat by seat, powers"),
    ("cathedral", CATHEDRALS, "the city of each cathedral token"),
    ("supply", NOBLES, "how many of each noble can still be bought"),
    ("leonardo", CITIES, "1 where Leonardo's bonus has been used this Spring"),
)
PAYMENT: Final[Table] = (
    ("purpose", 1, "what the payment under way is for, in the order of docs/virtu-notation.md"),
    ("origin", 1, "where the troop or agent comes from, or the slot of the bought card"),
    ("price", KINDS, "the symbols of the price"),
    ("either", 1, "crowns or crosses of the price besides"),
    ("symbols-before", KINDS, "symbols that were left over before it"),
    ("sources", SOURCES, "1 for each source that has paid"),
    ("cashed", SOURCES, "1 for each source that has given florins"),
    ("refreshed", SOURCES, "1 for each courtier who may pay because the marker will refresh them"),
    ("room-before", 2, "1 if the room's card, and the one under it, were used before"),
)
ACTION_SO_FAR: Final[Table] = (
    ("symbols", KINDS, "symbols given and not yet spent"),
    ("paid", SOURCES, "1 for each source that has paid in this action"),
    ("turned", SOURCES, "1 for each token that this govern has made available"),
    ("turns-left", 1, "tokens that the last crown still turns"),
    ("room-used", 2, "1 if the room's card, and the one under it, are used"),
)
WAY: Final[Table] = (
    ("steps-left", 1, "rooms the marker has still to go"),
    ("walked", 1, "rooms it has gone"),
    ("way-paid", SOURCES, "1 for each source that paid for its extra rooms"),
)
FIGHT: Final[Table] = (
    ("fight", 4, "the siege or battle: city, attacker, rival, 1 on the plains"),
    ("fight-bonuses", 2, "what attacker and rival have added"),
    ("passes", 1, "how many have passed one after the other"),
)
WINTER_SO_FAR: Final[Table] = (
    ("winter-step", 1, "the step of Winter, from 1"),
    ("bought", ITEMS, "1 for each kind of item bought this Winter"),
    ("not-yet", SOURCES, "1 for each source bought that may not be used yet"),
    ("winter-symbols", KINDS, "symbols left over for the next purchase"),
)
CHOICE: Final[Table] = (
    ("target", 1, "what is paid for, or was chosen: city, place, source, power, item or number"),
    ("troops-left", 1, "troops that have still to retreat, or may stay"),
)


AFTER_HOUSES: Final[tuple[Table, ...]] = (BOARD, PAYMENT, ACTION_SO_FAR, WAY, FIGHT, WINTER_SO_FAR, CHOICE)


def size_of(table: Table) -> int:
    return sum([size for _, size, _ in table])


def fields() -> list[tuple[str, int, str]]:
    """All fields in their order; those of the houses once for each seat, from the viewer on."""
    houses = [(f"house-{n + 1}.{name}", size, meaning) for n in range(MOST_SEATS) for name, size, meaning in HOUSE]
    return [*GAME, *houses, *(field for table in AFTER_HOUSES for field in table)]


SIZE: Final[int] = size_of(GAME) + MOST_SEATS * size_of(HOUSE) + sum([size_of(table) for table in AFTER_HOUSES])
HOUSE_SIZE: Final[int] = size_of(HOUSE)
PAYMENT_SIZE: Final[int] = size_of(PAYMENT)
ACTION_SO_FAR_SIZE: Final[int] = size_of(ACTION_SO_FAR)
WAY_SIZE: Final[int] = size_of(WAY)
FIGHT_SIZE: Final[int] = size_of(FIGHT)
WINTER_SO_FAR_SIZE: Final[int] = size_of(WINTER_SO_FAR)
