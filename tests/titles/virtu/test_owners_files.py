"""A stranger's component file: whatever is in it, it is read, or refused in a sentence with the line."""

from __future__ import annotations

import random
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from signoria.engine import BadComponents, InvalidError, Record, Recorder, Rng, Setup
from signoria.titles.virtu import GAME
from signoria.titles.virtu.components.toml_document import LARGEST_FILE

TEXT = files("signoria.titles.virtu.components").joinpath("virtu.toml").read_text("utf-8")
MINE = TEXT.replace("florins = 1\n", "florins = 4\n", 1)
CITY = "at = [43.32, 11.33]"
JUNK = [
    "nan", "-inf", "1e309", "99999999999999999999", "0x" + "f" * 900, "9" * 900, "1979-05-27", "07:32:00", "true",
    "[[[[[[[[]]]]]]]]", "{a={b={c={d={e={f={g={}}}}}}}}", '"\\u202e"', '""', "[]", "{}", "-1", "40", "0.5", "'''x",
    "[" * 900, "\x00", "null", '"' + "x" * 90 + '"', "{ foo = 1 }", '["a", 1]',
]  # fmt: skip


def refusal(text: str) -> BadComponents:
    with pytest.raises(BadComponents) as found:
        GAME.look_into(text, "mine.toml")
    assert 0 <= found.value.line <= text.count("\n") + 1
    assert len(found.value.sentence) < 500
    return found.value


@pytest.mark.parametrize("key", ["a", '"a"', "'a'", r'"\""'])
def test_keys_of_many_parts_are_refused_before_they_are_read(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read them would keep a server busy for seconds."""
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("they were read"))
    parts = ".".join([key] * 100)
    for line in (f"[{parts}]", f"{parts} = 1", f"a = {{ {parts} = 1 }}"):
        assert "that deep" in refusal(line).sentence


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        (CITY, "at = [43.32, 31.33]", "outside the map"),
        (CITY, "at = [nan, 11.33]", "no number of a box"),
        (CITY, "at = [43.32, inf]", "no number of a box"),
        (CITY, "at = 1979-05-27", "date"),
        (CITY, 'at = "here"', "Expected `array`"),
        ("florins = 1\n", "florins = 1_000_000_000_000_000_000_000_000\n", "no number of a box"),
        ("florins = 1\n", "florins = -1\n", "between 0 and 20"),
        ("florins = 1\n", "florins = []\n", "Expected `int`"),
        ("leader = 1", "leader = 50", "between -9 and 20"),
        ("left = { open = 1, shaded = 2 }", "left = { open = -1, shaded = 2 }", "between 0 and 3"),
        ('id = "Siena"', 'id = "room-1"', "notation"),
        ('id = "Siena"', 'id = "Sie:na"', "is no id"),
        ('id = "florence"', 'id = "flo>rence"', "is no id"),
        ('colour = "red"', 'colour = "red;x"', "is no id"),
        ('colour = "red"', 'colours = "red"', "unknown field"),
        ('dynasty = "Medici"', 'dynasty = "Me\u202edici"', "hidden"),
        ("\nsymbols = {", "\nsymbols = { foo = 1,", "foo"),
        ("\nsymbols = {", "\nsymbols = {" + " a." * 80, "that deep"),
    ],
)
def test_values_that_fit_no_box(was: str, becomes: str, words: str) -> None:
    """The error stands in the line that was changed."""
    assert was in TEXT
    text = TEXT.replace(was, becomes, 1)
    found = refusal(text)
    assert words in found.sentence
    assert found.line == TEXT[: TEXT.index(was.strip(), TEXT.index(was))].count("\n") + 1


@pytest.mark.parametrize(
    "text",
    [
        "", "\n" * 1000, "x", "x = ", "= 1", "[", "[[[[", "[a]\n[a]", "a.b = 1\na = 2", "\ud800", "a = '''",
        "x = " + "[" * 999, ("a." * 400 + "a = 1\n") * 100, "[[city]]\n" * 5000, "x = 1\n" * 200, "\x00", "\ufeff",
        "x" * 2000, "#" * LARGEST_FILE, "x = '" + "é" * LARGEST_FILE,
    ],
)  # fmt: skip
def test_what_is_no_component_file(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize("seed", range(4))
def test_a_spoilt_file_is_read_or_refused(seed: int) -> None:
    """Lines cut, doubled, taken out, with other numbers and other values: a sentence, or a box one can play with."""
    rng = random.Random(seed)
    for _ in range(25):
        lines = TEXT.split("\n")
        for _ in range(rng.choice((1, 1, 3))):
            spoil(lines, rng)
        text = "\n".join(lines)
        try:
            edition = GAME.load_text(text, "spoilt")
        except BadComponents:
            refusal(text)
            continue
        setup = Setup(rng.choice((3, 4, 5)), edition)
        assert GAME.random_games(setup, 1, Rng(seed)).games == 1
        GAME.inventory(edition)
        GAME.unload(edition)


def spoil(lines: list[str], rng: random.Random) -> None:
    place = rng.randrange(len(lines))
    line = lines[place]
    match rng.randrange(5):
        case 0:
            lines[place] = line[: rng.randrange(len(line) + 1)]
        case 1 if "=" in line:
            lines[place] = f"{line.split('=')[0]}= {rng.choice(JUNK)}"
        case 2:
            lines.insert(place, rng.choice(lines))
        case 3:
            del lines[place]
        case _:
            lines[place] = re.sub(r"\d+", lambda _: rng.choice(("0", "2", "3", "9", "40", "255")), line, count=1)


# -- names


def test_the_same_values_have_the_same_name() -> None:
    name = GAME.look_into(MINE, "same.toml").edition
    assert GAME.look_into("# mine\n" + MINE.replace("\n", "\r\n"), "same.toml").edition == name
    assert GAME.look_into(MINE, name).edition == name
    assert GAME.look_into(MINE.replace("trophy = 2", "trophy = 3"), "same.toml").edition != name
    assert name not in GAME.editions


# -- records


def test_a_record_brings_its_components() -> None:
    """It can be replayed where nobody has the file."""
    edition = GAME.load_text(MINE, "record.toml")
    table = Recorder("virtu", Setup(3, edition, first=0))
    table.act(table.state.legal()[0])
    GAME.unload(edition)
    record = Record.from_json(table.record.to_json())
    assert record.replay() == table.state
    GAME.unload(edition)
    record.components = TEXT
    with pytest.raises(InvalidError, match="not record-"):
        record.replay()
    record.components = ""
    with pytest.raises(InvalidError, match="--components"):
        record.replay()


def test_a_record_of_the_usual_components_holds_none() -> None:
    assert b"components" not in Recorder("virtu", Setup(3, first=0)).record.to_json()


def test_a_file_too_large_is_not_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "large.toml"
    file.write_bytes(b"#" * (LARGEST_FILE + 10))
    with pytest.raises(BadComponents, match="at most"):
        GAME.load(file)
