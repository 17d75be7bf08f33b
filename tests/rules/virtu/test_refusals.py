"""Of several reasons why something may not be done, the one that is true is told."""

from __future__ import annotations

import pytest

import signoria
from tests.rules.virtu.table import FLORENCE, NAPLES, Table, acting, cities, pay, table

HALLS = ["duchy", "principality", "guild", "republic"]


def why_not(game: Table, move: str) -> tuple[str, object]:
    with pytest.raises(signoria.IllegalMove) as refusal:
        game.do(move)
    return refusal.value.reason, refusal.value.args_of_reason["what"]


@pytest.mark.parametrize(
    ("move", "reason", "what"),
    [
        ("march:Napoli>Bari", "city-not-yours", "Napoli"),
        ("march:Pisa>Firenze", "no-troop", "Pisa"),
        ("march:Firenze>Roma", "no-road", "Roma"),
        ("sail:Firenze>Genova", "no-sea-way", "Genova"),
        ("annex:Siena", "other-action", "Siena"),
        ("turn:Pisa", "other-action", "Pisa"),
    ],
)
def test_V_WAR_1_why_a_troop_cannot_go(move: str, reason: str, what: str) -> None:
    game = acting("war", house={"troops": {"Firenze": 1}})
    assert why_not(game, move) == (reason, what)


def test_V_WAR_1_ships_may_be_missing() -> None:
    game = acting("war", house={"troops": {"Pisa": 1}, "used": ["Pisa", "Firenze"]})
    assert why_not(game, "sail:Pisa>Terracina")[0] == "cannot-pay"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("turn:Roma", "token-not-yours"),
        ("turn:Firenze", "not-used"),
        ("renew:france", "alliance-not-yours"),
        ("renew:ottoman", "not-used"),
    ],
)
def test_V_GOV_why_nothing_is_made_available(move: str, reason: str) -> None:
    game = acting("govern", house={"used": ["Pisa"]}, alliances={"ottoman": FLORENCE})
    assert why_not(game, move)[0] == reason


def test_V_GOV_what_was_turned_is_not_turned_again() -> None:
    game = acting("govern", house={"used": ["Pisa", "Firenze", "duchy"], "tokens": ["duchy"]})
    pay(game.do("turn:Pisa"))
    assert why_not(game, "turn:Pisa")[0] == "used-here"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("hire:Napoli", "city-not-yours"),
        ("build:Napoli", "city-not-yours"),
        ("build:Pisa", "too-weak"),
        ("build:Firenze", "has-cathedral"),
        ("buy:kingdom", "one-state"),
        ("buy:republic", "one-only"),
        ("ally:ottoman", "allied-already"),
        ("ally:france", "agent-needed"),
        ("ally:empire", "cannot-pay"),
    ],
)
def test_V_WIN_why_something_cannot_be_had(move: str, reason: str) -> None:
    house = {"tokens": HALLS, "troops": {"Pisa": 1}, "used": HALLS}
    game = table(
        houses={FLORENCE: house},
        phase="palace",
        cathedrals=["Firenze"],
        alliances={"ottoman": FLORENCE, "france": NAPLES},
        cities=cities(),
    )
    assert why_not(game, move)[0] == reason


def test_V_WIN_4_six_troops_are_all() -> None:
    game = table(houses={FLORENCE: {"troops": {"Pisa": 6}, "florins": 9}}, phase="hiring")
    assert why_not(game, "hire:Pisa")[0] == "enough-troops"


def test_V_WIN_3_a_winter_sees_one_cathedral() -> None:
    wealthy = {"florins": 9, "troops": {"Pisa": 1}}
    built = table(
        houses={FLORENCE: wealthy}, phase="purchases", winter={"bought": ["cathedral"]}, cities=cities(Roma=0),
        cathedrals=["Firenze"],
    )  # fmt: skip
    assert why_not(built, "build:Roma")[0] == "built-already"


def test_a_later_step_of_winter_closes_those_before_it() -> None:
    game = table(houses={FLORENCE: {"florins": 9}}, phase="hiring")
    assert why_not(game, "buy:merchant")[0] == "step-closed"
    assert why_not(game, "build:Firenze")[0] == "step-closed"


def test_V_SIE_3_a_source_without_war_symbols_gives_no_bonus() -> None:
    game = table(
        houses={FLORENCE: {"troops": {"Siena": 2}, "war_tokens": 1}},
        phase="bidding",
        stage="sieges",
        siege={"city": "Siena", "attacker": FLORENCE, "rival": None},
    )
    assert why_not(game, "strike:left-1")[0] == "no-bonus"
