"""Troops that are lost, retreat (V-SIE-6) or withdraw (V-SIE-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.virtu.rules import payment
from signoria.titles.virtu.rules.action_codes import DISBAND, RETREAT
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import BETWEEN, FOR_RETREAT, RETREATING
from signoria.titles.virtu.rules.pieces import (
    BIT,
    SHIP,
    UNIT,
    count_of,
    lowest_bit,
)
from signoria.titles.virtu.rules.room_actions import fewest_seas
from signoria.titles.virtu.rules.sources import purse, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def lose_troops(state: State, seat: i64, city: i64, losses: i64) -> None:
    """Lost troops return to the reserve."""
    present = state.board.troops_at(seat, city)
    if losses > present:
        losses = present
    state.board.add_troops(seat, city, -losses)
    if state.watched and losses:
        state.note("troops-lost", [seat, city, losses])


def begin_retreat(state: State, seat: i64, city: i64) -> None:
    state.payment.pool = 0
    state.siege.city = city
    state.left = state.board.troops_at(seat, city)
    state.actor = seat
    continue_retreat(state)


def continue_retreat(state: State) -> None:
    """Ask where the next troop goes; troops that can go nowhere are lost."""
    if state.left and havens(state, state.actor):
        state.phase_code = RETREATING
        return
    lose_troops(state, state.actor, state.siege.city, state.left)
    state.left = 0
    state.payment.pool = 0
    state.houses[state.actor].leaving &= ~BIT[state.siege.city]
    state.phase_code = BETWEEN


def retreat_seas(state: State, haven: i64) -> i64:
    """The seas between the besieged city and a haven; 0: none, or a road leads there."""
    if state.terms.roads[state.siege.city] & BIT[haven]:
        return 0
    return fewest_seas(state, BIT[haven], state.siege.city)


def havens(state: State, seat: i64) -> i64:
    """The cities to which a troop can retreat, as a set."""
    own = state.houses[seat].cities()
    found = own & state.terms.roads[state.siege.city]
    if not state.terms.ports & BIT[state.siege.city]:
        return found
    ships = count_of(wealth(state, seat, purse(state, FOR_RETREAT)) + state.payment.pool, SHIP)
    ports = own & state.terms.ports & ~found
    while ports:
        port = lowest_bit(ports)
        seas = fewest_seas(state, BIT[port], state.siege.city)
        if seas and seas <= ships:
            found |= BIT[port]
        ports &= ports - 1
    return found


def legal_retreats(state: State, options: Options) -> None:
    options.add_all(RETREAT, havens(state, state.actor))
    options.add(DISBAND)
    payment.add_cashing(state, options)
    payment.add_indulgence(state, options)


def retreat(state: State, haven: i64) -> bool:
    """Choose where a troop goes. True if that is paid already."""
    return payment.begin(state, FOR_RETREAT, haven, retreat_seas(state, haven) * UNIT[SHIP], 0)


def fall_back(state: State) -> None:
    seat = state.actor
    state.board.add_troops(seat, state.siege.city, -1)
    state.board.add_troops(seat, state.payment.target, 1)
    state.left -= 1
    if state.watched:
        state.note("retreated", [seat, state.siege.city, state.payment.target])
    continue_retreat(state)


def disband(state: State) -> None:
    lose_troops(state, state.actor, state.siege.city, 1)
    state.left -= 1
    continue_retreat(state)


def next_withdrawal(state: State) -> None:
    """V-SIE-8: in turn order, troops leave the cities they do not besiege."""
    seat = state.seat_at(state.turn)
    if state.houses[seat].leaving == 0:
        state.turn += 1
    else:
        begin_retreat(state, seat, lowest_bit(state.houses[seat].leaving))
