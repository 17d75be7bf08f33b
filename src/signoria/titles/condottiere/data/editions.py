"""The editions as data, and the terms that an agreed set-up turns them into."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import Setup
from signoria.engine.title import Title
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.cards import CARD, KIND_NAMES
from signoria.titles.condottiere.rules.terms import Terms

TITLE = Title("signoria.titles.condottiere")
"""The set-up as the manifest allows it."""
FIRST_DRAW_DEAL = 7


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One printing of the game; data/editions.toml explains the fields."""

    deal: int
    deal_a_region: int
    total: tuple[int, int]
    adjacent: tuple[int, int]
    bishop: Literal["favour", "peace"]
    keep: int
    place_before_discard: bool
    may_decline: bool
    shows_hand_sizes: bool
    draw_shares_victory: bool
    cards: dict[str, int]


@cache
def editions() -> dict[str, Edition]:
    text = files(__package__).joinpath("editions.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Edition])


def check(setup: Setup) -> Setup:
    """The set-up in full; InvalidError if the rules do not allow it."""
    return TITLE.check(setup)


@cache
def terms_of(seats: int, edition: str, options: tuple[str, ...], target: int | None) -> Terms:
    """The numbers of a game, by what they follow from."""
    return terms_for(Setup(seats, edition, options, target=target or None))


@cache
def terms_for(setup: Setup) -> Terms:
    """The numbers of a game; InvalidError if the rules do not allow the set-up."""
    setup = check(setup)
    options = setup.options
    facts = editions()[setup.edition]
    many = setup.seats > 3
    terms = Terms(setup.seats, setup.edition, options, vec[i64](board().neighbours()))
    terms.cards = sum(CARD[KIND_NAMES.index(name)] * copies for name, copies in facts.cards.items())
    terms.target = setup.values.get("target", 0)
    terms.deal = facts.deal
    terms.first_deal = FIRST_DRAW_DEAL if "draw-after-battle" in options else facts.deal
    terms.deal_a_region = facts.deal_a_region
    terms.total = facts.total[many]
    terms.adjacent = facts.adjacent[many] + ("bigger-kingdoms" in options)
    terms.keep = facts.keep
    terms.bishop_ends = facts.bishop == "peace"
    terms.place_first = facts.place_before_discard
    terms.may_decline = facts.may_decline
    terms.shared_draw = facts.draw_shares_victory
    terms.draws = "draw-after-battle" in options
    terms.capturing = "capturing" in options
    terms.hidden = "hidden-cards" in options
    terms.shows_hands = facts.shows_hand_sizes
    return terms
