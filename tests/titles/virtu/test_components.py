"""The component file: facts of the rulebook, and errors that point at the line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import signoria
from signoria.engine import BadComponents
from signoria.titles.virtu import GAME
from signoria.titles.virtu.components.box import Box
from signoria.titles.virtu.components.component_file import digest, parse, read, standard
from signoria.titles.virtu.components.lines import lines_of
from signoria.titles.virtu.components.marks import MARKS, marks_of

TEXT = files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8")
game = GAME


def line_of(part: str) -> int:
    return TEXT[: TEXT.index(part)].count("\n") + 1


def test_the_counts_of_the_rulebook() -> None:
    """V-SET-1, V-SET-2."""
    box = standard()
    assert len(box.city) == 30
    assert sum(noble.copies for noble in box.noble) == 56
    assert sum(token.copies for token in box.token if token.id not in ("guild", "cathedral")) == 14
    assert len(box.bonus) == 10
    assert [family.agents for family in box.family] == [2, 3, 2, 2, 3]


FACTS = [
    "set-up.florins", "set-up.troops", "set-up.agents", "set-up.indulgences", "set-up.war-bonuses",
    "tracks.patronage.1", "tracks.patronage.2", "tracks.patronage.5", "tracks.patronage-bonuses", "tracks.religion",
    "palace.printed", "palace.left.open", "palace.right.open", "family.rome.start.2", "family.naples.agents",
    *(f"city.{name}.strength" for name in
      ("Ravenna", "Terracina", "Siena", "Benevento", "Parma", "Spoleto", "Palermo")),
    *(f"city.{name}.pirate" for name in ("Ragusa", "Ajaccio", "Cagliari", "Tunisi")),
    "city.Perugia.side", "city.Nizza.closed-with-3", "noble.ambassador.symbols.crown", "noble.cardinal.symbols.crown",
    "noble.cardinal.action", "noble.cardinal.limit", "noble.counsellor.agent", "token.kingdom.copies",
    "token.cathedral.prestige", "alliance.ottoman.cost", "alliance.ottoman.bonus", "alliance.france.bonus",
    "bonus.columbus.prestige", "bonus.leonardo.war-cost", "bonus.artillery.war-cost", "bonus.artillery.symbols",
    "bonus.duomo.crosses", "bonus.prince.agent", "map.roads.19",
]  # fmt: skip
"""Sentences of the rulebook."""

INFERRED = [
    "tracks.patronage.3", "tracks.patronage.4", "tracks.city-points", "noble.merchant.action", "token.duchy.copies",
    "city.Pisa.seas", "city.Terracina.seas", "city.Venezia.seas", "city.Ancona.seas.1", "family.florence.start",
    "bonus.prince.kind",
]  # fmt: skip
"""What follows from an example, from counting or a name, or what a garbled sentence must mean."""

RECONSTRUCTED = [
    "noble.ambassador.symbols.mask", "noble.ambassador.symbols", "noble.cardinal.symbols.cross",
    "family.naples.card.alfonso.agent", "family.rome.card.lucrezia.agent", "family.rome.card.cesare.war-cost",
    *(f"noble.{name}.war-cost" for name in ("gonfalonier", "condottiere", "admiral")), "noble.gonfalonier.action",
    *(f"city.{name}.seas" for name in ("Ancona", "Cagliari", "Ajaccio", "Tunisi", "Ragusa")), "city.Milano.strength",
    "palace.left.shaded", "palace.right-arrow", "family.milan.start.2", "alliance.france.cost", "alliance.empire.cost",
    "family.florence.card.lorenzo.prestige", "map.roads.1", "map.roads", "map.seas",
]  # fmt: skip
"""What no sentence tells."""


@pytest.mark.parametrize(
    ("path", "mark"),
    [(path, mark) for mark, paths in zip(MARKS, (FACTS, INFERRED, RECONSTRUCTED), strict=True) for path in paths],
)
def test_what_the_rulebook_states_and_what_not(path: str, mark: str) -> None:
    assert marks_of(standard())[path] == mark


def paths_in(tables: dict[str, Any], name: str = "") -> Iterator[str]:
    """The path of every value in TOML, and of every part of one."""
    for key, value in tables.items():
        here = f"{name}.{key}".removeprefix(".")
        if isinstance(value, list) and isinstance((value or [0])[0], dict) and "id" in value[0]:
            for table in value:
                yield from paths_in(table, f"{here}.{table['id']}")
        elif not name:
            yield from paths_in(value, here)
        elif key not in MARKS:
            yield here
            yield from (f"{here}.{part}" for part in (value if isinstance(value, dict) else ()))


def test_every_value_of_the_file_has_a_mark() -> None:
    """Whatever stands in the file, down to the symbols of a card; and what is left out, such as a card's prestige."""
    marks = marks_of(standard())
    assert set(paths_in(tomllib.loads(TEXT))) <= marks.keys()
    assert marks["noble.bishop.prestige"] == "reconstructed"


