"""What a seat may know: the view of a state through its eyes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, final

import msgspec

from signoria.engine.contract import Document, Outcome
from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.battle import strength, worths
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    CARD,
    KIND_NAMES,
    NO_CARD,
    SPRING_BITS,
    WINTER_BITS,
    card_names,
    members,
    size,
)
from signoria.titles.condottiere.rules.foresight import foresee
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.prospects import (
    group_sizes,
    in_force,
    largest_group,
    leading_seats,
    next_marker,
    regions_in_question,
    strength_parts,
    winning_regions,
)
from signoria.titles.condottiere.rules.resolution import MARKER_WHY
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, KEEP, NONE, TAKE, Terms
from signoria.titles.condottiere.text.notation import region_name, texts
from signoria.titles.condottiere.text.view_types import (
    BattleReport,
    Choice,
    Drawing,
    MarkerMove,
    MatchView,
    Season,
    SeatView,
    StrengthPart,
    View,
)

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

CACHED = 8192
"""A server shows the same piles, realms and seats to many viewers, again and again."""
UNSHOWN = -2
"""In place of a pile, a size or a card that the viewer may not know."""


@lru_cache(CACHED)
def regions_in(realm: int) -> tuple[str, ...]:
    regions = board().regions
    return tuple([regions[region] for region in members(realm)])


@lru_cache(CACHED)
def cards_in(pile: int) -> tuple[str, ...]:
    return tuple(card_names(pile))


@lru_cache(CACHED)
def parts_of(line: int, season: int) -> tuple[StrengthPart, ...]:
    return tuple([StrengthPart(name, cards_in(pile), adds) for name, pile, adds in strength_parts(line, season)])


@lru_cache(CACHED)
def realm_views(terms: Terms, realm: int, barred: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The regions of a realm, its largest group, and what would win for it."""
    largest, winning = largest_group(terms, realm), winning_regions(terms, realm, barred)
    return regions_in(realm), regions_in(largest), regions_in(winning)


@lru_cache(CACHED)
def marker_move(to: int, why: int) -> MarkerMove:
    return MarkerMove(to, MARKER_WHY[why])


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def outcome_of(state: State) -> Outcome | None:
    return Outcome(members(state.winners), state.reason) if state.over else None


def season_of(together: int) -> Season | None:
    return "winter" if together & WINTER_BITS else "spring" if together & SPRING_BITS else None


@lru_cache(CACHED)
def worths_of(line: int, season: int) -> tuple[int, ...]:
    return tuple(worths(line, season))


@lru_cache(CACHED)
def group_sizes_of(terms: Terms, realms: tuple[int, ...], regions: int) -> dict[str, tuple[int, ...]]:
    names = board().regions
    return {names[region]: group_sizes(terms, realms, region) for region in members(regions)}


def view_of(state: State, seat: int | None, match: MatchView | None = None) -> View:
    if seat is not None and not 0 <= seat < state.terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    season = in_force(state.together())
    seats = [_seen(state, other, other == seat, season)[0] for other in range(state.terms.seats)]
    return _view(state, seat, tuple(seats), match)


def _view(state: State, seat: int | None, seats: tuple[SeatView, ...], match: MatchView | None) -> View:
    terms = state.terms
    legal = legal_for(state, seat)
    together = state.together()
    leaders = leading_seats(state)
    last = state.last_battle
    realms = tuple([state.realms[number] for number in range(terms.seats)])
    return View(
        game="condottiere",
        edition=terms.edition,
        options=terms.options,
        seat=seat,
        phase=state.phase,
        to_move=state.to_move,
        seats=seats,
        favour=region_name(state.favour),
        marker=seat_or_none(state.marker),
        battle=region_name(state.battle),
        defender=seat_or_none(state.defender),
        defended=state.defended,
        declined=state.declined,
        opening=state.opening,
        final=members(state.final),
        season=season_of(together),
        leaders=members(leaders),
        marker_next=marker_move(*next_marker(state, leaders)) if fights(state) and state.battle != NONE else None,
        last_battle=None if last is None else report_of(last),
        last_parts=() if last is None or last.cause == BISHOP else parts_by_seat(last),
        discards=cards_in(state.discards),
        buried=size(state.buried) if terms.shows_hands else None,
        deck=size(state.deck()) if terms.shows_hands else None,
        kept=kept_by(state, seat),
        kept_count=size(state.kept),
        draw_max=state.draw_max or None,
        drawing=Drawing(state.turn, state.drawing) if state.drawing else None,
        need_adjacent=terms.adjacent,
        need_total=terms.total or None,
        outcome=outcome_of(state),
        legal=legal,
        moves=moves_of(state, legal),
        choices=choices_of(state, legal),
        prospects=dict(group_sizes_of(terms, realms, regions_in_question(state))),
        match=match,
    )


@final
class Sight:
    """A moment for many eyes: ``public`` as a spectator sees it. Of each seat only what is its own is made anew."""

    __slots__ = ("public", "rows", "season", "state")

    def __init__(self, state: State, match: MatchView | None = None) -> None:
        self.state = state
        self.season = in_force(state.together())
        seats = [_seen(state, seat, False, self.season) for seat in range(state.terms.seats)]
        self.rows = [row for _, row in seats]
        self.public = _view(state, None, tuple([view for view, _ in seats]), match)

    def private(self, seat: int | None) -> Document:
        state = self.state
        rows = self.rows
        if seat is not None:
            rows = rows[:]
            rows[seat] = _seen(state, seat, True, self.season)[1]
        legal = legal_for(state, seat)
        return {
            "seat": seat,
            "seats": rows,
            "kept": kept_by(state, seat),
            "legal": legal,
            "moves": moves_of(state, legal),
            "choices": choices_of(state, legal),
        }


