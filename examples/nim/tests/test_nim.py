"""Nim keeps the contract, and its bot wins."""

import pytest

from signoria import Setup, bots, game
from signoria.conformance import CHECKS


@pytest.mark.parametrize("check", CHECKS)
def test_nim_keeps_the_contract(check: str) -> None:
    CHECKS[check]("nim", 200)


def test_N_TAKE_1_nobody_takes_more_than_lies_there() -> None:
    state = game("nim").new(Setup(2, values={"heaps": 2}))
    state.deal_cards(["3", "5"])
    assert [state.text(action) for action in state.legal()][:3] == ["take:1@1", "take:2@1", "take:3@1"]
    assert len(state.legal()) == 8


@pytest.mark.parametrize("options", [(), ("misere",)])
def test_the_adder_wins_from_a_winning_position(options: tuple[str, ...]) -> None:
    state = game("nim").new(Setup(2, options=options, values={"heaps": 3}))
    state.deal_cards(["3", "4", "5"])
    players = [bots.make("nim", "adder"), bots.make("nim", "random")]
    while state.to_move is not None:
        state.apply(players[state.to_move].choose(state.view(state.to_move)))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
