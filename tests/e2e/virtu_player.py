"""Somebody who plays Virtù at the page: a bot decides what to do, and the hand does it by touching the table."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Literal

import msgspec
from playwright.sync_api import Browser, Locator

from signoria import bots
from signoria.titles.virtu.text.view_types import View
from tests.e2e.player import ENDING, Json, Player

Hand = Literal["mouse", "touch", "keyboard"]
MOST_LIT = 60
MOST_STOPS = 300
KEYS = {"done": "d", "pass": "d", "indulgence": "i"}
ASKED = f".virtu:not([data-sent]) [data-lit], .virtu:not([data-sent]) [data-action], {ENDING}"
"""What the page does by itself is under way while it says that something was sent."""
HELD_FIRST = {"shift": "slot:", "discard": "slot:", "place": "card:"}


class VirtuPlayer(Player):
    """``clicks`` counts what the hand did in each year, ``decisions`` what the rules asked."""

    def __init__(self, browser: Browser, url: str, hand: Hand = "mouse", **context: Any) -> None:
        super().__init__(browser, url, **context)
        self.hand = hand
        self.clicks: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.mind = bots.make("virtu", "squire", seed=7)
        self.year = 0

    def start(self, seats: int = 3) -> None:
        self.insist("**/api/quick-start", pace=0, game="virtu", setup={"seats": seats})
        self.visit()
        self.page.locator("[data-play=virtu]").click()
        self.page.wait_for_selector(".virtu .ask")

    # -- seeing

    def look(self) -> Json:
        """The newest moment that the server told this browser."""
        for text in reversed(self.heard):
            looks = json.loads(text).get("looks") or ()
            if looks:
                found: Json = looks[-1]
                return found
        raise AssertionError("The server has told no moment yet.")

    @property
    def turn(self) -> int:
        return int(self.page.get_attribute(".virtu[data-turn]", "data-turn") or -1)

    @property
    def asked(self) -> bool:
        return self.page.query_selector(ASKED) is not None

    def wait_for_turn(self) -> bool:
        self.page.wait_for_selector(ASKED)
        return self.page.query_selector(ENDING) is None

    # -- doing

    def play_year(self) -> bool:
        """Until the year changes; False: the game is over."""
        year = self.year
        while self.wait_for_turn():
            self.decide()
            if self.year != year:
                return True
        return False

    def decide(self) -> None:
        look = self.look()
        if look["turn"] != self.turn or not look["legal"]:
            self.reached(look["turn"])
            return
        view = msgspec.convert(look["view"], View)
        self.year = view.year
        self.decisions[view.year] += 1
        action = dict(zip(view.legal, view.moves, strict=True))[self.mind.choose(view)]
        sweep = self.seen("[data-sweep]") if action.startswith("turn:") else None
        if sweep is not None:
            self.touch(sweep)
        else:
            self.do(action)
        self.moved_on(look["turn"])

    def do(self, action: str) -> None:
        """Touch what stands for the action, in whatever scene it lies."""
        if self.hand == "keyboard" and action in KEYS:
            self.clicks[self.year] += 1
            self.page.keyboard.press(KEYS[action])
            return
        control = self.find(action) or self.pick_up(action) or self.elsewhere(action)
        assert control, f"Nothing on the table stands for {action}."
        self.touch(control)
        chosen = self.page.locator(f"[role=menu] [data-action='{action}']")
        if chosen.count():
            self.touch(chosen.first)

    def find(self, action: str) -> Locator | None:
        if action == "pay":
            return self.seen("[data-confirm]")
        return self.seen(f"[data-action='{action}']") or self.seen(f"[data-actions~='{action}']")

    def seen(self, selector: str) -> Locator | None:
        found = self.page.locator(f".virtu {selector}").locator("visible=true")
        return found.first if found.count() else None

    def pick_up(self, action: str) -> Locator | None:
        verb, _, what = action.partition(":")
        first = re.split("[>@]", what)[0]
        held = self.seen(f"[data-thing='{HELD_FIRST[verb]}{first}']") if verb in HELD_FIRST else None
        if held is None:
            return None
        self.touch(held)
        return self.find(action) or self.elsewhere(action)

    def elsewhere(self, action: str) -> Locator | None:
        """A phone shows one scene at a time, and a wide table one thing in its centre."""
        for tab in self.page.locator(".virtu [data-tab]").all():
            self.touch(tab)
            if control := self.find(action) or self.pick_up(action):
                return control
        return None

    def touch(self, control: Locator) -> None:
        self.clicks[self.year] += 1
        if self.hand == "touch":
            control.evaluate("element => element.scrollIntoView({block: 'center'})")
            control.tap()
        elif self.hand == "mouse":
            control.click()
        else:
            self.walk_to(control)
            self.page.keyboard.press("Enter")

    def walk_to(self, control: Locator) -> None:
        """By N from one lit thing to the next, and by Tab to what is not lit."""
        for key in ("n",) * MOST_LIT + ("Tab",) * MOST_STOPS:
            if control.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"No key leads to {control}.")

    def reached(self, turn: int) -> None:
        self.page.wait_for_function(
            "turn => document.querySelector('[data-ending]') "
            "|| Number(document.querySelector('.virtu[data-turn]')?.dataset.turn ?? -1) >= turn",
            arg=turn,
        )

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(
            "before => document.querySelector('[data-ending]') "
            "|| Number(document.querySelector('.virtu[data-turn]')?.dataset.turn ?? before) !== before",
            arg=before,
        )
