"""What a title gets from PlainState: events that one seat alone is told, and a new story with each deal."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.engine import Chance, PlainState


class Dealt(PlainState):
    def chance(self) -> Chance:
        return Chance("deal", ("1", "2", "3"), 1)

    def deal_cards(self, drawn: Sequence[str]) -> None:
        card = self.accept(drawn)[0]
        self.tell("dealt", seat=1)
        self.whisper(1, "got", seat=1, card=card)


def told(state: PlainState, seat: int | None) -> list[str]:
    return [event.id for event in state.events(seat)]


def test_a_whisper_is_heard_by_one_seat() -> None:
    state = Dealt(2, "deal")
    state.watch()
    state.deal_cards(["3"])
    assert told(state, 1) == ["dealt", "got"]
    assert told(state, 0) == told(state, None) == ["dealt"]


def test_a_deal_begins_a_new_story() -> None:
    state = Dealt(2, "deal")
    state.watch()
    state.deal_cards(["3"])
    state.deal_cards(["2"])
    assert told(state, None) == ["dealt"]


def test_nothing_is_kept_where_nobody_watches() -> None:
    state = Dealt(2, "deal")
    state.deal_cards(["3"])
    assert told(state, 1) == []
