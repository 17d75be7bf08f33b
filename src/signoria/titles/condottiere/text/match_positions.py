"""A match for points as a position: that of its current game with the key ``match``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.engine.contract import Outcome, Setup
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.data.editions import check
from signoria.titles.condottiere.rules.cards import members
from signoria.titles.condottiere.rules.match import ADJACENT_BONUS, Match
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.positions import from_position
from signoria.titles.condottiere.text.reachable import REASONS, refuse_unless
from signoria.titles.condottiere.text.view_types import FinishedGame


class Series(msgspec.Struct, forbid_unknown_fields=True):
    """The key ``match`` of a position."""

    scores: list[int]
    first: int | None = None
    games: list[FinishedGame] = []
    final: tuple[int, ...] | None = None
    outcome: Outcome | None = None


def match_from_position(document: Mapping[str, Any]) -> Match:
    """The match that a position with the key ``match`` describes; InvalidError says what is wrong with it."""
    rest = {key: value for key, value in document.items() if key != "match"}
    try:
        series = msgspec.convert(document["match"], Series)
    except msgspec.ValidationError as error:
        raise InvalidError(f"This is not a position: {error} (in match).") from None
    state = from_position(rest)
    _check_first(state, series)
    _check_games(state, series)
    _check_scores(state, series)
    _check_course(state, series)
    terms = state.terms
    setup = Setup(terms.seats, terms.edition, terms.options, series.first, target=terms.target or None)
    match = Match(check(setup), state)
    match.scores = series.scores
    match.games = series.games
    match.final = series.final
    match.outcome = series.outcome
    return match


def _check_first(state: State, series: Series) -> None:
    """Who began this game is known once chance has named them: the next one begins with their left neighbour."""
    if series.first is None:
        unknown = state.marker == NONE and not series.games
        refuse_unless(unknown, "C-OPT-2: a match says who began its current game (first).")
        return
    refuse_unless(0 <= series.first < state.terms.seats, f"There is no seat {series.first}.")
    begun = not state.opening or state.marker == series.first
    refuse_unless(begun, "C-OPT-2: a game of a match begins with its first seat holding the marker.")


def _check_games(state: State, series: Series) -> None:
    for game in series.games:
        refuse_unless(game.reason in REASONS, f"The reason of an outcome is one of {', '.join(REASONS)}.")
        seated = all(0 <= seat < state.terms.seats for seat in game.winners)
        several = list(game.winners) == sorted(set(game.winners))
        refuse_unless(seated and several, "C-OPT-2: a finished game was won by seats of this table, each named once.")
        refuse_unless(
            bool(game.winners) == (game.reason != "draw"), "C-WIN-3: a draw is won by nobody, all else is not."
        )
        counted = len(game.points) in (0, state.terms.seats) and min(game.points, default=0) >= 0
        refuse_unless(counted, "C-OPT-2: a finished game brought points to every seat.")
        alone = len(game.winners) == 1 or game.reason in ("final", "draw")
        refuse_unless(alone, "C-WIN-1: without a final battle one seat wins.")


def _check_scores(state: State, series: Series) -> None:
    scores = series.scores
    refuse_unless(len(scores) == state.terms.seats, "C-OPT-2: a match has a score for every seat.")
    most = sum(len(state.terms.borders) + ADJACENT_BONUS * (game.reason == "adjacent") for game in series.games)
    fits = min(scores) >= 0 and sum(scores) <= most
    if all(game.points for game in series.games):
        fits = fits and scores == [sum(game.points[seat] for game in series.games) for seat in range(len(scores))]
    refuse_unless(fits, f"C-OPT-2: {len(series.games)} finished games cannot have brought these scores.")


def _check_course(state: State, series: Series) -> None:
    """Where a match with these scores stands: in a game, in its final battle, or at its end."""
    best = max(series.scores)
    leaders = tuple(seat for seat, score in enumerate(series.scores) if score == best)
    reached = best >= state.terms.target > 0
    refuse_unless(state.over == (series.outcome is not None), "C-OPT-2: a match is over when its last game is.")
    refuse_unless(reached == (state.over or series.final is not None), "C-OPT-2: a match goes on until the target.")
    if series.final is not None:
        tied = series.final == leaders and len(leaders) > 1 and series.final == members(state.final)
        refuse_unless(tied, "C-OPT-2: those who lead with equal points fight the final battle of a match.")
        expected = state.outcome
    else:
        refuse_unless(len(leaders) == 1 or not state.over, "C-OPT-2: a match is not over while several lead.")
        expected = Outcome(leaders, "points") if state.over else None
    refuse_unless(series.outcome == expected, "C-OPT-2: this is not the outcome of such a match.")
    last = series.games[-1] if series.games else None
    named = last and Outcome(last.winners, last.reason)
    refuse_unless(not state.over or named == state.outcome, "C-OPT-2: the last game of a match is its current one.")
