"""Worlds in which the rivals would hardly have done what they did are hardly believed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.titles.condottiere.bots.beliefs import at_the_beginning, believed, likelihood
from signoria.titles.condottiere.bots.habits import STUBBORN, Guesses, Habits
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.weights_file import LEAGUE, shipped
from signoria.titles.condottiere.bots.worlds import draw_worlds
from signoria.titles.condottiere.rules.state import State
from tests.rules.condottiere.board import battle

NOTHING_SHOWN = vec[i64]([0] * 6)


def policy_for(state: State) -> Policy:
    weights = shipped(LEAGUE)
    return Policy(state.terms, weights.policy, Guesses(weights.likelihoods).kinds)


def fought(hands: list[str], *moves: str) -> tuple[State, list[int]]:
    """A battle after these moves, and how they are remembered."""
    state = battle(hands).state
    habits = Habits()
    for text in moves:
        action = state.parse(text)
        habits.saw(state, action)
        state.apply(action)
    return state, habits.moves


def test_the_battle_begins_again_with_all_its_cards_in_the_hands() -> None:
    state, moves = fought(["10 scarecrow 2", "6 5", "3 1"], "play:2", "play:6", "play:3", "play:scarecrow", "take:2")
    twin = at_the_beginning(state, moves)
    assert [twin.showable(seat) for seat in range(3)] == [("2", "10", "scarecrow"), ("5", "6"), ("1", "3")]
    assert not any(twin.lines)


def test_who_passes_a_battle_that_wins_the_game_hardly_holds_the_cards_for_it() -> None:
    """Worlds in which the passing rival is weak are believed more often than they are drawn."""
    state, moves = fought(["6 5 4 3", "1 1 2 1", "2 1 3 1"], "play:3", "pass")
    rng = signoria.Rng(3)
    state.turn = 0
    drawn = draw_worlds(state, NOTHING_SHOWN, 400, rng)
    kept = believed(drawn, moves, 0, policy_for(state), 400, rng)

    def strength(worlds: list[State]) -> float:
        return sum(sum(int(card) for card in world.showable(1) if card.isdigit()) for world in worlds) / len(worlds)

    assert len(kept) == 400
    assert strength(kept) < strength(drawn)


def test_of_a_stubborn_rival_the_worlds_are_believed_in_which_its_rule_says_what_it_did() -> None:
    """It answers a 5 with the cheapest card that leads: one that played a 10 holds no 6."""
    likely, moves = fought(["5 1", "10 1", "2 1"], "play:5", "play:10")
    unlikely = fought(["5 1", "10 6", "2 1"], "play:5", "play:10")[0]
    policy = policy_for(likely)
    policy.kinds[1] = STUBBORN
    assert (
        likelihood(likely, moves, 0, policy, signoria.Rng(0))
        > likelihood(unlikely, moves, 0, policy, signoria.Rng(0)) + 2
    )


def test_a_world_in_which_the_moves_were_impossible_is_not_believed() -> None:
    state, moves = fought(["6 5", "10 1", "2 1"], "play:5", "play:10")
    policy = policy_for(state)
    assert (
        likelihood(state, [*moves, 1 * 64 + 6], 0, policy, signoria.Rng(0))
        < likelihood(state, moves, 0, policy, signoria.Rng(0)) - 10
    )


def test_before_the_first_move_all_worlds_are_alike() -> None:
    state, _ = fought(["6 5", "10 1", "2 1"])
    worlds = draw_worlds(state, NOTHING_SHOWN, 5, signoria.Rng(1))
    assert believed(worlds, [], 0, policy_for(state), 3, signoria.Rng(1)) == worlds[:3]
