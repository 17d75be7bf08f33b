"""A position back into a state; what no game can reach is refused with a clear sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from signoria.engine.contract import LOT, Setup
from signoria.engine.errors import InvalidError
from signoria.titles.virtu.components import setups
from signoria.titles.virtu.components.setups import box_of, families_of, terms_for
from signoria.titles.virtu.rules.phase_codes import PHASES, PURPOSES, STAGES, WINTER_STEPS
from signoria.titles.virtu.rules.pieces import (
    ARTILLERY,
    ARTILLERY_BONUS,
    BONUS_IDS,
    CATHEDRAL,
    CATHEDRALS,
    CITIES,
    MACHIAVELLI,
    NOBLES,
    NONE,
    POWERS,
    ROOMS,
    SLOTS,
    SYMBOLS,
)
from signoria.titles.virtu.rules.playout import fresh
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.text.notation import Names, names_of
from signoria.titles.virtu.text.position_checks import check, refuse_unless
from signoria.titles.virtu.text.positions import target_names

MOST_YEARS = 1000

Small = Annotated[int, msgspec.Meta(ge=0, le=100)]
Florins = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat. Only what differs from an empty house need be written."""

    family: str = ""
    florins: Florins = 0
    palace: dict[str, str] = {}
    tokens: list[str] = []
    used: list[str] = []
    marker: Small | None = None
    indulgences: list[Small] = []
    indulged: bool = False
    troops: dict[str, Small] = {}
    agents: list[str] = []
    agents_in_all: Small | None = None
    patronage: Small = 0
    bonuses: list[str] = []
    trophies: list[int] = []
    war_tokens: Small = 0
    won: list[str] = []
    leaving: list[str] = []
    former_patron: bool = False


class Payment(msgspec.Struct, forbid_unknown_fields=True):
    purpose: str
    target: str | Small | None = None
    origin: str | None = None
    need: dict[str, Small] = {}
    either: Small = 0
    pledged: list[str] = []
    cashed: list[str] = []
    borrowed: list[str] = []
    pool_before: dict[str, Small] = {}
    room_before: list[str] = []


class ActionSoFar(msgspec.Struct, forbid_unknown_fields=True):
    paid: list[str] = []
    turned: list[str] = []
    credit: Small = 0
    room_used: list[str] = []
    pool: dict[str, Small] = {}


class Siege(msgspec.Struct, forbid_unknown_fields=True):
    city: str
    attacker: int
    rival: int | None = None
    plains: bool = False
    attack: Small = 0
    defence: Small = 0
    passes: Small = 0


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    target: str


