"""The component file: facts of the rulebook, and errors that point at the line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import signoria
from signoria.virtu.components import BadComponents, digest, lines_of, parse, read, standard

TEXT = files("signoria.virtu").joinpath("data/virtu.toml").read_text("utf-8")
game = signoria.game("virtu")


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


def test_every_value_is_marked() -> None:
    """Facts are facts: what the rulebook names is not marked as anything else."""
    cities = {city.id: city for city in standard().city}
    for name in ("Ravenna", "Terracina", "Siena", "Benevento", "Parma", "Spoleto", "Palermo"):
        assert cities[name].mark("strength") == "fact"
    assert cities["Nizza"].mark("symbols") == "reconstructed"
    assert cities["Milano"].mark("strength") == "inferred"
    alliances = {alliance.id: alliance for alliance in standard().alliance}
    assert alliances["ottoman"].mark("cost") == "fact"
    assert alliances["france"].mark("cost") == "reconstructed"


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
    assert edition == f"mine-{digest(read(file))}"
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
        read(file)
    with pytest.raises(signoria.InvalidError, match="cannot be read"):
        read(tmp_path / "absent.toml")
