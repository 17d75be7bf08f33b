"""Virtù in the terminal: the map, price and payment, why not, and the two sides of a siege."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from signoria.cli.terminal import TerminalTable
from signoria.engine import Setup
from signoria.locales import LANGUAGES, messages
from signoria.titles.virtu import GAME, View
from signoria.titles.virtu.components.marks import tables_of
from signoria.titles.virtu.terminal import VirtuDrawing
from tests.rules.virtu.table import Table, acting, table
from tests.titles.virtu.walks import SETUPS, stroll

NAMES = ["Anna", "Béla", "Clara", "Dora", "Eve"]
UNSAID = re.compile(r"\{|(choice|siege|count|terminal|stage|phase|room|name|part|sea|kind)-[a-z]")
"""The id of a message, or what is left of one without its variables."""
SPOKEN = {
    "en": ("Italy, year 2", "Your palace", "Spring: Action", "Prestige", "left courtier 1: Ambassador", "Venice4*"),
    "ru": ("Италия, год 2", "Ваш Дворец", "Весна: Действие", "Престиж", "Придворный слева 1: Посол", "Венеция4*"),
    "hu": ("Itália, 2. év", "A palotád", "Tavasz: Akció", "Presztízs", "bal oldali 1. udvaronc: Követ", "Velence4*"),
    "fa": ("ایتالیا", "کاخ شما", "کنش", "اعتبار", "درباریان", "ونیز"),
}
AMBASSADORS = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}


def drawing(language: str = "en") -> VirtuDrawing:
    return VirtuDrawing(messages(language, "virtu"), NAMES, Setup(seats=3, edition="standard"))


def drawn(view: View, language: str = "en") -> str:
    console = Console(file=StringIO(), record=True, width=120)
    console.print(drawing(language).draw(view))
    return console.export_text()


def diplomat() -> Table:
    """Three crowns are three courtiers."""
    return acting("diplomacy", house={"palace": AMBASSADORS, "used": ["Firenze", "Pisa"], "indulged": True})


def seen(game: Table) -> View:
    return game.state.view(game.state.to_move)


def siege() -> Table:
    houses = {0: {"troops": {"Siena": 2}, "agents": ["Siena"], "war_tokens": 1}}
    return table(3, houses, phase="sieges", stage="sieges").do("siege:Siena")


def test_a_move_says_its_price_and_what_would_pay_it() -> None:
    view = seen(diplomat())
    told = dict(zip(view.moves, drawing().remarks(view), strict=True))
    payment = "Payment: left courtier 1, right courtier 1, right courtier 2"
    assert told["annex:Ravenna"].startswith(f"Price: 3 crowns · {payment}")
    assert not told["done"]
    assert drawing().consequences(view, "annex:Ravenna")[-1] == "You win Ravenna by diplomacy."


def test_a_move_says_that_it_takes_an_indulgence_and_what_that_costs() -> None:
    house = {"palace": {"left-1": "ambassador", "right-1": "ambassador"}, "used": ["Firenze", "Pisa"]}
    view = seen(acting("diplomacy", house=house))
    told = dict(zip(view.moves, drawing().remarks(view), strict=True))
    assert "takes an indulgence" in told["annex:Ravenna"]


def test_what_is_barred_says_the_rule_the_reason_and_what_is_missing() -> None:
    house = {"used": ["Firenze", "Pisa"], "indulged": True}
    told = drawing().reasons(seen(acting("diplomacy", house=house)))
    assert told["annex:Ravenna"] == "V-DIP-1: You cannot pay for this. Missing: 3 crowns"
    assert told["annex:Ragusa"] == "V-SET-1: Ragusa is not in play."
    assert told["annex:Tunisi"].startswith("V-DIP-3: Tunis is a pirate port")


def test_a_siege_shows_both_sides_in_their_parts() -> None:
    view = seen(siege())
    assert view.siege is not None
    assert drawing().siege_lines(view.siege) == [
        "The siege of Siena",
        "Attack, Anna: 2 (troops 2); can reach 3",
        "  +1 token: +1",
        "Defence, the neutral city: 2 (city 3, agent -1)",
        "Troops lost if it ended now: attack 1, defence 0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(language: str) -> None:
    table = drawing(language)
    diplomacy, fight = seen(diplomat()), seen(siege())
    assert fight.siege is not None
    said = [*table.remarks(diplomacy), *table.reasons(diplomacy).values(), *table.siege_lines(fight.siege)]
    said += [line for view in (diplomacy, fight) for line in drawn(view, language).splitlines()]
    assert not [line for line in said if UNSAID.search(line)]


def test_the_drawing_speaks_the_language_of_the_table() -> None:
    view = seen(diplomat())
    for language, words in SPOKEN.items():
        told = drawn(view, language)
        for word in words:
            assert word in told


def test_a_component_is_described_with_its_marks() -> None:
    """`? ambassador`, and a sign at every strength on the map."""
    told = drawing().describe("Ambassador")
    assert told
    assert "1 crown, 1 mask*" in told
    assert "reconstructed" in told
    assert "моря: Тирренское море*" in str(drawing("ru").describe("Неаполь"))
    assert "A war bonus of +1" in str(drawing().describe("leonardo"))
    assert drawing().describe("tracks") is None
    map_of_italy = drawn(next(stroll(SETUPS[0], 1)).view(0))
    assert "Venice4*[2]" in map_of_italy
    assert "Palermo3 " in map_of_italy


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_described_in_every_language(language: str) -> None:
    for _, path, _ in tables_of(GAME.components()):
        kind, _, name = path.rpartition(".")
        told = drawing(language).describe(name)
        assert bool(told) == bool(kind)
        assert not UNSAID.search(told or "")


def test_every_phase_is_drawn() -> None:
    phases: set[str] = set()
    for state in stroll(SETUPS[4], "drawing"):
        if state.phase not in phases or state.over:
            phases.add(state.phase)
            assert "Italy" in drawn(state.view(state.to_move))
    assert {"placing", "payment", "over"} <= phases


class Desk(TerminalTable):
    """A table whose game is given, and what it prints."""

    def __init__(self, game: Table) -> None:
        super().__init__("virtu", Setup(seats=3, first=0), "random", "Anna", "en", Console(record=True, width=200))
        self.game.state = game.state

    def answer(self, *words: str) -> str:
        typed = iter([*words, "quit"])
        self.ask = lambda: next(typed)  # type: ignore[method-assign]
        self.person_moves()
        return self.console.export_text()


def test_the_terminal_lists_prices_and_answers_what_is_asked() -> None:
    said = Desk(diplomat()).answer("? annex:Ravenna", "why annex:Tunisi", "? expel:Roma", "why", "? nothing:at-all")
    assert "annex:Ravenna Win Ravenna by diplomacy  Price: 3 crowns" in said
    assert "You win Ravenna by diplomacy." in said
    assert said.count("V-DIP-3: Tunis is a pirate port: only war can win it.") == 2
    assert "V-SPR-3: This is not the action of this room." in said
    assert "There is no card nothing:at-all." in said


def test_a_refused_move_says_what_is_missing() -> None:
    house = {"used": ["Firenze", "Pisa"], "indulged": True}
    assert "V-DIP-1: You cannot pay for this. Missing: 3 crowns" in Desk(acting("diplomacy", house=house)).answer(
        "annex Ravenna"
    )
