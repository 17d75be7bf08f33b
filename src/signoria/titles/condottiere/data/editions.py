"""The editions as data, and the terms that an agreed set-up turns them into."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import Advice, Setup
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.cards import CARD, KIND_NAMES
from signoria.titles.condottiere.rules.terms import Terms

FEWEST, MOST = 2, 6
FIRST_DRAW_DEAL = 7
TARGETS = range(5, 101)
USUAL_TARGET = 20


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
    options: tuple[str, ...]
    exclusive: tuple[tuple[str, ...], ...]
    advice: tuple[Advice, ...]
    cards: dict[str, int]


@cache
def editions() -> dict[str, Edition]:
    text = files(__package__).joinpath("editions.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Edition])


def check(setup: Setup) -> Setup:
    """The set-up in full, options in their usual order; InvalidError if the rules do not allow it."""
    edition = setup.edition or "modern"
    if edition not in editions():
        raise InvalidError(f"There is no edition {edition!r}; there is {', '.join(editions())}.")
    if not FEWEST <= setup.seats <= MOST:
        raise InvalidError(f"C-SET-1: {FEWEST} to {MOST} players, not {setup.seats}.")
    if setup.first is not None and not 0 <= setup.first < setup.seats:
        raise InvalidError(f"C-SET-2: there is no seat {setup.first} to begin.")
    allowed = editions()[edition].options
    for option in setup.options:
        if option not in allowed:
            raise InvalidError(f"C-OPT-6: the {edition} edition has no option {option!r}; it has {', '.join(allowed)}.")
    for together in editions()[edition].exclusive:
        if set(together) <= set(setup.options):
            raise InvalidError(f"C-OPT-6: in the {edition} edition {' and '.join(together)} are not played together.")
    if setup.families:
        raise InvalidError("Condottiere has no families to choose from.")
    options = tuple(option for option in allowed if option in setup.options)
    return msgspec.structs.replace(setup, edition=edition, options=options, target=_target(setup))


def _target(setup: Setup) -> int | None:
    if "points" not in setup.options:
        if setup.target is not None:
            raise InvalidError("C-OPT-2: a target needs the option points.")
        return None
    target = USUAL_TARGET if setup.target is None else setup.target
    if target not in TARGETS:
        raise InvalidError(f"C-OPT-2: the target is {TARGETS.start} to {TARGETS.stop - 1} points, not {target}.")
    return target


@cache
def terms_for(setup: Setup) -> Terms:
    """The numbers of a game; InvalidError if the rules do not allow the set-up."""
    setup = check(setup)
    options = setup.options
    facts = editions()[setup.edition]
    many = setup.seats > 3
    terms = Terms(setup.seats, setup.edition, options, vec[i64](board().neighbours()))
    terms.cards = sum(CARD[KIND_NAMES.index(name)] * copies for name, copies in facts.cards.items())
    terms.target = setup.target or 0
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
