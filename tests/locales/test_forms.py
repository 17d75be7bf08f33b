"""Names are inflected where a language asks for it, and nowhere else."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from signoria.engine import Event, manifest, titles
from signoria.locales import LANGUAGES, messages
from signoria.locales.messages import Name, form
from tests.locales.fluent import COMMON, WORDS, entries

NAMES = ["Anna", "Парма"]
FILES = (*COMMON, *WORDS)
KINDS = [kind for title in titles() for kind in manifest(title).words.kinds.items()]
ADDRESSED = {"player", "players"} | {name for name, kind in KINDS if kind.startswith("seat")}
PLAYERS = {"player", "players", "target"} | {name for name, kind in KINDS if kind in ("seat", "seats")}


class Asked(Visitor):
    """What sentences ask for by FORM: the variable and the form."""

    def __init__(self) -> None:
        self.forms: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        (variable,) = node.arguments.positional
        (case,) = node.arguments.named
        assert isinstance(variable, ftl.VariableReference)
        assert isinstance(case.value, ftl.StringLiteral)
        assert (node.id.name, case.name.name) == ("FORM", "case")
        self.forms.add((variable.id.name, case.value.value))


def asked(language: str) -> set[tuple[str, str]]:
    visitor = Asked()
    for file in FILES:
        for message in entries(language, file).values():
            visitor.visit(message)
    return visitor.forms


def given(language: str) -> set[str]:
    """The forms that names have; those of sentences are called like a player."""
    found = [message for file in FILES for message in entries(language, file).values()]
    return {form.id.name for message in found for form in message.attributes if form.id.name not in ADDRESSED}


def test_russian_takes_a_region_in_the_accusative() -> None:
    taken = Event("region-taken", {"seat": 0, "region": "Parma", "defender": None})
    assert messages("ru", "condottiere").tell(taken, NAMES) == "Anna занимает Парму."
    assert messages("ru", "condottiere").action("place:Parma") == "Сражаться за Парму"


def test_a_form_that_a_name_lacks_is_the_name() -> None:
    assert messages("ru", "condottiere").action("place:Roma") == "Сражаться за Рим"
    (name,) = messages("en", "condottiere").variables({"region": "Roma"}, ()).values()
    assert name == "Rome"
    assert form(name, "acc") == "Rome"


def test_only_names_of_things_have_forms() -> None:
    told = messages("ru", "condottiere").variables({"seat": 1, "region": "Parma", "card": None, "count": 2}, NAMES)
    assert isinstance(told["region"], Name)
    assert [form(told[key], "acc") for key in ("player", "region", "card", "count")] == ["Парма", "Парму", "none", 2]


def test_a_list_is_inflected_name_by_name() -> None:
    (sources,) = messages("ru", "virtu").variables({"sources": ["Parma", "Roma", "left-1"]}, ()).values()
    assert sources == "Парма, Рим, Придворный слева 1"
    assert form(sources, "acc") == "Парму, Рим, Придворный слева 1"


def test_english_has_an_article_where_a_sentence_wants_one() -> None:
    english = messages("en", "virtu")
    assert english.action("ally:ottoman") == "Ally with the Ottoman Empire"
    taken = english.say("illegal-bonus-not-offered", **english.variables({"what": "duomo"}, ()))
    assert taken == "Duomo is already taken, or you have already had a bonus of that kind."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_is_given_and_the_other_way_round(language: str) -> None:
    assert {case for _, case in asked(language)} == given(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_player_is_inflected(language: str) -> None:
    assert not {variable for variable, _ in asked(language)} & PLAYERS


def test_hungarian_has_forms_of_cards_and_cities() -> None:
    words = messages("hu", "condottiere")
    played = Event("played", {"seat": 0, "card": "winter", "face_down": False})
    assert words.tell(played, NAMES) == "Anna kijátszik egy telet."
    favour = Event("favour", {"seat": 0, "from": None, "to": "Venezia"})
    assert words.tell(favour, NAMES).startswith("Anna Velencére teszi a pápa kegyét")
    assert [words.action(f"place:{city}") for city in ("Roma", "Napoli")] == ["Ütközet Rómáért", "Ütközet Nápolyért"]
