"""Condottiere in the terminal; tests/cli plays it."""

from io import StringIO

from rich.console import Console

from signoria import Setup
from signoria.locales import messages
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.terminal import CondottiereDrawing


def test_progress_counts_all_regions_and_those_that_hang_together() -> None:
    regions = {"Roma": 0, "Torino": 0, "Siena": 0, "Napoli": 0, "Milano": 1}
    hands = [{"hand": ["1"]}, {"hand": ["2"]}]
    state = GAME.from_position({"seats": hands, "regions": regions, "battle": "Parma", "to_move": 0})
    console = Console(file=StringIO(), record=True, width=120)
    drawing = CondottiereDrawing(messages("en", "condottiere"), ["Anna", "Béla"], Setup(2, "modern"))
    console.print(drawing.draw(state.view(0)))
    anna, bela = (line.split("│") for line in console.export_text().splitlines() if "Anna" in line or "Béla" in line)
    assert [cell.strip() for cell in anna[4:6]] == ["4/6", "3/4"]
    assert [cell.strip() for cell in bela[4:6]] == ["1/6", "1/4"]
