"""What a player may choose: for every legal action its price, its best payment and what it changes; for what is barred
the rule, the reason and what is missing. For the eye: a page draws its board from this."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from signoria.engine.contract import Event
from signoria.engine.errors import IllegalMove
from signoria.virtu import actions, court, deeds, payment, scoring, siege, winter
from signoria.virtu.cheapest_payment import payments_for
from signoria.virtu.deeds import (
    ACTION,
    BIDDING,
    CANCEL,
    DISCOUNT,
    MARKER,
    MENU,
    ORIGIN,
    PAY,
    PAYING,
    PREPARATION,
    PUTTING,
    USE,
)
from signoria.virtu.notation import names_of, text_of
from signoria.virtu.pieces import (
    ARROW,
    CAMPAIGN,
    CATHEDRAL_ITEM,
    CAVALRY,
    CITIES,
    DIPLOMACY,
    GOVERN,
    INTRIGUE,
    ITEMS,
    MASK,
    NONE,
    PATRONAGE,
    PLACES,
    POWER_PLACES,
    ROOM_CARD,
    ROOM_PLACES,
    ROOMS,
    SHIP,
    STRIKES,
    UNIT,
    UPGRADE,
)
from signoria.virtu.position import bundle_of
from signoria.virtu.refusals import refusal
from signoria.virtu.sources import FREE_ROOMS, pool_for, purse
from signoria.virtu.story import events_of
from signoria.virtu.ways import ways_of

if TYPE_CHECKING:
    from signoria.virtu.state import Note, State


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what it would come to if it were paid for in the best way."""

    move: str
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


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one would like to do here and may not."""

    move: str
    rule: str
    reason: str
    sentence: str
    missing: dict[str, int] = {}
    """What the best payment would still lack."""


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
    journal = trial.journal
    while trial.actor == seat and trial.phase_code in (PAYING, ORIGIN, PUTTING, DISCOUNT):
        for step in _completion(trial):
            trial.apply(step)
            journal = journal + trial.journal
    trial.journal = journal
    paid = next((numbers for what, numbers in journal if what == "paid"), None)
    price, pays, florins = _payment(state, paid, journal) if paid else ({}, (), 0)
    return Choice(
        move=text,
        price=price,
        pays=pays,
        florins=florins,
        indulgence=any(what == "indulgence-taken" for what, _ in journal) and action < USE,
        changes=tuple(events_of(trial, seat)),
        prestige=scoring.prestige(trial, seat) - prestige,
    )


def _completion(trial: State) -> list[int]:
    """The best way to go on with what was chosen."""
    if trial.phase_code == PAYING:
        return [PAY] if payment.can_pay_at_once(trial) else ways_of(trial)[0]
    return [next(action for action in trial.legal() if action not in (CANCEL, PAY))]


def _payment(state: State, paid: list[int], journal: list[Note]) -> tuple[dict[str, int], tuple[str, ...], int]:
    known = names_of(state)
    _, _, sources, florins, need, either, room = paid
    price = bundle_of(need) | ({"either": either} if either else {})
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
                missing = _missing(state, *price) if price else {}
                found.append(Barred(text, reason.rule, reason.reason, reason.sentence, missing))
    return tuple(found)


Wish = tuple[int, tuple[int, int, int] | None]
"""An action, and its price: purpose, need, either. None: what bars it is not the price."""


def _missing(state: State, purpose: int, need: int, either: int) -> dict[str, int]:
    sources = purse(state, purpose)
    payments = payments_for(state, need, either, pool_for(state, purpose), sources, state.treasury[state.actor])
    return bundle_of(payments.missing_at(payments.best_end()))


def _wishes(state: State) -> Iterator[Wish]:
    phase = state.phase_code
    if phase == MARKER and state.marker[state.actor] != NONE:
        for steps in range(FREE_ROOMS + 1, ROOMS + 1):
            yield deeds.MOVE + steps - 1, (deeds.FOR_STEPS, (steps - FREE_ROOMS) * UNIT[ARROW], 0)
    elif phase == ACTION:
        yield from _action_wishes(state)
    elif phase == MENU:
        yield from _winter_wishes(state)
    elif phase == BIDDING:
        held = siege.strikes(state, state.actor)
        for source in range(STRIKES):
            if held >> source & 1:
                yield deeds.STRIKE + source, None


def _action_wishes(state: State) -> Iterator[Wish]:
    seat = state.actor
    action = court.room_action(state, seat, state.marker[seat])
    if action == GOVERN:
        for power in range(3):
            if state.allies[power] == seat:
                yield deeds.RENEW + power, (deeds.FOR_RENEWAL, 0, 1)
    elif action == PATRONAGE and state.patron[seat] < actions.LAST_CELL:
        yield deeds.STEP, (deeds.FOR_PATRONAGE, *actions.patronage_price(state, seat))
    elif action == DIPLOMACY:
        for city in range(CITIES):
            price = actions.annexation_price(state, seat, city)
            if state.ruler[city] != seat:
                yield deeds.ANNEX + city, (deeds.FOR_CITY, price, 0) if price else None
    elif action == CAMPAIGN:
        yield from _march_wishes(state, seat)
    elif action == INTRIGUE:
        yield from _agent_wishes(state, seat)


def _agent_wishes(state: State, seat: int) -> Iterator[Wish]:
    for place in range(PLACES):
        if place < ROOM_PLACES + ROOMS * state.terms.seats or place >= POWER_PLACES:
            yield deeds.SEND + place, (deeds.FOR_AGENT, UNIT[MASK], 0)
            if state.agent_at(place) not in (NONE, seat):
                yield deeds.EXPEL + place, (deeds.FOR_EXPULSION, actions.EXPULSION_MASKS * UNIT[MASK], 0)


def _march_wishes(state: State, seat: int) -> Iterator[Wish]:
    terms = state.terms
    for start in range(CITIES):
        if state.ruler[start] != seat or not state.troops_at(seat, start):
            continue
        for end in range(CITIES):
            if terms.roads[start] >> end & 1:
                yield deeds.MARCH + start * CITIES + end, (deeds.FOR_MARCH, UNIT[CAVALRY], 0)
            if seas := terms.sea_way[start * CITIES + end]:
                yield deeds.SAIL + start * CITIES + end, (deeds.FOR_SAIL, seas * UNIT[SHIP], 0)


def _winter_wishes(state: State) -> Iterator[Wish]:
    costs = state.terms.item_cost
    if state.winter_step <= deeds.PURCHASE_STEP:
        for item in range(ITEMS - 1):
            yield deeds.BUY + item, (deeds.FOR_PURCHASE, costs[item], 0)
        for city in range(CITIES):
            if state.ruler[city] == state.actor:
                yield deeds.BUILD + city, (deeds.FOR_CATHEDRAL, costs[CATHEDRAL_ITEM], 0)
    if state.winter_step <= deeds.HIRING_STEP:
        for city in range(CITIES):
            if state.ruler[city] == state.actor:
                yield deeds.HIRE + city, (deeds.FOR_HIRING, winter.hiring_cost(state, city), 0)
    for power in range(3):
        if state.allies[power] != state.actor:
            yield deeds.ALLY + power, (deeds.FOR_ALLIANCE, state.terms.alliance_cost[power], 0)
