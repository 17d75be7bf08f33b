"""The stock: every puzzle of every title can be read and solved; a day has one puzzle for everybody."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from signoria import InvalidError
from signoria.engine import game, titles
from signoria.locales import messages
from signoria.puzzles import Puzzle, daily, puzzle, puzzles, stock
from signoria.puzzles.puzzle import difficulty_of
from signoria.puzzles.stock import Making, Stock, read_stock, write_stock


@pytest.mark.parametrize("title", titles())
def test_every_puzzle_of_the_stock_can_be_posed_and_solved(title: str) -> None:
    for one in puzzles(title):
        state = one.begin()
        view = state.view(one.seat)
        assert (one.title, state.to_move, state.phase) == (title, one.seat, one.phase), one.id
        assert {judged.action for judged in one.candidates} <= {state.text(action) for action in view.legal}, one.id
        assert messages("en", title).knows(f"hint-why-{one.reason}"), one.id
        assert one.difficulty == difficulty_of(one.missed), one.id
        assert one.candidates[0].value - one.candidates[1].value >= 0.05, one.id
        assert list(one.candidates) == sorted(one.candidates, key=lambda judged: (-judged.value, judged.action))
        for move in (one.best, *one.then):
            assert messages("en", title).action(move), one.id
        state.apply(state.parse(one.best))


@pytest.mark.parametrize("title", titles())
def test_a_stock_is_large_and_varied(title: str) -> None:
    found = puzzles(title)
    assert len(found) >= 40
    assert len({one.difficulty for one in found}) >= 4
    assert len({one.phase for one in found}) >= 4
    assert len({one.setup.seats for one in found}) == len(game(title).seats), "every number of players"


def test_ids_are_unique_among_all_titles() -> None:
    ids = [one.id for title in titles() for one in puzzles(title)]
    assert len(ids) == len(set(ids))
    assert [puzzle(name) is not None for name in ids] == [True] * len(ids)
    assert puzzle("nonsense") is None


def test_a_stock_is_read_as_it_was_written(found: tuple[Puzzle, ...]) -> None:
    whole = Stock((Making("signoria puzzles make condottiere", "abc"),), found)
    assert read_stock(write_stock(whole)) == whole
    assert len(write_stock(whole).splitlines()) == len(found) + 3


def test_a_stock_that_cannot_be_right_is_refused(found: tuple[Puzzle, ...]) -> None:
    first = found[0]
    with pytest.raises(InvalidError, match="no puzzles"):
        read_stock(b"[]")
    with pytest.raises(InvalidError, match="same id"):
        read_stock(write_stock(Stock((), (first, first))))
    wrong = msgspec.structs.replace(first, best=first.candidates[1].action)
    with pytest.raises(InvalidError, match="not the first"):
        read_stock(write_stock(Stock((), (wrong,))))


def test_a_day_has_one_puzzle_and_the_titles_take_turns(
    found: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    others = tuple(msgspec.structs.replace(one, position=one.position | {"game": "other"}) for one in found)
    stocks = {"condottiere": found, "other": others, "bare": ()}
    monkeypatch.setattr(stock, "titles", lambda: tuple(stocks))
    monkeypatch.setattr(stock, "puzzles", stocks.__getitem__)
    days = [daily(date(2026, 11, 17) + timedelta(days=day)) for day in range(2 * len(found))]
    assert days[0] == daily(date(2026, 11, 17))
    assert {one and one.title for one in days[::2]} != {one and one.title for one in days[1::2]}
    assert len({(one.title, one.id) for one in days if one}) == 2 * len(found), "none comes again before all came"


def test_without_puzzles_no_day_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stock, "titles", tuple)
    assert daily(date(2026, 11, 17)) is None
