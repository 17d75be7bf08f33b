"""Any state as JSON data and back: for tests, puzzles, analysis and bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import Document, Outcome, Setup
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.data.editions import terms_for
from signoria.titles.condottiere.rules.battle import is_hideable
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    CARD,
    KIND_NAMES,
    KINDS,
    NO_CARD,
    SCARECROW,
    SPRING_BITS,
    WINTER_BITS,
    card_names,
    count,
    members,
    popcount,
)
from signoria.titles.condottiere.rules.rounds import MOST_DRAWN, TEN_EACH, draw_limit
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, DRAW, NONE, OVER, PHASES, PLACE
from signoria.titles.condottiere.text.notation import kind_named, region_name, region_named
from signoria.titles.condottiere.text.reachable import FIGHTING, check_reachable, refuse_unless
from signoria.titles.condottiere.text.remembering import SeatMemory, read_memory, remembered
from signoria.titles.condottiere.text.view_types import BattleReport
from signoria.titles.condottiere.text.views import outcome_of, report_of, seat_or_none

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.terms import Terms


class Seat(SeatMemory, forbid_unknown_fields=True):
    hand: list[str] = msgspec.field(default_factory=list)
    line: list[str] = msgspec.field(default_factory=list)
    face_down: list[str] = msgspec.field(default_factory=list)
    passed: bool = False


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    cards: int


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """What may be written in a position. Only the seats are needed; docs/notation.md explains the rest."""

    seats: list[Seat]
    game: Literal["condottiere"] = "condottiere"
    edition: str = "modern"
    options: tuple[str, ...] = ()
    target: int | None = None
    regions: dict[str, int] = {}
    favour: str | None = None
    marker: int | None = 0
    battle: str | None = None
    to_move: int | None = None
    phase: str = "battle"
    deck: list[str] = []
    buried: list[str] = []
    opening: bool = False
    final: list[int] = []
    defended: bool | None = None
    declined: int = 0
    kept: list[str] = []
    draw_max: int | None = None
    drawing: Drawing | None = None
    outcome: Outcome | None = None
    last_battle: BattleReport | None = None


def position_of(state: State) -> Document:
    """The whole state as JSON data."""
    terms = state.terms
    owners = {seat: realm for seat, realm in enumerate(state.realms) if realm}
    regions = {region_name(r): seat for r in range(len(terms.borders)) for seat in owners if owners[seat] >> r & 1}
    document: Document = {
        "game": "condottiere",
        "edition": terms.edition,
        "options": list(terms.options),
        "seats": [_seat_of(state, seat) for seat in range(terms.seats)],
        "regions": regions,
        "favour": region_name(state.favour),
        "marker": seat_or_none(state.marker),
        "battle": region_name(state.battle),
        "to_move": state.to_move,
        "phase": state.phase,
        "deck": card_names(state.deck()),
    }
    return document | _keys_that_matter(state)


def _seat_of(state: State, seat: int) -> Document:
    down = state.face_down(seat)
    return {
        "hand": card_names(state.hands[seat]),
        "line": card_names(state.lines[seat]),
        "face_down": [] if down == NO_CARD else [KIND_NAMES[down]],
        "passed": bool(state.passed >> seat & 1),
    } | remembered(state, seat)


def _keys_that_matter(state: State) -> Document:
    """Keys that are only written where they say something."""
    outcome = outcome_of(state)
    keys: Document = {
        "target": state.terms.target,
        "buried": card_names(state.buried),
        "opening": state.opening,
        "final": list(members(state.final)),
        "defended": state.defended,
        "declined": state.declined,
        "kept": card_names(state.kept),
        "draw_max": state.draw_max,
        "drawing": {"seat": state.turn, "cards": state.drawing} if state.drawing else None,
        "outcome": outcome and {"winners": list(outcome.winners), "reason": outcome.reason},
        "last_battle": msgspec.to_builtins(report_of(state.last_battle)) if state.last_battle else None,
    }
    return {key: value for key, value in keys.items() if value}


# -- reading


def from_position(document: Mapping[str, Any]) -> State:
    """The state that a position describes; InvalidError says what is wrong with it."""
    refuse_unless(isinstance(document, Mapping), "This is not a position: it is no JSON object.")
    try:
        position = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        raise InvalidError(f"This is not a position: {error}.") from None
    setup = Setup(len(position.seats), position.edition, position.options, target=position.target)
    state = _empty_state(terms_for(setup))
    _read_cards(state, position)
    _read_board(state, position)
    _read_progress(state, position)
    read_memory(state, position.seats, position.last_battle)
    check_reachable(state)
    return state


def _empty_state(terms: Terms) -> State:
    seats = terms.seats
    return State(terms, vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))


def _read_cards(state: State, position: Position) -> None:
    terms = state.terms
    left = [count(terms.cards, kind) for kind in range(KINDS)]

    def pile(names: list[str]) -> int:
        total = 0
        for name in names:
            kind = kind_named(name)
            left[kind] -= 1
            refuse_unless(
                left[kind] >= 0,
                f"The {terms.edition} edition has only {count(terms.cards, kind)} cards {name}.",
            )
            total += CARD[kind]
        return total

    for number, seat in enumerate(position.seats):
        state.hands[number] = pile(seat.hand)
        state.lines[number] = pile(seat.line)
        _check_line(state, number)
        if seat.face_down:
            pile(seat.face_down)
            _lay_face_down(state, number, seat.face_down)
    state.kept = pile(position.kept)
    state.buried = pile(position.buried)
    pile(position.deck)
    if position.phase == "deal" and position.drawing is None:
        state.buried = 0  # all that is not held goes into the deck that is about to be shuffled
    else:
        state.discards = sum(CARD[kind] * copies for kind, copies in enumerate(left))
    together = state.together()
    refuse_unless(not (together & WINTER_BITS and together & SPRING_BITS), "Winter and Spring cannot both be in play.")


def _check_line(state: State, seat: int) -> None:
    line = state.lines[seat]
    refuse_unless(count(line, SCARECROW) == 0, "C-ASK-4: a Scarecrow does not stay in a line.")
    stays = state.terms.bishop_ends or count(line, BISHOP) == 0
    refuse_unless(stays, "C-ASK-4: a Bishop does not stay in a line in this edition.")


def _lay_face_down(state: State, seat: int, names: list[str]) -> None:
    refuse_unless(state.terms.hidden, "C-OPT-5: cards lie face down only with the option hidden-cards.")
    refuse_unless(len(names) == 1, "C-OPT-5: a player has at most one face-down card.")
    kind = kind_named(names[0])
    refuse_unless(is_hideable(kind), f"C-OPT-5: {names[0]} is not played face down.")
    state.down |= (kind + 1) * CARD[seat]


def _read_board(state: State, position: Position) -> None:
    for name, owner in position.regions.items():
        state.realms[_seat(state, owner)] |= 1 << region_named(name)
    if position.favour is not None:
        refuse_unless(not state.terms.bishop_ends, "C-CARD-6: this edition has no Pope's favour.")
        state.favour = region_named(position.favour)
    if position.marker is not None:
        state.marker = _seat(state, position.marker)
    if position.battle is not None:
        state.battle = region_named(position.battle)
        state.defender = state.owner(state.battle)
        free = state.terms.capturing or state.defender == NONE
        refuse_unless(free, f"C-RES-6: {position.battle} has a control marker; there is no battle there.")


def _seat(state: State, seat: int) -> int:
    refuse_unless(0 <= seat < state.terms.seats, f"There is no seat {seat}.")
    return seat


def _read_progress(state: State, position: Position) -> None:
    refuse_unless(position.phase in PHASES, f"There is no phase {position.phase!r}; there is {', '.join(PHASES)}.")
    state.phase_code = PHASES.index(position.phase)
    state.opening = position.opening
    for number, seat in enumerate(position.seats):
        state.passed |= seat.passed << number
    for seat_number in position.final:
        state.final |= 1 << _seat(state, seat_number)
    several = len(position.final) == popcount(state.final) != 1
    refuse_unless(several, "C-WIN-3: a final battle is fought by two or more, each named once.")
    if state.final and state.phase_code in FIGHTING:
        state.passed |= state.terms.everyone() & ~state.final
    _read_defence(state, position.defended)
    most = state.terms.seats if state.terms.may_decline and not state.opening else 0
    refuse_unless(0 <= position.declined <= most, "C-RES-9: too many refusals in a row.")
    state.declined = position.declined
    if state.phase_code == DRAW or position.drawing:
        state.draw_max = _draw_max(position.draw_max, state.phase_code == DRAW)
    if position.drawing:
        refuse_unless(position.to_move is None, "C-OPT-1: while cards are drawn nobody is to move.")
        _read_drawing(state, position.drawing)
    elif state.phase_code == PLACE:
        state.turn = state.marker
        agrees = position.to_move in (None, state.marker)
        refuse_unless(agrees, "C-RES-6: the marker's holder places it, nobody else is to move.")
    elif position.to_move is not None:
        asking = state.phase_code not in (DEAL, OVER)
        refuse_unless(asking, f"In phase {state.phase} nobody is to move.")
        state.turn = _seat(state, position.to_move)
    _read_outcome(state, position)


def _read_defence(state: State, given: bool | None) -> None:
    """C-OPT-4: a defender who has not played yet is never out, unless he has no cards."""
    defender = state.defender
    if defender == NONE:
        refuse_unless(not given, "C-OPT-4: nobody defends here.")
        return
    played = state.lines[defender] != 0 or state.face_down(defender) != NO_CARD
    refuse_unless(given is not False or not played, f"C-OPT-4: seat {defender} has played and so defended.")
    state.defended = played if given is None else given
    out = state.passed >> defender & 1 and not state.defended and state.hands[defender] != 0
    refuse_unless(not out, f"C-OPT-4: seat {defender} defends, has not played and cannot be out yet.")


def _draw_max(given: int | None, asked: bool) -> int:
    """C-ASK-3: who is asked draws up to three; the ten of empty hands are dealt unasked."""
    most = MOST_DRAWN if given is None else given
    allowed = (MOST_DRAWN,) if asked else (MOST_DRAWN, TEN_EACH)
    refuse_unless(most in allowed, "C-OPT-1: draw_max is 3, or 10 while ten cards are dealt to each.")
    return most


def _read_drawing(state: State, drawing: Drawing) -> None:
    refuse_unless(state.terms.draws and state.phase_code == DEAL, "C-OPT-1: nobody is drawing cards now.")
    state.turn = _seat(state, drawing.seat)
    fits = 1 <= drawing.cards <= draw_limit(state, state.turn) and state.deck() > 0
    refuse_unless(fits, f"C-OPT-1: seat {drawing.seat} cannot draw {drawing.cards} cards.")
    state.drawing = drawing.cards


def _read_outcome(state: State, position: Position) -> None:
    if state.phase_code != OVER:
        refuse_unless(position.outcome is None, "A game with an outcome is in phase over.")
        return
    outcome = position.outcome
    refuse_unless(outcome is not None, "A game in phase over has an outcome.")
    if outcome is not None:
        state.winners = sum({1 << _seat(state, seat) for seat in outcome.winners})
        state.reason = outcome.reason
