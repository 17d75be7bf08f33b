"""What speaks for and against each move of a battle, for a seat that knows the table and its own hand."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.bots.considered import Considered
from signoria.titles.condottiere.bots.distances import A_STEP_BEFORE, VICTORY, Distances
from signoria.titles.condottiere.bots.lead import UNSEEN, lead_after
from signoria.titles.condottiere.bots.tiles import (
    AWAY,
    B0,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    B7,
    B8,
    B9,
    B10,
    B11,
    B12,
    B13,
    B14,
    B15,
    B16,
    B17,
    B18,
    B19,
    FIVE,
    GAINS,
    KIND,
    LEAD,
    LEADS,
    LINE_SIZES,
    OWN_CARDS,
    POWER,
    POWER_STEPS,
    RIVAL_CARDS,
    RIVALS,
    STAKE,
    TILES,
    at_lead,
)
from signoria.titles.condottiere.rules.battle import printed, strength, strongest
from signoria.titles.condottiere.rules.cards import (
    BIT,
    CARD,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    MERCENARY_BITS,
    SCARECROW,
    SPRING_BITS,
    SURRENDER,
    WINTER_BITS,
    count,
    lowest_bit,
    size,
)
from signoria.titles.condottiere.rules.state import State


def power(hand: i64) -> i64:
    """What a hand could bring to a battle, roughly."""
    soldiers = printed(hand & MERCENARY_BITS)
    if hand >> 4 * DRUMMER & 15:
        soldiers += soldiers // 2
    return soldiers + (hand >> 4 * COURTESAN & 15) + 10 * (hand >> 4 * HEROINE & 15)


@final
@mypyc_attr(acyclic=True)
class BattleSense:
    """A battle as the seat to move sees it, in small numbers."""

    def __init__(self, distances: Distances) -> None:
        self.distances: Distances = distances
        self.stakes: vec[i64] = vec[i64]([0 for _ in range(6)])
        self.best: i64 = 0  # the strongest other line
        self.leader: i64 = 0  # whose
        self.rivals: i64 = 0
        self.rival_cards: i64 = 0
        self.rival_stake: i64 = 0
        self.leader_stake: i64 = 0
        self.rival: i64 = 0  # who matters most here
        self.dearest: i64 = 0  # how much
        self.rival_kind: i64 = 0
        self.courtesans: i64 = 0
        self.nearest: i64 = 0
        self.holders: i64 = 0  # others with cards, out of this battle or not
        self.held: i64 = 0  # their cards
        self.surplus: i64 = 0

    def look_round(self, state: State, kinds: vec[i64]) -> None:
        """The others: who leads, who can go on, what is at stake for whom."""
        me = state.turn
        together = state.together()
        self.best = -1
        self.leader = me
        self.rivals = 0
        self.rival_cards = 0
        self.rival_stake = 0
        self.rival = me
        self.dearest = -1
        self.courtesans = 0
        self.nearest = 5
        self.holders = 0
        self.held = 0
        for seat in range(state.terms.seats):
            self.stakes[seat] = VICTORY if state.final else self.distances.stake(seat, state.battle)
            if seat != me:
                self.look_at_line(state, seat, together)
                self.look_at_hand(state, seat)
        self.leader_stake = self.stakes[self.leader] if self.best > 0 else 0
        if self.leader_stake > self.rival_stake:
            self.rival_stake = self.leader_stake
        if self.rival == me and self.best > 0:
            self.rival = self.leader
        self.rival_kind = kinds[self.rival] if self.rival != me else 0
        own = size(state.hands[me])
        self.surplus = surplus_step(own - self.held // self.holders if self.holders else 9)
        self.rivals = min3(self.rivals)
        self.holders = min3(self.holders)

    def look_at_line(self, state: State, seat: i64, together: i64) -> None:
        if self.distances.away(seat) < self.nearest:
            self.nearest = self.distances.away(seat)
        line = state.lines[seat]
        theirs: i64 = strength(line, together) if line else 0
        if state.down and state.face_down(seat) >= 0:
            theirs += UNSEEN
        if theirs > self.best:
            self.best = theirs
            self.leader = seat
        courtesans = line >> 4 * COURTESAN & 15
        if courtesans > self.courtesans:
            self.courtesans = courtesans

    def look_at_hand(self, state: State, seat: i64) -> None:
        """Only its size counts."""
        cards = size(state.hands[seat])
        if cards == 0:
            return
        self.holders += 1
        self.held += cards
        if state.passed & BIT[seat]:
            return
        self.rivals += 1
        stake = self.stakes[seat]
        if cards > self.rival_cards:
            self.rival_cards = cards
        if stake > self.rival_stake:
            self.rival_stake = stake
        if stake * 32 + cards > self.dearest:
            self.dearest = stake * 32 + cards
            self.rival = seat


def min3(number: i64) -> i64:
    return number if number < 3 else 3


def rank_of(kind: i64, low: i64, top: i64) -> i64:
    """The only mercenary kind of a hand, its strongest, its weakest, or one between."""
    if low == top:
        return 3
    return 2 if kind == top else 1 if kind == low else 0


def surplus_step(cards: i64) -> i64:
    """How many cards more than the others' mean, in five steps."""
    if cards <= -4:
        return 0
    if cards <= -1:
        return 1
    return 2 if cards <= 1 else 3 if cards <= 4 else 4


