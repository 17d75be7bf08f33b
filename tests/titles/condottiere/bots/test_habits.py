"""What everybody can see of how somebody fights, and what kind of player that makes them."""

from __future__ import annotations

import pytest

import signoria
from signoria import bots
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.habits import (
    ACTS,
    ANYTHING,
    DEEDS,
    FOLLOWS,
    LEADS,
    SPECIAL,
    SQUIRE,
    STUBBORN,
    THRIFTY,
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

PASSES = 0


@pytest.mark.parametrize(
    ("action", "what"),
    [
        ("pass", PASSES),
        ("play:6", LEADS),
        ("play:10", LEADS + 2),
        ("play:2", FOLLOWS),
        ("play:5", FOLLOWS + 1),
        ("play:winter", SPECIAL),
        ("play:bishop", SPECIAL + BISHOP - WINTER),
    ],
)
def test_an_act_is_told_by_the_lines_on_the_table(action: str, what: int) -> None:
    state = battle(["10 6 5 2 winter bishop", "1"], lines=["", "5"]).state
    assert deed(state, state.parse(action)) % ACTS == what


def test_the_same_act_is_another_deed_in_another_situation() -> None:
    """The lead, the own line, whether others may still play, and how many cards are left."""
    situations = [
        battle(["10 2", "1"], lines=["", "5"]),
        battle(["10 2", "1"], lines=["", "3"]),
        battle(["10 2", "1"], lines=["1", "5"]),
        battle(["10 2", "1"], lines=["6", "5"]),
        battle(["10 2", "1"], lines=["", "5"], passed=[1]),
        battle(["10 2 3", "1"], lines=["", "5"]),
    ]
    deeds = [deed(table.state, table.state.parse("pass")) for table in situations]
    assert len(set(deeds)) == len(deeds)
    assert all(done % ACTS == PASSES and done < DEEDS for done in deeds)


def test_a_hand_whose_size_is_not_seen_is_not_counted() -> None:
    """In the classic edition nobody sees how many cards somebody holds."""
    few, many = (battle([hand, "1"], lines=["", "5"], edition="classic").state for hand in ("2", "1 2 3 4 5 6"))
    assert deed(few, few.parse("pass")) == deed(many, many.parse("pass"))


def test_a_card_that_lies_face_down_is_not_looked_at() -> None:
    """C-OPT-5: a 10 and a 1 are the same deed, and so they are while another lies face down already."""
    state = battle(["10 1", "1"], lines=["", "5"], options=("hidden-cards",), face_down=["10", ""]).state
    assert deed(state, state.parse("play:10")) == deed(state, state.parse("play:1"))
    assert state.face_down(0) >= 0, "it still lies there"


def test_habits_are_counted_by_seat_and_told_as_numbers() -> None:
    state = battle(["10 2", "1"], lines=["", "5"]).state
    habits = Habits()
    passing = state.parse("pass")
    for action in (passing, state.parse("play:10"), passing):
        habits.saw(state, action)
    assert habits.told()[0] == 2
    assert habits.counts == {deed(state, passing): 2, deed(state, state.parse("play:10")): 1}
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


@pytest.mark.parametrize(
    ("style", "kinds"),
    [
        (thumb.STUBBORN, {STUBBORN}),
        (thumb.THRIFTY, {THRIFTY, SQUIRE}),
        (thumb.SQUIRE, {THRIFTY, SQUIRE}),
        (-1, {ANYTHING}),
    ],
)
def test_a_player_with_plain_habits_is_known_within_a_game(style: int, kinds: set[int]) -> None:
    """A thrifty player is hard to tell from a squire; nobody else is taken for what they are not."""
    guesses = [guess_after_a_game(style, seed) for seed in range(40)]
    assert sum(guess in kinds for guess in guesses) >= 28
    assert sum(guess not in (*kinds, UNKNOWN) for guess in guesses) <= 2


def test_who_plays_well_is_met_as_anybody_is() -> None:
    captain = bots.make("condottiere", "captain", 1)
    habits = Habits()
    state = inner(GAME.new(signoria.Setup(4, first=0)))
    rng = signoria.Rng(1)
    while not state.over:
        if state.waits_for_chance:
            state.deal(rng)
            continue
        action = captain.choose(state.view(state.turn))
        habits.saw(state, action)
        state.apply(action)
    guesses = Guesses(shipped(LEAGUE).likelihoods)
    guesses.recall(habits)
    assert list(guesses.kinds[:4]) == [UNKNOWN] * 4


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
