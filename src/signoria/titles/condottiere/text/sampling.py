"""From a view to a state that could be the true one: what the viewer knows, and the rest drawn."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.engine.contract import Outcome
from signoria.titles.condottiere.data.editions import terms_of
from signoria.titles.condottiere.rules.cards import BIT, CARD
from signoria.titles.condottiere.rules.hidden import Hidden, draw_hidden
from signoria.titles.condottiere.rules.match import Match, match_setup
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, NONE, PHASES
from signoria.titles.condottiere.text.notation import KIND_NUMBERS, kind_named, region_named
from signoria.titles.condottiere.text.remembering import battle_from
from signoria.titles.condottiere.text.view_types import BattleReport, MatchView, SeatView, View

CACHED = 8192
PHASE_CODES = {name: code for code, name in enumerate(PHASES)}


def sample(view: View, rng: Rng) -> State | Match:
    """A state, or of a match a match, that could be the true one for whoever has this view."""
    state = state_of(view, rng)
    return state if view.match is None else match_of(view, view.match, state)


def match_of(view: View, series: MatchView, state: State) -> Match:
    match = Match(match_setup(len(view.seats), view.edition, view.options, series.target), state)
    match.first = series.first
    match.scores = list(series.scores)
    match.games = list(series.games)
    match.final = series.final
    match.outcome = view.outcome
    return match


def state_of(view: View, rng: Rng) -> State:
    seats = len(view.seats)
    terms = terms_of(seats, view.edition, view.options, view.match.target if view.match else None)
    state = State(terms, vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))
    hidden = Hidden(seat_number(view.seat), vec[i64]([0] * seats), 0, 0, 0)
    known = [pile_of(seat.known) for seat in view.seats]
    if any(known):
        state.known = vec[i64](known)
    for number, seat in enumerate(view.seats):
        read_seat(state, hidden, number, seat)
    read_table(state, view)
    read_own(state, hidden, view)
    draw_hidden(state, hidden, rng)
    return state


def read_seat(state: State, hidden: Hidden, number: int, seat: SeatView) -> None:
    """What everybody sees of a seat, and how many cards it hides."""
    state.lines[number] = pile_of(seat.line)
    state.realms[number] = realm_of(seat.regions)
    hidden.sizes[number] = NONE if seat.cards is None else seat.cards
    if seat.passed:
        state.passed |= BIT[number]
    if seat.mercenaries is not None:
        if seat.mercenaries:
            state.armed |= BIT[number]
        else:
            state.bare |= BIT[number]
    if seat.cards == 0 and not state.terms.shows_hands:
        state.empty |= BIT[number]
    if seat.face_down and seat.face_down[0] is None:
        hidden.downs |= BIT[number]


def read_table(state: State, view: View) -> None:
    """What everybody sees of the table."""
    state.phase_code = PHASE_CODES[view.phase]
    state.turn = seat_number(view.to_move)
    state.marker = seat_number(view.marker)
    state.defender = seat_number(view.defender)
    state.battle = NONE if view.battle is None else region_named(view.battle)
    state.favour = NONE if view.favour is None else region_named(view.favour)
    state.defended = view.defended
    state.declined = view.declined
    state.opening = view.opening
    state.discards = pile_of(view.discards)
    state.draw_max = view.draw_max or 0
    if view.drawing is not None:
        state.turn = view.drawing.seat
        state.drawing = view.drawing.cards
    for finalist in view.final:
        state.final |= BIT[finalist]
    if view.last_battle is not None:
        state.last_battle = last_battle_of(view.last_battle, len(view.seats))
    outcome: Outcome | None = view.outcome
    if outcome is not None and view.match is not None:
        outcome = view.match.games[-1]
    if outcome is not None:
        state.reason = outcome.reason
        for winner in outcome.winners:
            state.winners |= BIT[winner]


def read_own(state: State, hidden: Hidden, view: View) -> None:
    """What the viewer knows of their own cards, and what lies hidden for them on the table."""
    hidden.kept = 0 if view.kept is not None else view.kept_count
    hidden.buried = view.buried or 0
    seat = view.seat
    if seat is None:
        return
    own = view.seats[seat]
    state.hands[seat] = pile_of(own.hand or ())
    if own.folded:
        folded = [0] * len(view.seats)
        folded[seat] = pile_of(own.folded)
        state.folded = vec[i64](folded)
        state.buried = folded[seat]
        hidden.buried = max(0, hidden.buried - len(own.folded))
    if view.kept is not None:
        state.kept = pile_of(view.kept)
    if own.face_down and own.face_down[0] is not None:
        state.down = (KIND_NUMBERS[own.face_down[0]] + 1) * CARD[seat]
    if not own.passed and own.line and state.phase_code != DEAL:
        state.empty &= ~BIT[seat]  # nobody else knows yet that the last card was played


def seat_number(seat: int | None) -> int:
    return NONE if seat is None else seat


@lru_cache(CACHED)
def pile_of(cards: tuple[str, ...]) -> int:
    pile = 0
    for card in cards:
        pile += CARD[kind_named(card)]
    return pile


@lru_cache(CACHED)
def realm_of(regions: tuple[str, ...]) -> int:
    realm = 0
    for region in regions:
        realm |= BIT[region_named(region)]
    return realm


@lru_cache(CACHED)
def last_battle_of(report: BattleReport, seats: int) -> LastBattle:
    return battle_from(report, seats)
