"""What a table remembers (rules/memory.py), in positions and views: written, and read back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.contract import Document
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    BIT,
    CARD,
    KINDS,
    MERCENARY_BITS,
    NO_CARD,
    SURRENDER,
    card_names,
    count,
)
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.resolution import MARKER_WHY
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, NONE
from signoria.titles.condottiere.text.notation import kind_named, region_named
from signoria.titles.condottiere.text.reachable import refuse_unless
from signoria.titles.condottiere.text.view_types import BattleReport

CAUSES = {"all-passed": NONE, "surrender": SURRENDER, "bishop": BISHOP}


class SeatMemory(msgspec.Struct, forbid_unknown_fields=True):
    """What everybody, or a seat of itself, remembers of its cards. A position may leave it out."""

    known: list[str] = []
    folded: list[str] = []
    mercenaries: bool | None = None
    empty: bool = False


def remembered(state: State, seat: int) -> Document:
    """The keys of a seat in a position that say what is remembered of it."""
    knows = bool((state.bare | state.armed) >> seat & 1)
    keys: Document = {"known": card_names(state.known[seat]), "folded": card_names(state.folded[seat])}
    keys["empty"] = bool(state.empty >> seat & 1) and state.phase_code != DEAL
    found: Document = {key: value for key, value in keys.items() if value}
    return found | {"mercenaries": not state.bare >> seat & 1} if knows else found


def read_memory(state: State, seats: Sequence[SeatMemory], last_battle: BattleReport | None) -> None:
    """InvalidError if what is remembered does not fit what is."""
    known = [_pile(tuple(seat.known)) for seat in seats]
    folded = [_pile(tuple(seat.folded)) for seat in seats]
    for number, seat in enumerate(seats):
        _check_known(state, number, known[number])
        _read_hint(state, number, seat)
    refuse_unless(holds(state.buried, sum(folded)), "C-RES-8: what a seat folded is buried.")
    state.known = vec[i64](known) if any(known) else state.terms.no_cards
    state.folded = vec[i64](folded) if any(folded) else state.terms.no_cards
    if state.phase_code == DEAL and not state.terms.shows_hands:
        state.empty = state.terms.everyone()
    if last_battle is not None:
        state.last_battle = battle_from(last_battle, state.terms.seats)


def holds(pile: int, part: int) -> bool:
    """Are there at least as many cards of every kind?"""
    return all(count(pile, kind) >= count(part, kind) for kind in range(KINDS))


def _held(state: State, seat: int) -> int:
    """What a seat holds hidden: its hand, its face-down card, and while it keeps cards those kept."""
    down = state.face_down(seat)
    kept = state.kept if state.turn == seat else 0
    return int(state.hands[seat] + kept + (CARD[down] if down != NO_CARD else 0))


def _check_known(state: State, seat: int, known: int) -> None:
    soldiers = known & ~MERCENARY_BITS == 0
    refuse_unless(soldiers, "C-CARD-3: only a mercenary is seen to go into a hand.")
    refuse_unless(holds(_held(state, seat), known), f"Seat {seat} does not hold the cards that it is known to hold.")


def _read_hint(state: State, seat: int, memory: SeatMemory) -> None:
    """Whether everybody knows that there is a mercenary, or none, or no card at all."""
    held = _held(state, seat)
    armed = held & MERCENARY_BITS != 0
    hidden_size = not state.terms.shows_hands
    if memory.mercenaries is False:
        refuse_unless(not armed, f"C-ASK-2: seat {seat} holds a mercenary.")
        state.bare |= BIT[seat]
    elif memory.mercenaries:
        refuse_unless(armed or (hidden_size and held == 0), f"C-ASK-2: seat {seat} holds no mercenary.")
        state.armed |= BIT[seat]
    if memory.empty:
        refuse_unless(hidden_size and held == 0, f"C-BAT-4: seat {seat} is not known to have no cards.")
        state.empty |= BIT[seat]


@lru_cache(4096)
def _pile(cards: tuple[str, ...]) -> int:
    """Cards as a pile; of no kind more than a deck can have."""
    pile = sum(CARD[kind_named(card)] for card in cards)
    refuse_unless(all(cards.count(card) <= 15 for card in cards), "No edition has so many cards of a kind.")
    return pile


def battle_from(report: BattleReport, seats: int) -> LastBattle:
    """The battle that a report tells of. What follows from it (strengths, conquered) is not read."""
    marker = report.marker
    named = [report.defender, report.ended_by, report.winner, report.marker_from, *report.leaders]
    named.append(marker.to if marker else None)
    fits = len(report.lines) == seats and all(seat is None or 0 <= seat < seats for seat in named)
    refuse_unless(fits, "The report of the last battle names seats that there are not.")
    lines = vec[i64]([_pile(line) for line in report.lines])
    region = NONE if report.region is None else region_named(report.region)
    battle = LastBattle(region, _seat(report.defender), _seat(report.ended_by), CAUSES[report.cause], lines)
    battle.leaders = sum(1 << seat for seat in set(report.leaders))
    battle.winner = _seat(report.winner)
    battle.marker_from = _seat(report.marker_from)
    if marker is not None:
        battle.marker_to = marker.to
        battle.marker_why = MARKER_WHY.index(marker.why)
    return battle


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat
