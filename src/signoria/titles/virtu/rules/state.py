"""A game of Virtù at a moment: its parts, and the contract's way to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.engine.victory import shares
from signoria.titles.virtu.rules import phases, turns
from signoria.titles.virtu.rules.board import Board
from signoria.titles.virtu.rules.house import House
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import FIRST, OVER, PHASES, PREPARATION
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITY_BITS,
    COURT,
    COURT_BITS,
    NONE,
    OTTOMAN,
    POWER_PLACES,
    SLOT_TO_SOURCE,
    TOKEN_BITS,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.terms import Terms
from signoria.titles.virtu.rules.under_way import Payment, Siege

if TYPE_CHECKING:
    from signoria.engine.contract import Chance, Document, Event, Outcome
    from signoria.titles.virtu.text.view_types import View
    from signoria.titles.virtu.text.views import Sight

Note = tuple[str, list[int]]
"""Something that happened, in numbers: text/events.py makes an event of it."""

COURSE_FIELDS: Final = (
    "order", "year", "indulged", "former_patrons", "leonardo_used", "phase_code", "actor", "stage", "turn", "steps",
    "walked", "way_paid", "left", "winter_step", "fresh", "bought", "winners",
)  # fmt: skip
"""Where the game stands, in numbers; what else a state holds are its parts, and ``reason``."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A game at a moment. Its parts are open to the rules; use the methods."""

    __slots__ = (*COURSE_FIELDS, "board", "houses", "journal", "payment", "reason", "siege", "terms", "watched")

    def __init__(self, terms: Terms, houses: vec[House], board: Board, payment: Payment, siege: Siege) -> None:
        """Before the first decision: see `turns.begin`."""
        self.terms: Terms = terms
        self.houses: vec[House] = houses  # what each seat has
        self.board: Board = board
        self.payment: Payment = payment
        self.siege: Siege = siege
        # The year.
        self.order: i64 = 0  # the seats in turn order, four bits for each place
        self.year: i64 = 0
        self.indulged: i64 = 0  # the seats that took an indulgence this year, as a set
        self.former_patrons: i64 = 0  # the seats that had Machiavelli and let him go, as a set (V-PAT-2)
        self.leonardo_used: i64 = 0  # the cities at which Leonardo has helped this Spring, as a set
        # Whose turn it is, and what for.
        self.phase_code: i64 = FIRST
        self.actor: i64 = NONE
        self.stage: i64 = PREPARATION
        self.turn: i64 = 0  # the place in the order of the seat that acts
        self.steps: i64 = 0  # rooms the marker has still to go
        self.walked: i64 = 0  # rooms it has gone this Spring
        self.way_paid: i64 = 0  # sources that paid for its extra rooms
        self.left: i64 = 0  # troops that have still to retreat, or may stay
        self.winter_step: i64 = 0  # the steps of Winter before this one are closed
        self.fresh: i64 = 0  # sources bought this Winter
        self.bought: i64 = 0  # items bought this Winter
        # How it ended, and what happened.
        self.winners: i64 = 0
        self.reason: str = ""  # why this Winter is the last, or empty
        self.watched: bool = False
        self.journal: list[Note] | None = None  # of the last move, if it is watched

    def copy(self) -> State:
        houses = vec[House]([house.copy() for house in self.houses])
        twin = State(self.terms, houses, self.board.copy(), self.payment.copy(), self.siege.copy())
        twin.order = self.order
        twin.year = self.year
        twin.indulged = self.indulged
        twin.former_patrons = self.former_patrons
        twin.leonardo_used = self.leonardo_used
        twin.phase_code = self.phase_code
        twin.actor = self.actor
        twin.stage = self.stage
        twin.turn = self.turn
        twin.steps = self.steps
        twin.walked = self.walked
        twin.way_paid = self.way_paid
        twin.left = self.left
        twin.winter_step = self.winter_step
        twin.fresh = self.fresh
        twin.bought = self.bought
        twin.winners = self.winners
        twin.reason = self.reason
        return twin

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
    def last(self) -> bool:
        """Is this Winter the last?"""
        return self.reason != ""

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
        from signoria.titles.virtu.rules.pickling import restore, stored

        return restore, stored(self)

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

    def sight(self) -> Sight:
        """For many eyes at once."""
        from signoria.titles.virtu.text.views import sight_of

        return sight_of(self)

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
        if self.journal is not None:
            self.journal.append((what, numbers))

    def notes(self) -> list[Note]:
        """What was noted in the last move."""
        return [] if self.journal is None else self.journal

    def events(self, seat: int | None) -> list[Event]:
        """What happened in the last move, as that seat (None: a spectator) may know it."""
        from signoria.titles.virtu.text.events import events_of

        return events_of(self, seat)

    # -- small readings the rules share

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for a decision of that seat."""
        self.phase_code = phase
        self.actor = seat

    def seat_at(self, place: i64) -> i64:
        """The seat at a place of the turn order."""
        return self.order >> 4 * place & 15

    def agent_at(self, place: i64) -> i64:
        """The seat whose agent is there, or NONE."""
        bit = BIT[place]
        if not self.board.occupied & bit:
            return NONE
        seat: i64 = 0
        while not self.houses[seat].agents & bit:
            seat += 1
        return seat

    def enemy_agent_at(self, seat: i64, place: i64) -> bool:
        return self.board.occupied & ~self.houses[seat].agents & BIT[place] != 0

    def usable(self, seat: i64) -> i64:
        """The sources that a seat may use now: all available, but no alliance with an enemy agent on it (V-WIN-5)."""
        house = self.houses[seat]
        hindered = self.board.occupied & ~house.agents
        return house.ready & ~(hindered >> POWER_PLACES << OTTOMAN)

    def symbols(self, seat: i64, source: i64) -> i64:
        """The symbols of a token, courtier or alliance."""
        terms = self.terms
        if source < COURT:
            return terms.token_symbols[source]
        if source < OTTOMAN:
            return terms.card_symbols[self.houses[seat].card(source - SLOT_TO_SOURCE)]
        return terms.alliance_symbols[source - OTTOMAN]

    def coins(self, seat: i64) -> i64:
        """The available sources whose florins may be cashed (V-PAY-3)."""
        house = self.houses[seat]
        ready = house.ready & ~self.fresh
        found = ready & self.terms.coins
        courtiers = ready & COURT_BITS
        while courtiers:
            source = lowest_bit(courtiers)
            if self.terms.card_symbols[house.card(source - SLOT_TO_SOURCE)] & 255:
                found |= BIT[source]
            courtiers &= courtiers - 1
        return found

    def extra_places(self, seat: i64) -> i64:
        """How many shaded courtier places a seat may use (V-WIN-3, V-ORD-2, V-PAT-3)."""
        terms = self.terms
        house = self.houses[seat]
        places: i64 = 1 if house.city_count() >= terms.place_cities else 0
        tokens = house.domain & TOKEN_BITS & ~CITY_BITS
        while tokens:
            places += terms.token_places[lowest_bit(tokens)]
            tokens &= tokens - 1
        bonuses = house.bonuses
        while bonuses:
            places += terms.bonus_places[lowest_bit(bonuses)]
            bonuses &= bonuses - 1
        return places

    def free_places(self, seat: i64) -> i64:
        """The courtier places where a card may be put, as a set of sources."""
        taken = self.houses[seat].courtiers()
        free = COURT_BITS & ~taken
        if popcount(taken & self.terms.shaded) >= self.extra_places(seat):
            free &= ~self.terms.shaded
        return free
