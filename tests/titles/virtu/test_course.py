"""The course of a game can be drawn from its events."""

from __future__ import annotations

from signoria import Setup, bots
from signoria.titles.virtu import GAME
from signoria.titles.virtu.rules.scoring import PARTS


def test_the_prestige_of_all_is_told_in_its_parts_when_a_year_is_over() -> None:
    state = GAME.new(Setup(3, first=0))
    state.watch()
    players = [bots.make("virtu", "squire", seed=seat) for seat in range(3)]
    told = []
    while state.year < 3 and (seat := state.to_move) is not None:
        state.apply(players[seat].choose(state.view(seat)))
        for event in state.events(None):
            if event.id == "prestige":
                prestige = state.view(None).prestige
                assert prestige is not None
                told.append(event.args["year"])
                assert event.args["prestige"] == [seat.total for seat in prestige]
                assert event.args["parts"] == [{part: getattr(seat, part) for part in PARTS} for seat in prestige]
    assert told == [0, 1, 2]
