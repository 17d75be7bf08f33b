"""The page of strength is written by the ladder, and says what its results say."""

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from signoria.arena.page import check_page, plots_of, section, told_in, write_page
from signoria.arena.plan import read_plan, setup_of
from signoria.arena.standings import Standings
from signoria.engine import titles
from signoria.engine.errors import InvalidError
from tests.arena.stand_ins import climbed
from tests.compiled import ROOT

PAGE = "Before.\n\n<!-- ladder condottiere -->\nOld news.\n<!-- end of ladder condottiere -->\n\nAfter.\n"
STRENGTH = ROOT / "docs" / "strength"
GAMES = {"condottiere": (1000, 200), "virtu": (16, 8)}
"""Of every edge that is published, at least: at the usual table, and of controls and other tables. In Virtù who looks
ahead thinks for seconds a game."""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def found() -> Standings:
    return climbed("squire", "random", [[1, 2, 4, 1], [1, 1, 1, 1], [1, 2, 4, 8]] * 5)


def test_what_stands_outside_the_marks_stays(found: Standings) -> None:
    told = told_in(PAGE, found, "strength/")
    assert told.startswith("Before.\n\n<!-- ladder condottiere -->\n\n60 games on 1 edges")
    assert told.endswith("\n<!-- end of ladder condottiere -->\n\nAfter.\n")
    assert "Old news" not in told
    assert told_in(told, found, "strength/") == told


def test_the_table_says_what_was_found(found: Standings) -> None:
    edge = found.edges[0]
    row = f"| 3xrandom | 4 players | 66.7% | {edge.low:.1%} to {edge.high:.1%} | +41.7 | 60 |  |"
    assert row in section(found, "")


def test_the_plots_say_in_words_what_they_show(found: Standings, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    write_page(page, tmp_path / "condottiere.json", found)
    names = re.findall(r"!\[(.+)\]\((.+\.svg)\)", page.read_text())
    assert {name for _, name in names} == set(plots_of(found))
    for alternative, name in names:
        drawing = ElementTree.parse(tmp_path / name).getroot()  # noqa: S314 - our own
        assert drawing.findtext(f"{SVG}title")
        assert drawing.findtext(f"{SVG}desc") in alternative


def test_the_worst_edge_is_drawn_on_top() -> None:
    found = climbed("squire", "random", [[1, 2, 1, 1]] * 5)
    worst, best = found.edges[0], msgspec.structs.replace(found.edges[0], field="3xstubborn", share=0.9, held_out=True)
    text = plots_of(msgspec.structs.replace(found, edges=[worst, best]))["condottiere-squire.svg"]
    assert text.index("3xrandom, 4 players") < text.index("3xstubborn, 4 players") < text.index('class="ring"')


@pytest.mark.parametrize("text", ["", PAGE * 2, PAGE.replace("end of ", "")])
def test_a_page_without_a_place_is_refused(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(text)
    with pytest.raises(InvalidError, match="needs two lines"):
        check_page(page, tmp_path / "ladder.json", "condottiere")


def test_a_result_that_the_page_cannot_link_to_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidError, match="beside the page or below it"):
        check_page(tmp_path / "docs" / "page.md", tmp_path / "ladder.json", "condottiere")


# -- what is published


@pytest.mark.parametrize("title", titles())
def test_the_published_page_and_its_plots_say_what_the_results_say(title: str) -> None:
    page = check_page(ROOT / "docs" / "strength.md", STRENGTH / f"{title}.json", title)
    for path in STRENGTH.glob(f"{title}.json"):
        found = msgspec.json.decode(path.read_bytes(), type=Standings)
        assert told_in(page, found, "strength/") == page
        drawn = {path.name: path.read_text("utf-8") for path in STRENGTH.glob(f"{title}-*.svg")}
        assert drawn == plots_of(found)
        usual, others = GAMES[title]
        for edge in found.edges:
            assert edge.games >= (usual if edge.setup == setup_of(title, {}) else others), edge
        assert all(edge.games >= others for edge in found.itself)


@pytest.mark.parametrize("title", titles())
def test_the_published_plan_can_be_played(title: str) -> None:
    usual, others = GAMES[title]
    for edge, deals in read_plan(STRENGTH / f"{title}.toml").ladder(title).deals.items():
        is_usual = edge.setup == setup_of(title, {}) and not edge.is_itself
        assert deals * edge.setup.seats >= (usual if is_usual else others), edge
