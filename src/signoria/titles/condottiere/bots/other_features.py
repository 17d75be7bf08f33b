"""What speaks for and against each decision outside the fight: where to fight, what to take back, keep, fold, draw."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.condottiere.bots.battle_features import min3, power
from signoria.titles.condottiere.bots.considered import Considered
from signoria.titles.condottiere.bots.distances import A_STEP_BEFORE, VICTORY, Distances
from signoria.titles.condottiere.bots.lead import lead, lead_without
from signoria.titles.condottiere.bots.tiles import (
    AWAY,
    D0,
    DECLINED,
    F0,
    F1,
    F2,
    FIVE,
    H0,
    H1,
    H2,
    K0,
    KIND,
    LEAD,
    LEADS,
    OWN_CARDS,
    P0,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    P9,
    P10,
    POWER,
    POWER_STEPS,
    RIVALS,
    STAKE,
    T0,
    T1,
    T2,
    at_lead,
)
from signoria.titles.condottiere.rules.actions import DECLINING, FAVOUR_NONE, FAVOURING, FOLDING, PLACING, TAKING
from signoria.titles.condottiere.rules.cards import BIT, COURTESAN, HEROINE, MERCENARIES, lowest_bit, popcount, size
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import FOLD, KEEP, NONE


def rival_stakes(distances: Distances, state: State, region: i64) -> tuple[i64, i64, i64]:
    """What a region is to the others: the most to any of them, to whom, and to how many it matters."""
    most: i64 = 0
    many: i64 = 0
    whose: i64 = NONE
    for seat in range(state.terms.seats):
        if seat != state.turn:
            stake = distances.stake(seat, region)
            if whose == NONE or stake > most:
                most = stake
                whose = seat
            if stake >= A_STEP_BEFORE:
                many += 1
    return most, whose, min3(many)


def consider_places(found: Considered, distances: Distances, state: State, legal: i64, kinds: vec[i64]) -> None:
    """Where the next battle is fought."""
    me = state.turn
    holders: i64 = 0
    most: i64 = 0
    strongest_other: i64 = 0
    for seat in range(state.terms.seats):
        held = size(state.hands[seat])
        if held:
            holders += 1
            if seat != me and held > most:
                most = held
                strongest_other = kinds[seat]
    last: i64 = 1 if holders <= 1 else 0
    hand = state.hands[me]
    cards = size(hand)
    hand_power = POWER_STEPS[power(hand)]
    more: i64 = 0 if cards < most else 1 if cards == most else 2
    taken = state.taken()
    borders = state.terms.borders
    away = distances.away(me)
    found.count = 0
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        base = found.add(action)
        tiles = found.tiles
        if action == DECLINING:
            tiles[base] = DECLINED + hand_power * AWAY + away
            continue
        region = action - PLACING
        mine = distances.stake(me, region)
        theirs, whose, many = rival_stakes(distances, state, region)
        kind = kinds[whose]
        free = popcount(borders[region] & ~taken)
        if free > 8:
            free = 8
        own = min3(popcount(borders[region] & state.realms[me]))
        both = mine * STAKE + theirs
        tiles[base] = P0 + mine * POWER + hand_power
        tiles[base + 1] = P1 + theirs * POWER + hand_power
        tiles[base + 2] = P2 + both * FIVE + OWN_CARDS[cards]
        tiles[base + 3] = P3 + many * STAKE + mine
        tiles[base + 4] = P4 + theirs * 3 + more
        tiles[base + 5] = P5 + free * STAKE + mine
        tiles[base + 6] = P6 + both * 2 + last
        tiles[base + 7] = P7 + own * AWAY + away
        tiles[base + 8] = P8 + both * 3 + more
        tiles[base + 9] = P9 + (theirs * KIND + kind) * KIND + strongest_other
        tiles[base + 10] = P10 + (mine * POWER + hand_power) * KIND + strongest_other


def consider_favours(found: Considered, distances: Distances, state: State, legal: i64) -> None:
    """Where nobody shall fight next."""
    found.count = 0
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        base = found.add(action)
        if action == FAVOUR_NONE:
            found.tiles[base] = F0
            continue
        region = action - FAVOURING
        here: i64 = 1 if region == state.battle else 0
        mine = distances.stake(state.turn, region)
        theirs, _, many = rival_stakes(distances, state, region)
        found.tiles[base] = F1 + (mine * STAKE + theirs) * 2 + here
        found.tiles[base + 1] = F2 + many * STAKE + mine


def consider_taking(found: Considered, distances: Distances, state: State, legal: i64) -> None:
    """Which mercenary comes back into the hand."""
    me = state.turn
    rivals: i64 = 0
    theirs: i64 = VICTORY if state.final else 0
    for seat in range(state.terms.seats):
        if seat == me:
            continue
        if not state.passed & BIT[seat] and state.hands[seat]:
            rivals += 1
        if not state.final and state.lines[seat] and distances.stake(seat, state.battle) > theirs:
            theirs = distances.stake(seat, state.battle)
    rivals = min3(rivals)
    mine: i64 = VICTORY if state.final else distances.stake(me, state.battle)
    found.count = 0
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        base = found.add(action)
        kind = action - TAKING
        after = lead_without(state, me, kind) if kind < MERCENARIES else lead(state, me)
        leads = LEADS[at_lead(after)]
        found.tiles[base] = T0 + (kind * LEAD + leads) * RIVALS + rivals
        found.tiles[base + 1] = T1 + (kind * STAKE + mine) * STAKE + theirs
        found.tiles[base + 2] = T2 + (leads * STAKE + mine) * RIVALS + rivals


def consider_hand(found: Considered, distances: Distances, state: State, legal: i64) -> None:
    """To fold the hand or hold it, what to keep of it, how many cards to draw."""
    me = state.turn
    phase = state.phase_code
    hand = state.hands[me]
    holders: i64 = 0
    for seat in range(state.terms.seats):
        if seat != me and state.hands[seat]:
            holders += 1
    holders = min3(holders)
    courtesans = hand >> 4 * COURTESAN & 15
    if courtesans > 2:
        courtesans = 2
    heroine: i64 = 1 if hand >> 4 * HEROINE & 15 else 0
    cards = OWN_CARDS[size(hand)]
    mine: i64 = 4 if state.battle == NONE else distances.stake(me, state.battle)
    found.count = 0
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        base = found.add(action)
        if phase == FOLD:
            holds: i64 = action - FOLDING
            found.tiles[base] = H0 + ((holds * 3 + courtesans) * 2 + heroine) * 4 + holders
            found.tiles[base + 1] = H1 + (holds * FIVE + cards) * 4 + holders
            found.tiles[base + 2] = H2 + (holds * 5 + mine) * 3 + courtesans
        elif phase == KEEP:
            found.tiles[base] = K0 + action * FIVE + cards
        else:
            found.tiles[base] = D0 + action
