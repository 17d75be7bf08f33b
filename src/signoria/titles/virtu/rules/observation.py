"""Writes what a view knows as numbers; observation_fields.py says what each of them means."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from signoria.engine.errors import InvalidError
from signoria.titles.virtu.rules import scoring
from signoria.titles.virtu.rules.observation_fields import (
    ACTION_SO_FAR_SIZE,
    FIGHT_SIZE,
    HOUSE_SIZE,
    MOST_SEATS,
    PAYMENT_SIZE,
    POWERS,
    SIZE,
    WAY_SIZE,
    WINTER_SO_FAR_SIZE,
)
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BIDDING,
    DISCOUNT,
    DISMISSING,
    FIRST,
    FOR_AGENT,
    FOR_EXPULSION,
    FOR_MARCH,
    FOR_PURCHASE,
    FOR_RETREAT,
    FOR_SAIL,
    FOR_STRIKE,
    ORIGIN,
    OVER,
    PAYING,
    PAYROLL,
    PENANCE,
    PREPARATION,
    PUTTING,
    RETREATING,
    VACATING,
    WINTER,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    BONUSES,
    CATHEDRALS,
    CITIES,
    COURT,
    COURTIERS,
    ITEMS,
    KINDS,
    NOBLES,
    NONE,
    OTTOMAN,
    PLACES,
    POWER_PLACES,
    ROOM_CARD,
    ROOM_PLACES,
    ROOMS,
    SLOTS,
    SOURCES,
    TOKEN_BITS,
    TOKEN_ITEMS,
    count_of,
    lowest_bit,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def observe(state: State, viewer: int | None, out: object) -> None:
    """Write what a seat (None: a spectator) may know into a buffer of int32."""
    if viewer is not None and not 0 <= viewer < state.terms.seats:
        raise InvalidError(f"There is no seat {viewer}.")
    buffer = memoryview(out)  # type: ignore[arg-type]
    if buffer.format != "i" or buffer.ndim != 1 or len(buffer) != SIZE or buffer.readonly:
        raise InvalidError(f"An observation needs a buffer of {SIZE} numbers of int32 to write into.")
    sheet = Sheet(state, NONE if viewer is None else viewer)
    write_game(sheet)
    for place in range(i64(MOST_SEATS)):
        write_house(sheet, place)
    write_board(sheet)
    write_payment(sheet)
    write_action(sheet)
    write_way(sheet)
    write_fight(sheet)
    write_winter(sheet)
    write_choice(sheet)
    buffer[:] = memoryview(array("i", sheet.numbers))


@final
class Sheet:
    """The numbers as they are written, one after the other."""

    def __init__(self, state: State, viewer: i64) -> None:
        self.state = state
        self.viewer: i64 = viewer
        self.seats: i64 = state.terms.seats
        self.nearest: i64 = viewer
        if viewer == NONE:
            self.nearest = 0
        self.begun: bool = state.phase_code != FIRST
        self.numbers: list[int] = [0] * SIZE
        self.at: i64 = 0  # where the next number goes

    def add(self, number: i64) -> None:
        self.numbers[self.at] = number
        self.at += 1

    def add_if(self, holds: bool) -> None:
        if holds:
            self.numbers[self.at] = 1
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave so many numbers 0."""
        self.at += count

    def add_seat(self, seat: i64) -> None:
        """A seat as the viewer counts it; 0: none."""
        if seat != NONE:
            self.numbers[self.at] = (seat - self.nearest + self.seats) % self.seats + 1
        self.at += 1

    def add_seats(self, members: i64) -> None:
        """1 for each seat of a set, from the viewer on."""
        for place in range(i64(MOST_SEATS)):
            self.add_if(place < self.seats and members & BIT[self.seat_at(place)] != 0)

    def add_set(self, members: i64, count: i64) -> None:
        """1 for each member of a set."""
        while members:
            self.numbers[self.at + lowest_bit(members)] = 1
            members &= members - 1
        self.at += count

    def add_place(self, place: i64) -> None:
        """The place of an agent; rooms are counted from the viewer's on."""
        if ROOM_PLACES <= place < POWER_PLACES:
            room = place - ROOM_PLACES
            nearer = (room // ROOMS - self.nearest + self.seats) % self.seats
            self.add(ROOM_PLACES + nearer * ROOMS + room % ROOMS + 1)
        else:
            self.add(place + 1)

    def add_tokens(self, held: i64, ready: i64, count: i64) -> None:
        """Of each token 1 if it lies used, 2 if it is available."""
        while held:
            token = lowest_bit(held)
            self.numbers[self.at + token] = 1 + (ready >> token & 1)
            held &= held - 1
        self.at += count

    def add_bundle(self, bundle: i64) -> None:
        for kind in range(i64(KINDS)):
            self.add(count_of(bundle, kind))

    def seat_at(self, place: i64) -> i64:
        """The seat so many places from the viewer."""
        return (self.nearest + place) % self.seats


def write_game(sheet: Sheet) -> None:
    state = sheet.state
    phase = state.phase_code
    sheet.add(sheet.seats)
    sheet.add(sheet.viewer + 1)
    sheet.add_if(state.terms.one_agent)
    sheet.add_if(state.terms.lot)
    if state.terms.lot:
        sheet.add_seat(state.actor)
    else:
        sheet.skip(1)
    sheet.add(phase)
    sheet.add(state.stage)
    sheet.add(state.year)
    if phase == FIRST or phase == OVER:
        sheet.skip(1)
    else:
        sheet.add_seat(state.actor)
    for place in range(i64(MOST_SEATS)):
        if place < sheet.seats and sheet.begun:
            sheet.add_seat(state.seat_at(place))
        else:
            sheet.skip(1)
    sheet.add(state.turn)
    sheet.add_if(state.last)
    for place in range(i64(MOST_SEATS)):
        if place < sheet.seats and not state.terms.lot:
            sheet.add(state.terms.families[sheet.seat_at(place)] + 1)
        else:
            sheet.skip(1)
    sheet.add_seats(state.winners)


def write_house(sheet: Sheet, place: i64) -> None:
    if place >= sheet.seats or not sheet.begun:
        sheet.skip(HOUSE_SIZE)
        return
    state = sheet.state
    seat = sheet.seat_at(place)
    sheet.add(state.houses[seat].treasury)
    write_palace(sheet, seat)
    ready = state.houses[seat].ready
    sheet.add_tokens(state.houses[seat].domain & TOKEN_BITS, ready, COURT)
    for power in range(i64(POWERS)):
        if state.board.ally(power) == seat:
            sheet.add(1 + (ready >> (OTTOMAN + power) & 1))
        else:
            sheet.skip(1)
    sheet.add(state.houses[seat].marker + 1)
    sheet.add_set(state.houses[seat].indulgences, ROOMS)
    sheet.add_if(bool(state.indulged & BIT[seat]))
    for city in range(i64(CITIES)):
        sheet.add(state.board.troops_at(seat, city))
    sheet.add(state.houses[seat].agents_in_all)
    sheet.add(state.houses[seat].patronage)
    sheet.add_set(state.houses[seat].bonuses, BONUSES)
    sheet.add_if(bool(state.former_patrons & BIT[seat]))
    sheet.add_seats(state.houses[seat].trophies)
    sheet.add(state.houses[seat].war_tokens)
    sheet.add_set(state.houses[seat].won, CITIES)
    sheet.add_set(state.houses[seat].leaving, CITIES)
    write_standing(sheet, seat)


def write_palace(sheet: Sheet, seat: i64) -> None:
    """V-SET-3: what others are still placing is not seen."""
    state = sheet.state
    if state.stage == PREPARATION and seat != sheet.viewer:
        sheet.skip(SLOTS + SLOTS - COURTIERS)
        return
    for slot in range(i64(SLOTS)):
        sheet.add(state.houses[seat].card(slot))
    sheet.add_tokens(state.houses[seat].courtiers() >> COURT, state.houses[seat].ready >> COURT, SLOTS - COURTIERS)


def write_standing(sheet: Sheet, seat: i64) -> None:
    state = sheet.state
    below: i64 = 0
    behind: i64 = 0
    for other in range(sheet.seats):
        if state.houses[other].arrived < state.houses[seat].arrived:
            below += 1
        if state.houses[other].promoted < state.houses[seat].promoted:
            behind += 1
    sheet.add(below)
    sheet.add(behind)
    if state.stage == PREPARATION:
        sheet.skip(2)
    else:
        sheet.add(scoring.prestige(state, seat))
        sheet.add(scoring.crosses(state, seat))


def write_board(sheet: Sheet) -> None:
    state = sheet.state
    sheet.add_set(state.terms.open_cities, CITIES)
    if not sheet.begun:
        sheet.skip(CITIES + PLACES + CATHEDRALS)
    else:
        for city in range(i64(CITIES)):
            sheet.add_seat(state.board.ruler(city))
        write_agents(sheet)
        for number in range(i64(CATHEDRALS)):
            sheet.add(state.board.cathedral(number) + 1)
    for noble in range(i64(NOBLES)):
        sheet.add(state.board.supply >> 4 * noble & 15)
    sheet.add_set(state.leonardo_used, CITIES)


def write_agents(sheet: Sheet) -> None:
    """In cities, in the rooms of each seat from the viewer on, at the powers."""
    state = sheet.state
    for city in range(i64(CITIES)):
        sheet.add_seat(state.agent_at(city))
    for place in range(i64(MOST_SEATS)):
        for room in range(i64(ROOMS)):
            if place < sheet.seats:
                sheet.add_seat(state.agent_at(ROOM_PLACES + sheet.seat_at(place) * ROOMS + room))
            else:
                sheet.skip(1)
    for power in range(i64(POWERS)):
        sheet.add_seat(state.agent_at(POWER_PLACES + power))


# -- the moment


def write_payment(sheet: Sheet) -> None:
    state = sheet.state
    if state.phase_code != PAYING:
        sheet.skip(PAYMENT_SIZE)
        return
    purpose = state.payment.purpose
    sheet.add(purpose)
    card = purpose == FOR_PURCHASE and state.payment.target < TOKEN_ITEMS
    if purpose == FOR_AGENT:
        sheet.add_place(state.payment.origin)
    elif card or purpose == FOR_MARCH or purpose == FOR_SAIL:
        sheet.add(state.payment.origin + 1)
    else:
        sheet.skip(1)
    sheet.add_bundle(state.payment.need)
    sheet.add(state.payment.either)
    sheet.add_bundle(state.payment.pool_before)
    sheet.add_set(state.payment.pledged, SOURCES)
    sheet.add_set(state.payment.cashed, SOURCES)
    sheet.add_set(state.payment.borrowed, SOURCES)
    sheet.add_set(state.payment.room_before >> ROOM_CARD, 2)


def write_action(sheet: Sheet) -> None:
    state = sheet.state
    phase = state.phase_code
    if phase != ACTION and phase != ORIGIN and phase != PAYING:
        sheet.skip(ACTION_SO_FAR_SIZE)
        return
    sheet.add_bundle(state.payment.pool)
    sheet.add_set(state.payment.paid, SOURCES)
    sheet.add_set(state.payment.turned, SOURCES)
    sheet.add(state.payment.credit)
    sheet.add_set(state.payment.room_used >> ROOM_CARD, 2)


def write_way(sheet: Sheet) -> None:
    state = sheet.state
    if state.phase_code != PENANCE and not (state.phase_code == PAYING and state.steps):
        sheet.skip(WAY_SIZE)
        return
    sheet.add(state.steps)
    sheet.add(state.walked)
    sheet.add_set(state.way_paid, SOURCES)


def write_fight(sheet: Sheet) -> None:
    state = sheet.state
    phase = state.phase_code
    fights = phase == PAYING and (state.payment.purpose == FOR_RETREAT or state.payment.purpose == FOR_STRIKE)
    if not fights and phase != BIDDING and phase != RETREATING and phase != VACATING:
        sheet.skip(FIGHT_SIZE)
        return
    sheet.add(state.siege.city + 1)
    sheet.add_seat(state.siege.attacker)
    sheet.add_seat(state.siege.rival)
    sheet.add_if(bool(state.siege.plains))
    sheet.add(state.siege.attack)
    sheet.add(state.siege.defence)
    sheet.add(state.siege.passes)


def write_winter(sheet: Sheet) -> None:
    state = sheet.state
    phase = state.phase_code
    if state.stage != WINTER or phase == PAYROLL or phase == DISMISSING:
        sheet.skip(WINTER_SO_FAR_SIZE)
        return
    sheet.add(state.winter_step + 1)
    sheet.add_set(state.bought, ITEMS)
    sheet.add_set(state.fresh, SOURCES)
    if phase == PAYING:
        sheet.skip(KINDS)
    else:
        sheet.add_bundle(state.payment.pool)


def write_choice(sheet: Sheet) -> None:
    state = sheet.state
    phase = state.phase_code
    paying = phase == PAYING
    if phase == ORIGIN or (paying and (state.payment.purpose == FOR_AGENT or state.payment.purpose == FOR_EXPULSION)):
        sheet.add_place(state.payment.target)
    elif paying or phase == PUTTING or phase == DISCOUNT:
        sheet.add(state.payment.target + 1)
    else:
        sheet.skip(1)
    retreats = paying and state.payment.purpose == FOR_RETREAT
    if retreats or phase == RETREATING or phase == DISMISSING:
        sheet.add(state.left)
    else:
        sheet.skip(1)
