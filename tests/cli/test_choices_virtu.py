"""What the terminal says of Virtù's moves: price and payment, why not, and the two sides of a siege."""

from __future__ import annotations

import pytest

from signoria.cli.choices_virtu import consequences, reasons, remarks, siege_lines
from signoria.cli.terminal import TerminalTable
from signoria.engine import Setup
from signoria.locales import LANGUAGES, messages
from signoria.titles.virtu import View
from tests.rules.virtu.table import Table, acting, table

NAMES = ["Anna", "Béla", "Clara"]
AMBASSADORS = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}
ENGLISH = messages("en", "virtu")


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
    told = dict(zip(view.moves, remarks(view, ENGLISH), strict=True))
    payment = "Payment: left courtier 1, right courtier 1, right courtier 2"
    assert told["annex:Ravenna"].startswith(f"Price: 3 crowns · {payment}")
    assert not told["done"]
    assert consequences(view, "annex:Ravenna", NAMES, ENGLISH)[-1] == "Anna wins Ravenna by diplomacy."


def test_a_move_says_that_it_takes_an_indulgence_and_what_that_costs() -> None:
    house = {"palace": {"left-1": "ambassador", "right-1": "ambassador"}, "used": ["Firenze", "Pisa"]}
    view = seen(acting("diplomacy", house=house))
    told = dict(zip(view.moves, remarks(view, ENGLISH), strict=True))
    assert "takes an indulgence" in told["annex:Ravenna"]


def test_what_is_barred_says_the_rule_the_reason_and_what_is_missing() -> None:
    house = {"used": ["Firenze", "Pisa"], "indulged": True}
    told = reasons(seen(acting("diplomacy", house=house)), ENGLISH)
    assert told["annex:Ravenna"] == "V-DIP-1: You cannot pay for this. Missing: 3 crowns"
    assert told["annex:Ragusa"] == "V-SET-1: Ragusa is not in play."
    assert told["annex:Tunisi"].startswith("V-DIP-3: Tunis is a pirate port")


def test_a_siege_shows_both_sides_in_their_parts() -> None:
    view = seen(siege())
    assert view.siege is not None
    assert siege_lines(view.siege, NAMES, ENGLISH) == [
        "The siege of Siena",
        "Attack, Anna: 2 (troops 2); can reach 3",
        "  +1 token: +1",
        "Defence, the neutral city: 2 (city 3, agent -1)",
        "Troops lost if it ended now: attack 1, defence 0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_all_of_it(language: str) -> None:
    words = messages(language, "virtu")
    diplomacy, fight = seen(diplomat()), seen(siege())
    assert fight.siege is not None
    said = [*remarks(diplomacy, words), *reasons(diplomacy, words).values(), *siege_lines(fight.siege, NAMES, words)]
    assert not [line for line in said if "{" in line or "choice-" in line or "siege-" in line or "count-" in line]


class Desk(TerminalTable):
    """A table whose game is given, and what it prints."""

    def __init__(self, game: Table) -> None:
        from rich.console import Console

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
    assert "Anna wins Ravenna by diplomacy." in said
    assert said.count("V-DIP-3: Tunis is a pirate port: only war can win it.") == 2
    assert "V-INT-2" in said
    assert "There is no card nothing:at-all." in said


def test_a_refused_move_says_what_is_missing() -> None:
    house = {"used": ["Firenze", "Pisa"], "indulged": True}
    assert "V-DIP-1: You cannot pay for this. Missing: 3 crowns" in Desk(acting("diplomacy", house=house)).answer(
        "annex Ravenna"
    )
