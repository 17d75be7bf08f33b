"""How soon the page has a game on the screen, and how smoothly it moves: a real browser, the best of some tries.

Run it by `make bench-page` on a machine that does nothing else.
"""

from __future__ import annotations

import tempfile
from time import perf_counter

from measuring import Row, against, print_table, write_json
from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.e2e.chromium import environment, executable
from tests.e2e.player import Player
from tests.server.harness import Server

TRIES = 5
SECONDS = 3
ANIMATED = "localStorage.signoria = JSON.stringify({speed: 1, theme: 'system', name: ''})"
COUNT_FRAMES = """
seconds => new Promise((resolve) => {
  let frames = 0;
  const start = performance.now();
  const count = (now) => {
    frames += 1;
    if (now - start < seconds * 1000) requestAnimationFrame(count);
    else resolve(frames);
  };
  requestAnimationFrame(count);
})
"""


def first_game(browser: Browser, url: str) -> float:
    """Milliseconds from nothing in the cache to the map and the hand, the click included."""
    me = Player(browser, url)
    started = perf_counter()
    me.page.goto(me.url)
    me.page.click(".play")
    me.page.wait_for_selector(".map")
    me.page.wait_for_selector(".hand button")
    spent = perf_counter() - started
    me.close()
    return spent * 1000


def flight(browser: Browser, url: str) -> tuple[float, float]:
    """While cards fly: frames a second, and milliseconds of script, style and layout a frame."""
    me = Player(browser, url)
    me.context.add_init_script(ANIMATED)
    me.quick_game(pace=250, setup={"seats": 4, "edition": "modern", "first": 0})
    me.wait_for_turn()
    me.page.locator(".region.target").first.dispatch_event("click")
    me.page.wait_for_selector(".hand button.target")
    tools = me.context.new_cdp_session(me.page)
    tools.send("Performance.enable")
    before = work(tools)
    me.page.locator(".hand button.target").last.dispatch_event("click")
    frames = int(me.page.evaluate(COUNT_FRAMES, SECONDS))
    spent = work(tools) - before
    me.close()
    return frames / SECONDS, spent / frames * 1000


def work(tools: CDPSession) -> float:
    """Seconds that the page has spent on script, style and layout."""
    measured = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return float(measured["ScriptDuration"] + measured["RecalcStyleDuration"] + measured["LayoutDuration"])


def measure(browser: Browser, url: str) -> list[Row]:
    soon = min(first_game(browser, url) for _ in range(TRIES))
    flights = [flight(browser, url) for _ in range(TRIES)]
    return [
        against("first game on the screen", soon, "ms", 1500, at_least=False),
        against("frames while cards fly", max(frames for frames, _ in flights), "frames/s", 55),
        against("work a frame, half of what sixty a second leave", min(spent for _, spent in flights), "ms", 8, False),
    ]


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
