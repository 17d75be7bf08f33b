"""How a bot reads a view: lines as piles, what a card would change, what a region is worth to whom."""

from __future__ import annotations

from functools import cache

from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.battle import strength, strongest
from signoria.titles.condottiere.rules.cards import BISHOP, CARD, KIND_NAMES, MERCENARY_BITS, SPRING, VALUE, WINTER
from signoria.titles.condottiere.text.view_types import View

DECISIVE = 100
"""The worth of a region that wins the game."""


def pile_of(cards: tuple[str, ...]) -> int:
    return sum(CARD[KIND_NAMES.index(card)] for card in cards)


@cache
def neighbours() -> dict[str, frozenset[str]]:
    return {place.name: frozenset(place.borders) for place in board().places}


def group_with(realm: frozenset[str], region: str) -> int:
    """How many regions would hang together with this one."""
    group: set[str] = set()
    edge = {region}
    while edge:
        group |= edge
        edge = {other for name in edge for other in neighbours()[name] if other in realm} - group
    return len(group)


def worth(view: View, seat: int, region: str) -> float:
    """What taking a region is worth to a seat: 1 for any, more for one that joins others, DECISIVE to win."""
    realm = frozenset(view.seats[seat].regions)
    group = group_with(realm, region)
    total = len(realm) + 1
    if group >= view.need_adjacent or (view.need_total and total >= view.need_total):
        return DECISIVE
    room = sum(1 for other in neighbours()[region] if is_free(view, other))
    near = view.need_adjacent - group
    joined = 2.0 * (group - 1) if room >= near else 0.5 * (group - 1)
    towards_total = 1.5 * total / view.need_total if view.need_total else 0.0
    return 1 + joined + towards_total + 0.1 * room


def is_free(view: View, region: str) -> bool:
    return region != view.favour and all(region not in seat.regions for seat in view.seats)


class Field:
    """The lines of a battle as this seat sees them, to try cards on."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.lines = [pile_of(other.line) for other in view.seats]
        self.hidden = pile_of(tuple(card for card in view.seats[seat].face_down if card))
        """This seat's own face-down card: it counts, but neither Bishop nor Scarecrow reaches it."""
        self.unseen = [sum(card is None for card in other.face_down) for other in view.seats]

    def together(self) -> int:
        lines = self.hidden
        for line in self.lines:
            lines |= line
        return lines

    def strength(self, seat: int) -> int:
        """A face-down card of another counts as an average one."""
        line = self.lines[seat] + (self.hidden if seat == self.seat else 0)
        return strength(line, self.together()) + 4 * self.unseen[seat]

    def lead(self) -> int:
        """By how much this seat is ahead of the strongest other."""
        return self.strength(self.seat) - max(self.strength(s) for s in range(len(self.lines)) if s != self.seat)

    def after(self, kind: int) -> Field:
        """The field after this seat has played a card."""
        field = self._copy()
        if kind == BISHOP:
            field._strike()
        elif kind in (WINTER, SPRING):
            field._remove(SPRING if kind == WINTER else WINTER)
            field.lines[self.seat] += CARD[kind]
        else:
            field.lines[self.seat] += CARD[kind]
        return field

    def without(self, kind: int) -> Field:
        """The field after this seat has taken a mercenary back."""
        field = self._copy()
        field.lines[self.seat] -= CARD[kind]
        return field

    def struck(self, opened: bool) -> Field:
        """The field after a rival's Bishop, this seat's face-down card turned up before it or not."""
        field = self._copy()
        if opened:
            field.lines[self.seat] += field.hidden
            field.hidden = 0
        field._strike()
        return field

    def _copy(self) -> Field:
        field = Field.__new__(Field)
        field.seat = self.seat
        field.lines = list(self.lines)
        field.hidden = self.hidden
        field.unseen = self.unseen
        return field

    def _strike(self) -> None:
        """A Bishop: the strongest mercenaries that lie face up are gone."""
        face_up = 0
        for line in self.lines:
            face_up |= line
        self._remove(strongest(face_up))

    def _remove(self, kind: int) -> None:
        if kind >= 0:
            self.lines = [line & ~(15 * CARD[kind]) for line in self.lines]

    def own_soldiers(self) -> int:
        return self.lines[self.seat] & MERCENARY_BITS


def printed_value(kind: int) -> int:
    return int(VALUE[kind])
