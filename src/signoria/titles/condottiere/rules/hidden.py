"""Drawing what a viewer does not see: other hands, face-down cards, what was kept or discarded unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.rules.cards import (
    BIT,
    CARD,
    COURTESAN,
    DRUMMER,
    HEROINE,
    MERCENARY_BITS,
    nth_card,
    popcount,
    size,
)
from signoria.titles.condottiere.rules.terms import BATTLE, FOLD, NONE, PLACE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

HIDEABLE_BITS: Final = MERCENARY_BITS | 0xF << 4 * COURTESAN | 0xF << 4 * DRUMMER | 0xF << 4 * HEROINE
TRIES: Final = 100_000


@final
@mypyc_attr(acyclic=True)
class Hidden:
    """How many cards lie where a viewer cannot see them."""

    __slots__ = ("buried", "downs", "kept", "sizes", "viewer")

    def __init__(self, viewer: i64, sizes: vec[i64], downs: i64, kept: i64, buried: i64) -> None:
        self.viewer: i64 = viewer  # whose hand is known; NONE: nobody's
        self.sizes: vec[i64] = sizes  # of hands; NONE where the edition does not show them
        self.downs: i64 = downs  # the set of seats with a face-down card that the viewer does not know
        self.kept: i64 = kept  # so many cards that the seat to move has kept
        self.buried: i64 = buried  # so many cards that were discarded unseen, without the viewer's


def draw_hidden(state: State, hidden: Hidden, rng: Rng) -> None:
    """Give every hidden place its cards, each possible way as likely as another (C-ASK-2, C-OPT-5, C-CARD-3).

    The state holds all that the viewer sees, and what everybody remembers.
    """
    if not state.terms.shows_hands:
        guess_sizes(state, hidden, rng)
    unseen = state.deck()
    for seat in range(state.terms.seats):
        if seat != hidden.viewer:
            unseen -= state.known[seat]
    for _ in range(TRIES):
        if try_hands(state, hidden, unseen, rng):
            return
    raise InvalidError("No state fits this view.")


def try_hands(state: State, hidden: Hidden, unseen: i64, rng: Rng) -> bool:
    """One way at random; False if something that everybody knows would not be true."""
    known = state.known[:]
    rest = lay_face_down(state, hidden, known, unseen, rng)
    if rest == NONE:
        return False
    for bare in (True, False):
        for seat in range(state.terms.seats):
            if seat == hidden.viewer or bool(state.bare & BIT[seat]) != bare:
                continue
            keeper = hidden.kept > 0 and seat == state.turn
            wanted = hidden.sizes[seat] - size(known[seat]) + (hidden.kept if keeper else i64(0))
            pool = rest & ~MERCENARY_BITS if bare else rest
            if wanted < 0 or wanted > size(pool):
                return False
            drawn = draw_cards(pool, wanted, rng)
            rest -= drawn
            state.hands[seat] = known[seat] + drawn
            if not bare and state.armed & BIT[seat] and lacks_mercenary(state, seat):
                return False
        if bare:
            rest -= bury(state, hidden, rest, rng)
    if hidden.kept:
        state.kept = draw_cards(state.hands[state.turn], hidden.kept, rng)
        state.hands[state.turn] -= state.kept
    return True


def lay_face_down(state: State, hidden: Hidden, known: vec[i64], rest: i64, rng: Rng) -> i64:
    """Draw the face-down cards, a known card of the seat or any that may lie so; what is left of the rest, or NONE."""
    state.down &= 15 * CARD[hidden.viewer] if hidden.viewer != NONE else i64(0)
    for seat in range(state.terms.seats):
        if not hidden.downs & BIT[seat]:
            continue
        pool = rest & HIDEABLE_BITS
        if state.bare & BIT[seat]:
            pool &= ~MERCENARY_BITS
        by_known = size(known[seat]) * size(rest)
        by_others = (hidden.sizes[seat] - size(known[seat]) + 1) * size(pool)
        if by_known + by_others <= 0:
            return NONE
        if rng.below(by_known + by_others) < by_known:
            kind = nth_card(known[seat], rng.below(size(known[seat])))
            known[seat] -= CARD[kind]
        else:
            kind = nth_card(pool, rng.below(size(pool)))
            if CARD[kind] & ~MERCENARY_BITS and is_missed(state, hidden, rest, rng):
                return NONE
            rest -= CARD[kind]
        state.down |= (kind + 1) * CARD[seat]
    return rest


def is_missed(state: State, hidden: Hidden, rest: i64, rng: Rng) -> bool:
    """A card that is no mercenary lies face down: refuse it as often as hands without mercenaries need it instead."""
    needed = hidden.buried
    for seat in range(state.terms.seats):
        if seat != hidden.viewer and state.bare & BIT[seat]:
            needed += hidden.sizes[seat]
    return rng.below(size(rest & ~MERCENARY_BITS)) < needed


def bury(state: State, hidden: Hidden, rest: i64, rng: Rng) -> i64:
    """C-RES-8: who discarded a hand unseen held no mercenary. (A position made by hand may know better.)"""
    pool = rest & ~MERCENARY_BITS
    if size(pool) < hidden.buried:
        pool = rest
    drawn = draw_cards(pool, hidden.buried, rng)
    own = state.folded[hidden.viewer] if hidden.viewer != NONE else i64(0)
    state.buried = own + drawn
    return drawn


def lacks_mercenary(state: State, seat: i64) -> bool:
    """Does a seat hold cards, but no mercenary?"""
    held = state.hands[seat]
    down = state.face_down(seat)
    if down >= 0:
        held += CARD[down]
    return held != 0 and not held & MERCENARY_BITS


def draw_cards(pile: i64, number: i64, rng: Rng) -> i64:
    """So many cards of a pile, drawn one after the other."""
    drawn: i64 = 0
    left = size(pile)
    for _ in range(min(number, left)):
        card = CARD[nth_card(pile, rng.below(left))]
        pile -= card
        left -= 1
        drawn += card
    return drawn


# -- where sizes of hands are not shown


def guess_sizes(state: State, hidden: Hidden, rng: Rng) -> None:
    """Of all cards that were dealt those that are not seen again are still held, by anybody who may hold cards."""
    deck = state.deck()
    left = size(deck) - size(state.terms.cards)
    specials = size(deck & ~MERCENARY_BITS)
    room = vec[i64]([0] * state.terms.seats)
    open_places: i64 = 0
    for seat in range(state.terms.seats):
        dealt = state.terms.deal + state.terms.deal_a_region * popcount(state.realms[seat])
        left += dealt
        if seat == hidden.viewer:
            continue
        if hidden.sizes[seat] == NONE:
            hidden.sizes[seat] = least_held(state, seat)
            left -= hidden.sizes[seat]
            room[seat] = max(i64(0), dealt - hidden.sizes[seat])
            open_places += room[seat]
            if state.bare & BIT[seat]:
                specials -= hidden.sizes[seat]
    while left > 0 and open_places > 0:
        seat = place_of(room, rng.below(open_places))
        room[seat] -= 1
        open_places -= 1
        if state.bare & BIT[seat]:
            specials -= 1
            if specials < 0:
                continue
        hidden.sizes[seat] += 1
        left -= 1


def least_held(state: State, seat: i64) -> i64:
    """How many cards a seat must hold: those that everybody knows, and one if it is to play or about to."""
    phase = state.phase_code
    plays = phase == PLACE or ((phase == BATTLE or phase == FOLD) and seat == state.turn)
    return max(size(state.known[seat]), i64(1) if plays else i64(0))


def place_of(room: vec[i64], n: i64) -> i64:
    """The seat of the n-th free place."""
    seat: i64 = 0
    while n >= room[seat]:
        n -= room[seat]
        seat += 1
    return seat