def legal_for(state: State, seat: int | None) -> tuple[int, ...]:
    return tuple(state.legal()) if seat is not None and state.to_move == seat else ()


def kept_by(state: State, seat: int | None) -> tuple[str, ...] | None:
    return cards_in(state.kept) if state.phase_code == KEEP and state.turn == seat else None


def fights(state: State) -> bool:
    phase = state.phase_code
    return phase == BATTLE or phase == TAKE or phase == FAVOUR


def moves_of(state: State, legal: tuple[int, ...]) -> tuple[str, ...]:
    meanings = texts(state.phase_code)
    return tuple([meanings[action] for action in legal])


def choices_of(state: State, legal: tuple[int, ...]) -> tuple[Choice, ...]:
    if not legal or not fights(state):
        return ()
    meanings = texts(state.phase_code)
    return tuple([_choice(state, action, meanings[action]) for action in legal])


def _choice(state: State, action: int, text: str) -> Choice:
    after = foresee(state, action)
    together = 0
    for line in after.lines:
        together |= line
    season = in_force(together)
    own = after.lines[state.turn]
    return Choice(
        text,
        tuple([strength(line, season) for line in after.lines]),
        cards_in(own),
        worths_of(own, season),
        season_of(together),
        members(after.leaders),
        None if after.marker_to == NONE else marker_move(after.marker_to, after.marker_why),
        () if after.struck == NO_CARD else _cards_of_kind(state, after.struck),
        after.ends,
        after.sure,
        seat_or_none(after.winner),
        after.conquers,
        members(after.wins),
    )


def _cards_of_kind(state: State, kind: int) -> tuple[tuple[str, ...], ...]:
    """The cards of a kind in the lines, by seat; empty if there is none."""
    found = [cards_in(line & 15 * CARD[kind]) for line in state.lines]
    return tuple(found) if any(found) else ()


def _seen(state: State, seat: int, own: bool, season: int) -> tuple[SeatView, msgspec.Raw]:
    """A seat as it is seen by itself, or by others; and the same as JSON."""
    terms = state.terms
    hand, realm, down = state.hands[seat], state.realms[seat], state.face_down(seat)
    shown = own or terms.shows_hands or state.empty >> seat & 1
    return _seat_view(
        terms,
        hand if own else UNSHOWN,
        size(hand) if shown else UNSHOWN,
        state.known[seat],
        0 if state.bare >> seat & 1 else 1 if state.armed >> seat & 1 else UNSHOWN,
        state.folded[seat] if own else UNSHOWN,
        state.lines[seat],
        season,
        down if own or down == NO_CARD else UNSHOWN,
        state.passed >> seat & 1,
        realm,
        realm if terms.capturing else state.taken(),
    )


@lru_cache(CACHED)
def _seat_view(
    terms: Terms, hand: int, cards: int, known: int, mercenaries: int, folded: int, line: int, season: int,
    down: int, passed: int, realm: int, barred: int,
) -> tuple[SeatView, msgspec.Raw]:  # fmt: skip
    regions, group, winning = realm_views(terms, realm, barred)
    view = SeatView(
        hand=None if hand == UNSHOWN else cards_in(hand),
        cards=None if cards == UNSHOWN else cards,
        known=cards_in(known),
        mercenaries=None if mercenaries == UNSHOWN else mercenaries == 1,
        folded=None if folded == UNSHOWN else cards_in(folded),
        line=cards_in(line),
        face_down=() if down == NO_CARD else (None if down == UNSHOWN else KIND_NAMES[down],),
        worth=worths_of(line, season),
        parts=parts_of(line, season),
        strength=strength(line, season),
        passed=passed == 1,
        regions=regions,
        group=group,
        winning=winning,
    )
    return view, msgspec.Raw(msgspec.json.encode(view))


def report_of(battle: LastBattle) -> BattleReport:
    """How a battle ended; made once, since it never changes."""
    shown = battle.shown
    if shown is None:
        shown = _report(battle)
        battle.shown = shown
    return shown


def parts_by_seat(battle: LastBattle) -> tuple[tuple[StrengthPart, ...], ...]:
    together = 0
    for line in battle.lines:
        together |= line
    season = in_force(together)
    return tuple([parts_of(line, season) for line in battle.lines])


def _report(battle: LastBattle) -> BattleReport:
    together = 0
    for line in battle.lines:
        together |= line
    strengths = tuple([strength(line, together) for line in battle.lines])
    return BattleReport(
        region=region_name(battle.region),
        defender=seat_or_none(battle.defender),
        cause="all-passed" if battle.cause == NONE else "bishop" if battle.cause == BISHOP else "surrender",
        ended_by=seat_or_none(battle.ended_by),
        lines=tuple([cards_in(line) for line in battle.lines]),
        strengths=None if battle.cause == BISHOP else strengths,
        leaders=members(battle.leaders),
        winner=seat_or_none(battle.winner),
        conquered=battle.region != NONE and battle.winner not in (NONE, battle.defender),
        marker_from=seat_or_none(battle.marker_from),
        marker=None if battle.marker_to == NONE else marker_move(battle.marker_to, battle.marker_why),
    )
