"""A match for points as a position: that of its current game with the key ``match``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.condottiere.match import Match
from signoria.condottiere.position import from_position
from signoria.engine.contract import Outcome, Setup
from signoria.engine.errors import InvalidError


class Series(msgspec.Struct, forbid_unknown_fields=True):
    """The key ``match`` of a position."""

    scores: list[int]
    first: int | None = None
    games: list[Outcome] = []
    final: tuple[int, ...] | None = None
    outcome: Outcome | None = None


def match_from_position(document: Mapping[str, Any]) -> Match:
    """The match that a position with the key ``match`` describes."""
    rest = {key: value for key, value in document.items() if key != "match"}
    try:
        series = msgspec.convert(document["match"], Series)
    except msgspec.ValidationError as error:
        raise InvalidError(f"This is not a position: {error} (in match).") from None
    state = from_position(rest)
    terms = state.terms
    if len(series.scores) != terms.seats:
        raise InvalidError("C-OPT-2: a match has a score for every seat.")
    match = Match(Setup(terms.seats, terms.edition, terms.options, series.first, terms.target or None))
    match.state = state
    match.scores = series.scores
    match.games = series.games
    match.final = series.final
    match.outcome = series.outcome
    return match
