"""Every legal action has a control on the table that a person can reach: moments of games played at random."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.stand import Stand, moments_of

SEEDS = (1, 2, 3, 4)
OF_EACH = 150
IN_A_SOAK = 500
SIZES = ((1280, 800), (390, 844))
"""A wide table, and a phone, which shows one scene at a time; the phone is slower, and gets fewer moments."""
ON_A_PHONE = 50
WIDE, PHONE = SIZES

EXPLORE = """
async ([look, names]) => {
  const root = () => document.querySelector(".virtu");
  const seen = (element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const drawn = () => new Promise((resolve) => setTimeout(resolve));
  const found = new Set();
  const collect = () => {
    for (const element of root().querySelectorAll("[data-action], [data-actions]")) {
      if (!seen(element)) continue;
      for (const action of (element.dataset.action ?? element.dataset.actions).split(" ")) found.add(action);
    }
  };
  const missing = () => look.legal.some(({text}) => !found.has(text));
  const escape = () => document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
  const pickUp = async () => {
    const things = [...root().querySelectorAll("[data-lit]")].filter(seen).map((element) => element.dataset.thing);
    for (const thing of new Set(things)) {
      if (!missing()) return;
      const element = root().querySelector(`[data-thing="${thing}"][data-lit]`);
      if (!element || element.dataset.action) continue;
      element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
      await drawn();
      collect();
      escape();
      await drawn();
    }
  };
  stand.show(look, names);
  await drawn();
  collect();
  if (missing()) await pickUp();
  for (const tab of root().querySelectorAll("[data-tab]")) {
    if (!missing()) break;
    tab.click();
    await drawn();
    collect();
    if (missing()) await pickUp();
  }
  return look.legal.map(({text}) => text).filter((text) => !found.has(text));
}
"""


def unreachable(browser: Browser, size: tuple[int, int], moments: dict[str, Any], most: int) -> list[str]:
    stand = Stand(browser, moments["inventory"], size=size)
    stand.show(moments["looks"][0])
    lost = []
    for look in moments["looks"][:most]:
        names = [f"Player {seat + 1}" for seat in range(len(look["view"]["houses"]))]
        missing = stand.page.evaluate(EXPLORE, [look, names])
        if missing:
            view = look["view"]
            lost.append(f"{view['phase']} in {view['stage']}, year {view['year']}: {' '.join(missing)}")
    stand.close()
    return lost


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("count", [OF_EACH, pytest.param(IN_A_SOAK, marks=pytest.mark.soak)])
def test_every_legal_action_can_be_touched(browser: Browser, seed: int, count: int) -> None:
    moments = moments_of(count, seed)
    assert len(moments["looks"]) == count
    assert unreachable(browser, WIDE, moments, count) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_can_be_touched_on_a_phone(browser: Browser, seed: int) -> None:
    assert unreachable(browser, PHONE, moments_of(ON_A_PHONE, seed), ON_A_PHONE) == []