class WinterSoFar(msgspec.Struct, forbid_unknown_fields=True):
    step: str = WINTER_STEPS[0]
    bought: list[str] = []
    fresh: list[str] = []
    pool: dict[str, Small] = {}


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """The marker's: rooms still to go, rooms gone, sources that paid for the extra ones."""

    steps: Small = 0
    walked: Small = 0
    paid: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What may be written in a position. Only the seats are needed; docs/virtu-notation.md explains the rest."""

    seats: list[Seat]
    families: Literal["lot"] | None = None
    first: Small | None = None
    game: Literal["virtu"] = "virtu"
    edition: str = ""
    options: tuple[str, ...] = ()
    year: Florins = 1
    stage: str = "spring"
    phase: str = "marker"
    to_move: int | None = None
    order: list[int] | None = None
    turn: Small | None = None
    cities: dict[str, int] | None = None
    cathedrals: list[str] = []
    alliances: dict[str, int] = {}
    city_track: list[int] | None = None
    patronage_track: list[int] | None = None
    payment: Payment | None = None
    action: ActionSoFar = msgspec.field(default_factory=ActionSoFar)
    way: Way = msgspec.field(default_factory=Way)
    left: Small = 0
    siege: Siege | None = None
    chosen: Chosen | None = None
    winter: WinterSoFar = msgspec.field(default_factory=WinterSoFar)
    leonardo: list[str] = []
    last: str = ""
    winners: list[int] = []


def number_of(name: str | int | None, known: Sequence[str], what: str) -> int:
    if name not in known or name == "":
        raise InvalidError(f"There is no {what} {str(name)[:40]!r}; there is {', '.join(filter(None, known))}.")
    return known.index(str(name))


def mask_of(listed: Iterable[str], known: Sequence[str], what: str) -> int:
    mask = 0
    for name in listed:
        mask |= 1 << number_of(name, known, what)
    return mask


def bundle_from(symbols: Mapping[str, int]) -> int:
    return sum(count << 8 * number_of(symbol, SYMBOLS, "symbol") for symbol, count in symbols.items())


def from_position(document: Mapping[str, Any]) -> State:
    """The state that a position describes; InvalidError says what is wrong with it."""
    try:
        position = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        raise InvalidError(f"This is not a position: {error}.") from None
    setup = setup_of(position)
    if position.phase == "first":
        return fresh(terms_for(setup), NONE if setup.first is None else setup.first)
    state = fresh(terms_for(setup), 0)
    known = names_of(state)
    reader = Reader(state, position, known)
    reader.read_board()
    for number, seat in enumerate(position.seats):
        reader.read_seat(number, seat)
    reader.read_progress()
    reader.read_moment()
    check(state)
    return state


def setup_of(position: Position) -> Setup:
    """The set-up of the game; a seat without a family has that of V-SET-1's order."""
    seats, lot = len(position.seats), position.families is not None
    refuse_unless(lot or position.first is None, "V-SET-4: who begins is written while the families are drawn.")
    refuse_unless(not lot or position.phase == "first", "V-SET-1: families are drawn before everything else.")
    named = [seat.family for seat in position.seats]
    refuse_unless(not lot or not any(named), "V-SET-1: the families are still to be drawn.")
    setup = setups.check(Setup(seats, position.edition, position.options, position.first))
    if lot:
        return msgspec.structs.replace(setup, families=LOT)
    usual = families_of(box_of(setup.edition), seats)
    families = tuple(given or family for given, family in zip(named, usual, strict=True))
    return msgspec.structs.replace(setup, families=() if families == usual else families)


