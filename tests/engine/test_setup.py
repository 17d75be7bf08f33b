"""A set-up is a value: whatever its options came in, it can be compared, hashed, written and read."""

from collections import UserList
from typing import Any

import msgspec
import pytest

import signoria
from signoria import InvalidError, Setup
from signoria.engine import titles

OPTIONS: list[Any] = [
    ("hidden-cards", "capturing"),
    ["hidden-cards", "capturing"],
    UserList(["hidden-cards", "capturing"]),
    {"hidden-cards": 1, "capturing": 2}.keys(),
    iter(["hidden-cards", "capturing"]),
]


@pytest.mark.parametrize("options", OPTIONS)
def test_options_are_any_sequence_and_kept_as_a_tuple(options: Any) -> None:
    setup = Setup(seats=4, edition="modern", options=options)
    assert setup.options == ("hidden-cards", "capturing")
    assert hash(setup) == hash(Setup(4, "modern", ("hidden-cards", "capturing")))
    assert setup == Setup(4, "modern", ("hidden-cards", "capturing"))
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup
    assert msgspec.convert(msgspec.to_builtins(setup), Setup) == setup


@pytest.mark.parametrize("title", titles())
def test_every_title_begins_with_a_list_of_options(title: str) -> None:
    game = signoria.game(title)
    options = list(game.options(game.editions[0]))[:1]
    setup = game.check(Setup(game.seats[0], options=options))
    assert isinstance(setup.options, tuple)
    assert game.new(Setup(game.seats[0], options=options)).position()["game"] == title


def test_the_example_of_the_design_plays() -> None:
    game = signoria.game("condottiere")
    state = game.new(Setup(seats=4, edition="modern", options=["hidden-cards"]))
    assert state.position()["options"] == ["hidden-cards"]


@pytest.mark.parametrize("options", ["hidden-cards", "", None, 7, [["hidden-cards"]], [7], [None]])
def test_options_that_are_no_texts_are_refused_in_a_sentence(options: Any) -> None:
    with pytest.raises(InvalidError, match=r"The options of a set-up are a list of texts.*\.$"):
        Setup(4, options=options)


def test_options_that_are_no_texts_are_refused_in_json_too() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"seats": 4, "options": "hidden-cards"}', type=Setup)