@pytest.mark.parametrize("name", ["symbols.ship", "seas.3", "strenght", "seas.0"])
def test_a_mark_of_nothing_is_refused(name: str) -> None:
    marked = 'inferred = ["seas.1"]'  # of Ancona, which shows no ship here
    text = TEXT.replace("{ ship = 1, florin = 2, crown = 1 }", "{ crown = 1 }").replace(
        marked, f'inferred = ["{name}"]'
    )
    with pytest.raises(BadComponents, match=f"{name} is no value of this table") as found:
        parse(text, "mine.toml")
    assert abs(found.value.line - line_of(marked)) < 3


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ('["Firenze", "Ravenna"]', '["Firenze", "Rimini"]', "no city Rimini"),
        ('["Firenze", "Ravenna"]', '["Firenze", "Firenze"]', "to itself"),
        ('{ between = ["Nizza", "Genova"]', '{ between = ["Torino", "Nizza"]', "twice"),
        ('id = "Roma"', 'id = "Milano"', "twice"),
        ("pirate = true", "pirate = 1", "bool"),
        ('seas = ["ligurian"]', 'seas = ["baltic"]', "no sea baltic"),
        ("copies = 1\n", "copies = 2\n", "56"),
        ('rooms = ["', 'rooms = ["trade", "', "Expected"),
        ('id = "duchy"', 'id = "county"', "no token county"),
        ("troops = 6", "troops = 7", "counts 6"),
        ("closed-with-3 = true", "closed = true", "unknown field"),
        ("patronage-points = [0,", "patronage-points = [1,", "from 0 to 3"),
        ('id = "Siena"', 'id = "Siena', "TOML"),
        ("bonus = { ship = 2 }", "bonus = { ship = 3 }", "rulebook"),
        ("right-arrow = [2, 3]", "right-arrow = [2, 4]", "follow each other"),
    ],
)
def test_errors_point_at_the_line(was: str, becomes: str, words: str) -> None:
    assert was in TEXT
    with pytest.raises(BadComponents, match=words) as found:
        parse(TEXT.replace(was, becomes, 1), "mine.toml")
    assert str(found.value).startswith(f"mine.toml:{found.value.line}: ")
    table = TEXT[: TEXT.index(was)].rfind("\n[")
    first = TEXT[:table].count("\n") + 1
    last = line_of(was) + becomes.count("\n") + 1
    assert first <= found.value.line <= last or words == "56"


def test_a_city_nobody_can_reach() -> None:
    text = "\n".join(line for line in TEXT.splitlines() if '"Urbino"]' not in line and '["Urbino"' not in line)
    with pytest.raises(BadComponents, match="Urbino cannot be reached"):
        parse(text, "mine.toml")


def test_lines_are_found() -> None:
    lines = lines_of(TEXT)
    assert TEXT.splitlines()[lines["$.city[12].strength"] - 1].startswith("strength")
    assert '"Torino"' in TEXT.splitlines()[lines["$.map.roads[0]"] - 1]
    assert "name" in TEXT.splitlines()[lines["$.family[1].card[2].name"] - 1]


def test_an_owners_values_are_played_and_recorded(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("florins = 1\n", "florins = 4\n", 1), "utf-8")
    edition = game.load(file)
    assert edition == f"mine-{digest(parse(read(file), 'mine.toml'))}"
    state = game.new(signoria.Setup(3, edition, first=0))
    assert state.position()["seats"][0]["florins"] == 4
    assert game.from_position(state.position()) == state
    assert edition in game.editions


def test_unknown_components_are_named() -> None:
    with pytest.raises(signoria.InvalidError, match="--components"):
        game.new(signoria.Setup(3, "nobody-12345678"))


@pytest.mark.parametrize("data", [b"\xff\xfe", b"", b"x = 1"])
def test_bad_files_are_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(data)
    with pytest.raises(signoria.InvalidError):
        game.load(file)
    with pytest.raises(signoria.InvalidError, match="cannot be read"):
        read(tmp_path / "absent.toml")


# -- the box as a page gets it


def test_the_box_of_a_page_is_what_its_type_says() -> None:
    served = GAME.inventory("").values
    assert msgspec.to_builtins(msgspec.convert(served, Box)) == served


def test_voyages_count_the_seas_between_ports() -> None:
    """V-DIP-2."""
    voyages = GAME.inventory("").values["voyages"]
    assert (voyages["Pisa"]["Genova"], voyages["Pisa"]["Terracina"], voyages["Terracina"]["Pisa"]) == (1, 2, 2)
    assert "Firenze" not in voyages
    assert "Pisa" not in voyages["Pisa"]


def test_boards_differ_with_the_number_of_players() -> None:
    """V-SET-1."""
    boards = GAME.inventory("").values["boards"]
    assert [seats for seats, board in boards.items() if "Nizza" in board["closed"]] == ["3"]
    assert [seats for seats, board in boards.items() if "Perugia" in board["closed"]] == ["3", "4"]
    assert [boards[seats]["start"].get("Milano") for seats in boards] == [None, "milan", "milan"]
    assert boards["5"]["closed"] == ()
    for board in boards.values():
        assert all(city in board["roads"][end] for city, ends in board["roads"].items() for end in ends)
        assert not set(board["closed"]) & set(board["roads"])
    assert boards["4"]["roads"] != boards["5"]["roads"]
