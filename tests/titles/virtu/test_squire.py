"""The squire of Virtù: keeps house, beats chance, ends its games, plays from what a seat may know."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

import signoria
from signoria import bots
from signoria.arena import Contest, simulate
from signoria.engine.contract import Document
from signoria.titles.virtu import GAME
from signoria.titles.virtu.bots import policy
from signoria.titles.virtu.bots.policies import mind_for
from signoria.titles.virtu.bots.self_play import games_among
from signoria.titles.virtu.components.setups import terms_for
from signoria.titles.virtu.rules.state import State
from tests.rules.virtu.table import House, Table, acting, cities, room_of, symbols_of, table

SEEDS = range(12)


def decided(state: State, rng: signoria.Rng) -> int:
    """What a squire does now."""
    return policy.choose(state, mind_for("squire", state.terms), rng)


def answers(game: Table) -> set[str]:
    """What a squire may answer here, whatever its mood."""
    state = game.state
    return {state.text(decided(state, signoria.Rng(seed))) for seed in SEEDS}


def plays_on(game: Table, *phases: str) -> list[str]:
    """What a squire does until somebody else is asked or another phase comes."""
    rng = signoria.Rng(5)
    seat = game.state.to_move
    done: list[str] = []
    while game.state.to_move == seat and game.state.phase in phases:
        done.append(game.state.text(decided(game.state, rng)))
        game.do(done[-1])
    return done


# -- house-keeping


@pytest.mark.parametrize("florins", [0, 3])
def test_pays_its_troops(florins: int) -> None:
    """V-WIN-1, V-PAY-6: two troops are worth a florin, and one can be raised by cashing a token."""
    house: House = {"troops": {"Firenze": 4}, "florins": florins}
    assert answers(table(3, {0: house}, phase="wages", stage="winter")) == {"wages:1"}


def test_pays_nobody_in_the_last_winter() -> None:
    house: House = {"troops": {"Firenze": 4}, "florins": 1, "patronage": 5}
    assert answers(table(3, {0: house}, phase="wages", stage="winter", last="patronage")) == {"wages:0"}


def test_cashes_before_it_governs() -> None:
    """V-GOV: an available token gives its florins and is made available again."""
    game = acting("govern")
    done = plays_on(game, "action", "payment")
    assert {move for move in done if move.startswith("cash:")} == {"cash:Firenze", "cash:Pisa"}
    assert not game.house()["used"]
    assert game.house()["florins"] == symbols_of("Firenze")["florin"] + symbols_of("Pisa")["florin"]


def test_cashes_a_courtier_whom_the_marker_refreshes() -> None:
    """V-SPR-2, V-PAY-3: his florins cost nothing."""
    game = table(3, {0: {"marker": 2, "palace": {"right-1": "banker"}}}, phase="marker")
    assert plays_on(game, "marker")[0] == "cash:right-1"


def test_does_in_winter_first_what_a_later_step_would_close() -> None:
    """Of a purchase and a troop it can have both: the purchase comes first."""
    house: House = {"florins": 9, "troops": {"Firenze": 2}, "palace": {}}
    done = [move.partition(":")[0] for move in plays_on(table(3, {0: house}, phase="winter", stage="winter"), "winter")]
    steps = [move for move in done if move in ("buy", "build", "hire")]
    assert steps == sorted(steps, key=["buy", "build", "hire"].index)


# -- war


def at_war(troops: int, **keys: Any) -> Table:
    """Florence in its war room with two cavalry."""
    house: House = {"troops": {"Firenze": troops}, "palace": {f"room-{room_of(0, 'war')}": "gonfalonier"}}
    return acting("war", house=house, **keys)


def test_marches_into_a_siege_that_it_wins() -> None:
    """Two troops against Urbino (1)."""
    game = at_war(2)
    plays_on(game, "action", "payment")
    assert game.position["seats"][0]["troops"] == {"Urbino": 2}


def test_marches_into_no_siege_that_it_loses() -> None:
    """V-SIE-2: a single troop takes no city."""
    assert answers(at_war(1)) == {"done"}


def test_reckons_with_what_the_defender_can_add() -> None:
    """Two troops would do against Urbino (1), but not against a Condottiere who joins its defence."""
    defender: House = {"florins": 1, "palace": {"left-1": "condottiere"}}
    game = at_war(2, houses={1: defender}, cities=cities(3, Urbino=1))
    assert not [move for move in answers(game) if move.endswith(">Urbino")]


# -- whole games


def wins_against_random(games: int) -> float:
    contest = Contest("virtu", GAME.check(signoria.Setup(3)), ("squire", "random", "random"), 11)
    return simulate(contest, games).wins_by_bot["squire"] / games


def test_beats_two_random_players() -> None:
    assert wins_against_random(6) >= 5 / 6


@pytest.mark.soak
def test_beats_two_random_players_nearly_always() -> None:
    assert wins_against_random(300) >= 0.95


def squires_at_play(seats: int, seed: int) -> tuple[list[int], Document]:
    """The decisions of a whole game, each checked against the rules."""
    state = GAME.new(signoria.Setup(seats, first=0))
    rng = signoria.Rng(("squires", seed))
    decisions: list[int] = []
    while not state.over:
        before = state.position() if len(decisions) % 50 == 0 else None
        decisions.append(decided(state, rng))
        assert before in (None, state.position())
        state.apply(decisions[-1])
    return decisions, state.position()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_thousands_of_decisions_are_legal(seats: int) -> None:
    """Each is one of the legal actions (``apply`` refuses others), and no position is changed by thinking about it."""
    assert sum(len(squires_at_play(seats, seed)[0]) for seed in range(6)) > 1000


def test_squires_share_no_memory() -> None:
    """Games in eight threads are the games one by one."""
    alone = [squires_at_play(3, seed) for seed in range(4)]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(lambda seed: squires_at_play(3, seed % 4), range(8)))
    assert together == alone + alone


def test_games_of_squires_end_with_a_good_score() -> None:
    _, scores, years = games_among(mind_for("squire", terms_for(signoria.Setup(4))), 3, signoria.Rng("squires"))
    assert all(max(points) >= 8 for points in scores)
    assert max(years) <= 40


@pytest.mark.soak
def test_most_games_of_squires_end_with_twelve_or_more() -> None:
    _, scores, _ = games_among(mind_for("squire", terms_for(signoria.Setup(4))), 300, signoria.Rng("squires"))
    assert sum(max(points) >= 12 for points in scores) > 0.8 * len(scores)


# -- honesty


def test_it_plays_from_its_view_in_the_secret_placing() -> None:
    """V-SET-3: what others placed is not in the view, and the squire does not need it."""
    state = GAME.new(signoria.Setup(3, first=0))
    squires = [bots.make("virtu", "squire", seat) for seat in range(3)]
    while state.phase == "placing":
        seat = state.to_move or 0
        state.apply(squires[seat].choose(state.view(seat)))
    assert state.phase == "marker"


def test_it_thinks_for_itself() -> None:
    """The same state of the game and the same seed give the same choices: no advice of the view is looked at."""
    first, second = (bots.make("virtu", "squire", seed=5) for _ in range(2))
    state = GAME.new(signoria.Setup(3, first=0))
    for _ in range(60):
        view = state.view(state.to_move)
        choice = first.choose(view)
        bare = msgspec.structs.replace(view, prestige=None, siege=None, moves=(), ways=(), choices=(), barred=())
        assert choice == second.choose(bare)
        state.apply(choice)
