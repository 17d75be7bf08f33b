"""Rules of thumb, each a way of playing: the squire's, and the styles against which bots are measured.

They know the table and their own hand; a face-down card of another is taken for an average one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots.lead import has_rivals, lead, lead_after, lead_without
from signoria.titles.condottiere.rules.actions import (
    DECLINING,
    FAVOUR_NONE,
    FAVOURING,
    FOLDING,
    HOLDING,
    PASS,
    PASS_OPEN,
    PLACING,
    TAKE_NONE,
    TAKING,
    legal_mask,
)
from signoria.titles.condottiere.rules.battle import turn_up
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    BIT,
    COURTESAN,
    DRUMMER,
    HEROINE,
    KINDS,
    MERCENARIES,
    MERCENARY_BITS,
    SCARECROW,
    SURRENDER,
    WINTER,
    count,
    lowest_bit,
    nth_bit,
    popcount,
    size,
)
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, FOLD, KEEP, NONE, PLACE, TAKE

THRIFTY: Final = 0
"""Saves a part of its hand for later battles, even where it will be lost."""
SQUIRE: Final = 1
"""Saves only what later battles of the round can still use."""
STUBBORN: Final = 2
"""Fights for every region until it leads and nobody can answer."""
# Never trained against:
PICKY: Final = 3
"""Stubborn, but only for regions that bring it or a rival nearer to victory."""
BOASTER: Final = 4
"""Opens with its strongest card and gives up once it is beaten."""
WEATHER: Final = 5
"""A squire who spends its other cards before its mercenaries."""
FICKLE: Final = 6
"""A squire who does anything at all one time in five."""

BEGINNER: Final = 7
"""Somebody in their second game: plays what helps at once, on the map at random, and often gives up too soon."""

COST: Final = vec[float]([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0, 4.0, 4.0, 4.0, 1.0, 6.0, 9.0, 4.0, 2.0])
"""What a card is worth to save, by kind."""
KEEPING: Final = vec[i64]([HEROINE, MERCENARIES - 1, DRUMMER, SURRENDER, WINTER, MERCENARIES - 2, BISHOP])
DECISIVE: Final = 100.0
"""The worth of a region that wins the game."""
SHARE: Final = 0.1
"""Of the hand's power, for each point of what is at stake."""
CHEAP_REGION: Final = 10.0
"""A region that nobody fights for is worth any one card; so games come to an end."""
STRONG_HAND: Final = 15.0
CARDS_A_BATTLE: Final = 3.0
NEVER: Final = 1e9
GIVING_UP: Final = 4
"""One time in so many a beginner passes where they might go on."""


def act(state: State, style: i64, rng: Rng) -> i64:
    """What that style does now."""
    legal = legal_mask(state)
    if legal & (legal - 1) == 0:
        return lowest_bit(legal)
    if style == FICKLE and rng.below(5) == 0:
        return anything(legal, rng)
    phase = state.phase_code
    if phase == BATTLE:
        return fumble(state, legal, rng) if style == BEGINNER else fight(state, style, legal)
    if phase == PLACE:
        return anything(legal, rng) if style == BEGINNER else place(state, legal, rng)
    if phase == TAKE:
        return take_back(state, legal)
    if phase == FAVOUR:
        return favour(state, legal)
    if phase == FOLD:
        hand = state.hands[state.turn]
        return HOLDING if count(hand, HEROINE) or count(hand, COURTESAN) else FOLDING
    if phase == KEEP:
        return keep(legal)
    return nth_bit(legal, popcount(legal) - 1)


def anything(legal: i64, rng: Rng) -> i64:
    return nth_bit(legal, rng.below(popcount(legal)))


def fight(state: State, style: i64, legal: i64) -> i64:
    if style == STUBBORN or (style == PICKY and is_worth_it(state)):
        return fight_on(state, legal)
    if style == BOASTER:
        return boast(state, legal)
    action = fight_within_means(state, style, legal)
    if action == PASS and legal & BIT[PASS_OPEN] and has_rivals(state, state.turn) and is_a_shield(state):
        return PASS_OPEN
    return action


def is_a_shield(state: State) -> bool:
    """Would a Bishop take the battle from me, unless my face-down card draws it away from the others?"""
    return lead_if_struck(state, True) > 0 >= lead_if_struck(state, False)


def lead_if_struck(state: State, opened: bool) -> i64:
    """The lead after a rival's Bishop, my face-down card turned up before it or not."""
    twin = state.copy()
    if opened:
        turn_up(twin, twin.turn)
    return lead_after(twin, twin.turn, BISHOP)


# -- what a region is worth