class Reader:
    """Fills a state from a position."""

    def __init__(self, state: State, position: Position, known: Names) -> None:
        self.state = state
        self.position = position
        self.known = known

    def seat(self, seat: int) -> int:
        refuse_unless(0 <= seat < self.state.terms.seats, f"There is no seat {seat}.")
        return seat

    def city(self, name: str) -> int:
        number = number_of(name, self.known.cities, "city")
        refuse_unless(bool(self.state.terms.open_cities >> number & 1), f"V-SET-1: {name} is not in play.")
        return number

    def read_board(self) -> None:
        state, position = self.state, self.position
        for city in range(CITIES):
            ruler = state.board.ruler(city) if position.cities is None else NONE
            state.board.cities[city] = ruler + 1
        if position.cities is not None:
            for name, seat in position.cities.items():
                state.board.set_ruler(self.city(name), self.seat(seat))
        for power, seat in position.alliances.items():
            state.board.set_ally(number_of(power, POWERS, "power"), self.seat(seat))
        refuse_unless(len(position.cathedrals) <= 5, "V-WIN-3: there are five cathedrals.")
        for number, name in enumerate(position.cathedrals):
            city = self.city(name)
            refuse_unless(state.board.ruler(city) != NONE, f"V-WIN-3: {name} is neutral: no cathedral stands there.")
            refuse_unless(name not in position.cathedrals[:number], f"V-WIN-3: {name} has one cathedral at most.")
            refuse_unless(state.terms.strength[city] >= 3, f"V-WIN-3: {name} is too weak for a cathedral.")
            state.board.build(number, city)

    def read_seat(self, seat: int, given: Seat) -> None:
        state = self.state
        state.houses[seat].treasury = given.florins
        self.read_palace(seat, given)
        self.read_domain(seat, given)
        self.read_agents(seat, given)
        refuse_unless(0 <= given.patronage <= 5, "V-PAT-1: the patronage track has cells 0 to 5.")
        state.houses[seat].patronage = given.patronage
        state.houses[seat].trophies = sum({1 << self.seat(other) for other in given.trophies})
        refuse_unless(not state.houses[seat].trophies >> seat & 1, "V-SIE-5: no seat has a trophy of its own.")
        for name, troops in given.troops.items():
            refuse_unless(0 <= troops <= 6, "V-WIN-4: a seat has at most 6 troops.")
            state.board.add_troops(seat, self.city(name), troops)
        state.houses[seat].war_tokens = given.war_tokens
        state.houses[seat].won = sum(1 << self.city(name) for name in given.won)
        state.houses[seat].leaving = sum(1 << self.city(name) for name in given.leaving)
        state.indulged |= given.indulged << seat
        state.former_patrons |= given.former_patron << seat

    def read_palace(self, seat: int, given: Seat) -> None:
        state, known = self.state, self.known
        for slot, card in given.palace.items():
            state.houses[seat].set_card(number_of(slot, known.slots, "slot"), number_of(card, known.cards, "card"))
        if given.marker is not None:
            refuse_unless(1 <= given.marker <= ROOMS, "V-SPR-1: rooms are numbered 1 to 5.")
            state.houses[seat].marker = given.marker - 1
        for room in given.indulgences:
            refuse_unless(1 <= room <= ROOMS, "V-IND-1: rooms are numbered 1 to 5.")
            state.houses[seat].indulgences |= 1 << room - 1

    def read_domain(self, seat: int, given: Seat) -> None:
        state, known = self.state, self.known
        domain = sum(1 << city for city in range(CITIES) if state.board.ruler(city) == seat)
        for name in given.tokens:
            token = number_of(name, known.tokens, "token")
            refuse_unless(token >= CITIES, f"{name}: the cities of a seat are written under cities.")
            if token < CATHEDRAL:
                domain |= 1 << token
        state.houses[seat].bonuses = mask_of(given.bonuses, BONUS_IDS, "bonus")
        if state.houses[seat].bonuses >> ARTILLERY_BONUS & 1:
            domain |= 1 << ARTILLERY
        for number in range(CATHEDRALS):
            city = state.board.cathedral(number)
            if city != NONE and state.board.ruler(city) == seat:
                domain |= 1 << CATHEDRAL + number
        allied = sum(1 << known.sources.index(POWERS[power]) for power in range(3) if state.board.ally(power) == seat)
        held = domain | state.houses[seat].courtiers() | allied
        used = mask_of(given.used, known.sources, "source")
        refuse_unless(not used & ~held, f"Seat {seat} has used something that it does not have.")
        state.houses[seat].domain = domain
        state.houses[seat].ready = held & ~used

    def read_agents(self, seat: int, given: Seat) -> None:
        state, known = self.state, self.known
        state.houses[seat].agents = mask_of(given.agents, known.places[:-1], "place")
        state.board.occupied |= state.houses[seat].agents
        if given.agents_in_all is not None:
            state.houses[seat].agents_in_all = given.agents_in_all

    def read_progress(self) -> None:
        state, position = self.state, self.position
        seats = list(range(state.terms.seats))
        order = seats if position.order is None else position.order
        refuse_unless(sorted(order) == seats, "The order names every seat once.")
        state.order = sum(seat << 4 * place for place, seat in enumerate(order))
        for seat, depth in self.depths(position.city_track or order):
            state.houses[seat].arrived = depth
        for seat, depth in self.depths(position.patronage_track or order):
            state.houses[seat].promoted = depth
        state.board.clock = len(seats)
        refuse_unless(position.year <= MOST_YEARS, "There is no such year.")
        state.year = position.year
        state.stage = number_of(position.stage, STAGES, "stage")
        state.phase_code = number_of(position.phase, PHASES, "phase")
        given = position.to_move
        state.actor = self.seat(order[0] if given is None else given)
        usual = order.index(state.actor) if position.turn is None else position.turn
        refuse_unless(0 <= usual < len(seats), "The turn is a place in the order.")
        state.turn = usual
        self.read_supply()

    def depths(self, stack: list[int]) -> Iterable[tuple[int, int]]:
        """The seats on a track, and how high each lies in the stack."""
        refuse_unless(sorted(stack) == list(range(self.state.terms.seats)), "A track names every seat once.")
        return zip(stack, range(len(stack), 0, -1), strict=True)

    def read_supply(self) -> None:
        state = self.state
        supply = [state.terms.supply >> 4 * noble & 15 for noble in range(NOBLES)]
        for card in (house.card(slot) for house in state.houses for slot in range(SLOTS)):
            if 1 <= card <= NOBLES:
                supply[card - 1] -= 1
        for noble, left in enumerate(supply):
            refuse_unless(left >= 0, f"There are not that many cards {self.known.items[noble]}.")
        state.board.supply = sum(left << 4 * noble for noble, left in enumerate(supply))

    def read_moment(self) -> None:
        state, position, known = self.state, self.position, self.known
        done = position.action
        state.payment.paid = mask_of(done.paid, known.sources, "source")
        state.payment.turned = mask_of(done.turned, known.sources, "source")
        state.payment.room_used = mask_of(done.room_used, known.sources, "source")
        refuse_unless(0 <= done.credit <= 1, "V-GOV: a crown turns two tokens.")
        state.payment.credit = done.credit
        state.payment.pool = bundle_from(done.pool or position.winter.pool)
        state.steps = position.way.steps
        state.walked = position.way.walked
        state.way_paid = mask_of(position.way.paid, known.sources, "source")
        state.left = position.left
        state.winter_step = number_of(position.winter.step, WINTER_STEPS, "step of Winter")
        state.bought = mask_of(position.winter.bought, known.items, "item")
        state.fresh = mask_of(position.winter.fresh, known.sources, "source")
        state.leonardo_used = sum({1 << self.city(name) for name in position.leonardo})
        state.reason = position.last
        state.winners = sum({1 << self.seat(seat) for seat in position.winners})
        if position.payment:
            self.read_payment(position.payment)
        if position.siege:
            self.read_siege(position.siege)
        if position.chosen:
            self.read_chosen(position.chosen.target)

    def read_payment(self, given: Payment) -> None:
        state, known = self.state, self.known
        state.payment.purpose = number_of(given.purpose, PURPOSES, "purpose")
        targets = target_names(given.purpose, known)
        if targets:
            state.payment.target = number_of(given.target, targets, "target")
        elif isinstance(given.target, int):
            state.payment.target = given.target
        if given.origin is not None:
            origins = {"agent": known.places, "buy": known.slots}.get(given.purpose, known.cities)
            state.payment.origin = number_of(given.origin, origins, "origin")
        state.payment.need = bundle_from(given.need)
        refuse_unless(0 <= given.either <= 9, "V-PAT-1: no price asks for that many crowns or crosses.")
        state.payment.either = given.either
        state.payment.pledged = mask_of(given.pledged, known.sources, "source")
        state.payment.cashed = mask_of(given.cashed, known.sources, "source")
        state.payment.borrowed = mask_of(given.borrowed, known.sources, "source")
        state.payment.pool_before = bundle_from(given.pool_before)
        state.payment.room_before = mask_of(given.room_before, known.sources, "source")

    def read_siege(self, given: Siege) -> None:
        state = self.state
        state.siege.city = self.city(given.city)
        state.siege.attacker = self.seat(given.attacker)
        state.siege.rival = NONE if given.rival is None else self.seat(given.rival)
        state.siege.plains = given.plains
        state.siege.attack, state.siege.defence, state.siege.passes = given.attack, given.defence, given.passes

    def read_chosen(self, target: str) -> None:
        state, known = self.state, self.known
        if state.phase == "agent":
            state.payment.target = number_of(target, known.places, "place")
        elif state.phase == "discount":
            state.payment.target = number_of(target, POWERS, "power")
        elif target == "machiavelli":
            state.payment.target = MACHIAVELLI
            state.payment.purpose = PURPOSES.index("patronage")
        else:
            state.payment.target = number_of(target, known.items, "item")
            state.payment.purpose = PURPOSES.index("buy")
