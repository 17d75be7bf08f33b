"""The boxes one can play with, and the set-ups they allow."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal, NamedTuple

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

LONGEST_NAME = 32


class Loaded(NamedTuple):
    """A box that can be played with, the text it was read from, and the terms of its games that were asked for."""

    box: Components
    text: str
    terms: dict[tuple[object, ...], Terms]


_boxes: dict[str, Loaded] = {}


def register(text: str, name: str) -> str:
    """Make an owner's components playable; the name of their edition."""
    box = component_file.parse(text, name)
    edition = edition_of(box, name)
    _boxes.setdefault(edition, Loaded(box, text, {}))
    return edition


def forget(edition: str) -> None:
    _boxes.pop(edition, None)


def edition_of(box: Components, name: str) -> str:
    """``mine.toml`` and the values in it -> ``mine-3f…``; the name of an edition with these values stays what it is."""
    digest = component_file.digest(box)
    stem = name.removesuffix(f"-{digest}").removesuffix(".toml")
    plain = re.sub(r"[\W_]+", "-", stem)[:LONGEST_NAME].strip("-")
    return f"{plain or 'own'}-{digest}"


def seats() -> range:
    fewest, most = MANIFEST.seats
    return range(fewest, most + 1)


def editions() -> tuple[str, ...]:
    return (STANDARD, *_boxes)


def source(edition: str) -> str:
    """The text of an owner's components; empty for those of this program."""
    return loaded(edition).text


def box_of(edition: str) -> Components:
    return loaded(edition).box


def loaded(edition: str) -> Loaded:
    found = _boxes.get(edition)
    if found is not None:
        return found
    if edition == STANDARD:
        return standard()
    raise InvalidError(f"There are no components {edition[:80]!r} here; load them with --components FILE.")


@cache
def standard() -> Loaded:
    return Loaded(component_file.standard(), "", {})


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


def agreed_terms(
    seats: int, edition: str, options: tuple[str, ...], families: tuple[str, ...] | Literal["lot"]
) -> Terms:
    """The terms of a set-up that has been checked; the same object each time."""
    kept, key = loaded(edition), (seats, options, families)
    if key not in kept.terms:
        kept.terms.setdefault(key, new_terms(kept.box, seats, edition, options, families))
    return kept.terms[key]


def new_terms(
    box: Components,
    seats: int,
    edition: str = "",
    options: tuple[str, ...] = (),
    families: tuple[str, ...] | Literal["lot"] = (),
) -> Terms:
    named = families_of(box, seats) if families == LOT or not families else tuple(families)
    terms = terms_of(box, seats, edition, options, named)
    terms.lot, terms.named = families == LOT, bool(families)
    return terms


def with_families(terms: Terms, families: tuple[str, ...]) -> Terms:
    """The terms of a game whose families have been drawn."""
    return terms_for(Setup(terms.seats, terms.edition, terms.options, families=families))
