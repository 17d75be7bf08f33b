"""What calls the player: sounds, the notice outside the page, the mark on its icon."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Invite
from tests.e2e.player import Player
from tests.e2e.screens import lobby
from tests.e2e.test_lightness import weighed

FOUR = {"seats": 4, "edition": "modern", "first": 0}
LISTEN = """
window.sources = [];
const Source = AudioBufferSourceNode;
window.AudioBufferSourceNode = class extends Source {
  start(when) {
    const peak = Math.max(...this.buffer.getChannelData(0).map(Math.abs));
    window.sources.push({seconds: this.buffer.duration, peak});
    super.start(when);
  }
};
"""
NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => (Notification.permission = "granted");
  constructor(text) { window.notices.push(text); }
  close() {}
};
"""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def settings(me: Player) -> None:
    me.page.get_by_role("button", name="Settings").click()


def test_sound_is_fetched_and_heard_only_where_it_is_switched_on(come: Invite) -> None:
    me = come()
    me.context.add_init_script(LISTEN)
    sizes = weighed(me)
    me.quick_game(setup=FOUR)
    me.wait_for_turn()
    me.act()
    before = set(sizes)
    me.page.click("[data-sound]")
    me.page.wait_for_function("() => sources.length > 0")
    assert set(sizes) - before, "the sounds were there before anybody wanted them"
    bell = me.page.evaluate("sources[0]")
    assert abs(bell["seconds"] - 0.9) < 0.01
    assert abs(bell["peak"] - 10 ** (-14 / 20)) < 0.01
    me.page.reload()
    expect(me.page.locator("[data-sound][aria-pressed=true]")).to_be_visible()


def test_my_turn_is_told_outside_a_page_that_is_not_seen(come: Invite) -> None:
    me = come()
    me.context.add_init_script(NOTICES)
    me.quick_game(setup=FOUR)
    me.wait_for_turn()
    settings(me)
    me.page.locator("[data-notice]").check()
    me.page.keyboard.press("Escape")
    me.page.evaluate(HIDE, True)
    me.act()
    me.wait_for_turn()
    me.act()
    me.page.wait_for_function("() => notices.length > 0")
    assert me.page.evaluate("notices[0]") == "Your turn."
    icon = me.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    me.page.evaluate(HIDE, False)
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_a_browser_that_gives_no_leave_is_not_asked_to_tell(come: Invite) -> None:
    me = come()
    me.context.add_init_script(NOTICES + "Notification.requestPermission = async () => 'denied';")
    me.visit()
    settings(me)
    me.page.locator("[data-notice]").click()
    expect(me.page.locator("#notice-refused")).to_be_visible()
    expect(me.page.locator("[data-notice]")).not_to_be_checked()


def test_the_invitation_is_shared_and_shown_as_a_code(come: Invite) -> None:
    me = come()
    me.context.add_init_script("window.shared = []; navigator.share = async (what) => void shared.push(what.url);")
    lobby(me)
    link = me.page.input_value("#link")
    me.page.click("[data-share]")
    assert me.page.evaluate("() => shared") == [link]
    me.page.click("[data-show-code]")
    expect(me.page.get_by_role("img", name="QR code of the invitation")).to_have_attribute("data-qr", link)
