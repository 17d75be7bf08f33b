"""Positions: whatever is written, it is a state that can be played on, or a clear refusal."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

import signoria
from signoria.titles.condottiere import Match, State
from tests.mutations import Mutations
from tests.titles.condottiere.invariants import check_fully, check_quickly
from tests.titles.condottiere.setups import FAMILIES, game, name_of, stroll

SETUPS = [
    signoria.Setup(2 + number % 5, edition, options, target=5 + number % 3 if "points" in options else None)
    for number, (edition, options) in enumerate(FAMILIES)
]
MUTANTS = 40
LONGEST = 20_000


def moments(setup: signoria.Setup) -> list[dict[str, Any]]:
    """Positions of one random game, all its phases among them."""
    found = [json.loads(json.dumps(state.position())) for state in stroll(setup, ("mutants", setup))]
    first = {position["phase"]: position for position in reversed(found)}
    finals = [position for position in found if position.get("final")][:3]
    return [*first.values(), *finals, found[-1], *found[:: max(1, len(found) // 25)]]


def play_on(state: State | Match, rng: signoria.Rng) -> None:
    """To the end, keeping all invariants."""
    check_fully(state)
    for number in range(LONGEST):
        for seat in (None, *range(len(state.position()["seats"]))) if number % 16 == 0 else ():
            state.view(seat)
        if number % 4 == 0 or state.over:
            check_quickly(state)
        if state.over:
            return
        if state.waits_for_chance:
            state.deal(rng)
        else:
            state.apply(rng.choice(state.legal()))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_changed_position_is_played_on_or_refused(setup: signoria.Setup) -> None:
    rng = signoria.Rng(("changed", setup))
    found = moments(setup)
    mutations = Mutations(found, rng)
    played, sentences = 0, []
    for number in range(MUTANTS):
        document = mutations.changed(found[number % len(found)])
        try:
            state = game.from_position(document)
        except signoria.InvalidError as error:
            sentences.append(str(error))
            continue
        try:
            play_on(state, rng)
        except Exception:
            print(json.dumps(document), file=sys.stderr)
            raise
        played += 1
    assert played > 3
    assert len(sentences) > 10
    assert all(sentence.endswith(".") for sentence in sentences)


# -- what no game can reach

BATTLE: dict[str, Any] = {
    "seats": [{"hand": ["1", "10"]}, {"hand": ["2"]}, {"hand": ["3"]}],
    "battle": "Roma",
    "to_move": 0,
}
PLACE: dict[str, Any] = BATTLE | {"battle": None, "phase": "place"}
MATCH: dict[str, Any] = PLACE | {"options": ["points"], "target": 5, "match": {"scores": [0, 0, 0], "first": 0}}
KINGDOM = ["Roma", "Napoli", "Spoleto", "Ancona"]
OVER: dict[str, Any] = {
    "seats": [{}, {}, {}],
    "phase": "over",
    "regions": dict.fromkeys(KINGDOM, 1),
    "outcome": {"winners": [1], "reason": "adjacent"},
}
ALL_TAKEN = {region: number % 6 for number, region in enumerate(game.board.regions)}
SIX_APART = ["Torino", "Venezia", "Lucca", "Siena", "Ancona", "Napoli"]
WON = {"winners": [0], "reason": "total"}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "kept outside phase keep": (BATTLE | {"kept": ["5"]}, "C-RND-2"),
    "a final battle while placing": (PLACE | {"final": [0, 1]}, "C-WIN-3"),
    "a final battle for a region": (BATTLE | {"final": [0, 1]}, "C-WIN-3"),
    "a final battle while regions are left": (BATTLE | {"final": [0, 1, 2], "battle": None}, "C-WIN-2"),
    "the favour asked in a final battle": (BATTLE | {"final": [0, 1, 2], "battle": None, "phase": "favour"}, "C-WIN-3"),
    "a game already won": (BATTLE | {"battle": "Torino", "regions": dict.fromkeys(KINGDOM, 1)}, "C-WIN-1"),
    "a game already won by number": (
        BATTLE | {"battle": "Torino", "regions": dict.fromkeys(game.board.regions[1::3], 1) | {"Siena": 1}},
        "C-WIN-1",
    ),
    "a battle for the holder's own region": (BATTLE | {"options": ["capturing"], "regions": {"Roma": 0}}, "C-OPT-4"),
    "a defence that was not": (
        BATTLE
        | {
            "options": ["capturing"],
            "regions": {"Roma": 1},
            "defended": False,
            "seats": [{"hand": ["1"]}, {"hand": ["2"], "line": ["3"]}, {}],
        },
        "C-OPT-4",
    ),
    "fold with draw-after-battle": (
        BATTLE | {"options": ["draw-after-battle"], "phase": "fold", "seats": [{"hand": ["bishop"]}, {}, {}]},
        "C-OPT-1",
    ),
    "keep with draw-after-battle": (
        BATTLE | {"options": ["draw-after-battle"], "phase": "keep", "seats": [{"hand": ["1"]}, {}, {}]},
        "C-OPT-1",
    ),
    "a round's deal with draw-after-battle": (
        {"seats": [{}, {}], "options": ["draw-after-battle"], "phase": "deal", "battle": "Roma"},
        "C-OPT-1",
    ),
    "a draw of one who is at the limit": (
        PLACE | {"options": ["draw-after-battle"], "phase": "draw", "seats": [{"hand": ["1"] * 10}, {}, {}]},
        "C-OPT-1",
    ),
    "a battle that Surrender has ended": (
        BATTLE | {"seats": [{"hand": ["1"], "line": ["surrender"]}, {}, {}]},
        "C-CARD-4",
    ),
    "a player who is out of no battle": (PLACE | {"seats": [{"hand": ["1"]}, {"passed": True}, {}]}, "C-BAT-3"),
    "cards face down without a battle": (
        PLACE | {"options": ["hidden-cards"], "seats": [{"hand": ["1"]}, {"face_down": ["2"]}, {}]},
        "C-OPT-5",
    ),
    "lines that were discarded": (
        BATTLE | {"phase": "fold", "seats": [{"hand": ["bishop"], "line": ["1"]}, {}, {}]},
        "C-RES-7",
    ),
    "a fold before the next region is chosen": (
        PLACE | {"phase": "fold", "seats": [{"hand": ["bishop"]}, {}, {}]},
        "C-RES-6",
    ),
    "an opening in the middle": (BATTLE | {"opening": True}, "C-SET-4"),
    "an opening with a region taken": (PLACE | {"opening": True, "regions": {"Roma": 1}}, "C-SET-1"),
    "no holder of the marker": (BATTLE | {"marker": None}, "marker"),
    "nothing left to choose": (
        {"seats": [{"hand": ["1"]}] * 6, "phase": "place", "edition": "classic", "regions": ALL_TAKEN},
        "C-WIN-2",
    ),
    "hands kept for a first deal": ({"seats": [{"hand": ["1"]}, {}], "phase": "deal", "opening": True}, "C-RND-2"),
    "three cards kept for a deal": (
        {"seats": [{"hand": ["1"] * 3}, {}], "phase": "deal", "battle": "Roma"},
        "C-RND-2",
    ),
    "a turn while cards are dealt": (
        {"seats": [{}, {}], "phase": "deal", "opening": True, "to_move": 0},
        "nobody is to move",
    ),
    "a winner who has not won": (OVER | {"outcome": {"winners": [0], "reason": "adjacent"}}, "C-WIN-1"),
    "a reason that is not": (OVER | {"outcome": {"winners": [1], "reason": "total"}}, "C-WIN-1"),
    "a final battle that was not fought": (OVER | {"outcome": {"winners": [1], "reason": "final"}}, "C-WIN-3"),
    "a shared victory without a final battle": (
        OVER | {"outcome": {"winners": [0, 1], "reason": "adjacent"}},
        "C-WIN-1",
    ),
    "a match stuck in phase over": (
        OVER | {"options": ["points"], "target": 5, "match": {"scores": [0, 0, 0], "first": 0}},
        "C-OPT-2",
    ),
    "a match over while its game goes on": (
        MATCH | {"match": {"scores": [9, 0, 0], "first": 0, "outcome": {"winners": [0], "reason": "points"}}},
        "C-OPT-2",
    ),
    "a match beyond its target": (
        MATCH | {"match": {"scores": [9, 0, 0], "first": 0, "games": [{"winners": [0], "reason": "adjacent"}]}},
        "C-OPT-2",
    ),
    "points of no game": (MATCH | {"match": {"scores": [1, 0, 0], "first": 0}}, "C-OPT-2"),
    "points below zero": (MATCH | {"match": {"scores": [0, -1, 0], "first": 0}}, "C-OPT-2"),
    "a match that nobody began": (MATCH | {"match": {"scores": [0, 0, 0]}}, "C-OPT-2"),
    "a match that a stranger began": (MATCH | {"match": {"scores": [0, 0, 0], "first": 3}}, "no seat 3"),
    "a match without a score for each": (MATCH | {"match": {"scores": [0, 0], "first": 0}}, "C-OPT-2"),
    "a match's final battle of one who does not lead": (
        MATCH
        | {"match": {"scores": [4, 4, 1], "first": 0, "final": [0, 2], "games": [{"winners": [0], "reason": "total"}]}},
        "C-OPT-2",
    ),
    "a ninth 10": (BATTLE | {"seats": [{"hand": ["10"] * 9}, {}, {}]}, "only 8 cards 10"),
    "two who keep cards for a deal": (
        {"seats": [{"hand": ["1"]}, {"hand": ["1"]}], "phase": "deal", "battle": "Roma"},
        "C-RND-2",
    ),
    "two who are left with cards": (BATTLE | {"phase": "keep"}, "C-RND-2"),
    "a third card to keep": (
        BATTLE | {"phase": "keep", "kept": ["2", "3"], "seats": [{"hand": ["1"]}, {}, {}]},
        "C-RND-2",
    ),
    "a game just won by number": (BATTLE | {"regions": dict.fromkeys(SIX_APART, 1)}, "C-WIN-1"),
    "a final battle of some of the richest": (
        {"seats": [{"hand": ["1"]}] * 2 + [{}] * 4, "edition": "classic", "regions": ALL_TAKEN}
        | {"final": [0, 1], "to_move": 0},
        "C-WIN-3",
    ),
    "a draw while all hands are empty": (
        PLACE | {"options": ["draw-after-battle"], "phase": "draw", "seats": [{}, {}, {}]},
        "C-ASK-3",
    ),
    "a match at its target": (MATCH | {"match": {"scores": [5, 0, 0], "first": 0, "games": [WON]}}, "C-OPT-2"),
    "a match's final battle of the wrong two": (
        {"seats": [{}, {}, {}], "phase": "deal", "final": [0, 2], "options": ["points"], "target": 5}
        | {"match": {"scores": [5, 5, 1], "first": 0, "final": [0, 2], "games": [WON]}},
        "C-OPT-2",
    ),
    "a match whose last game was another": (
        OVER
        | {"options": ["points"], "target": 5}
        | {"match": {"scores": [0, 9, 0], "first": 0, "games": [WON], "outcome": {"winners": [1], "reason": "points"}}},
        "C-OPT-2",
    ),
    "a match that goes on with nobody first": (
        {"seats": [{}, {}, {}], "phase": "deal", "opening": True, "marker": None, "options": ["points"], "target": 5}
        | {"match": {"scores": [1, 0, 0], "games": [WON]}},
        "C-OPT-2",
    ),
    "a game of a match begun by another": (
        MATCH | {"opening": True, "match": {"scores": [0, 0, 0], "first": 1}},
        "C-OPT-2",
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_no_game_can_reach_is_refused(what: str) -> None:
    document, says = IMPOSSIBLE[what]
    with pytest.raises(signoria.InvalidError, match=says):
        game.from_position(document)


@pytest.mark.parametrize("document", [BATTLE, PLACE, MATCH, OVER], ids=["battle", "place", "match", "over"])
def test_what_they_were_made_from_is_accepted(document: dict[str, Any]) -> None:
    check_fully(game.from_position(document))


@pytest.mark.parametrize("seats", [2, 6])
def test_C_RES_9_as_many_refusals_in_a_row_as_there_are_players(seats: int) -> None:
    def after(declined: int, edition: str = "classic") -> State | Match:
        holders = [{"hand": ["1"]}] * seats
        return game.from_position({"seats": holders, "phase": "place", "edition": edition, "declined": declined})

    for declined in (0, 1, seats - 1):
        assert "decline" in [after(declined).text(action) for action in after(declined).legal()]
    assert "decline" not in [after(seats).text(action) for action in after(seats).legal()]
    for declined, edition in ((-1, "classic"), (seats + 1, "classic"), (1, "modern")):
        with pytest.raises(signoria.InvalidError, match="C-RES-9"):
            after(declined, edition)