def worth(state: State, seat: i64, region: i64) -> float:
    """What taking a region is worth to a seat: 1 for any, more for one that joins others, DECISIVE to win."""
    terms = state.terms
    joined = popcount(joined_with(state, seat, region))
    total = popcount(state.realms[seat]) + 1
    if joined >= terms.adjacent or (terms.total and total >= terms.total):
        return DECISIVE
    free = terms.borders[region] & ~state.taken()
    if state.favour != NONE:
        free &= ~BIT[state.favour]
    room = popcount(free)
    near = terms.adjacent - joined
    kingdom = (2.0 if room >= near else 0.5) * float(joined - 1)
    towards = 1.5 * float(total) / float(terms.total) if terms.total else 0.0
    return 1.0 + kingdom + towards + 0.1 * float(room)


def joined_with(state: State, seat: i64, region: i64) -> i64:
    """The regions of a seat that would hang together with one more, and that one."""
    realm = state.realms[seat]
    group = BIT[region]
    edge = group
    while edge:
        reach: i64 = 0
        while edge:
            reach |= state.terms.borders[lowest_bit(edge)]
            edge &= edge - 1
        edge = reach & realm & ~group
        group |= edge
    return group


def worth_to_others(state: State, seat: i64, region: i64) -> float:
    most = 0.0
    for other in range(state.terms.seats):
        if other != seat:
            theirs = worth(state, other, region)
            if theirs > most:
                most = theirs
    return most


def stakes(state: State, seat: i64) -> float:
    """What this battle is worth: to me, and to deny it to the others."""
    if state.final:
        return DECISIVE
    mine = worth(state, seat, state.battle)
    if state.defender == seat:
        mine += 2.0
    theirs = 0.5 * worth_to_others(state, seat, state.battle)
    return mine if mine > theirs else theirs


def is_worth_it(state: State) -> bool:
    return stakes(state, state.turn) >= 3.0


def cost_of(pile: i64) -> float:
    total = 0.0
    for kind in range(i64(KINDS)):
        copies = count(pile, kind)
        if copies:
            total += float(copies) * COST[kind]
    return total


# -- how to fight


def fight_on(state: State, legal: i64) -> i64:
    """The cheapest card that leads, else the best step; when leading, the cheapest card of all."""
    seat = state.turn
    ahead = lead(state, seat)
    if ahead > 0:
        if not has_rivals(state, seat):
            return PASS
        if legal & BIT[SURRENDER]:
            return SURRENDER
        return cheapest(legal, NEVER)
    card = overtake(state, legal, NEVER)
    return card if card != NONE else PASS


def fumble(state: State, legal: i64, rng: Rng) -> i64:
    """Ahead: content. Behind: any card that helps, or none any more."""
    seat = state.turn
    ahead = lead(state, seat)
    if ahead > 0 or rng.below(GIVING_UP) == 0:
        return PASS
    helpful: i64 = 0
    for kind in range(i64(SURRENDER)):
        if legal & BIT[kind] and lead_after(state, seat, kind) > ahead:
            helpful |= BIT[kind]
    return anything(helpful, rng) if helpful else PASS


def boast(state: State, legal: i64) -> i64:
    """The strongest card first; once beaten, out."""
    seat = state.turn
    if lead(state, seat) > 0:
        return SURRENDER if legal & BIT[SURRENDER] and has_rivals(state, seat) else PASS
    if state.lines[seat] and stakes(state, seat) < DECISIVE / 2.0:
        return PASS
    best: i64 = PASS
    most: i64 = 0
    for kind in range(i64(SURRENDER)):
        if legal & BIT[kind]:
            after = lead_after(state, seat, kind)
            if after > most:
                most = after
                best = kind
    return best


def fight_within_means(state: State, style: i64, legal: i64) -> i64:
    """As a squire: wins cheaply or not at all, spends in proportion to the stakes."""
    seat = state.turn
    ahead = lead(state, seat)
    at_stake = stakes(state, seat)
    rivals = has_rivals(state, seat)
    if ahead > 0 and legal & BIT[SURRENDER] and at_stake >= 2.0:
        return SURRENDER
    if ahead > 0 and not rivals:
        return save_a_soldier(state, legal)
    means = budget(state, style, seat, at_stake)
    if style == WEATHER and ahead <= 0:
        tool = cheapest(legal & (BIT[SURRENDER] - BIT[WINTER]), means)
        if tool != PASS and lead_after(state, seat, tool) > ahead:
            return tool
    if ahead > 0:
        return wait(legal, means)
    if not state.together() and not state.down and means < CHEAP_REGION:
        means = CHEAP_REGION
    card = overtake(state, legal, means)
    if card != NONE and (lead_after(state, seat, card) > 0 or is_within_reach(state, seat, -ahead, means)):
        return card
    return retreat(state, legal)


def budget(state: State, style: i64, seat: i64, at_stake: float) -> float:
    """How much of the hand this battle may cost."""
    if at_stake >= DECISIVE / 2.0:
        return NEVER
    hand = cost_of(state.hands[seat])
    spent = cost_of(state.lines[seat])
    share = SHARE * at_stake
    if style != THRIFTY:
        left = 1.0 / battles_left(state)
        if left > share:
            share = left
    elif share > 0.9:
        share = 0.9
    return share * (hand + spent) - spent


