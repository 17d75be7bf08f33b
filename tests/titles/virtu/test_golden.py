"""The golden games and the published numbers of Virtù leave little out."""

from __future__ import annotations

from signoria.titles.virtu.rules.phase_codes import PHASES
from signoria.titles.virtu.text.events import TELLERS
from tests.titles.golden import FOLDER
from tests.titles.perft import published


def test_the_games_tell_nearly_everything_that_can_happen() -> None:
    stories = "\n".join(path.read_text("utf-8") for path in (FOLDER / "virtu").glob("*.txt"))
    silent = {event for event in TELLERS if f"\n  {event}" not in stories}
    assert silent <= {"battle-opened", "battle", "retreated"}, silent


def test_nearly_every_phase_is_published() -> None:
    phases = {case.position["phase"] for file in published("virtu").values() for case in file.cases}
    assert {*PHASES} - phases <= {"first", "over", "retreat", "vacate", "discount"}
