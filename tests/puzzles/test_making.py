"""Puzzles are made from games: only moments with one move that is clearly the best, and that not everybody finds."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from signoria import InvalidError, bots
from signoria.bots.playing_out import PlayingOut
from signoria.engine import Rng, game
from signoria.engine.bot import Explanation
from signoria.puzzles import making
from signoria.puzzles.choosing import Choice
from signoria.puzzles.making import Search, found_in
from signoria.puzzles.puzzle import Puzzle
from signoria.puzzles.workshop import Journal, fill, gamewise
from tests.puzzles.oracle import Oracle, consult


def test_a_puzzle_shows_the_seat_what_it_saw_in_the_game(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    consult(monkeypatch, Oracle())
    found = found_in(search, 0)
    assert found
    for one in found:
        view = one.begin().view(one.seat)
        assert view.to_move == one.seat
        assert {judged.action for judged in one.candidates} == {one.begin().text(action) for action in view.legal}
        assert one.best == one.candidates[0].action == one.begin().text(view.legal[-1])
        assert 1 <= one.difficulty <= 5
        assert one.missed > 0


def test_the_same_seed_makes_the_same_puzzles(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    consult(monkeypatch, Oracle())
    assert found_in(search, 3) == found_in(search, 3)
    assert found_in(search, 3) != found_in(search, 4)


def test_every_number_of_players_takes_its_turn(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    consult(monkeypatch, Oracle())
    assert [found_in(search, number)[0].setup.seats for number in range(5)] == [*game("condottiere").seats]


@pytest.mark.parametrize(
    "doubtful", [Oracle(lead=0.03), Oracle(lead=0.3, error=0.2)], ids=["hardly better", "perhaps better"]
)
def test_a_move_that_is_not_clearly_better_makes_no_puzzle(
    doubtful: Oracle, monkeypatch: pytest.MonkeyPatch, search: Search
) -> None:
    consult(monkeypatch, doubtful)
    assert found_in(search, 0) == []


def test_what_was_not_looked_into_is_not_asked_about(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    consult(monkeypatch, Oracle(guesses=1))
    for one in found_in(search, 0):
        legal = [one.begin().text(action) for action in one.begin().legal()]
        assert {judged.action for judged in one.candidates} == set(legal[1:])


def test_the_second_search_must_agree(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    sceptic = Oracle(lead=0.03)
    consult(monkeypatch, Oracle(), sceptic)
    assert found_in(search, 0) == []
    assert sceptic.asked
    assert set(sceptic.asked) == {search.deep}


@pytest.mark.parametrize(("share", "confirmed"), [(0.9, True), (0.5, False), (0.4, False)])
def test_whole_games_must_keep_what_the_search_promises(
    share: float, confirmed: bool, monkeypatch: pytest.MonkeyPatch, search: Search
) -> None:
    consult(monkeypatch, Oracle())
    promised = {(one.origin.decision, one.best) for one in found_in(search, 0)}
    best = {found.decision: found.view.legal[-1] for found in making.picked(search, making.contest_of(search, 0), 0)}

    def played_out(
        _playing: PlayingOut, _world: object, turn: tuple[int, ...], luck: tuple[int, int, int]
    ) -> tuple[float, ...]:
        _, decision, number = luck
        is_best = turn == (best[decision],)
        won = share if is_best else 0.5
        drawn = int(Rng((number, is_best)).below(100))
        return (float(drawn < 100 * won),) * 6

    monkeypatch.setattr(PlayingOut, "played_out", played_out)
    kept = found_in(msgspec.structs.replace(search, trials=60), 0)
    assert {(one.origin.decision, one.best) for one in kept} == (promised if confirmed else set())


def test_what_every_lower_level_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    class Finds:
        def choose(self, view: object) -> int:
            return Oracle().weigh(view, 1).action

    consult(monkeypatch, Oracle())
    real = bots.make
    monkeypatch.setattr(
        bots, "make", lambda title, level, seed=0: real(title, level, seed) if len(seed) == 3 else Finds()
    )
    assert found_in(search, 0) == []


def test_a_level_that_finds_the_move_says_why_where_the_analyst_cannot(
    monkeypatch: pytest.MonkeyPatch, search: Search
) -> None:
    class Explains:
        def choose(self, view: object) -> int:
            return self.explain(view).action

        def explain(self, view: object) -> Explanation:
            return Explanation(Oracle().weigh(view, 1).action, "threat", {"seat": 0})

    consult(monkeypatch, Oracle())
    real = bots.make
    monkeypatch.setattr(
        bots, "make", lambda title, level, seed=0: Explains() if seed == search.seed else real(title, level, seed)
    )
    assert {(one.reason, one.args["seat"]) for one in found_in(search, 0)} == {("threat", 0)}


def test_a_title_without_an_analyst_says_so(monkeypatch: pytest.MonkeyPatch, search: Search) -> None:
    monkeypatch.setattr(bots, "analyst", lambda _title, _seed: None)
    with pytest.raises(InvalidError, match="no analyst"):
        found_in(search, 0)


# -- which of them are taken


def variant(one: Puzzle, number: int, **changes: object) -> Puzzle:
    """Another puzzle of another game."""
    origin = msgspec.structs.replace(one.origin, game=number)
    return msgspec.structs.replace(one, **{"id": f"{number:010x}", "origin": origin, **changes})


def test_no_puzzle_is_taken_twice(found: tuple[Puzzle, ...]) -> None:
    one = found[0]
    choice = Choice(100)
    assert choice.offer(one)
    assert not choice.offer(one)
    assert not choice.offer(msgspec.structs.replace(one, id="0" * 10)), "the same answer in the same game"


def test_no_idea_fills_the_stock(found: tuple[Puzzle, ...]) -> None:
    one = found[0]
    choice = Choice(100)
    for number in range(100):
        choice.offer(variant(one, number, best="play:10", difficulty=1 + number % 5))
    assert len(choice.taken) == 10, "of one move"
    for number in range(100, 200):
        choice.offer(variant(one, number, best=f"play:{number}", difficulty=1 + number % 5))
    assert len(choice.taken) == 20, "of one idea"
    assert choice.offer(variant(one, 1000, best="pass", difficulty=1))


def test_a_stock_grows_no_further_than_it_should(found: tuple[Puzzle, ...]) -> None:
    one = found[0]
    choice = Choice(2, (variant(one, 1, best="play:1"),))
    assert choice.offer(variant(one, 2, best="hold", phase="another", difficulty=1))
    assert choice.full
    assert not choice.offer(variant(one, 3, best="fold", phase="fold", difficulty=3))


# -- the workshop


def test_who_stops_goes_on_where_they_were(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, search: Search) -> None:
    consult(monkeypatch, Oracle())
    whole, again = Choice(100), Choice(100)
    fill(whole, search, Journal(tmp_path / "whole", search), 3, 1, lambda *_: None)
    path = tmp_path / "stopped"
    list(islice(gamewise(search, Journal(path, search), 1), 2))
    fill(again, search, Journal(path, search), 3, 1, lambda *_: None)
    assert whole.taken
    assert again.taken == whole.taken
    with pytest.raises(InvalidError, match="another search"):
        Journal(path, msgspec.structs.replace(search, seed=8))