def consider_battle(found: Considered, sense: BattleSense, state: State, legal: i64, kinds: vec[i64]) -> None:
    """Every legal move of a battle with its tiles."""
    sense.look_round(state, kinds)
    me = state.turn
    hand = state.hands[me]
    line = state.lines[me]
    together = state.together()
    mine = sense.stakes[me]
    theirs = sense.rival_stake
    rivals = sense.rivals
    leader_stake = sense.leader_stake
    kind = sense.rival_kind
    own = strength(line, together)
    down = state.face_down(me)
    if down >= 0:
        own += strength(CARD[down], together | CARD[down])
    lead = own - sense.best if sense.best > 0 else own
    lead_now = LEADS[at_lead(lead)]
    cards = OWN_CARDS[size(hand)]
    rival_cards = RIVAL_CARDS[sense.rival_cards]
    hand_power = POWER_STEPS[power(hand)]
    invested = LINE_SIZES[size(line)]
    leader_invested: i64 = LINE_SIZES[size(state.lines[sense.leader])] if sense.best > 0 else 0
    winter: i64 = 1 if together & WINTER_BITS else 0
    spring: i64 = 1 if together & SPRING_BITS else 0
    drummer: i64 = 2 if line >> 4 * DRUMMER & 15 else 1 if hand >> 4 * DRUMMER & 15 else 0
    soldiers = min3(size(line & MERCENARY_BITS))
    surrender: i64 = 1 if hand >> 4 * SURRENDER & 15 else 0
    scarecrow: i64 = 1 if hand >> 4 * SCARECROW else 0
    sign: i64 = 0 if lead < 0 else 1 if lead == 0 else 2
    courtesans = line >> 4 * COURTESAN & 15
    in_hand = hand & MERCENARY_BITS
    top = strongest(in_hand)
    low: i64 = lowest_bit(in_hand) // 4 if in_hand else -1
    high: i64 = 1 if mine >= A_STEP_BEFORE else 0
    away = sense.distances.away(me)
    season = ((winter * 2 + spring) * 3 + drummer) * 4 + soldiers
    purpose = (((surrender * 2 + scarecrow) * FIVE) + invested) * 3 + sign
    actions = found.actions
    tiles = found.tiles
    number: i64 = 0
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        after = lead
        after_courtesans = courtesans
        rank: i64 = 0
        copies: i64 = 0
        if action < KINDS:
            after = lead_after(state, me, action)
            if action == COURTESAN:
                after_courtesans += 1
            copies = min3(count(hand, action)) - 1
            if action < MERCENARIES:
                rank = rank_of(action, low, top)
        leads = LEADS[at_lead(after)]
        more_courtesans: i64 = 0
        if after_courtesans >= sense.courtesans:
            more_courtesans = 1 if after_courtesans == sense.courtesans else 2
        gain = GAINS[at_lead(after - lead)]
        base = number * TILES
        actions[number] = action
        number += 1
        by_lead = action * LEAD + leads
        tiles[base] = B0 + ((action * STAKE + mine) * STAKE + theirs) * RIVALS + rivals
        tiles[base + 1] = B1 + (by_lead * RIVALS + rivals) * 2 + high
        tiles[base + 2] = B2 + ((action * LEAD + lead_now) * STAKE + mine) * FIVE + cards
        tiles[base + 3] = B3 + ((action * POWER + hand_power) * STAKE + mine) * FIVE + rival_cards
        tiles[base + 4] = B4 + ((action * FIVE + invested) * STAKE + leader_stake) * STAKE + mine
        tiles[base + 5] = B5 + action * 48 + season
        tiles[base + 6] = B6 + (action * 3 + copies) * FIVE + cards
        tiles[base + 7] = B7 + ((action * FIVE + rival_cards) * FIVE + cards) * RIVALS + rivals
        tiles[base + 8] = B8 + ((gain * 4 + rank) * STAKE + mine) * RIVALS + rivals
        tiles[base + 9] = B9 + by_lead * POWER + hand_power
        tiles[base + 10] = B10 + ((action * 3 + more_courtesans) * STAKE + mine) * STAKE + theirs
        tiles[base + 11] = B11 + (by_lead * STAKE + leader_stake) * RIVALS + rivals
        tiles[base + 12] = B12 + action * 60 + purpose
        tiles[base + 13] = B13 + ((action * RIVALS + rivals) * AWAY + away) * AWAY + sense.nearest
        tiles[base + 14] = B14 + ((action * FIVE + leader_invested) * 3 + sign) * RIVALS + rivals
        tiles[base + 15] = B15 + ((action * FIVE + sense.surplus) * RIVALS + sense.holders) * STAKE + mine
        tiles[base + 16] = B16 + (by_lead * KIND + kind) * RIVALS + rivals
        tiles[base + 17] = B17 + ((action * STAKE + mine) * STAKE + theirs) * KIND + kind
        tiles[base + 18] = B18 + ((action * LEAD + lead_now) * KIND + kind) * FIVE + cards
        tiles[base + 19] = B19 + ((action * POWER + hand_power) * KIND + kind) * FIVE + rival_cards
    found.count = number
