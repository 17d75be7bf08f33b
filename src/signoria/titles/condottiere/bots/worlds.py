"""Worlds: states that a seat cannot tell from the true one, its rivals' hidden cards drawn anew."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.titles.condottiere.rules.cards import BIT, CARD, KINDS, count, size
from signoria.titles.condottiere.rules.hidden import Hidden, draw_hidden
from signoria.titles.condottiere.rules.memory import with_pile
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE


def draw_worlds(state: State, shown: vec[i64], wanted: i64, rng: Rng) -> list[State]:
    """So many worlds for the seat to move: of others what everybody knows counts, and the cards ``shown`` to it."""
    blank = without_secrets(state)
    blank.known = with_shown(state, shown)
    downs: i64 = 0
    buried = size(state.buried) - size(state.folded[state.turn])
    for seat in range(state.terms.seats):
        if seat != state.turn and state.face_down(seat) >= 0:
            downs |= BIT[seat]
    worlds: list[State] = []
    for _ in range(wanted):
        world = blank.copy()
        draw_hidden(world, Hidden(state.turn, sizes_of(state), downs, 0, buried), rng)
        world.known = state.known
        worlds.append(world)
    return worlds


def without_secrets(state: State) -> State:
    """A copy without the cards that the seat to move does not see."""
    blank = state.copy()
    me = state.turn
    for seat in range(state.terms.seats):
        if seat != me:
            blank.hands[seat] = 0
    blank.down &= 15 * CARD[me]
    blank.buried = state.folded[me]
    if blank.buried != state.buried:
        blank.folded = with_pile(state.terms.no_cards, me, blank.buried)
    return blank


def sizes_of(state: State) -> vec[i64]:
    """The sizes of hands; NONE where the edition does not show them and nobody can know."""
    sizes = vec[i64]([0 for _ in range(state.terms.seats)])
    for seat in range(state.terms.seats):
        is_known = state.terms.shows_hands or seat == state.turn or state.empty & BIT[seat]
        sizes[seat] = size(state.hands[seat]) if is_known else i64(NONE)
    return sizes


def with_shown(state: State, shown: vec[i64]) -> vec[i64]:
    """The hidden cards of each seat that the seat to move knows: of each kind what was shown, or what all know."""
    known = state.known[:]
    for seat in range(state.terms.seats):
        if seat == state.turn:
            continue
        for kind in range(i64(KINDS)):
            more = count(shown[seat], kind) - count(known[seat], kind)
            if more > 0:
                known[seat] += more * CARD[kind]
    return known
