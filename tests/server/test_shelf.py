"""Owners' components: what nobody plays with leaves the memory, and what was never played with the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import pytest
import sqlalchemy as sa

from signoria.engine import InvalidError, game
from signoria.server.bot_pool import MOST_KNOWN, learn
from signoria.server.storage import retention
from signoria.server.storage import schema as db
from signoria.server.storage.components import MOST_IDLE, NoComponents, Shelf
from signoria.server.storage.engine import Database
from signoria.server.storage.retention import prune
from signoria.titles.virtu.components import setups

TEXT = files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8")
TITLE = "virtu"


def box(number: int) -> str:
    return TEXT.replace("florins = 1\n", f"florins = {number % 20}\n", 1).replace(
        "trophy = 2", f"trophy = {number // 20}"
    )


def loaded() -> set[str]:
    return set(game(TITLE).editions)


def on_a_shelf(folder: Path, story: Callable[[Shelf], Awaitable[None]]) -> None:
    async def inner() -> None:
        database = Database(f"sqlite:///{folder / 'tables.db'}")
        await database.migrate()
        try:
            await story(Shelf(database))
        finally:
            await database.close()

    asyncio.run(inner())


def test_memory_holds_what_is_played_and_little_else(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        before = loaded()
        editions = [(await shelf.store(TITLE, "mine", box(number))).edition for number in range(MOST_IDLE + 6)]
        assert loaded() == before, "a file that is only checked is not loaded"
        for played in editions[:3]:
            await shelf.fetch(TITLE, played)
            shelf.hold(TITLE, played, played)
        for edition in editions[3:]:
            await shelf.fetch(TITLE, edition)
        assert loaded() - before == {*editions[:3], *editions[-MOST_IDLE:]}
        shelf.release(TITLE, editions[0], "somebody else")
        assert editions[0] in loaded()
        for played in editions[:3]:
            shelf.release(TITLE, played, played)
        assert len(loaded() - before) == MOST_IDLE
        with pytest.raises(InvalidError):
            game(TITLE).inventory(editions[0])

    on_a_shelf(tmp_path, story)


def test_many_ask_for_the_same_at_once(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        edition = (await shelf.store(TITLE, "same", box(30))).edition
        await asyncio.gather(*(shelf.fetch(TITLE, edition) for _ in range(20)))
        assert [*shelf.users] == [(TITLE, edition)]
        assert not shelf.fetching

    on_a_shelf(tmp_path, story)


def test_the_terms_of_a_box_that_left_are_made_anew(tmp_path: Path) -> None:
    """Nothing of an edition outlives it, so that nothing grows with the files that come and go."""

    async def story(shelf: Shelf) -> None:
        edition = (await shelf.store(TITLE, "again", box(31))).edition
        async with shelf.lent(TITLE, edition):
            terms = setups.agreed_terms(3, edition, (), ())
            assert setups.agreed_terms(3, edition, (), ()) is terms
        game(TITLE).unload(edition)
        shelf.users.clear()
        async with shelf.lent(TITLE, edition):
            assert setups.agreed_terms(3, edition, (), ()) is not terms

    on_a_shelf(tmp_path, story)


def test_a_file_that_nobody_plays_with_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(shelf: Shelf) -> None:
        played = (await shelf.store(TITLE, "played", box(32))).edition
        checked = (await shelf.store(TITLE, "checked", box(33))).edition
        await shelf.keep(TITLE, played)
        await prune(shelf.database)
        assert await shelf.text(TITLE, checked) == box(33)
        monkeypatch.setattr(retention, "UNUSED_LIFE", -60_000)
        await shelf.store(TITLE, "played", box(32))  # brought again, it stays what it was
        await prune(shelf.database)
        assert await shelf.text(TITLE, checked) is None
        assert await shelf.text(TITLE, played) == box(32)
        with pytest.raises(NoComponents):
            await shelf.keep(TITLE, checked)

    on_a_shelf(tmp_path, story)


def test_text_under_a_wrong_name_is_not_played(tmp_path: Path) -> None:
    async def story(shelf: Shelf) -> None:
        edition = (await shelf.store(TITLE, "mine", box(34))).edition
        async with shelf.database.write() as connection:
            await connection.execute(sa.update(db.components).values(body=box(35)))
        with pytest.raises(NoComponents):
            await shelf.fetch(TITLE, edition)

    on_a_shelf(tmp_path, story)


@pytest.mark.parametrize("edition", ["", "standard", "mine-" + "0" * 32])
def test_components_of_another_edition_are_not_kept(tmp_path: Path, edition: str) -> None:
    async def story(shelf: Shelf) -> None:
        with pytest.raises(InvalidError, match="These are the components"):
            await shelf.store_edition(TITLE, edition, box(36))
        async with shelf.database.read() as connection:
            assert (await connection.execute(sa.select(db.components))).all() == []

    on_a_shelf(tmp_path, story)


def test_a_worker_keeps_only_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setups, "_boxes", {})  # a worker has a memory of its own
    for number in range(40, 42 + MOST_KNOWN):
        edition = game(TITLE).look_into(box(number), "worker").edition
        learn(TITLE, edition, box(number))
        assert edition in loaded()
    assert len(loaded() - {"standard"}) <= MOST_KNOWN
