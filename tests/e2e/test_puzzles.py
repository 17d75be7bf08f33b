"""Puzzles on a phone: from the front page to the puzzle of the day, an answer, and on to a table from there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from signoria.puzzles import puzzles
from tests.e2e.axe import violations
from tests.e2e.conftest import Invite
from tests.e2e.test_everyone import PHONE, overflows, picture


def test_a_puzzle_is_solved_by_touch(come: Invite, tmp_path: Path) -> None:
    me = come(**PHONE)
    me.visit()
    me.page.tap("[data-daily]")
    me.page.wait_for_selector("[data-puzzle]")
    expect(me.page.locator("#puzzle-heading")).to_have_text("Puzzle of the day")

    posed = next(one for one in puzzles("condottiere") if "pass" in {judged.action for judged in one.candidates})
    me.visit(f"/puzzles/{posed.id}")
    me.page.wait_for_selector(f"[data-puzzle='{posed.id}']")
    picture(me, "puzzle-phone", tmp_path)
    me.page.tap("[data-action=pass]")
    me.page.wait_for_selector(f"[data-verdict={'right' if posed.best == 'pass' else 'wrong'}]")
    expect(me.page.locator("[data-candidate]").first).to_have_attribute("data-candidate", posed.best)
    picture(me, "puzzle-solved-phone", tmp_path)
    assert violations(me.page) == []
    assert not overflows(me)

    me.page.tap("[data-fold]")
    expect(me.page.locator("[data-verdict]")).to_have_count(0)
    me.page.tap("[data-play-on]")
    me.page.wait_for_url("**/table/*")
    assert me.wait_for_turn()
