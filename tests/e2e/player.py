"""Somebody at the page: a browser of his own, and how he plays with the mouse or with the keyboard."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocket, expect

from tests.patience import PATIENCE

BOARD = ".board[data-turn]"
MINE = ".ask.yours"
ENDING = "[data-ending]"
GO_ON = "[data-continue]"
"""A battle is over, and the table waits until we have seen how."""
CHOICES = (".region[data-action]", "[data-place=line][data-action]", "[data-place=hand][data-action]", "[data-action]")
SETTLED = "{speed: 0, pace: 'turn', tips: false}"
"""What somebody set who has read all tips and does not wait for bots."""
Json = dict[str, Any]
expect.set_options(timeout=PATIENCE * 1000)


def settle(page: Page) -> None:
    """Wait until letters have come and nothing fades or flies any more."""
    page.wait_for_function(
        "() => document.fonts.status === 'loaded' && document.getAnimations().every("
        "one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"
    )


class Player:
    """``heard`` is everything that the server told this browser about the table, ``sent`` what it answered."""

    def __init__(self, browser: Browser, url: str, *, new: bool = False, **context: Any) -> None:
        """``new``: as somebody who has never been here, with all that the page says to them."""
        options: Json = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", "service_workers": "block"}
        self.context = browser.new_context(**(options | context))
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        if not new:
            self.context.add_init_script(f"localStorage.signoria ??= JSON.stringify({SETTLED})")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.url = url
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.troubles: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self.heard.append(str(frame)))
        wire.on("framesent", lambda frame: self.sent.append(str(frame)))

    def close(self) -> None:
        assert self.troubles == [], self.troubles
        self.context.close()

    # -- going

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")

    def quick_game(self, pace: int = 0, **more: Any) -> None:
        """One click on Play, Condottiere; the bots are told not to pause between their moves."""
        self.insist("**/api/quick-start", pace=pace, **more)
        self.visit()
        self.page.click("[data-play=condottiere]")
        self.page.wait_for_selector(BOARD)

    def insist(self, address: str, **more: Any) -> None:
        """What the page posts there carries these fields too."""

        def change(route: Route) -> None:
            body = json.loads(route.request.post_data or "{}") | more
            route.continue_(post_data=json.dumps(body))

        self.page.route(address, change)

    # -- playing

    @property
    def asked(self) -> bool:
        """It is our turn, or the game is over; the end of a battle has been read."""
        for seen in self.page.query_selector_all(GO_ON):
            seen.dispatch_event("click")
        return self.page.query_selector(f"{MINE}, {ENDING}") is not None

    @property
    def turn(self) -> int:
        return int(self.page.get_attribute(".board[data-turn]", "data-turn") or -1)

    def wait_for_turn(self) -> bool:
        """Whether it is our turn now; False: the game is over."""
        self.page.wait_for_selector(f"{MINE}, {ENDING}, {GO_ON}")
        while (seen := self.page.query_selector(GO_ON)) is not None:
            seen.dispatch_event("click")
            self.page.wait_for_selector(f"{MINE}, {ENDING}, {GO_ON}")
        return self.page.query_selector(ENDING) is None

    def act(self, passing: bool = False) -> None:
        """Whatever is asked: the first choice that the board offers; ``passing``: leave every battle at once.

        A card or a region is selected first, then confirmed."""
        before = self.turn
        leave = ("[data-action=pass]",) if passing else ()
        offers = (*leave, *CHOICES)
        found = next(found for offer in offers if (found := self.page.query_selector(offer)))
        found.dispatch_event("click")
        self.agree()
        self.moved_on(before)

    def agree(self) -> None:
        """Confirm what is selected, and once more where it would lose the game."""
        for where in ("", "dialog "):
            sure = self.page.query_selector(f"{where}[data-confirm]")
            if sure is not None:
                sure.dispatch_event("click")

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('[data-ending], [data-curtain]') "
            "|| Number(document.querySelector('.board[data-turn]')?.dataset.turn ?? before) !== before",
            arg=before,
        )

    def settled(self) -> None:
        settle(self.page)

    def play_to_the_end(self, most: int = 600, passing: bool = False) -> None:
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.act(passing)
        raise AssertionError("The game does not end.")

    # -- knowing

    def acts(self) -> list[str]:
        """The actions that this browser asked for."""
        return [command["action"] for text in self.sent if (command := json.loads(text))["do"] == "act"]

    def views(self) -> list[Json]:
        """Every view of the game that ever reached this browser."""
        messages = [json.loads(text) for text in self.heard]
        return [look["view"] for message in messages for look in message.get("looks", ())]

    def see(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()
