"""What one seat has: its palace, its domain, its purse, its agents, its places on the tracks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules.pieces import BIT, CITY_BITS, COURTIERS, NONE, SLOT_TO_SOURCE, popcount

CARD_BITS: Final = 5
CARD_MASK: Final = 31

HOUSE_FIELDS: Final = (
    "rooms", "court", "domain", "ready", "treasury", "agents", "agents_in_all", "marker", "indulgences", "patronage",
    "bonuses", "trophies", "arrived", "promoted", "war_tokens", "won", "leaving",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class House:
    """The house of a seat. A set is one word, a bit for each member."""

    __slots__ = HOUSE_FIELDS

    def __init__(
        self,
        rooms: i64, court: i64, domain: i64, ready: i64, treasury: i64, agents: i64, agents_in_all: i64, marker: i64,
        indulgences: i64, patronage: i64, bonuses: i64, trophies: i64, arrived: i64, promoted: i64, war_tokens: i64,
        won: i64, leaving: i64,
    ) -> None:  # fmt: skip
        self.rooms: i64 = rooms  # the cards in the rooms and under them, five bits for each slot
        self.court: i64 = court  # the cards in the courtier places, the same
        self.domain: i64 = domain  # the tokens, as a set
        self.ready: i64 = ready  # the tokens, courtiers and alliances that are available, as a set of sources
        self.treasury: i64 = treasury  # florins
        self.agents: i64 = agents  # the places of the agents, as a set
        self.agents_in_all: i64 = agents_in_all
        self.marker: i64 = marker  # the room, or NONE
        self.indulgences: i64 = indulgences  # the rooms, as a set
        self.patronage: i64 = patronage  # the cell on the track
        self.bonuses: i64 = bonuses  # of patronage, as a set
        self.trophies: i64 = trophies  # the seats, as a set
        self.arrived: i64 = arrived  # when on its cell of the city track: the latest lies on top
        self.promoted: i64 = promoted  # the same on the patronage track
        self.war_tokens: i64 = war_tokens
        self.won: i64 = won  # cities before which a battle on the plains was won
        self.leaving: i64 = leaving  # cities from which troops withdraw at the end

    def copy(self) -> House:
        return House(
            self.rooms, self.court, self.domain, self.ready, self.treasury, self.agents, self.agents_in_all,
            self.marker, self.indulgences, self.patronage, self.bonuses, self.trophies, self.arrived, self.promoted,
            self.war_tokens, self.won, self.leaving,
        )  # fmt: skip

    # -- cards

    def card(self, slot: i64) -> i64:
        if slot < COURTIERS:
            return self.rooms >> CARD_BITS * slot & CARD_MASK
        return self.court >> CARD_BITS * (slot - COURTIERS) & CARD_MASK

    def set_card(self, slot: i64, card: i64) -> None:
        if slot < COURTIERS:
            unit = BIT[CARD_BITS * slot]
            self.rooms = (self.rooms & ~(CARD_MASK * unit)) + card * unit
        else:
            unit = BIT[CARD_BITS * (slot - COURTIERS)]
            self.court = (self.court & ~(CARD_MASK * unit)) + card * unit

    def has_card(self, card: i64) -> bool:
        return holds(self.rooms, card) or holds(self.court, card)

    def courtiers(self) -> i64:
        """The occupied courtier places, as a set of sources."""
        found: i64 = 0
        bit = BIT[COURTIERS + SLOT_TO_SOURCE]
        cards = self.court
        while cards:
            if cards & CARD_MASK:
                found |= bit
            bit += bit
            cards >>= CARD_BITS
        return found

    # -- cities

    def cities(self) -> i64:
        """The cities it controls, as a set."""
        return self.domain & CITY_BITS

    def city_count(self) -> i64:
        return popcount(self.domain & CITY_BITS)


def holds(cards: i64, card: i64) -> bool:
    while cards:
        if cards & CARD_MASK == card:
            return True
        cards >>= CARD_BITS
    return False


def empty_house() -> House:
    return House(0, 0, 0, 0, 0, 0, 0, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0)
