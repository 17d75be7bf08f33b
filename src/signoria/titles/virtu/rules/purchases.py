"""Purchases (V-WIN-3): what is for sale, where a card goes, what a buyer gets. All of one Winter are simultaneous."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.titles.virtu.rules import palace, payment, realm
from signoria.titles.virtu.rules.action_codes import BUILD, BUY, CANCEL, PUT
from signoria.titles.virtu.rules.cheapest_payment import affords_with
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import FOR_PURCHASE, PUTTING
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CATHEDRAL,
    CATHEDRAL_ITEM,
    DUCHY,
    KINGDOM,
    NOBLES,
    NONE,
    REPUBLIC,
    SLOT_TO_SOURCE,
    TOKEN_ITEMS,
)
from signoria.titles.virtu.rules.sources import purse, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

STATES: Final = 2  # kingdoms, and republics, in the box


def wares(state: State, options: Options) -> None:
    """What the seat may buy and can pay for."""
    seat = state.actor
    costs = state.terms.item_cost
    sources = purse(state, FOR_PURCHASE)
    total = wealth(state, seat, sources)
    florins = state.houses[seat].treasury
    pool = state.payment.pool
    if places_for_card(state, seat):
        for noble in range(i64(NOBLES)):
            if is_for_sale(state, seat, noble) and affords_with(state, costs[noble], 0, pool, sources, total, florins):
                options.add(BUY + noble)
    for item in range(i64(TOKEN_ITEMS), i64(CATHEDRAL_ITEM)):
        if may_have_token(state, seat, item) and affords_with(state, costs[item], 0, pool, sources, total, florins):
            options.add(BUY + item)
    if not state.bought >> CATHEDRAL_ITEM & 1 and realm.free_cathedral(state) != NONE:
        sites = realm.cathedral_sites(state, seat)
        if sites and affords_with(state, costs[CATHEDRAL_ITEM], 0, pool, sources, total, florins):
            options.add_all(BUILD, sites)


def places_for_card(state: State, seat: i64) -> i64:
    """Where a bought card may go: a free courtier place, or one whose card is discarded for it; as sources."""
    return state.free_places(seat) | (state.houses[seat].courtiers() & ~state.fresh)


def is_for_sale(state: State, seat: i64, noble: i64) -> bool:
    if state.bought >> noble & 1 or not state.board.supply >> 4 * noble & 15:
        return False
    return not (state.terms.limited >> noble & 1 and state.houses[seat].has_card(noble + 1))


def may_have_token(state: State, seat: i64, item: i64) -> bool:
    token = DUCHY + item - TOKEN_ITEMS
    if state.bought >> item & 1 or state.houses[seat].domain & BIT[token]:
        return False
    if token != KINGDOM and token != REPUBLIC:
        return True
    if state.houses[seat].domain & (BIT[KINGDOM] | BIT[REPUBLIC]):
        return False
    sold: i64 = 0
    for other in range(state.terms.seats):
        sold += state.houses[other].domain >> token & 1
    return sold < STATES


def buy(state: State, item: i64) -> bool:
    """Choose what to buy. True if it is paid already."""
    state.payment.purpose = FOR_PURCHASE
    if item >= TOKEN_ITEMS:
        return payment.begin(state, FOR_PURCHASE, item, state.terms.item_cost[item], 0)
    state.payment.target = item
    state.phase_code = PUTTING
    return False


def legal_putting(state: State, options: Options) -> None:
    options.add_all(PUT, places_for_card(state, state.actor) >> SLOT_TO_SOURCE)
    options.add(CANCEL)


def put(state: State, slot: i64) -> bool:
    """Choose the place of a card that is bought. True if it is paid already."""
    state.payment.origin = slot
    return payment.begin(state, FOR_PURCHASE, state.payment.target, state.terms.item_cost[state.payment.target], 0)


def acquire(state: State) -> None:
    """A card or token has been paid for."""
    seat = state.actor
    item = state.payment.target
    state.bought |= BIT[item]
    if state.watched:
        state.note("bought", [seat, item])
    if item < TOKEN_ITEMS:
        state.board.supply -= BIT[4 * item]
        palace.put_courtier(state, seat, state.payment.origin, item + 1)
        state.fresh |= BIT[state.payment.origin + SLOT_TO_SOURCE]
        if state.terms.card_agent[item + 1]:
            realm.gain_agent(state, seat)
    else:
        bit = BIT[DUCHY + item - TOKEN_ITEMS]
        state.houses[seat].domain |= bit
        state.houses[seat].ready |= bit
        state.fresh |= bit


def build(state: State) -> None:
    """A cathedral has been paid for; its token enters used."""
    seat = state.actor
    number = realm.free_cathedral(state)
    state.board.build(number, state.payment.target)
    state.houses[seat].domain |= BIT[CATHEDRAL + number]
    state.bought |= BIT[CATHEDRAL_ITEM]
    if state.watched:
        state.note("built", [seat, state.payment.target])
