"""Between battles: lines and hands discarded, cards kept, drawn and dealt: C-RES-6 to C-RES-9, C-RND, C-OPT-1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.titles.condottiere.rules import memory, turns
from signoria.titles.condottiere.rules.cards import BIT, CARD, MERCENARY_BITS, nth_card, popcount, size
from signoria.titles.condottiere.rules.terms import DEAL, DRAW, FOLD, KEEP, NONE, PLACE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

MOST_DRAWN: Final = 3
TEN_EACH: Final = 10


def after_battle(state: State) -> None:
    """What comes after a battle that did not end the game."""
    state.passed = 0
    state.defended = False
    state.battle = NONE
    state.defender = NONE
    if state.terms.draws:
        begin_drawing(state)
    elif state.terms.place_first:
        begin_placing(state)
    else:
        discard_lines(state)
        ask_fold(state, state.marker)


def begin_placing(state: State) -> None:
    state.declined = 0
    state.draw_max = 0
    state.ask(PLACE, state.marker)


def place(state: State, region: i64) -> None:
    """C-SET-4, C-RES-6: the next battle is there."""
    state.battle = region
    state.defender = state.owner(region)
    if state.watched:
        state.note("placed", [state.turn, region, state.defender])
    opening = state.opening
    state.opening = False
    if state.terms.place_first:
        discard_lines(state)
        if not opening and not state.terms.draws:
            ask_fold(state, state.marker)
            return
    turns.begin_battle(state)


def decline(state: State) -> None:
    """C-RES-9: the marker goes left instead."""
    state.declined += 1
    state.marker = state.left_of(state.turn)
    if state.watched:
        state.note("declined", [state.turn, state.marker])
    state.turn = state.marker


def discard_lines(state: State) -> None:
    """C-RES-7."""
    any_card = state.together() != 0
    for seat in range(state.terms.seats):
        state.discards += state.lines[seat]
        state.lines[seat] = 0
    if any_card and state.watched:
        state.note("lines-discarded", [])


# -- hands discarded: C-RES-8


def ask_fold(state: State, seat: i64) -> None:
    """Ask the first, from this seat clockwise to the last before the marker, who holds cards but no mercenary."""
    while True:
        hand = state.hands[seat]
        if hand and not hand & MERCENARY_BITS:
            state.ask(FOLD, seat)
            memory.see_asked_to_fold(state, seat)
            return
        memory.see_not_asked_to_fold(state, seat)
        seat = state.left_of(seat)
        if seat == state.marker:
            end_of_folding(state)
            return


def fold(state: State, folds: bool) -> None:
    seat = state.turn
    if state.watched:
        state.note("folded" if folds else "held", [seat])
    if folds:
        state.buried += state.hands[seat]
        memory.see_folded(state, seat)
        state.hands[seat] = 0
    following = state.left_of(seat)
    if following == state.marker:
        end_of_folding(state)
    else:
        ask_fold(state, following)


def end_of_folding(state: State) -> None:
    """C-RND-1: with at most one player left who has cards the round ends."""
    holders: i64 = 0
    last: i64 = NONE
    for seat in range(state.terms.seats):
        if state.hands[seat]:
            holders += 1
            last = seat
    if holders > 1:
        if state.battle == NONE:
            begin_placing(state)
        else:
            turns.begin_battle(state)
        return
    if state.watched:
        state.note("round-ended", [last])
    if holders and state.terms.keep:
        state.ask(KEEP, last)
    else:
        begin_deal(state)


# -- keeping: C-RND-2


def keep(state: State, kind: i64) -> None:
    seat = state.turn
    state.hands[seat] -= CARD[kind]
    state.kept += CARD[kind]
    if state.watched:
        state.note("kept", [seat, kind])
    if size(state.kept) == state.terms.keep or state.hands[seat] == 0:
        end_keeping(state)


def end_keeping(state: State) -> None:
    seat = state.turn
    if state.watched:
        state.note("kept-enough", [seat, size(state.kept), size(state.hands[seat])])
    kept = state.kept
    known = state.known if state.hands[seat] == 0 else state.terms.no_cards  # who discards some may discard those
    state.kept = 0
    begin_deal(state)
    state.hands[seat] = kept
    state.known = known


def begin_deal(state: State) -> None:
    """All cards go into the deck, to be shuffled."""
    state.discards = 0
    state.buried = 0
    state.down = 0
    memory.forget(state)
    for seat in range(state.terms.seats):
        state.hands[seat] = 0
        state.lines[seat] = 0
    state.ask(DEAL, NONE)


def begin_final(state: State, finalists: i64) -> None:
    """C-WIN-3: those who are tied fight once more, with a whole new deal."""
    state.final = finalists
    state.battle = NONE
    state.defender = NONE
    state.defended = False
    if state.watched:
        state.note("final-battle", [finalists, 0])
    begin_deal(state)


# -- dealing: C-SET-3, C-RND-3


def share(state: State, seat: i64) -> i64:
    """How many cards the deal gives to a seat."""
    if state.opening and not state.final:
        return state.terms.first_deal
    if state.final and not state.final >> seat & 1:
        return 0
    whole = state.terms.deal + state.terms.deal_a_region * popcount(state.realms[seat])
    return whole - size(state.hands[seat])


def dealt_count(state: State) -> i64:
    """How many cards the pending deal takes from the deck."""
    if state.drawing:
        return min(state.drawing, size(state.deck()))
    total: i64 = 0
    for seat in range(state.terms.seats):
        total += share(state, seat)
    return total


def deal(state: State, rng: Rng) -> None:
    """Decide by a fast generator what the state waits for."""
    if state.marker == NONE:
        settle_first(state, rng.below(state.terms.seats))
        return
    deck = state.deck()
    left = size(deck)
    if state.drawing:
        drawn: i64 = 0
        for _ in range(min(state.drawing, left)):
            card = CARD[nth_card(deck, rng.below(left))]
            deck -= card
            left -= 1
            drawn += card
        end_drawing(state, drawn)
        return
    for seat in range(state.terms.seats):
        hand: i64 = 0
        for _ in range(share(state, seat)):
            card = CARD[nth_card(deck, rng.below(left))]
            deck -= card
            left -= 1
            hand += card
        give(state, seat, hand)
    end_deal(state)


def settle(state: State, drawn: list[int]) -> None:
    """Decide what the state waits for: the first seat, or kinds of cards, seat by seat from seat 0."""
    if state.marker == NONE:
        settle_first(state, drawn[0])
        return
    if state.drawing:
        pile: i64 = 0
        for kind in drawn:
            pile += CARD[kind]
        end_drawing(state, pile)
        return
    top = 0
    for seat in range(state.terms.seats):
        hand: i64 = 0
        for _ in range(share(state, seat)):
            hand += CARD[drawn[top]]
            top += 1
        give(state, seat, hand)
    end_deal(state)


def settle_first(state: State, seat: i64) -> None:
    """C-SET-2: chance names the first holder of the marker."""
    state.marker = seat
    if state.watched:
        state.note("first", [seat])


def give(state: State, seat: i64, cards: i64) -> None:
    state.hands[seat] += cards
    if cards:
        state.empty &= ~BIT[seat]
    if state.watched and cards:
        state.note("dealt", [seat, cards])


def end_deal(state: State) -> None:
    if state.battle == NONE and not state.final:
        begin_placing(state)
    else:
        turns.begin_battle(state)


# -- drawing after a battle: C-OPT-1


def begin_drawing(state: State) -> None:
    """Each may draw; if nobody holds a card each gets ten instead, unasked (C-ASK-3)."""
    if all_hands_empty(state):
        state.draw_max = TEN_EACH
        if state.watched:
            state.note("ten-each", [TEN_EACH])
    else:
        state.draw_max = MOST_DRAWN
    go_round(state, state.marker)


def all_hands_empty(state: State) -> bool:
    for seat in range(state.terms.seats):
        if state.hands[seat]:
            return False
    return True


def draw_limit(state: State, seat: i64) -> i64:
    """How many cards a seat may draw now."""
    room = state.terms.deal + state.terms.deal_a_region * popcount(state.realms[seat]) - size(state.hands[seat])
    return max(i64(0), min(room, state.draw_max))


def go_round(state: State, seat: i64) -> None:
    """From this seat clockwise to the last before the marker: the first who is below the limit draws."""
    while True:
        most = draw_limit(state, seat)
        if most > 0:
            state.ask(DRAW, seat)
            if state.draw_max == TEN_EACH:
                state.drawing = most
                go_on_drawing(state)
            return
        seat = state.left_of(seat)
        if seat == state.marker:
            begin_placing(state)
            return


def draw(state: State, cards: i64) -> None:
    if state.watched:
        state.note("draws", [state.turn, cards])
    state.drawing = cards
    go_on_drawing(state)


def go_on_drawing(state: State) -> None:
    """Wait for the cards; an empty deck is made anew from the discards, then from the finished battle's lines."""
    if state.drawing and state.deck() == 0:
        renew_deck(state)
    if state.drawing:
        state.ask(DEAL, state.turn)
        return
    following = state.left_of(state.turn)
    if following == state.marker:
        begin_placing(state)
    else:
        go_round(state, following)


def renew_deck(state: State) -> None:
    if state.discards == 0:
        discard_lines(state)
    if state.discards == 0:
        state.drawing = 0  # all cards are in hands
        return
    state.discards = 0
    if state.watched:
        state.note("reshuffled", [])


def end_drawing(state: State, drawn: i64) -> None:
    state.drawing -= size(drawn)
    give(state, state.turn, drawn)
    go_on_drawing(state)
