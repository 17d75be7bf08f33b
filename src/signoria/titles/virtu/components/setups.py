"""The boxes one can play with, and the set-ups they allow."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from signoria.engine.contract import LOT, Setup
from signoria.engine.errors import InvalidError
from signoria.engine.manifest import read_manifest
from signoria.titles.virtu.components import component_file
from signoria.titles.virtu.components.component_file import Components
from signoria.titles.virtu.components.terms_of_box import terms_of
from signoria.titles.virtu.rules.terms import Terms

MANIFEST = read_manifest("signoria.titles.virtu")
STANDARD = MANIFEST.editions[0].name

_boxes: dict[str, Components] = {}


def register(box: Components, name: str) -> str:
    """Make an owner's components playable; the name of their edition."""
    edition = f"{name}-{component_file.digest(box)}"
    _boxes[edition] = box
    return edition


def editions() -> tuple[str, ...]:
    return (STANDARD, *_boxes)


def box_of(edition: str) -> Components:
    if edition == STANDARD:
        return component_file.standard()
    if edition not in _boxes:
        raise InvalidError(f"There are no components {edition!r} here; load them with --components FILE.")
    return _boxes[edition]


def check(setup: Setup) -> Setup:
    """The set-up in full; InvalidError if the rules do not allow it."""
    edition = setup.edition or STANDARD
    box_of(edition)
    agreed = MANIFEST.check(setup, msgspec.structs.replace(MANIFEST.editions[0], name=edition))
    return msgspec.structs.replace(agreed, families=_check_families(agreed, box_of(edition)))


def families_of(box: Components, seats: int) -> tuple[str, ...]:
    """V-SET-1: the families of so many players."""
    return tuple(family.id for family in box.family if seats in family.players)


def _check_families(setup: Setup, box: Components) -> tuple[str, ...] | Literal["lot"]:
    if setup.families == LOT:
        return LOT
    playing, named = families_of(box, setup.seats), setup.families
    if named and sorted(named) != sorted(playing):
        words = f"{', '.join(playing)}, each once: not {', '.join(named)[:200]}"
        raise InvalidError(f"V-SET-1: the families of {setup.seats} players are {words}.")
    return named


def terms_for(setup: Setup) -> Terms:
    agreed = check(setup)
    return agreed_terms(agreed.seats, agreed.edition, agreed.options, agreed.families)


@cache
def agreed_terms(
    seats: int, edition: str, options: tuple[str, ...], families: tuple[str, ...] | Literal["lot"]
) -> Terms:
    """The terms of a set-up that has been checked; the same object each time."""
    box = box_of(edition)
    named = families_of(box, seats) if families == LOT or not families else tuple(families)
    terms = terms_of(box, seats, edition, options, named)
    terms.lot, terms.named = families == LOT, bool(families)
    return terms


def with_families(terms: Terms, families: tuple[str, ...]) -> Terms:
    """The terms of a game whose families have been drawn."""
    return terms_for(Setup(terms.seats, terms.edition, terms.options, families=families))
