"""A board alone in a real browser, without a server: any moment of a game can be put on it, looked at and touched.

python -m tests.e2e.stand --list                                     the moments there are, each with its number
python -m tests.e2e.stand --moment 12 --size 390x844 --to shot.png   a picture of one
python -m tests.e2e.stand --phase winter --language fa --theme dark --to shot.png
python -m tests.e2e.stand --title condottiere --list
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Sequence
from fcntl import LOCK_EX, flock
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route, sync_playwright

from signoria.server.http.words import words_of
from tests.e2e.chromium import environment, executable
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "stand"
CONFIG = "src/testing/stand/vite.config.ts"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
HOME = "http://stand.test"
NAMES = ("Anna", "Bence", "Vera", "Dariush", "Elena", "Fabio")
Json = dict[str, Any]


@cache
def built() -> Path:
    """The page of the stand, built anew once in a run, however many processes that has."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    BUILT.parent.mkdir(exist_ok=True)
    with BUILT.with_suffix(".run").open("a+") as stamp:
        flock(stamp, LOCK_EX)
        stamp.seek(0)
        if stamp.read() != run:
            build()
            stamp.truncate(0)
            stamp.write(run)
    return BUILT


def build() -> None:
    tools = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    command = ["npm", "exec", "--silent", "--", "vite", "build", "--logLevel", "error", "--config", CONFIG]
    subprocess.run(command, cwd=ROOT / "web", env=os.environ | {"PATH": tools}, check=True)  # noqa: S603


class Stand:
    """A browser's page with a board on it."""

    def __init__(
        self, browser: Browser, inventory: Json, title: str = "virtu", language: str = "en", theme: str = "light",
        size: tuple[int, int] = (1280, 800), **context: Any,
    ) -> None:  # fmt: skip
        self.inventory = inventory
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **context)
        self.context.add_init_script("localStorage.signoria ??= JSON.stringify({speed: 0, theme: 'system', name: ''})")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.route("**/*", self.answer)
        self.page.goto(f"{HOME}/?title={title}&language={language}&theme={theme}")
        self.page.wait_for_function("window.stand")

    def answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOME).partition("?")[0]
        parts = path.strip("/").split("/")
        if parts[:2] == ["api", "titles"] and parts[3:4] == ["components"]:
            route.fulfill(json=self.inventory)
        elif parts[:2] == ["api", "titles"] and parts[3:4] == ["words"]:
            route.fulfill(body=words_of(parts[2], parts[4]).body, content_type="application/json")
        elif parts[0] == "api":
            route.fulfill(status=404, json={"reason": "not-found", "args": {}, "rule": ""})
        else:
            file = built() / (path.strip("/") or "index.html")
            route.fulfill(body=file.read_bytes(), content_type=KINDS.get(file.suffix, "image/svg+xml"))

    def show(self, look: Json, names: Sequence[str] = NAMES, watched: bool = False, story: Sequence[Json] = ()) -> None:
        """``story``: the entries of the log up to here."""
        self.page.evaluate("asked => stand.show(...asked)", [look, names, watched, story])
        self.page.wait_for_selector(f"[data-turn='{look['turn']}'] :is(.ask, h1)")
        self.page.evaluate("document.fonts.ready.then(() => true)")  # other letters are wider

    def clear(self, size: tuple[int, int]) -> None:
        """Put the board away, for another one of this size."""
        self.page.evaluate("stand.clear()")
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    @property
    def sent(self) -> list[str]:
        """The actions that were touched since the moment was shown."""
        sent: list[str] = self.page.evaluate("stand.sent")
        return sent

    def close(self) -> None:
        assert self.troubles == [], self.troubles
        self.context.close()


@cache
def moments_of(*asked: object, title: str = "virtu") -> Json:
    """Moments of real games and their components: see tests/titles/TITLE/looks.py."""
    command = [str(ROOT / ".venv" / "bin" / "python"), "-m", f"tests.titles.{title}.looks", *map(str, asked)]
    written = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S603
    moments: Json = json.loads(written)
    return moments


def told(number: int, look: Json) -> str:
    view = look["view"]
    if "situation" in look:
        return f"{number:3} {look['situation']}"
    payment = view["payment"]
    return f"{number:3} {view['phase']:10} year {view['year']:2} {payment['purpose'] if payment else '':10}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="virtu")
    parser.add_argument("--list", action="store_true", help="the moments there are")
    parser.add_argument("--moment", type=int, help="the number of one")
    parser.add_argument("--phase", default="", help="or the last one of a phase")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--watched", action="store_true", help="as a spectator sees it")
    parser.add_argument("--touch", default="", help="click this selector first, such as [data-action='annex:Siena']")
    parser.add_argument("--to", default="shot.png")
    options = parser.parse_args()
    moments = moments_of(title=options.title)
    if options.list:
        print(*(told(number, look) for number, look in enumerate(moments["looks"])), sep="\n")
        return
    of_phase = [look for look in moments["looks"] if look["view"]["phase"] == options.phase]
    look = moments["looks"][options.moment] if options.moment is not None else of_phase[-1]
    width, height = map(int, options.size.split("x"))
    path = executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, env=environment(path), args=["--no-sandbox"])
        look_as = {"title": options.title, "language": options.language, "theme": options.theme}
        stand = Stand(browser, moments["inventory"], **look_as, size=(width, height))
        stand.show(look, watched=options.watched)
        for selector in filter(None, options.touch.split(";")):
            stand.page.click(selector)
        stand.page.evaluate("document.fonts.ready")
        stand.page.screenshot(path=options.to)
        stand.close()


if __name__ == "__main__":
    main()
