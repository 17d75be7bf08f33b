"""The moment in a view: the payment, the action, the marker's way, the fight and the Winter under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.titles.virtu.rules.cheapest_payment import either_short, shortage
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BIDDING,
    DISCOUNT,
    DISMISSING,
    FOR_RETREAT,
    FOR_STRIKE,
    ORIGIN,
    PAYING,
    PAYROLL,
    PENANCE,
    PURPOSES,
    PUTTING,
    RETREATING,
    VACATING,
    WINTER,
    WINTER_STEPS,
)
from signoria.titles.virtu.rules.pieces import NONE, SYMBOLS, lowest_bit
from signoria.titles.virtu.text.positions import origin_name, target_name
from signoria.titles.virtu.text.view_types import Fight, Payment, SoFar, Symbols, Way, WinterSoFar

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State
    from signoria.titles.virtu.text.notation import Names


def named(numbers: i64, names: Sequence[str]) -> tuple[str, ...]:
    """The names of the members of a set."""
    found: list[str] = []
    while numbers:
        found.append(names[lowest_bit(numbers)])
        numbers &= numbers - 1
    return tuple(found)


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NONE else seat


def symbols_in(bundle: i64, either: i64) -> Symbols:
    """A bundle, and how many crowns or crosses besides."""
    found: Symbols = {}
    kind: i64 = 0
    while bundle:
        if bundle & 255:
            found[SYMBOLS[kind]] = bundle & 255
        bundle >>= 8
        kind += 1
    if either:
        found["either"] = either
    return found


def payment_of(state: State, known: Names) -> Payment | None:
    if state.phase_code != PAYING:
        return None
    target = target_name(state, known)
    short = shortage(state.payment.need, state.payment.pool)
    owed = short & 255
    held = state.houses[state.actor].treasury
    from_treasury = owed if owed < held else held
    either = either_short(state.payment.need, state.payment.either, state.payment.pool)
    return Payment(
        purpose=PURPOSES[state.payment.purpose],
        target=target if isinstance(target, str) else None,
        amount=target if isinstance(target, int) else None,
        origin=origin_name(state, known),
        price=symbols_in(state.payment.need, state.payment.either),
        missing=symbols_in(short - from_treasury, either),
        from_treasury=from_treasury,
        sources=named(state.payment.pledged, known.sources),
        cashed=named(state.payment.cashed, known.sources),
        refreshed_on_the_way=named(state.payment.borrowed, known.sources),
        symbols_before=symbols_in(state.payment.pool_before, 0),
        room_before=named(state.payment.room_before, known.sources),
    )


def so_far_of(state: State, known: Names) -> SoFar | None:
    phase = state.phase_code
    if phase != ACTION and phase != ORIGIN and phase != PAYING:
        return None
    return SoFar(
        paid=named(state.payment.paid, known.sources),
        turned=named(state.payment.turned, known.sources),
        turns_left=state.payment.credit,
        room_used=named(state.payment.room_used, known.sources),
        symbols=symbols_in(state.payment.pool, 0),
    )


def way_of(state: State, known: Names) -> Way | None:
    if state.phase_code == PENANCE or (state.phase_code == PAYING and state.steps):
        return Way(state.steps, state.walked, named(state.way_paid, known.sources))
    return None


def chosen_of(state: State, known: Names) -> str | None:
    if state.phase_code not in (ORIGIN, PUTTING, DISCOUNT):
        return None
    return cast("str", target_name(state, known))


def fight_of(state: State, known: Names) -> Fight | None:
    fights = state.phase_code == PAYING and state.payment.purpose in (FOR_RETREAT, FOR_STRIKE)
    if not fights and state.phase_code not in (BIDDING, RETREATING, VACATING):
        return None
    return Fight(
        city=known.cities[state.siege.city],
        attacker=state.siege.attacker,
        rival=seat_or_none(state.siege.rival),
        plains=bool(state.siege.plains),
        attack_bonuses=state.siege.attack,
        defence_bonuses=state.siege.defence,
        passes=state.siege.passes,
    )


def troops_left_of(state: State) -> int | None:
    retreats = state.phase_code == PAYING and state.payment.purpose == FOR_RETREAT
    return state.left if retreats or state.phase_code in (RETREATING, DISMISSING) else None


def winter_of(state: State, known: Names) -> WinterSoFar | None:
    phase = state.phase_code
    if state.stage != WINTER or phase == PAYROLL or phase == DISMISSING:
        return None
    return WinterSoFar(
        step=WINTER_STEPS[state.winter_step],
        bought=named(state.bought, known.items),
        not_yet=named(state.fresh, known.sources),
        symbols={} if phase == PAYING else symbols_in(state.payment.pool, 0),
    )
