"""Talk: C-TALK. What concerns the engine: talking is no move, and cards are never exchanged."""

import re
from collections import Counter
from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import CLASSIC, MODERN, battle, cards, new

MOVES = re.compile(
    r"place:[A-Z][a-z]+|play:\w+|take:(\d+|none)|favour:([A-Z][a-z]+|none)|pass(:open)?|fold|hold|keep:(\w+|done)|draw:[0-3]|decline",
)
TABLES = [
    ("modern", ()),
    ("classic", ()),
    ("modern", ("hidden-cards",)),
    ("modern", ("capturing",)),
    ("classic", ("capturing",)),
    ("modern", ("draw-after-battle", "hidden-cards", "capturing")),
]


@pytest.mark.parametrize("text", ["talk:hello", "say", "show:10", "offer:Roma", "promise"])
def test_C_TALK_1_talk_and_deals_are_no_moves(text: str) -> None:
    """C-TALK-1: players may talk and make deals; nothing binds them: the rules know no such move."""
    table = battle(["10 6", "5"])
    with pytest.raises(signoria.InvalidError):
        table.state.parse(text)
    assert table.legal == {"play:10", "play:6", "pass"}


@pytest.mark.parametrize("text", ["give:10", "trade:10", "exchange:10", "swap:10:6", "play:10:1"])
def test_C_TALK_2_there_is_no_move_that_gives_a_card_away(text: str) -> None:
    """C-TALK-2: cards are never exchanged."""
    with pytest.raises(signoria.InvalidError):
        battle(["10 6", "5"]).state.parse(text)


def piles(state: Any) -> list[Counter[str]]:
    """Each seat's own cards: in hand, or kept for the next round by the one who is asked."""
    position = state.position()
    kept = Counter(position.get("kept", []))
    return [
        Counter(seat["hand"]) + (kept if number == state.to_move else Counter())
        for number, seat in enumerate(position["seats"])
    ]


def check(state: Any, deck: Counter[str], before: list[Counter[str]], mover: int | None, text: str) -> None:
    position = state.position()
    named = Counter(position.get("deck", [])) + Counter(position.get("kept", []))
    for seat in position["seats"]:
        for pile in ("hand", "line", "face_down"):
            named += Counter(seat.get(pile, []))
    assert named <= deck
    for seat, (was, now) in enumerate(zip(before, piles(state), strict=True)):
        gained = now - was
        if mover is None:
            assert was <= now or state.phase == "battle"
        elif text.startswith("take:"):
            assert gained == (cards(text[5:]) if seat == mover and text != "take:none" else Counter())
        else:
            assert not gained


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("edition", "options"), TABLES)
def test_C_TALK_2_cards_come_from_the_deck_or_from_ones_own_line(
    edition: str, options: tuple[str, ...], seed: int
) -> None:
    """C-TALK-2: in games at random no hand ever gains a card but by a deal or by one's own Scarecrow."""
    deck = cards(MODERN if edition == "modern" else CLASSIC)
    state, rng = new(2 + seed * 2, edition=edition, options=options).state, signoria.Rng(seed)
    for step in range(600):
        if state.over:
            break
        before, mover, text = piles(state), state.to_move, ""
        if state.waits_for_chance:
            state.deal(rng)
        else:
            legal = sorted(state.legal())
            action = legal[(step * step + seed) % len(legal)]
            text = state.text(action)
            assert MOVES.fullmatch(text)
            assert state.parse(text) == action
            state.apply(action)
        check(state, deck, before, mover, text)
    assert step > 20
