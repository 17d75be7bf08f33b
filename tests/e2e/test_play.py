"""Playing at the page: one click to the end, by invitation, on one device, by keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import BOARD, Player
from tests.server.harness import wait_for


def test_one_click_starts_a_game_that_can_be_played_to_its_end(come: Invite) -> None:
    me = come()
    me.quick_game()
    me.play_to_the_end()
    expect(me.page.locator("[data-scene=over] svg").first).to_be_visible()
    expect(me.page.locator(".log li").last).to_contain_text("over")
    first = me.page.url
    me.page.click("[data-rematch]")
    me.page.wait_for_function("first => location.href !== first", arg=first)
    me.page.wait_for_selector(BOARD)


def test_the_server_tells_a_browser_no_hand_but_its_own(come: Invite) -> None:
    me = come()
    me.quick_game()
    for _ in range(12):
        if me.wait_for_turn():
            me.act()
    views = me.views()
    assert len(views) >= 12
    for view in views:
        for seat, other in enumerate(view["seats"]):
            assert seat == view["seat"] or other["hand"] is None


def open_table(host: Player, seats: int, kind: str) -> str:
    """Through the page: a table with one's own seat and others of one kind; the invitation."""
    host.visit("/new")
    host.page.select_option(".count select", str(seats))
    for seat in range(1, seats):
        host.page.locator(".places select").nth(seat).wait_for()
        host.page.locator(".places li").nth(seat).locator("select").first.select_option(kind)
    host.page.click(".make")
    host.page.wait_for_url("**/table/**")
    return host.page.url.removeprefix(host.url)


def sit(guest: Player, invitation: str, name: str) -> None:
    guest.visit(invitation)
    guest.page.fill("[data-name]", name)
    guest.page.locator("[data-sit]").first.click()
    guest.page.wait_for_function("() => !document.querySelector('[data-sit]')")


def say_ready(*players: Player) -> None:
    """All of them: the game starts."""
    for player in players:
        player.page.click("[data-ready]")
    for player in players:
        player.page.wait_for_selector(BOARD)


def test_two_browsers_play_each_other_through_an_invitation(come: Invite) -> None:
    host, guest = come(), come()
    invitation = open_table(host, 2, "open")
    assert "invite=" in invitation
    sit(guest, invitation, "Bianca")
    say_ready(host, guest)
    expect(host.page.locator(BOARD)).to_contain_text("Bianca")
    for _ in range(800):
        player = wait_for(lambda: next((one for one in (host, guest) if one.asked), None))
        if not player.wait_for_turn():
            break
        player.act(passing=player is guest)
    expect(guest.page.locator("[data-ending]")).to_be_visible()
    headlines = {player.page.inner_text("[data-ending] strong, dialog h2") for player in (host, guest)}
    assert headlines == {"You won!", "You lost"}


def test_on_a_hot_seat_a_curtain_hides_the_hand_from_the_other(come: Invite) -> None:
    me = come()
    open_table(me, 2, "hot")
    hands = {}
    for _ in range(4):
        me.page.wait_for_selector("[data-curtain]")
        assert me.page.query_selector(".hand") is None, "a hand is seen behind the curtain"
        name = me.page.inner_text(".curtain p")
        me.page.click("[data-curtain]")
        me.wait_for_turn()
        me.page.click("[data-tab=battle]")
        hands[name] = [card.get_attribute("data-card") for card in me.page.query_selector_all("[data-place=hand]")]
        me.page.keyboard.press("Escape")
        while me.page.query_selector("[data-curtain]") is None:
            me.page.wait_for_selector(".ask.yours, [data-curtain]")
            if me.page.query_selector(".ask.yours"):
                me.act()
    assert len(hands) == 2
    log = me.page.evaluate("[...document.querySelectorAll('.log li')].map(line => line.textContent).join(' ')")
    assert "gets 10 cards" in log.replace("\u2068", "").replace("\u2069", "")


def press_through(me: Player) -> None:
    """One decision by keys alone: what is chosen by Enter is done by Enter again."""
    before = me.turn
    keys = me.page.keyboard
    if me.page.query_selector(".region[data-action]"):
        keys.press("m")
        keys.press("ArrowRight")
        keys.press("m")
        keys.press("Enter")
    elif me.page.query_selector("[data-place=hand][data-action]"):
        keys.press("c")
        keys.press("End")
        keys.press("Enter")
    else:
        for _ in range(40):
            keys.press("Tab")
            focused = me.page.evaluate("document.activeElement?.matches('[data-action]')")
            if focused:
                break
        keys.press("Enter")
    if me.page.query_selector("[data-confirm]"):
        keys.press("Enter")
    if me.page.query_selector("dialog [data-confirm]"):
        me.page.focus("dialog [data-confirm]")
        keys.press("Enter")
    me.moved_on(before)


def test_a_whole_game_by_keyboard_alone(come: Invite) -> None:
    me = come()
    me.quick_game()
    me.page.mouse.move(0, 0)
    for _ in range(600):
        if not me.wait_for_turn():
            break
        press_through(me)
    expect(me.page.locator("[data-ending]")).to_be_visible()


def test_keys_are_listed(come: Invite) -> None:
    me = come()
    me.quick_game()
    me.page.keyboard.press("?")
    expect(me.page.locator("dialog dl")).to_contain_text("Undo")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)


