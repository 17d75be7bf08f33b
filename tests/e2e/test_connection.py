"""The line to the table: killed servers, dead sockets, nothing lost and nothing twice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.server.harness import Server


def test_the_game_goes_on_after_the_server_was_killed(own_house: Server, come: Invite) -> None:
    me = come(own_house.url)
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.wait_for_turn()
    turn, hand = me.turn, me.page.locator("[data-place=hand]").count()
    own_house.kill()
    expect(me.page.locator("[data-away]")).to_be_visible()
    me.page.locator("[data-place=hand][data-action]").first.dispatch_event("click")
    me.agree()
    own_house.start()
    expect(me.page.locator("[data-away]")).to_have_count(0)
    me.moved_on(turn)
    me.wait_for_turn()
    expect(me.page.locator("[data-place=hand]")).to_have_count(hand - 1)
    me.play_to_the_end(passing=True)
    table = me.page.url.rsplit("/", 1)[-1]
    record = me.page.evaluate("table => fetch(`/api/tables/${table}/record`).then(answer => answer.json())", table)
    assert len(record["moves"]) > turn


def test_a_page_that_is_loaded_again_is_where_it_was(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.wait_for_turn()
    turn, log = me.turn, me.page.locator(".log li").count()
    me.page.reload()
    me.wait_for_turn()
    assert me.turn == turn
    expect(me.page.locator(".log li")).to_have_count(log)


def test_a_stranger_is_told_that_a_private_table_is_not_for_him(come: Invite) -> None:
    me, stranger = come(), come()
    me.quick_game()
    stranger.visit(me.page.url.removeprefix(me.url))
    expect(stranger.page.locator(".gone")).to_contain_text("private")
