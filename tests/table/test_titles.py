"""Any title sits at the table: a whole game of each, at random, without a line of its own in table/ or server/."""

from __future__ import annotations

import random
import secrets

import pytest

from signoria.engine import Setup, game, titles, verify
from signoria.table import Open, Plan, Step, Table, Terms, encode, record, update
from signoria.table import messages as m


@pytest.mark.parametrize("title", titles())
def test_a_whole_game_of_every_title(title: str) -> None:
    static = game(title)
    seats = static.seats.start
    setup = Setup(seats=seats, edition=static.editions[0] if static.editions else "")
    plans = tuple(Plan(f"p{seat}", f"Player {seat}") for seat in range(seats))
    table = Table(Step(1, "p0", Open("o", "t", title, setup, Terms(), plans, secrets.token_hex(32), "invite")))
    rng = random.Random(1)
    while table.status == "playing":
        play = table.playing()
        seat = play.state.to_move
        assert seat is not None
        text = play.state.text(rng.choice(play.state.legal()))
        report = table.handle(Step(2, f"p{seat}", m.Act(f"c{play.turn}", seat, play.turn, text)))
        assert b'"looks":[{' in encode(update(table, report, table.streams["p0"], own=seat == 0))
    assert table.outcome is not None
    made = record(table)
    assert made.outcome == table.outcome
    assert verify(made) >= 0


def test_who_sees_hidden_cards_by_his_move_cannot_take_it_back_freely() -> None:
    """The last to place his family cards in secret sees those of the others."""
    setup = Setup(seats=3, edition="standard")
    plans = tuple(Plan(f"p{seat}", f"Player {seat}") for seat in range(3))
    table = Table(Step(1, "p0", Open("o", "t", "virtu", setup, Terms(), plans, "ab" * 32, "invite")))
    play = table.playing()
    while play.state.phase == "placing":
        seat = play.state.to_move
        assert seat is not None
        text = next(text for action in play.state.legal() if (text := play.state.text(action)) != "cancel")
        table.handle(Step(2, f"p{seat}", m.Act(f"c{play.turn}", seat, play.turn, text)))
        last = seat
    assert play.undo(last) == "ask"
