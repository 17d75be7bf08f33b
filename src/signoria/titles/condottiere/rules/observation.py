"""What a seat may know as numbers: the knowledge of its view, written by compiled code.

Seats are counted from the viewer clockwise, so that 0 is always "I"; a spectator counts from seat 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.rules import actions
from signoria.titles.condottiere.rules.battle import strength
from signoria.titles.condottiere.rules.cards import KINDS, MERCENARIES, NO_CARD, count, size
from signoria.titles.condottiere.rules.terms import KEEP, NONE, PHASES

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

MOST_SEATS: Final = 6
REGIONS: Final = 17
UNKNOWN: Final = -1
OPTIONS: Final = ("draw-after-battle", "points", "bigger-kingdoms", "capturing", "hidden-cards")
BY_SEAT: Final = "by seat from the viewer clockwise, 0 where nobody sits"

FIELDS: Final = (
    ("seats", 1, "how many play"),
    ("classic", 1, "1: the edition of 96 cards"),
    ("options", len(OPTIONS), "1 where agreed: " + ", ".join(OPTIONS)),
    ("target", 1, "points to play for, 0: a single game"),
    ("need_adjacent", 1, "so many regions that hang together win"),
    ("need_total", 1, "so many regions in all win, 0: no number does"),
    ("seat", 1, "the viewer's seat at the table, -1: a spectator"),
    ("phase", len(PHASES), "1 for the phase: " + ", ".join(PHASES)),
    ("to_move", MOST_SEATS, "1 for the seat that decides, " + BY_SEAT),
    ("marker", MOST_SEATS, "1 for the marker's holder, " + BY_SEAT),
    ("defender", MOST_SEATS, "1 for the holder of the region that is fought for, " + BY_SEAT),
    ("final", MOST_SEATS, "1 for those who fight a final battle, " + BY_SEAT),
    ("drawing", MOST_SEATS, "cards that a seat waits for, " + BY_SEAT),
    ("defended", 1, "1: the defender has played a card"),
    ("declined", 1, "how many in a row declined to choose a region"),
    ("opening", 1, "1: the first region is still to be chosen"),
    ("draw_max", 1, "at most so many cards are drawn by each, 0: none are drawn"),
    ("battle", REGIONS, "1 for the region that is fought for"),
    ("favour", REGIONS, "1 for the region under the Pope's favour"),
    ("discards", KINDS, "cards discarded face up since the last shuffle, by kind"),
    ("buried", 1, "how many cards were discarded unseen, -1: not shown"),
    ("deck", 1, "how many cards are in the deck, -1: not shown"),
    ("kept_count", 1, "how many cards were kept so far"),
    ("hand", KINDS, "own cards in hand, by kind"),
    ("kept", KINDS, "own cards kept so far, by kind"),
    ("folded", KINDS, "own cards discarded unseen since the last shuffle, by kind"),
    ("own_face_down", KINDS, "own card that lies face down, by kind"),
    ("cards", MOST_SEATS, "sizes of hands, -1: not shown, " + BY_SEAT),
    ("mercenaries", MOST_SEATS, "1: holds some, as everybody knows, -1: none, 0: unknown, " + BY_SEAT),
    ("known", MOST_SEATS * MERCENARIES, "mercenaries seen to go into a hand, by seat, then by strength"),
    ("line", MOST_SEATS * KINDS, "cards that lie face up, by seat, then by kind"),
    ("face_down", MOST_SEATS, "how many cards lie face down, " + BY_SEAT),
    ("strength", MOST_SEATS, "the strength of the face-up cards, " + BY_SEAT),
    ("passed", MOST_SEATS, "1: out of this battle, " + BY_SEAT),
    ("regions", MOST_SEATS * REGIONS, "1 for each region held, by seat, then by region"),
    ("scores", MOST_SEATS, "points in a match, " + BY_SEAT),
    ("games", 1, "how many games of a match are finished"),
    ("legal", actions.ACTIONS, "1 for each legal action of the viewer"),
)
"""The name, the size and the meaning of each field, in their order."""


def write(out: Any, state: State, seat: int | None, scores: list[int], games: i64) -> None:
    """Fill a writable buffer of as many 32-bit integers as the fields have together."""
    if seat is not None and not 0 <= seat < state.terms.seats:
        raise InvalidError(f"There is no seat {seat}.")
    numbers = observed(state, NONE if seat is None else seat, scores, games)
    with memoryview(out) as whole:
        if whole.nbytes != len(numbers) or whole.itemsize != 4:
            raise InvalidError(f"An observation needs a buffer of {len(numbers) // 4} 32-bit integers.")
        whole.cast("B")[:] = numbers


def observed(state: State, viewer: i64, scores: list[int], games: i64) -> bytes:
    """The observation of a seat (NONE: a spectator) as 32-bit numbers."""
    out = BytesWriter()
    write_setup(out, state, viewer)
    write_table(out, state, viewer)
    write_own(out, state, viewer)
    write_seats(out, state, viewer)
    for place in range(i64(MOST_SEATS)):
        seat = seat_at(state, viewer, place)
        put(out, scores[seat] if scores and seat != NONE else 0)
    put(out, games)
    put_set(out, actions.legal_mask(state) if state.turn == viewer and viewer != NONE else i64(0), actions.ACTIONS)
    return out.getvalue()


def put(out: BytesWriter, number: i64) -> None:
    write_i32_le(out, i32(number))


def put_set(out: BytesWriter, members: i64, of: i64) -> None:
    """1 for every member, 0 for the others."""
    for _ in range(of):
        put(out, members & 1)
        members >>= 1


def put_one(out: BytesWriter, member: i64, of: i64) -> None:
    """1 in one place, in none for NONE."""
    for place in range(of):
        put(out, i64(place == member))


def put_pile(out: BytesWriter, pile: i64, kinds: i64) -> None:
    for kind in range(kinds):
        put(out, count(pile, kind))


def seat_at(state: State, viewer: i64, place: i64) -> i64:
    """The seat that is so far to the left of the viewer, or NONE."""
    if place >= state.terms.seats:
        return NONE
    return (max(viewer, i64(0)) + place) % state.terms.seats


def put_seat(out: BytesWriter, state: State, viewer: i64, seat: i64, number: i64) -> None:
    """A number in the place of one seat."""
    for place in range(i64(MOST_SEATS)):
        here = seat != NONE and seat_at(state, viewer, place) == seat
        put(out, number if here else i64(0))


def write_setup(out: BytesWriter, state: State, viewer: i64) -> None:
    terms = state.terms
    put(out, terms.seats)
    put(out, i64(terms.edition == "classic"))
    for option in OPTIONS:
        put(out, i64(option in terms.options))
    put(out, terms.target)
    put(out, terms.adjacent)
    put(out, terms.total)
    put(out, viewer)


def write_table(out: BytesWriter, state: State, viewer: i64) -> None:
    terms = state.terms
    put_one(out, state.phase_code, len(PHASES))
    put_seat(out, state, viewer, NONE if state.to_move is None else state.turn, 1)
    put_seat(out, state, viewer, state.marker, 1)
    put_seat(out, state, viewer, state.defender, 1)
    for place in range(i64(MOST_SEATS)):
        seat = seat_at(state, viewer, place)
        put(out, state.final >> seat & 1 if seat != NONE else i64(0))
    put_seat(out, state, viewer, state.turn, state.drawing)
    put(out, i64(state.defended))
    put(out, state.declined)
    put(out, i64(state.opening))
    put(out, state.draw_max)
    put_one(out, state.battle, REGIONS)
    put_one(out, state.favour, REGIONS)
    put_pile(out, state.discards, KINDS)
    put(out, size(state.buried) if terms.shows_hands else i64(UNKNOWN))
    put(out, size(state.deck()) if terms.shows_hands else i64(UNKNOWN))
    put(out, size(state.kept))


def write_own(out: BytesWriter, state: State, viewer: i64) -> None:
    hand: i64 = 0
    kept: i64 = 0
    folded: i64 = 0
    down: i64 = NO_CARD
    if viewer != NONE:
        hand = state.hands[viewer]
        folded = state.folded[viewer]
        down = state.face_down(viewer)
        if state.phase_code == KEEP and state.turn == viewer:
            kept = state.kept
    put_pile(out, hand, KINDS)
    put_pile(out, kept, KINDS)
    put_pile(out, folded, KINDS)
    put_one(out, down, KINDS)


def write_seats(out: BytesWriter, state: State, viewer: i64) -> None:
    """Field by field, each with a number or a row for every seat."""
    together = state.together()
    for field in range(i64(8)):
        for place in range(i64(MOST_SEATS)):
            seat = seat_at(state, viewer, place)
            if seat == NONE:
                for _ in range(WIDTHS[field]):
                    put(out, 0)
            elif field == 0:
                shown = seat == viewer or state.terms.shows_hands or state.empty >> seat & 1 != 0
                put(out, size(state.hands[seat]) if shown else i64(UNKNOWN))
            elif field == 1:
                put(out, (state.armed >> seat & 1) - (state.bare >> seat & 1))
            elif field == 2:
                put_pile(out, state.known[seat], MERCENARIES)
            elif field == 3:
                put_pile(out, state.lines[seat], KINDS)
            elif field == 4:
                put(out, i64(state.face_down(seat) != NO_CARD))
            elif field == 5:
                put(out, strength(state.lines[seat], together))
            elif field == 6:
                put(out, state.passed >> seat & 1)
            else:
                put_set(out, state.realms[seat], REGIONS)


WIDTHS: Final = (1, 1, MERCENARIES, KINDS, 1, 1, 1, REGIONS)
"""Numbers for a seat, of the fields from ``cards`` to ``regions``."""
