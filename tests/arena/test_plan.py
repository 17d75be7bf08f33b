"""A plan is data: a file says which bots meet which fields in which set-ups."""

from pathlib import Path

import pytest

from signoria import arena
from signoria.arena.plan import Part, Plan, read_plan
from signoria.engine import titles
from signoria.engine.errors import InvalidError

PLAN = """\
games = 100
seed = 7

[[part]]
fields = ["weaker", "itself"]

[[part]]
bots = ["squire"]
fields = ["below", "random+squire"]
setups = [{ seats = 3 }, { seats = 3, edition = "classic", options = ["capturing"] }]
games = 31
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "plan.toml"


def test_a_file_becomes_edges_and_games_whole_deals(file: Path) -> None:
    file.write_text(PLAN)
    ladder = read_plan(file).ladder("condottiere")
    squire = [(str(edge), edge.setup.options, deals) for edge, deals in ladder.deals.items() if edge.bot == "squire"]
    assert ("squire against 3xrandom", (), 25) in squire
    assert ("squire against 3xsquire", (), 25) in squire
    assert ("squire against random+squire", (), 11) in squire
    assert ("squire against random+squire", ("capturing",), 11) in squire
    assert ladder.seed == 7


def test_an_edge_that_two_parts_name_is_played_as_often_as_either_wants() -> None:
    parts = (Part(("squire",), ("random",), games=40), Part(("squire",), ("3xrandom",), games=20))
    assert list(Plan(parts=parts).ladder("condottiere").deals.values()) == [10]


def test_the_arena_knows_no_title() -> None:
    sources = Path(arena.__file__).parent.glob("*.py")
    assert not [path.name for path in sources for title in titles() if title in path.read_text("utf-8").lower()]


@pytest.mark.parametrize("title", titles())
def test_without_a_plan_every_level_meets_all_weaker_ones_and_itself(title: str) -> None:
    edges = Plan().ladder(title).deals
    met = {(edge.bot, edge.field[0]) for edge in edges if not edge.setup.options}
    levels = Plan().ladder(title).bots
    for level in levels:
        assert {(level, "random"), (level, level)} <= met


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("games = 0", "games"),
        ("gams = 5", "gams"),
        ("games = ", "no plan"),
        ("[[part]]\nbots = ['wizard']", "no bot 'wizard'"),
        ("[[part]]\nfields = ['3xwizard']", "no bot 'wizard'"),
        ("[[part]]\nfields = ['2xrandom']", "random.random are 2 opponents; with 4 seats there are 3"),
        ("[[part]]\nfields = ['0xrandom']", "0 opponents"),
        ("[[part]]\nsetups = [{ seats = 9 }]", "C-SET-1"),
        ("[[part]]\nsetups = [{ colour = 'red' }]", "colour"),
    ],
)
def test_a_plan_that_means_nothing_is_refused(file: Path, text: str, says: str) -> None:
    file.write_text(text)
    with pytest.raises(InvalidError, match=says):
        read_plan(file).ladder("condottiere")
