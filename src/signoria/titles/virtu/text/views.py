"""What a seat may know: everything, but for the family cards that others are still placing (V-SET-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.engine.contract import Document, Outcome
from signoria.engine.errors import InvalidError
from signoria.titles.virtu.rules import scoring
from signoria.titles.virtu.rules.deeds import PREPARATION
from signoria.titles.virtu.rules.pieces import popcount
from signoria.titles.virtu.text.choices import Barred, Choice, barred_of, choices_of
from signoria.titles.virtu.text.notation import text_of
from signoria.titles.virtu.text.positions import position_of
from signoria.titles.virtu.text.siege_view import SiegeView, siege_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


class Prestige(msgspec.Struct, frozen=True):
    """What a seat would score if the game ended now (V-SCO)."""

    cities: int
    patronage: int
    printed: int
    religion: int
    trophies: int
    alliances: int
    indulgences: int
    total: int
    crosses: int
    crowns: int


class View(msgspec.Struct, frozen=True):
    game: str
    edition: str
    options: tuple[str, ...]
    seat: int | None
    phase: str
    to_move: int | None
    year: int
    position: Document
    """The whole state as JSON data (docs/virtu-notation.md), without what this viewer may not know."""
    prestige: tuple[Prestige, ...] | None
    """None while family cards are secret."""
    strengths: tuple[int, int] | None
    """In a siege or battle: attack and defence as they stand."""
    siege: SiegeView | None
    """The same in its parts, and what each side can still reach."""
    outcome: Outcome | None
    legal: tuple[int, ...]
    moves: tuple[str, ...]
    """The legal actions as texts."""
    ways: tuple[tuple[str, ...], ...]
    """While a payment is under way: the cheapest sensible ways to make it, the best first; `pay` is the first."""
    choices: tuple[Choice, ...]
    """For each legal action its price, the best way to pay it and what it changes."""
    barred: tuple[Barred, ...]
    """What belongs to this decision and is not possible, with the rule, the reason and what is missing."""


def outcome_of(state: State) -> Outcome | None:
    winners = tuple(seat for seat in range(state.terms.seats) if state.winners >> seat & 1)
    return Outcome(winners, state.reason) if state.over else None


def prestige_of(state: State, seat: int) -> Prestige:
    return Prestige(
        cities=scoring.city_prestige(state, seat),
        patronage=scoring.patronage_prestige(state, seat),
        printed=scoring.printed_prestige(state, seat),
        religion=scoring.religion_prestige(state, seat),
        trophies=state.terms.trophy_points * popcount(state.trophies[seat]),
        alliances=scoring.alliance_prestige(state, seat),
        indulgences=state.terms.indulgence_points * popcount(state.indulgences[seat]),
        total=scoring.prestige(state, seat),
        crosses=scoring.crosses(state, seat),
        crowns=scoring.crowns(state, seat),
    )


def view_of(state: State, seat: int | None) -> View:
    terms = state.terms
    if seat is not None and not 0 <= seat < terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    mine = seat is not None and state.to_move == seat
    legal = tuple(state.legal()) if mine else ()
    secret = state.stage == PREPARATION
    siege = siege_of(state)
    return View(
        game="virtu",
        edition=terms.edition,
        options=terms.options,
        seat=seat,
        phase=state.phase,
        to_move=state.to_move,
        year=state.year,
        position=known_position(state, seat),
        prestige=None if secret else tuple(prestige_of(state, other) for other in range(terms.seats)),
        strengths=(siege.attack.total, siege.defence.total) if siege else None,
        siege=siege,
        outcome=outcome_of(state),
        legal=legal,
        moves=tuple(text_of(state, action) for action in legal),
        ways=tuple(tuple(text_of(state, action) for action in way) for way in state.ways()) if mine else (),
        choices=choices_of(state) if mine else (),
        barred=barred_of(state) if mine else (),
    )


def known_position(state: State, seat: int | None) -> Document:
    """The position without the family cards that others have placed, until all have."""
    document = position_of(state)
    if state.stage == PREPARATION:
        for other, household in enumerate(document["seats"]):
            if other != seat:
                household["palace"] = {}
    return document
