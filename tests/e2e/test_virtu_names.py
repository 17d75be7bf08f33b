"""Every phase of Virtù for those who listen and for those who speak: axe, and the name of everything one can touch."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Browser

from tests.e2e.axe import violations
from tests.e2e.stand import Json, Stand, moments_of

BOARDS = (("en", (1280, 800)), ("ru", (1280, 800)), ("hu", (390, 844)), ("fa", (390, 844)))
NAMES = """
() => [...document.querySelectorAll(".virtu [data-action], .virtu [data-actions]")].flatMap((element) => {
  const name = element.ariaLabel ?? element.innerText;
  return (element.dataset.action ?? element.dataset.actions).split(" ").map((action) => [action, name]);
})
"""


@cache
def moments() -> tuple[Json, list[Json]]:
    """The components, and of each phase and each purpose of a payment the last moment, in which there is most."""
    made = moments_of()
    kinds: dict[tuple[str, str], Json] = {}
    for look in made["looks"]:
        view = look["view"]
        kinds[view["phase"], view["payment"]["purpose"] if view["payment"] else ""] = look
    return made["inventory"], list(kinds.values())


@pytest.mark.parametrize("place", range(len(BOARDS)), ids=[f"{language}-{size[0]}" for language, size in BOARDS])
def test_everything_has_a_name_and_can_be_hit(browser: Browser, place: int) -> None:
    """The names are read on every board; axe, which is slow, looks at each moment on one of them."""
    language, size = BOARDS[place]
    inventory, looks = moments()
    stand = Stand(browser, inventory, language=language, size=size)
    wrong = []
    for number, look in enumerate(looks):
        stand.show(look)
        if number % len(BOARDS) == place:
            wrong += [f"{look['view']['phase']}: {one}" for one in violations(stand.page)]
        for action, name in stand.page.evaluate(NAMES):
            if not any(letter.isalpha() for letter in name) or (":" in action and action in name):
                wrong.append(f"{look['view']['phase']}: {action} is called {name!r}")
    stand.close()
    assert sorted(set(wrong)) == []
