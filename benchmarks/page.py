"""How soon the page has a game on the screen, and how smoothly it moves: a real browser, the best of some tries.

Smoothly also on a phone: a small screen that is touched, and a quarter of this machine's speed.

Run it by `make bench-page` on a machine that does nothing else.
"""

from __future__ import annotations

import tempfile
from time import perf_counter
from typing import NamedTuple

from measuring import Row, against, print_table, write_json
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.e2e.chromium import environment, executable
from tests.e2e.player import Player
from tests.e2e.stand import Json, Stand, moments_of
from tests.server.harness import Server

TRIES = 5
SECONDS = 3
ANIMATED = "localStorage.signoria = JSON.stringify({speed: 1, theme: 'system', name: '', tips: false})"
FIRST_SEEN = {
    "condottiere": (".board[data-turn]", ".board .map, .board .hand"),
    "virtu": (".virtu [data-city]", ".virtu .palace [data-place]"),
}
SIXTY = 60
COUNT_FRAMES = """
const flies = () => document.getAnimations().some(({id, playState}) => id === "stage" && playState === "running");
const watch = (seconds, each) => new Promise((resolve) => {
  const seen = {all: 0, frames: 0, flown: 0};
  const start = performance.now();
  let [flew, last] = [false, start];
  const frame = (now) => {
    seen.all += 1;
    if (flew && flies()) {
      seen.frames += 1;
      seen.flown += (now - last) / 1000;
    }
    each?.();
    [flew, last] = [flies(), now];
    if (now - start < seconds * 1000) requestAnimationFrame(frame);
    else resolve(seen);
  };
  requestAnimationFrame(frame);
});
"""
FLY = f"""
(seconds) => {{
  {COUNT_FRAMES}
  const card = [...document.querySelectorAll("[data-place=hand][data-action]")].at(-1);
  card.click();
  card.click();
  return watch(seconds);
}}
"""
MARCH = f"""
([there, home, seconds]) => {{
  {COUNT_FRAMES}
  let marches = 0;
  return watch(seconds, () => stand.busy() || stand.play(marches++ % 2 ? home : there));
}}
"""


class Device(NamedTuple):
    """The size of its screen, whether it is touched, and how many times slower than this machine it is."""

    size: tuple[int, int]
    touched: bool
    slower: int


DESK = Device((1280, 800), touched=False, slower=1)
PHONE = Device((390, 844), touched=True, slower=4)


class Smoothness(NamedTuple):
    """Frames a second while something flies, and milliseconds of script, style and layout a frame."""

    frames: float
    work: float


def first_game(browser: Browser, url: str, title: str) -> float:
    """Milliseconds from nothing in the cache to the map and what one holds beside it, the click included."""
    me = Player(browser, url)
    started = perf_counter()
    me.page.goto(me.url)
    me.page.click(f"[data-play={title}]")
    for selector in FIRST_SEEN[title]:
        me.page.wait_for_selector(selector)
    spent = perf_counter() - started
    me.close()
    return spent * 1000


def flight(browser: Browser, url: str, device: Device) -> Smoothness:
    """While cards fly."""
    width, height = device.size
    me = Player(browser, url, viewport={"width": width, "height": height}, has_touch=device.touched)
    me.context.add_init_script(ANIMATED)
    me.quick_game(pace=250, setup={"seats": 4, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.act()
    me.page.wait_for_selector("[data-place=hand][data-action]")
    measured = smoothness(me.page, device, FLY, SECONDS)
    me.close()
    return measured


def marches(browser: Browser, moments: Json, device: Device) -> Smoothness:
    """While a troop of Virtù goes to and fro without end, each time in full as one's own."""
    looks = [look | {"to_move": look["seat"]} for look in moments["looks"]]
    there = next(place for place, look in enumerate(looks) if march_of(look))
    before, after = looks[there - 1], looks[there]
    march = march_of(after)["args"]
    home = {"id": "moved-troop", "args": march | {"from": march["to"], "to": march["from"]}}
    stand = Stand(browser, moments["inventory"], size=device.size, has_touch=device.touched)
    stand.page.evaluate(ANIMATED)
    stand.page.reload()
    stand.page.wait_for_function("window.stand")
    stand.show(before)
    measured = smoothness(stand.page, device, MARCH, [after, before | {"events": [home]}, SECONDS])
    stand.close()
    return measured


def march_of(look: Json) -> Json:
    return next((event for event in look["events"] if event["id"] == "moved-troop"), {})


def smoothness(page: Page, device: Device, script: str, argument: object) -> Smoothness:
    """Measured while a script runs, which returns the frames that it saw."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    tools.send("Emulation.setCPUThrottlingRate", {"rate": device.slower})
    before = work(tools)
    seen = page.evaluate(script, argument)
    return Smoothness(round(seen["frames"] / seen["flown"]), (work(tools) - before) / seen["all"] * 1000)


def work(tools: CDPSession) -> float:
    """Seconds that the page has spent on script, style and layout."""
    measured = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return float(measured["ScriptDuration"] + measured["RecalcStyleDuration"] + measured["LayoutDuration"])


def smooth(where: str, tries: list[Smoothness]) -> list[Row]:
    return [
        against(f"frames {where}", max(one.frames for one in tries), "frames/s", SIXTY),
        against("  work a frame, half of what sixty a second leave", min(one.work for one in tries), "ms", 8, False),
    ]


def measure(browser: Browser, url: str) -> list[Row]:
    soon = {title: min(first_game(browser, url, title) for _ in range(TRIES)) for title in FIRST_SEEN}
    moments = moments_of("told")
    rows = [
        against("first game of Condottiere on the screen", soon["condottiere"], "ms", 1500, at_least=False),
        against("first board of Virtù on the screen", soon["virtu"], "ms", 1500, at_least=False),
    ]
    for device, where in ((DESK, ""), (PHONE, ", on a phone")):
        rows += smooth(f"while cards fly{where}", [flight(browser, url, device) for _ in range(TRIES)])
        rows += smooth(f"while troops march{where}", [marches(browser, moments, device) for _ in range(TRIES)])
    return rows


def main() -> None:
    path = executable()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/tables.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, env=environment(path), args=["--no-sandbox"])
        aims = measure(browser, server.url)
        browser.close()
    print_table("The page, against the aims", aims)
    write_json("page", {"aims": aims})


if __name__ == "__main__":
    main()
