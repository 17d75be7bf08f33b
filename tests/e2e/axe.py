"""What axe finds against WCAG 2.2 AA on a page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.chromium import ROOT
from tests.e2e.player import settle

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """
async (tags) => {
  const {violations} = await axe.run(document, {runOnly: tags});
  const wordsOf = (text) => text.toLowerCase().match(/\\p{L}[\\p{L}\\p{M}]+/gu) ?? [];
  const isNamed = ({target: [selector]}) => {
    const element = document.querySelector(selector);
    const name = wordsOf(element.ariaLabel);
    return element.ariaDisabled === "true" || wordsOf(element.innerText ?? "").every((word) => name.includes(word));
  };
  return violations.flatMap(({id, nodes}) =>
    nodes.filter((node) => id !== "label-content-name-mismatch" || !isNamed(node)).map((node) => [id, node.html]));
}
"""
"""Of what a control shows, every word must be in its name, if it can be used. Axe also wants the numbers there, in the
order in which they are drawn, where the name says each of them with its meaning."""


def violations(page: Page) -> list[str]:
    settle(page)  # a colour that still fades has not the contrast that it will have
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN, WCAG)
    return [f"{rule}: {html[:300]}" for rule, html in found]
