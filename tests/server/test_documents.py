"""What is written from the code, and what is said of it, agrees with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from signoria.engine import Event
from signoria.server.typescript import box_file, files, untyped, view_file, view_types

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("path", files())
def test_the_types_of_the_page_are_written_from_the_servers(path: str) -> None:
    assert (PAGE / path).read_text() == files()[path], "run: make types"


@pytest.mark.parametrize("title", view_types())
def test_a_view_says_what_every_field_holds(title: str) -> None:
    assert untyped(view_types()[title]) == []


class Pile(msgspec.Struct, omit_defaults=True):
    """Cards; ``top`` None: face down."""

    top: str | None
    sizes: dict[str, tuple[int, ...]]
    """How many there are of each kind, and what a sentence of more than a line can say of it, so that it has to be \
broken where a line of the page ends."""
    told: tuple[Event, ...] = ()
    anything: tuple[Any, ...] = ()


def test_a_struct_becomes_an_interface_with_its_words() -> None:
    assert (
        view_file(Pile).split("\n", 1)[1]
        == """\
import type { Event, Json } from "../../protocol";

/** Cards; `top` null: face down. */
export interface Pile {
  top: string | null;
  /**
   * How many there are of each kind, and what a sentence of more than a line can say of it, so that it has to be broken
   * where a line of the page ends.
   */
  sizes: { [key: string]: number[] };
  told?: Event[];
  anything?: Json[];
}
"""
    )
    assert untyped(Pile) == ["Pile.anything"]


Suit = Literal["clubs", "diamonds", "hearts", "spades"]


class Shelf(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """Where piles lie."""

    piles_in_all: int = 0
    best: tuple[Suit, Suit, Suit] = ("clubs", "hearts", "spades")


def test_components_are_served_in_full_under_their_own_keys() -> None:
    assert (
        box_file(Shelf).split("\n", 2)[2]
        == """\
/** Where piles lie. */
export interface Shelf {
  "piles-in-all": number;
  best: [
    "clubs" | "diamonds" | "hearts" | "spades",
    "clubs" | "diamonds" | "hearts" | "spades",
    "clubs" | "diamonds" | "hearts" | "spades",
  ];
}
"""
    )


def test_the_example_in_the_documentation_is_the_one_that_is_run() -> None:
    docs = Path(__file__).parents[2] / "docs"
    assert (docs / "examples" / "random_player.py").read_text() in (docs / "bot-api.md").read_text()


def test_the_comments_of_the_page_hold_no_python() -> None:
    assert [path for path, text in files().items() if ">>>" in text] == []
