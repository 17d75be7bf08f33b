"""The line to the table: killed servers, dead sockets, nothing lost and nothing twice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD
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


def test_the_game_goes_on_where_a_part_of_the_page_did_not_come(come: Invite) -> None:
    """The browser remembers that, and does not ask for it again."""
    me = come()
    me.page.route("**/assets/BattleOver-*.js", lambda route: route.abort(), times=1)
    with me.page.expect_event("requestfailed", lambda request: "/assets/BattleOver-" in request.url):
        me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.play_to_the_end(passing=True)
    assert me.page.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"


def test_a_part_that_is_missing_does_not_load_the_page_for_ever(come: Invite) -> None:
    me = come()
    me.page.route("**/assets/Settings*.js", lambda route: route.abort())
    settings = me.page.get_by_role("button", name="Settings")
    loads: list[str] = []
    me.page.on("load", lambda page: loads.append(page.url))
    me.visit()
    with me.page.expect_event("load"):
        settings.click()
    with me.page.expect_request("**/health"):
        settings.click()
    me.page.click("[data-play=condottiere]")
    me.page.wait_for_selector(BOARD)
    assert len(loads) == 2


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