def test_what_is_not_legal_says_why_and_opens_the_rule(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.page.wait_for_selector("[data-place=hand][data-action]")
    me.page.click("[data-tab=map]")
    me.page.locator("[data-region='Roma']").dispatch_event("click")
    refusal = me.page.locator("[data-refusal]")
    expect(refusal).to_have_attribute("data-refusal", "wrong-phase")
    rule = me.page.get_attribute("[data-rule]", "data-rule")
    me.page.click("[data-rule]")
    expect(me.page.locator(f"dialog .here [id='{rule}'], dialog .here[id='{rule}']")).to_be_visible()
    me.page.locator("dialog .book a[href='#C-WIN-1']").first.click()
    expect(me.page.locator("dialog .here [id='C-WIN-1'], dialog .here[id='C-WIN-1']")).to_be_visible()
    assert me.turn == 1


def test_undo_takes_back_a_move_for_good(come: Invite) -> None:
    me, slow = come(), come()
    me.insist("**/api/tables", setup={"seats": 2, "edition": "modern", "first": 0})
    sit(slow, open_table(me, 2, "open"), "Bianca")
    say_ready(me, slow)
    me.wait_for_turn()
    me.act()
    hand = me.page.locator(".hand button").count()
    me.wait_for_turn()
    me.act()
    expect(me.page.locator(".hand button")).to_have_count(hand - 1)
    me.page.click("[data-undo]")
    expect(me.page.locator(".hand button")).to_have_count(hand)
    expect(me.page.locator(".log")).to_contain_text("undoes a move")
    expect(me.page.locator(".ask.yours")).to_be_visible()


def test_a_hint_says_what_the_bot_would_do_and_why(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 3, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.page.click("[data-hint]")
    hint = me.page.locator("[data-hinted]")
    expect(hint).to_contain_text("I would fight for")
    expect(me.page.locator(".region.hinted")).to_have_count(1)


def test_cards_can_be_dragged_onto_the_board(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.wait_for_turn()
    before = me.turn
    card = me.page.locator("[data-place=hand][data-action]").last.bounding_box()
    place = me.page.locator(".own").bounding_box()
    assert card is not None
    assert place is not None
    me.page.mouse.move(card["x"] + card["width"] / 2, card["y"] + 20)
    me.page.mouse.down()
    me.page.mouse.move(place["x"] + 100, place["y"] + 60, steps=8)
    me.page.mouse.up()
    me.moved_on(before)


def test_options_that_exclude_each_other_are_greyed_with_the_reason(come: Invite) -> None:
    me = come()
    me.visit("/new")
    me.page.check("input[value=points]")
    expect(me.page.locator("input[value=capturing]")).to_be_disabled()
    expect(me.page.locator("label", has=me.page.locator("input[value=capturing]"))).to_contain_text(
        "cannot be combined"
    )
    me.page.check("input[value=classic]")
    expect(me.page.locator("input[value=hidden-cards]")).to_be_disabled()


def test_what_the_rulebook_advises_against_is_said_where_it_is_chosen(come: Invite) -> None:
    me = come()
    me.visit("/new")
    me.page.check("input[value=classic]")
    me.page.check("input[value=points]")
    expect(me.page.locator(".advice")).to_have_count(0)
    me.page.check("input[value=capturing]")
    expect(me.page.locator(".advice")).to_contain_text("advises against")


def test_moves_go_out_once_each(come: Invite) -> None:
    """Every command carries an id of its own."""
    me = come()
    me.quick_game()
    for _ in range(5):
        if me.wait_for_turn():
            me.act()
    ids = [json.loads(frame)["id"] for frame in me.sent]
    assert len(ids) == len(set(ids)) > 5


def test_a_finger_that_rests_on_a_card_asks_what_it_does(come: Invite) -> None:
    me = come(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.wait_for_turn()
    card = me.page.locator("[data-place=hand][data-action]").last
    box = card.bounding_box()
    assert box is not None
    finger = me.context.new_cdp_session(me.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(me.page.locator("[data-about]")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.keyboard.press("Escape")
    expect(me.page.locator("[data-about]")).to_have_count(0)
    me.act(passing=True)
    assert me.acts()[1:] == ["pass"], "the card was played"


def test_what_happens_is_told_to_those_who_listen(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    expect(me.page.locator("[data-told]")).to_contain_text("marker")


def test_a_spectator_sees_the_table_and_no_hand(come: Invite) -> None:
    host, watcher = come(), come()
    host.visit("/new")
    host.page.wait_for_selector(".places li")
    host.page.click(".make")
    host.page.wait_for_selector(BOARD)
    watcher.visit(host.page.url.removeprefix(host.url).split("?")[0])
    watcher.page.wait_for_selector(BOARD)
    assert host.wait_for_turn()
    host.act()
    expect(watcher.page.locator(".log")).to_contain_text("Condottiere marker")
    assert watcher.page.query_selector(".hand") is None
    assert watcher.page.query_selector("[data-say]") is None
    assert len(watcher.views()) > 1
    for view in watcher.views():
        assert all(seat["hand"] is None for seat in view["seats"])


def test_a_seat_that_is_given_up_is_played_on_by_a_bot(come: Invite) -> None:
    me = come()
    me.quick_game(setup={"seats": 2, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.page.click("[data-menu]")
    me.page.click("[data-resign]")
    me.page.click("[data-confirm]")
    expect(me.page.locator(".log")).to_contain_text("resigns")
