"""Cards that were shown: known to those who saw them until they see them leave the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, final

from signoria.engine import Event
from signoria.engine.manifest import Hands


class Showing(NamedTuple):
    """``cards`` of ``seat``'s hand, shown to the seats ``to`` when ``turn`` decisions stood."""

    turn: int
    seat: int
    cards: tuple[str, ...]
    to: tuple[int, ...]


@final
class ShownCards:
    """``held`` are the cards by who saw them and in whose hand; a card that may lie face down counts as held."""

    __slots__ = ("hands", "held", "showings")

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.showings: list[Showing] = []
        self.held: dict[tuple[int, int], Counter[str]] = {}

    def show(self, showing: Showing) -> None:
        self.showings.append(showing)
        self.note(showing)

    def note(self, showing: Showing) -> None:
        for viewer in showing.to:
            seen = self.held.get((viewer, showing.seat), Counter())
            self.held[viewer, showing.seat] = seen | Counter(showing.cards)

    def viewers(self) -> set[int]:
        return {viewer for viewer, _ in self.held}

    def hear(self, viewer: int, events: Iterable[Event]) -> None:
        """What that viewer was told of a decision."""
        for event in events:
            hand = viewer, event.args.get("seat", -1)
            if event.id in self.hands.redealt:
                self.held = {key: cards for key, cards in self.held.items() if key[0] != viewer}
            elif event.id in self.hands.discarded:
                self.held.pop(hand, None)
            elif event.id in self.hands.leaves and hand in self.held:
                self.held[hand] -= Counter((event.args["card"],))

    def of(self, viewer: int, seats: int) -> tuple[tuple[str, ...], ...]:
        """The cards that this viewer saw, by seat; empty where none is known."""
        if not self.held or viewer not in self.viewers():
            return ()
        return tuple([tuple(self.held.get((viewer, seat), Counter()).elements()) for seat in range(seats)])

    def begin(self) -> None:
        self.held = {}

    def reach(self, turn: int) -> None:
        """The game is told again and has come to this turn."""
        for showing in self.showings:
            if showing.turn == turn:
                self.note(showing)

    def later(self, turn: int) -> bool:
        return any(showing.turn > turn for showing in self.showings)

    def go_back(self, turn: int, entered: list[tuple[int, int]]) -> None:
        """Decisions from that turn on are taken back. A card that was shown later was in the hand then, unless one
        ``entered`` it meanwhile, at a turn and seat."""
        kept = []
        for showing in self.showings:
            since = [at for at, seat in entered if seat == showing.seat and turn <= at < showing.turn]
            if not since:
                kept.append(showing._replace(turn=min(showing.turn, turn)))
        self.showings = kept
