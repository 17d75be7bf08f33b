"""What is on the table: the moving parts of a game of Virtù, and the contract's way to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.engine.victory import shares
from signoria.titles.virtu.rules import phases, turns
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import FIRST, FOR_NOTHING, OVER, PHASES, PREPARATION
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITY_BITS,
    COURT,
    COURT_BITS,
    COURTIERS,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    SLOT_TO_SOURCE,
    SLOTS,
    TOKEN_BITS,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.terms import Terms

if TYPE_CHECKING:
    from signoria.engine.contract import Chance, Document, Event, Outcome
    from signoria.titles.virtu.text.view_types import View

Note = tuple[str, list[int]]
"""Something that happened, in numbers: story.py makes an event of it."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A game at a moment. Fields are open to the rules; use the methods."""

    __slots__ = (
        "actor", "agents", "allies", "arms", "arrived", "attack", "attacker", "bonuses", "borrowed", "bought", "cashed",
        "cathedrals", "city", "clock", "credit", "defence", "domain", "either", "former_patrons", "fresh", "indulged",
        "indulgences", "journal", "last", "leaving", "left", "leonardo_used", "marker", "need", "order", "origin",
        "paid", "palace", "passes", "patron", "phase_code", "plains", "pledged", "pool", "pool_before", "promoted",
        "purpose", "ready", "reason", "rival", "room_before", "room_used", "ruler", "spies", "stage", "steps", "supply",
        "target", "terms", "treasury", "troops", "trophies", "turn", "turned", "walked", "watched", "way_paid",
        "winners", "winter_step", "won", "year",
    )  # fmt: skip

    def __init__(self, terms: Terms, palace: vec[i64], houses: vec[i64], board: vec[i64], order: vec[i64]) -> None:
        """``houses``: zeros for the seats; ``board``: zeros for the cities. The fields share them until `part`."""
        self.terms: Terms = terms
        # What each seat has.
        self.palace: vec[i64] = palace  # the card in each slot, sixteen for each seat
        self.domain: vec[i64] = houses  # the tokens, as a set
        self.ready: vec[i64] = houses  # the tokens, courtiers and alliances that are available, as a set of sources
        self.treasury: vec[i64] = houses
        self.agents: vec[i64] = houses  # the places of the agents, as a set
        self.spies: vec[i64] = houses  # how many agents there are
        self.marker: vec[i64] = houses  # the room, or NONE
        self.indulgences: vec[i64] = houses  # the rooms, as a set
        self.patron: vec[i64] = houses  # the cell on the patronage track
        self.bonuses: vec[i64] = houses  # of patronage, as a set
        self.trophies: vec[i64] = houses  # the seats, as a set
        self.arrived: vec[i64] = houses  # when on its cell of the city track: the latest lies on top
        self.promoted: vec[i64] = houses  # the same on the patronage track
        self.arms: vec[i64] = houses  # +1 war tokens
        self.won: vec[i64] = houses  # cities before which a battle on the plains was won
        self.leaving: vec[i64] = houses  # cities from which troops withdraw at the end
        # What lies on the board.
        self.troops: vec[i64] = board  # four bits for each seat
        self.ruler: vec[i64] = board  # the seat, or NONE
        self.cathedrals: vec[i64] = order  # the city of each cathedral token, or NONE
        self.allies: vec[i64] = order  # the seat allied with each power, or NONE
        self.order: vec[i64] = order  # the seats in turn order
        self.supply: i64 = terms.supply
        self.clock: i64 = 0
        self.year: i64 = 0
        self.last: bool = False  # this Winter is the last
        self.indulged: i64 = 0  # the seats that took an indulgence this year, as a set
        self.former_patrons: i64 = 0  # the seats that had Machiavelli and let him go, as a set (V-PAT-2)
        # Whose turn it is, and what for.
        self.phase_code: i64 = FIRST
        self.actor: i64 = NONE
        self.stage: i64 = PREPARATION
        self.turn: i64 = 0  # the place in the order of the seat that acts
        self.steps: i64 = 0  # rooms the marker has still to go
        self.walked: i64 = 0  # rooms it has gone this Spring
        self.way_paid: i64 = 0  # sources that paid for its extra rooms
        self.left: i64 = 0  # troops that have still to retreat, or may stay
        # The payment under way, and the action it is for.
        self.purpose: i64 = FOR_NOTHING
        self.target: i64 = NONE
        self.origin: i64 = NONE
        self.need: i64 = 0
        self.either: i64 = 0  # crowns or crosses needed besides
        self.pool: i64 = 0  # symbols used and not yet spent
        self.pool_before: i64 = 0
        self.pledged: i64 = 0  # sources used in this payment, for other symbols than florins
        self.cashed: i64 = 0  # sources whose florins this payment took
        self.borrowed: i64 = 0  # courtiers that the marker will refresh before it pays for extra rooms
        self.room_used: i64 = 0  # room cards used in this action, as sources
        self.room_before: i64 = 0
        self.paid: i64 = 0  # sources that paid for this govern
        self.turned: i64 = 0  # tokens that this govern made available
        self.credit: i64 = 0  # tokens that the last crown still turns
        self.winter_step: i64 = 0  # the steps of Winter before this one are closed
        self.fresh: i64 = 0  # sources bought this Winter
        self.bought: i64 = 0  # items bought this Winter
        # The siege or battle under way.
        self.city: i64 = NONE
        self.attacker: i64 = NONE
        self.rival: i64 = NONE
        self.plains: bool = False
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.passes: i64 = 0
        self.leonardo_used: i64 = 0  # the cities at which Leonardo has helped this Spring, as a set
        # How it ended, and what happened.
        self.winners: i64 = 0
        self.reason: str = ""
        self.watched: bool = False
        self.journal: list[Note] = []

    def copy(self) -> State:
        twin = State(self.terms, self.palace[:], self.domain[:], self.troops[:], self.order[:])
        twin.ready = self.ready[:]
        twin.treasury = self.treasury[:]
        twin.agents = self.agents[:]
        twin.spies = self.spies[:]
        twin.marker = self.marker[:]
        twin.indulgences = self.indulgences[:]
        twin.patron = self.patron[:]
        twin.bonuses = self.bonuses[:]
        twin.trophies = self.trophies[:]
        twin.arrived = self.arrived[:]
        twin.promoted = self.promoted[:]
        twin.arms = self.arms[:]
        twin.won = self.won[:]
        twin.leaving = self.leaving[:]
        twin.ruler = self.ruler[:]
        twin.cathedrals = self.cathedrals[:]
        twin.allies = self.allies[:]
        twin.supply = self.supply
        twin.clock = self.clock
        twin.year = self.year
        twin.last = self.last
        twin.indulged = self.indulged
        twin.former_patrons = self.former_patrons
        self.copy_moment(twin)
        return twin

    def part(self) -> None:
        """Give every field of a new state a table of its own."""
        twin = self.copy()
        self.domain = twin.domain
        self.ready = twin.ready
        self.treasury = twin.treasury
        self.agents = twin.agents
        self.spies = twin.spies
        self.marker = twin.marker
        self.indulgences = twin.indulgences
        self.patron = twin.patron
        self.bonuses = twin.bonuses
        self.trophies = twin.trophies
        self.arrived = twin.arrived
        self.promoted = twin.promoted
        self.arms = twin.arms
        self.won = twin.won
        self.leaving = twin.leaving
        self.troops = twin.troops
        self.ruler = twin.ruler

    def copy_moment(self, twin: State) -> None:
        """Copy whose turn it is, the payment and the siege."""
        twin.phase_code = self.phase_code
        twin.actor = self.actor
        twin.stage = self.stage
        twin.turn = self.turn
        twin.steps = self.steps
        twin.walked = self.walked
        twin.way_paid = self.way_paid
        twin.left = self.left
        twin.purpose = self.purpose
        twin.target = self.target
        twin.origin = self.origin
        twin.need = self.need
        twin.either = self.either
        twin.pool = self.pool
        twin.pool_before = self.pool_before
        twin.pledged = self.pledged
        twin.cashed = self.cashed
        twin.borrowed = self.borrowed
        twin.room_used = self.room_used
        twin.room_before = self.room_before
        twin.paid = self.paid
        twin.turned = self.turned
        twin.credit = self.credit
        twin.winter_step = self.winter_step
        twin.fresh = self.fresh
        twin.bought = self.bought
        twin.city = self.city
        twin.attacker = self.attacker
        twin.rival = self.rival
        twin.plains = self.plains
        twin.attack = self.attack
        twin.defence = self.defence
        twin.passes = self.passes
        twin.leonardo_used = self.leonardo_used
        twin.winners = self.winners
        twin.reason = self.reason

    # -- where the game stands

    @property
    def over(self) -> bool:
        return self.phase_code == OVER

    @property
    def waits_for_chance(self) -> bool:
        return self.phase_code == FIRST

    @property
    def phase(self) -> str:
        return PHASES[self.phase_code]

    @property
    def to_move(self) -> int | None:
        if self.phase_code == FIRST or self.phase_code == OVER:
            return None
        return self.actor

    @property
    def outcome(self) -> Outcome | None:
        from signoria.titles.virtu.text.views import outcome_of

        return outcome_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a state changes; hash its position")

    def __reduce__(self) -> tuple[object, ...]:
        from signoria.titles.virtu.text.position_reader import from_position

        return from_position, (self.position(),)

    # -- acting

    def returns(self) -> tuple[float, ...]:
        return shares(self.outcome, self.terms.seats)

    def showable(self, _seat: int) -> tuple[str, ...]:
        return ()

    def legal(self) -> list[int]:
        """The legal actions, in ascending order."""
        options = Options()
        phases.legal(self, options)
        return sorted([options.items[n] for n in range(options.count)])

    def apply(self, action: i64) -> None:
        """Make a move of the seat to move; IllegalMove names the rule if it may not, and nothing changes."""
        if not phases.is_legal(self, action):
            self.refuse(action)
        if self.watched:
            self.journal = []
        phases.apply(self, action)

    def refuse(self, action: int) -> None:
        from signoria.titles.virtu.text.refusals import refusal

        raise refusal(self, action)

    def text(self, action: int) -> str:
        from signoria.titles.virtu.text.notation import text_of

        return text_of(self, action)

    def parse(self, text: str) -> int:
        from signoria.titles.virtu.text.notation import action_of

        return action_of(self, text)

    # -- chance: the families, where lots are drawn, and who begins (until then ``actor`` says who, if that is agreed)

    def chance(self) -> Chance:
        from signoria.titles.virtu.text.notation import chance_of

        return chance_of(self)

    def deal(self, rng: Rng) -> None:
        """Let a generator decide what the state waits for."""
        chance = self.chance()
        pool = list(chance.pool)
        self.deal_cards([pool.pop(rng.below(len(pool))) for _ in range(chance.count)])

    def deal_cards(self, drawn: Sequence[str]) -> None:
        """V-SET-1: the families, if lots are drawn; V-SET-4: who begins."""
        from signoria.titles.virtu.text.notation import first_drawn, lot_drawn

        if self.terms.lot:
            self.terms = lot_drawn(self, drawn)
            first = self.actor
        else:
            first = first_drawn(self, drawn)
        if self.watched:
            self.journal = []
        if first != NONE:
            turns.begin(self, first)

    # -- knowing

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know."""
        from signoria.titles.virtu.text.views import view_of

        return view_of(self, seat)

    def observe(self, seat: int | None, out: object) -> None:
        """Write what a seat (None: a spectator) may know into a buffer of int32: see observation_fields.py."""
        from signoria.titles.virtu.rules.observation import observe

        observe(self, seat, out)

    def ways(self) -> list[list[int]]:
        """While a payment is under way: the cheapest sensible ways to make it, the best first, each as actions."""
        from signoria.titles.virtu.text.ways import ways_of

        return ways_of(self)

    def position(self) -> Document:
        from signoria.titles.virtu.text.positions import position_of

        return position_of(self)

    def watch(self) -> None:
        """From now on, keep what happens in each move for ``events``."""
        self.watched = True
        self.journal = []

    def note(self, what: str, numbers: list[int]) -> None:
        self.journal.append((what, numbers))

    def events(self, seat: int | None) -> list[Event]:
        """What happened in the last move, as that seat (None: a spectator) may know it."""
        from signoria.titles.virtu.text.events import events_of

        return events_of(self, seat)

    # -- small readings the rules share

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a decision of that seat."""
        self.phase_code = phase
        self.actor = seat

    def card(self, seat: i64, slot: i64) -> i64:
        return self.palace[seat * SLOTS + slot]

    def set_card(self, seat: i64, slot: i64, card: i64) -> None:
        self.palace[seat * SLOTS + slot] = card

    def cities(self, seat: i64) -> i64:
        """The set of cities a seat controls."""
        return self.domain[seat] & CITY_BITS

    def city_count(self, seat: i64) -> i64:
        return popcount(self.domain[seat] & CITY_BITS)

    def troops_at(self, seat: i64, city: i64) -> i64:
        return self.troops[city] >> 4 * seat & 15

    def troops_of(self, seat: i64) -> i64:
        total: i64 = 0
        shift = 4 * seat
        for city in range(len(self.troops)):
            total += self.troops[city] >> shift & 15
        return total

    def agent_at(self, place: i64) -> i64:
        """The seat whose agent is there, or NONE."""
        bit = BIT[place]
        for seat in range(self.terms.seats):
            if self.agents[seat] & bit:
                return seat
        return NONE

    def enemy_agent_at(self, seat: i64, place: i64) -> bool:
        bit = BIT[place]
        for other in range(self.terms.seats):
            if other != seat and self.agents[other] & bit:
                return True
        return False

    def usable(self, seat: i64) -> i64:
        """The sources that a seat may use now: all available, but no alliance with an enemy agent on it (V-WIN-5)."""
        ready = self.ready[seat]
        allied = ready >> OTTOMAN
        while allied:
            power = lowest_bit(allied)
            if self.enemy_agent_at(seat, POWER_PLACES + power):
                ready &= ~BIT[OTTOMAN + power]
            allied &= allied - 1
        return ready

    def symbols(self, seat: i64, source: i64) -> i64:
        """The symbols of a token, courtier or alliance."""
        terms = self.terms
        if source < COURT:
            return terms.token_symbols[source]
        if source < OTTOMAN:
            return terms.card_symbols[self.palace[seat * SLOTS + source - SLOT_TO_SOURCE]]
        return terms.alliance_symbols[source - OTTOMAN]

    def coins(self, seat: i64) -> i64:
        """The available sources whose florins may be cashed (V-PAY-3)."""
        ready = self.ready[seat] & ~self.fresh
        found = ready & self.terms.coins
        courtiers = (ready & COURT_BITS) >> COURT
        slot: i64 = COURTIERS
        while courtiers:
            if courtiers & 1 and self.terms.card_symbols[self.palace[seat * SLOTS + slot]] & 255:
                found |= BIT[slot + SLOT_TO_SOURCE]
            courtiers >>= 1
            slot += 1
        return found

    def extra_places(self, seat: i64) -> i64:
        """How many shaded courtier places a seat may use (V-WIN-3, V-ORD-2, V-PAT-3)."""
        terms = self.terms
        places: i64 = 1 if self.city_count(seat) >= terms.place_cities else 0
        tokens = self.domain[seat] & TOKEN_BITS & ~CITY_BITS
        while tokens:
            places += terms.token_places[lowest_bit(tokens)]
            tokens &= tokens - 1
        bonuses = self.bonuses[seat]
        while bonuses:
            places += terms.bonus_places[lowest_bit(bonuses)]
            bonuses &= bonuses - 1
        return places

    def courtiers(self, seat: i64) -> i64:
        """The occupied courtier places, as a set of sources."""
        found: i64 = 0
        for slot in range(i64(COURTIERS), i64(SLOTS)):
            if self.palace[seat * SLOTS + slot]:
                found |= BIT[slot + SLOT_TO_SOURCE]
        return found

    def free_places(self, seat: i64) -> i64:
        """The courtier places where a card may be put, as a set of sources."""
        taken = self.courtiers(seat)
        free = COURT_BITS & ~taken
        if popcount(taken & self.terms.shaded) >= self.extra_places(seat):
            free &= ~self.terms.shaded
        return free
