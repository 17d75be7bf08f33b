"""Names: what may be borne, and what looks like what."""

from __future__ import annotations

import pytest

from signoria.server.names import fold, is_for_everybody, proper, skeleton
from signoria.table import FORMER_PLAYER, Refusal


@pytest.mark.parametrize("name", ["Anna", "Анна", "Ünal", "علی", "می\u200cرود", "O’Neil", "Anna 2", "🙂", "李"])
def test_a_name_of_any_script_is_kept_as_it_is(name: str) -> None:
    assert proper(name) == name


def test_blanks_and_width_do_not_make_another_name() -> None:
    assert proper("  Anna\u00a0 Maria ") == "Anna Maria"
    assert proper("Ａｎｎａ") == "Anna"


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "\u2003\u3000", "\u3164", "\u2800", "\u0301", "\u200b", "An\u200bna", "An\u200dna", "An\u200cna",
        "\u202eannA", "Anna\u2066", "Anna\u00ad", "An\nna", "An\x1bna", "\ud800", "ﷺﷺ",
    ],
)  # fmt: skip
def test_nothing_unseen_is_in_a_name(name: str) -> None:
    with pytest.raises(Refusal, match="bad-text"):
        proper(name)


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("Lucrezia", "LUCREZIA"),
        ("Lucrezia", "Ｌucrezia"),
        ("Lucrezia", "Lucrezіa"),  # Cyrillic і
        ("Lucrezia", "Luсrеziа"),  # Cyrillic с, е, а
        ("Lucrezia", "Lucrezi\u03b1"),  # Greek alpha
        ("Nina", "Νina"),  # Greek capital nu
        ("NINA", "nіna"),
        ("Ivan", "lvan"),
        ("Paolo", "Pa0lo"),
        ("modena", "rnodena"),
        ("Анна", "Aннa"),  # Latin A and a
        ("می\u200cرود", "می\u200cرود".replace("\u200c", "")),
        ("علی", "علي"),
    ],
)
def test_twins_have_one_skeleton(name: str, twin: str) -> None:
    assert skeleton(name) == skeleton(twin)


@pytest.mark.parametrize("names", [("Anna", "Hanna"), ("Nina", "Vina"), ("Anna", "Änna"), ("Yuri", "Uuri")])
def test_names_that_look_different_are_different(names: tuple[str, str]) -> None:
    assert skeleton(names[0]) != skeleton(names[1])


def test_large_and_small_letters_of_any_script_are_folded() -> None:
    assert fold("НИНА") == fold("нина")


@pytest.mark.parametrize("name", ["guest", "GUEST", "Guеst", "Гость", "vendég", FORMER_PLAYER, "Former  Player"])
def test_some_names_are_for_everybody(name: str) -> None:
    assert is_for_everybody(name)
