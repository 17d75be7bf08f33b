"""What a player may choose: for every legal action its price, its best payment and what it changes; for what is barred
the rule, the reason and what is missing. For the eye: a page draws its board from this."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from signoria.engine.errors import IllegalMove
from signoria.titles.virtu.rules import (
    action_codes,
    intrigue,
    palace,
    payment,
    phase_codes,
    retreats,
    room_actions,
    scoring,
    siege_strength,
    spring,
    winter,
)
from signoria.titles.virtu.rules.action_codes import CANCEL, PAY
from signoria.titles.virtu.rules.cheapest_payment import TOLL_FLORINS, cheapest, payments_for
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BIDDING,
    DISCOUNT,
    MARKER,
    MENU,
    ORIGIN,
    PAYING,
    PAYROLL,
    PENANCE,
    PREPARATION,
    PUTTING,
    RETREATING,
)
from signoria.titles.virtu.rules.pieces import (
    ARROW,
    CAMPAIGN,
    CATHEDRAL_ITEM,
    CAVALRY,
    CITIES,
    CROSS,
    CROWN,
    DIPLOMACY,
    GOVERN,
    INTRIGUE,
    ITEMS,
    KINDS,
    MASK,
    NONE,
    PATRONAGE,
    PLACES,
    POWER_PLACES,
    ROOM_CARD,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    SLOT_TO_SOURCE,
    STRIKES,
    TOKEN_BITS,
    TOLL_BIT,
    UNIT,
    UNPLACED,
    UPGRADE,
    count_of,
)
from signoria.titles.virtu.rules.sources import FREE_ROOMS, pool_for, purse
from signoria.titles.virtu.text.choice_types import Barred, Choice
from signoria.titles.virtu.text.events import events_of
from signoria.titles.virtu.text.moment_view import symbols_in
from signoria.titles.virtu.text.notation import names_of, text_of
from signoria.titles.virtu.text.refusals import refusal
from signoria.titles.virtu.text.ways import ways_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import Note, State


def choices_of(state: State) -> tuple[Choice, ...]:
    """One for each legal action, in their order."""
    if state.stage == PREPARATION:  # what others have placed is still secret
        return tuple(Choice(text_of(state, action)) for action in state.legal())
    now = scoring.prestige(state, state.actor)
    return tuple(_choice(state, action, now) for action in state.legal())


def _choice(state: State, action: int, prestige: int) -> Choice:
    seat = state.actor
    text = text_of(state, action)
    if action == CANCEL or (state.phase_code == PAYING and action != PAY):
        return Choice(text)
    trial = state.copy()
    trial.watch()
    trial.apply(action)
    journal = trial.notes()
    while trial.actor == seat and trial.phase_code in (PAYING, ORIGIN, PUTTING, DISCOUNT):
        for step in _completion(trial):
            trial.apply(step)
            journal = journal + trial.notes()
    trial.journal = journal
    paid = next((numbers for what, numbers in journal if what == "paid"), None)
    price, pays, florins = _payment(state, paid, journal) if paid else ({}, (), 0)
    return Choice(
        move=text,
        price=price,
        pays=pays,
        florins=florins,
        indulgence=any(what == "indulgence-taken" for what, _ in journal),
        changes=tuple(events_of(trial, seat)),
        prestige=scoring.prestige(trial, seat) - prestige,
        odds=_odds(trial, journal),
    )


def _odds(trial: State, journal: list[Note]) -> tuple[int, int] | None:
    """V-SIE-2: what a siege would begin with, if a troop has moved into one."""
    moved = next((numbers for what, numbers in journal if what == "moved-troop"), None)
    if moved is None:
        return None
    seat, _, city = moved
    ruler = trial.board.ruler(city)
    if ruler == seat:
        return None
    firm = siege_strength.firmness(trial, seat, city)
    if ruler != NONE:
        firm += trial.board.troops_at(ruler, city)
    return trial.board.troops_at(seat, city), firm


def _completion(trial: State) -> list[int]:
    """The best way to go on with what was chosen."""
    if trial.phase_code == PAYING:
        return [PAY] if payment.can_pay_at_once(trial) else ways_of(trial)[0]
    options = [action for action in trial.legal() if action != CANCEL]
    if trial.phase_code == PUTTING:
        free = trial.free_places(trial.actor) >> SLOT_TO_SOURCE
        return [next((action for action in options if free >> action - action_codes.PUT & 1), options[0])]
    if trial.phase_code == ORIGIN:
        return [action_codes.FROM + UNPLACED if action_codes.FROM + UNPLACED in options else options[0]]
    return [action_codes.WAIVE + _best_waiver(trial, trial.payment.target)]


def _best_waiver(state: State, power: int) -> int:
    """V-WIN-5: the symbol without which the alliance costs least."""
    cost = state.terms.alliance_cost[power]
    sources = purse(state, phase_codes.FOR_ALLIANCE)
    florins = state.houses[state.actor].treasury
    kinds = [kind for kind in range(KINDS) if count_of(cost, kind)]
    return min(kinds, key=lambda kind: cheapest(state, cost - UNIT[kind], 0, 0, sources, florins)[0])


def _payment(state: State, paid: list[int], journal: list[Note]) -> tuple[dict[str, int], tuple[str, ...], int]:
    known = names_of(state)
    _, _, sources, florins, need, either, room = paid
    price = symbols_in(need, either)
    room_first = [known.sources[source] for source in (ROOM_CARD, UPGRADE) if room >> source & 1]
    others = [name for source, name in enumerate(known.sources) if sources >> source & 1]
    cashed = [f"cash:{known.sources[numbers[1]]}" for what, numbers in journal if what == "cashed"]
    return price, (*room_first, *others, *cashed), florins


# -- what is barred


def barred_of(state: State) -> tuple[Barred, ...]:
    """What belongs to this decision and is not possible now."""
    legal = set(state.legal())
    found = []
    for action, price in _wishes(state):
        if action not in legal and (text := names_of(state).texts[action]):
            reason = refusal(state, action)
            if isinstance(reason, IllegalMove):
                missing = _missing(state, action, *price) if price else {}
                found.append(Barred(text, reason.rule, reason.reason, reason.sentence, missing))
    return tuple(found)


Wish = tuple[int, tuple[int, int, int] | None]
"""An action, and its price: purpose, need, either. None: what bars it is not the price."""


def _missing(state: State, action: int, purpose: int, need: int, either: int) -> dict[str, int]:
    if purpose == phase_codes.FOR_STRIKE:  # who strikes gives no florins
        state = state.copy()
        state.payment.target = action - action_codes.STRIKE
    sources = purse(state, purpose)
    florins = state.houses[state.actor].treasury
    payments = payments_for(state, need, either, pool_for(state, purpose), sources, florins)
    if sources & TOLL_BIT:  # V-SPR-1: two florins for one of the rooms
        tolled = payments_for(state, need + TOLL_FLORINS, either, UNIT[ARROW], sources, florins)
        if tolled.regret_at(tolled.best_end()) < payments.regret_at(payments.best_end()):
            payments = tolled
    return symbols_in(payments.missing_at(payments.best_end()), 0)


def _wishes(state: State) -> Iterator[Wish]:
    phase = state.phase_code
    if phase == MARKER and state.houses[state.actor].marker != NONE:
        for steps in range(FREE_ROOMS + 1, ROOMS + 1):
            yield action_codes.MOVE + steps - 1, (phase_codes.FOR_STEPS, (steps - FREE_ROOMS) * UNIT[ARROW], 0)
    elif phase == ACTION:
        yield from _action_wishes(state)
    elif phase == MENU:
        yield from _winter_wishes(state)
    elif phase == BIDDING:
        held = siege_strength.strikes(state, state.actor)
        for source in range(STRIKES):
            if held >> source & 1:
                price = siege_strength.strike_cost(state, state.actor, source)
                yield action_codes.STRIKE + source, (phase_codes.FOR_STRIKE, price, 0)
    else:
        yield from _other_wishes(state)


def _other_wishes(state: State) -> Iterator[Wish]:
    phase = state.phase_code
    if phase == PENANCE:
        yield action_codes.REDEEM_CROSS, (phase_codes.FOR_PENANCE, spring.penance_price(CROSS), 0)
        yield action_codes.REDEEM_CROWNS, (phase_codes.FOR_PENANCE, spring.penance_price(CROWN), 0)
    elif phase == PAYROLL:
        for wages in range(1, winter.wages_due(state.board.troops_of(state.actor)) + 1):
            yield action_codes.WAGES + wages, (phase_codes.FOR_WAGES, wages, 0)
    elif phase == RETREATING:
        for haven in range(CITIES):
            if state.board.ruler(haven) == state.actor and (seas := retreats.retreat_seas(state, haven)):
                yield action_codes.RETREAT + haven, (phase_codes.FOR_RETREAT, seas * UNIT[SHIP], 0)


def _action_wishes(state: State) -> Iterator[Wish]:
    seat = state.actor
    action = palace.room_action(state, seat, state.houses[seat].marker)
    if action == GOVERN:
        used = int(state.houses[seat].domain & TOKEN_BITS & ~state.houses[seat].ready)
        for token in range(used.bit_length()):
            if used >> token & 1:
                yield action_codes.TURN + token, None if state.payment.credit else (phase_codes.FOR_TURN, 0, 1)
        for power in range(3):
            if state.board.ally(power) == seat:
                yield action_codes.RENEW + power, (phase_codes.FOR_RENEWAL, 0, 1)
    elif action == PATRONAGE and state.houses[seat].patronage < room_actions.LAST_CELL:
        yield action_codes.STEP, (phase_codes.FOR_PATRONAGE, *room_actions.patronage_price(state, seat))
    elif action == DIPLOMACY:
        for city in range(CITIES):
            price = room_actions.annexation_price(state, seat, city)
            if state.board.ruler(city) != seat:
                yield action_codes.ANNEX + city, (phase_codes.FOR_CITY, price, 0) if price else None
    elif action == CAMPAIGN:
        yield from _march_wishes(state, seat)
    elif action == INTRIGUE:
        yield from _agent_wishes(state, seat)


def _agent_wishes(state: State, seat: int) -> Iterator[Wish]:
    for place in range(PLACES):
        if place < ROOM_PLACES + ROOMS * state.terms.seats or place >= POWER_PLACES:
            yield action_codes.SEND + place, (phase_codes.FOR_AGENT, UNIT[MASK], 0)
            if state.agent_at(place) not in (NONE, seat):
                yield (
                    action_codes.EXPEL + place,
                    (phase_codes.FOR_EXPULSION, intrigue.EXPULSION_MASKS * UNIT[MASK], 0),
                )


def _march_wishes(state: State, seat: int) -> Iterator[Wish]:
    terms = state.terms
    for start in range(CITIES):
        if state.board.ruler(start) != seat or not state.board.troops_at(seat, start):
            continue
        for end in range(CITIES):
            if terms.roads[start] >> end & 1:
                yield action_codes.MARCH + start * CITIES + end, (phase_codes.FOR_MARCH, UNIT[CAVALRY], 0)
            if seas := terms.sea_way[start * CITIES + end]:
                yield action_codes.SAIL + start * CITIES + end, (phase_codes.FOR_SAIL, seas * UNIT[SHIP], 0)


def _winter_wishes(state: State) -> Iterator[Wish]:
    costs = state.terms.item_cost
    if state.winter_step <= phase_codes.PURCHASE_STEP:
        for item in range(ITEMS - 1):
            yield action_codes.BUY + item, (phase_codes.FOR_PURCHASE, costs[item], 0)
        for city in range(CITIES):
            if state.board.ruler(city) == state.actor:
                yield action_codes.BUILD + city, (phase_codes.FOR_CATHEDRAL, costs[CATHEDRAL_ITEM], 0)
    if state.winter_step <= phase_codes.HIRING_STEP:
        for city in range(CITIES):
            if state.board.ruler(city) == state.actor:
                yield action_codes.HIRE + city, (phase_codes.FOR_HIRING, winter.hiring_cost(state, city), 0)
    for power in range(3):
        if state.board.ally(power) != state.actor:
            price = state.terms.alliance_cost[power]
            if state.board.ally(power) == NONE and state.houses[state.actor].agents >> (POWER_PLACES + power) & 1:
                price -= UNIT[_best_waiver(state, power)]
            yield action_codes.ALLY + power, (phase_codes.FOR_ALLIANCE, price, 0)