def battles_left(state: State) -> float:
    """How many battles this round may still bring, this one too: it ends when only one has cards."""
    most: i64 = 0
    second: i64 = 0
    for seat in range(state.terms.seats):
        cards = size(state.hands[seat])
        if cards > most:
            second = most
            most = cards
        elif cards > second:
            second = cards
    left = float(second) / CARDS_A_BATTLE
    return left if left > 1.0 else 1.0


def overtake(state: State, legal: i64, means: float) -> i64:
    """The cheapest card within the means that leads, else the one that brings most for its cost, or NONE."""
    seat = state.turn
    best: i64 = NONE
    step: i64 = NONE
    least = NEVER
    most = -NEVER
    for kind in range(i64(SURRENDER)):
        if not legal & BIT[kind] or COST[kind] > means:
            continue
        after = lead_after(state, seat, kind)
        if after > 0 and COST[kind] < least:
            least = COST[kind]
            best = kind
        gain = float(after) - COST[kind] / 2.0
        if gain >= most:
            most = gain
            step = kind
    return best if best != NONE else step


def is_within_reach(state: State, seat: i64, deficit: i64, means: float) -> bool:
    missing = float(deficit)
    return missing < means and missing < cost_of(state.hands[seat])


def wait(legal: i64, means: float) -> i64:
    """Ahead, but others may go on: stay in for as little as possible."""
    if legal & BIT[COURTESAN] and means >= 1.0:
        return COURTESAN
    if legal & BIT[SCARECROW] and means >= 2.0:
        return SCARECROW
    return 0 if legal & 1 and means >= 1.0 else PASS


def cheapest(legal: i64, means: float) -> i64:
    """The cheapest card of those, within the means; PASS without one."""
    best: i64 = PASS
    least = NEVER
    for kind in range(i64(SURRENDER)):
        if legal & BIT[kind] and COST[kind] < least and COST[kind] <= means:
            least = COST[kind]
            best = kind
    return best


def save_a_soldier(state: State, legal: i64) -> i64:
    """Sure of the battle: a Scarecrow brings a strong mercenary home if the lead allows it."""
    seat = state.turn
    if legal & BIT[SCARECROW]:
        for kind in range(i64(4), i64(MERCENARIES)):
            if count(state.lines[seat], kind) and lead_without(state, seat, kind) > 0:
                return SCARECROW
    return PASS


def retreat(state: State, legal: i64) -> i64:
    """Out of a lost battle, with a strong mercenary if a Scarecrow is at hand."""
    strong = (state.lines[state.turn] & MERCENARY_BITS) >> 16
    return SCARECROW if strong and legal & BIT[SCARECROW] else PASS


# -- the rest


def place(state: State, legal: i64, rng: Rng) -> i64:
    """A region that helps me and no rival; with a weak hand, one that nobody needs."""
    seat = state.turn
    nerve = 1.0 if cost_of(state.hands[seat]) >= STRONG_HAND else 0.3
    best: i64 = NONE
    most = -NEVER
    todo = legal
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        score = -1000.0
        if action != DECLINING:
            mine = worth(state, seat, action - PLACING)
            theirs = worth_to_others(state, seat, action - PLACING)
            score = nerve * (mine if mine < 20.0 else 20.0) - 0.5 * (theirs if theirs < 20.0 else 20.0)
            score += 0.01 * float(rng.below(100))
        if score > most:
            most = score
            best = action
    return best


def take_back(state: State, legal: i64) -> i64:
    """The strongest mercenary without which the battle is still won; the strongest of all in a lost one."""
    seat = state.turn
    ahead = lead(state, seat)
    kind: i64 = MERCENARIES - 1
    while kind >= 0:
        if legal & BIT[TAKING + kind] and (ahead <= 0 or lead_without(state, seat, kind) > 0):
            return TAKING + kind
        kind -= 1
    return TAKE_NONE


def favour(state: State, legal: i64) -> i64:
    """On the free region that a rival wants most."""
    seat = state.turn
    free = ~state.taken()
    best: i64 = FAVOUR_NONE
    most = 0.0
    todo = legal & (BIT[FAVOUR_NONE] - 1)
    while todo:
        action = lowest_bit(todo)
        todo &= todo - 1
        region = action - FAVOURING
        if free & BIT[region] and region != state.favour and region != state.battle:
            spite = worth_to_others(state, seat, region) - worth(state, seat, region)
            if spite > most:
                most = spite
                best = action
    return best


def keep(legal: i64) -> i64:
    for number in range(len(KEEPING)):
        if legal & BIT[KEEPING[number]]:
            return KEEPING[number]
    return PASS
