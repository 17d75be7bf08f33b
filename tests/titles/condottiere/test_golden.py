"""The golden games of Condottiere leave nothing out."""

from signoria.titles.condottiere.text.events import OPEN, SECRET
from tests.titles.golden import FOLDER


def test_the_games_tell_everything_that_can_happen() -> None:
    stories = "\n".join(path.read_text("utf-8") for path in (FOLDER / "condottiere").glob("*.txt"))
    for event in {*OPEN, *SECRET, "strengths", "compared", "points-counted", "match-over"}:
        assert f"\n  {event}" in stories, event
