"""What everybody can see of how somebody fights, and what kind of player that makes them."""

from __future__ import annotations

import pytest

import signoria
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.habits import (
    AHEAD,
    ANYTHING,
    BEHIND,
    DEEDS,
    STUBBORN,
    UNKNOWN,
    UNSEEN,
    Guesses,
    Habits,
    deed,
)
from signoria.titles.condottiere.bots.weights_file import LEAGUE, shipped
from signoria.titles.condottiere.rules.cards import BISHOP, WINTER
from signoria.titles.condottiere.rules.playout import random_action
from signoria.titles.condottiere.rules.state import State
from tests.rules.condottiere.board import battle
from tests.titles.condottiere.setups import inner

PASSES, LEADS, FOLLOWS = 0, 1, 2
FIRST_SPECIAL = 3


@pytest.mark.parametrize(
    ("own", "action", "where", "what"),
    [
        ("", "pass", BEHIND, PASSES),
        ("6", "pass", AHEAD, PASSES),
        ("", "play:10", BEHIND, LEADS),
        ("", "play:2", BEHIND, FOLLOWS),
        ("", "play:winter", BEHIND, FIRST_SPECIAL),
        ("", "play:bishop", BEHIND, FIRST_SPECIAL + BISHOP - WINTER),
    ],
)
def test_a_deed_is_told_by_the_lines_on_the_table(own: str, action: str, where: int, what: int) -> None:
    state = battle(["10 2 winter bishop", "1"], lines=[own, "5"]).state
    assert deed(state, state.parse(action)) == where + what


def test_a_card_that_lies_face_down_is_not_looked_at() -> None:
    """C-OPT-5: a 10 and a 1 are the same deed, and so they are while another lies face down already."""
    state = battle(["10 1", "1"], lines=["", "5"], options=("hidden-cards",), face_down=["10", ""]).state
    assert deed(state, state.parse("play:10")) == deed(state, state.parse("play:1")) == BEHIND + FOLLOWS
    assert state.face_down(0) >= 0, "it still lies there"


def test_habits_are_counted_by_seat_and_told_as_numbers() -> None:
    state = battle(["10 2", "1"], lines=["", "5"]).state
    habits = Habits()
    habits.saw(state, state.parse("pass"))
    habits.saw(state, state.parse("pass"))
    assert habits.told()[:DEEDS] == (2,) + (0,) * (DEEDS - 1)
    assert Habits(habits.told()).told() == habits.told()


def guess_after_a_game(style: int, seed: int) -> int:
    """What the first seat is taken for after one game of its style against squires."""
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    rng = signoria.Rng(seed)
    habits = Habits()
    while not state.over:
        if state.waits_for_chance:
            state.deal(rng)
            continue
        action = choice(state, style if state.turn == 0 else thumb.SQUIRE, rng)
        habits.saw(state, action)
        state.apply(action)
    guesses = Guesses(shipped(LEAGUE).likelihoods)
    guesses.recall(habits)
    return int(guesses.kinds[0])


def choice(state: State, style: int, rng: signoria.Rng) -> int:
    return random_action(state, rng) if style < 0 else thumb.act(state, style, rng)


@pytest.mark.parametrize(("style", "kind"), [(thumb.STUBBORN, STUBBORN), (-1, ANYTHING)])
def test_a_player_with_plain_habits_is_known_within_a_game(style: int, kind: int) -> None:
    guesses = [guess_after_a_game(style, seed) for seed in range(40)]
    assert guesses.count(kind) >= 20
    assert sum(guess not in (kind, UNKNOWN) for guess in guesses) <= 4


def test_nobody_is_taken_for_what_they_are_not() -> None:
    """A thrifty player is hard to tell from a squire: in doubt nothing is believed."""
    guesses = [guess_after_a_game(thumb.THRIFTY, seed) for seed in range(40)]
    assert sum(guess in (STUBBORN, ANYTHING) for guess in guesses) <= 2


def test_nobody_is_judged_before_they_have_fought() -> None:
    guesses = Guesses(shipped(LEAGUE).likelihoods)
    guesses.recall(Habits())
    assert list(guesses.kinds) == [UNKNOWN] * 6


def test_the_moves_of_the_battle_are_remembered_until_it_is_over() -> None:
    table = battle(["10 2 scarecrow", "1"], lines=["3", "5"])
    state = table.state
    habits = Habits()
    for text in ("play:scarecrow", "take:3", "pass"):
        action = state.parse(text)
        habits.saw(state, action)
        state.apply(action)
    assert [divmod(move, 64)[0] for move in habits.moves] == [0, 0, 1]
    assert Habits(habits.told()).moves == habits.moves


def test_what_was_played_face_down_is_remembered_as_unseen() -> None:
    state = battle(["10 1", "1"], lines=["", "5"], options=("hidden-cards",)).state
    habits = Habits()
    habits.saw(state, state.parse("play:10"))
    assert habits.moves == [UNSEEN]
