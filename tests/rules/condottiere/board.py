"""A table to write rule tests at: positions in a line of text, and moves in the words of the rulebook."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

import signoria
from signoria.titles.condottiere import GAME

MERCENARIES = ("1", "2", "3", "4", "5", "6", "10")
MODERN = (
    "1x10 2x8 3x8 4x8 5x8 6x8 10x8 winterx3 springx3 bishopx6 courtesanx12 drummerx6 heroinex3 scarecrowx16 surrenderx3"
)
CLASSIC = "1x15 2x8 3x8 4x8 5x8 6x8 10x8 winterx3 bishopx3 drummerx6 heroinex3 scarecrowx15 surrenderx3"
APART = ["Torino", "Venezia", "Lucca", "Siena", "Ancona", "Bologna"]  # no two of these have a common border
# Whole boards on which nobody has won, region by region, one text a seat.
FULL_4 = [
    "Firenze Milano Parma Spoleto",
    "Genova Lucca Siena Venezia",
    "Ancona Bologna Ferrara Torino",
    "Mantova Modena Roma Urbino",
]
FULL_5 = [
    "Genova Napoli Spoleto Venezia",
    "Ferrara Firenze Lucca Milano",
    "Parma Roma Siena",
    "Bologna Modena Torino",
    "Ancona Mantova Urbino",
]
FULL_6 = [
    "Genova Napoli Spoleto Venezia",
    "Firenze Lucca Milano",
    "Parma Roma Siena",
    "Ferrara Modena Torino",
    "Bologna Mantova",
    "Ancona Urbino",
]
FULL_3_CLASSIC = [
    "Ferrara Firenze Genova Napoli Parma Spoleto Venezia",
    "Lucca Milano Modena Roma Siena",
    "Ancona Bologna Mantova Torino Urbino",
]
FULL_4_CLASSIC = [
    "Genova Lucca Napoli Spoleto Venezia",
    "Ferrara Firenze Milano Parma Siena",
    "Bologna Modena Roma Torino",
    "Ancona Mantova Urbino",
]


def listed(text: str) -> list[str]:
    """'6x2 winter' -> ['6', '6', 'winter']"""
    result = []
    for word in text.split():
        name, _, times = word.partition("x")
        result += [name] * int(times or 1)
    return result


REGIONS = listed(
    "Torino Milano Venezia Genova Mantova Parma Modena Ferrara Bologna Lucca Firenze Siena Urbino Ancona Spoleto Roma "
    "Napoli"
)
game = GAME


def cards(text: str) -> Counter[str]:
    return Counter(listed(text))


def without(regions: Sequence[str], *free: str) -> list[str]:
    """The same board with some regions nobody's."""
    return [" ".join(r for r in held.split() if r not in free) for held in regions]


class Table:
    def __init__(self, state: Any) -> None:
        self.state = state

    def do(self, *texts: str) -> "Table":
        for text in texts:
            action = self.state.parse(text)
            assert action in self.state.legal(), f"{text} is not among {sorted(self.legal)}"
            self.state.apply(action)
        return self

    def deal(self, *shares: str, sizes: Sequence[int] = ()) -> "Table":
        """Deal the named cards; with `sizes`, each share is filled to its size with low mercenaries."""
        chance = self.state.chance()
        named = [listed(share) for share in shares]
        if sizes:
            rest = Counter(chance.pool) - Counter(card for share in named for card in share)
            filler = iter(sorted(rest.elements(), key=in_order))
            named += [[] for _ in sizes[len(named) :]]
            named = [
                share + [next(filler) for _ in range(size - len(share))]
                for share, size in zip(named, sizes, strict=True)
            ]
        self.state.deal_cards([card for share in named for card in share])
        return self

    def deal_anything(self) -> "Table":
        chance = self.state.chance()
        self.state.deal_cards(sorted(chance.pool, key=in_order)[: chance.count])
        return self

    def refuses(self, text: str, *rules: str) -> None:
        """Refused with a rule's id and a sentence; nothing has changed. Without `rules` the text may be unknown."""
        before, twin = self.state.position(), self.state.copy()
        assert text not in self.legal
        with pytest.raises((signoria.IllegalMove, signoria.InvalidError)) as refusal:
            self.state.apply(self.state.parse(text))
        if rules or isinstance(refusal.value, signoria.IllegalMove):
            assert isinstance(refusal.value, signoria.IllegalMove), f"{text} is unknown"
            assert re.fullmatch(r"C-[A-Z]{3,4}-\d+", refusal.value.rule)
            assert not rules or refusal.value.rule in rules
        assert " " in str(refusal.value)
        assert self.state.position() == before
        assert self.state == twin

    @property
    def legal(self) -> set[str]:
        return {self.state.text(action) for action in self.state.legal()}

    @property
    def asked(self) -> tuple[int | None, str]:
        return self.state.to_move, self.state.phase

    @property
    def strengths(self) -> list[int]:
        return list(self.state.strengths())

    def pile(self, seat: int, key: str) -> Counter[str]:
        return Counter(self.state.position()["seats"][seat].get(key, []))

    def hand(self, seat: int) -> Counter[str]:
        return self.pile(seat, "hand")

    def line(self, seat: int) -> Counter[str]:
        return self.pile(seat, "line")

    def face_down(self, seat: int) -> Counter[str]:
        return self.pile(seat, "face_down")

    @property
    def kept(self) -> Counter[str]:
        return Counter(self.state.position().get("kept", []))

    def hand_sizes(self) -> list[int]:
        return [len(seat["hand"]) for seat in self.state.position()["seats"]]

    def passed(self, seat: int) -> bool:
        return bool(self.state.position()["seats"][seat]["passed"])

    def owner(self, region: str) -> int | None:
        owner: int | None = self.state.position()["regions"].get(region)
        return owner

    @property
    def marker(self) -> int:
        marker: int = self.state.position()["marker"]
        return marker

    @property
    def battle(self) -> str | None:
        battle: str | None = self.state.position()["battle"]
        return battle

    @property
    def favour(self) -> str | None:
        favour: str | None = self.state.position().get("favour")
        return favour

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self.state.outcome.winners)

    @property
    def reason(self) -> str:
        return str(self.state.outcome.reason)

    @property
    def waits(self) -> bool:
        return bool(self.state.waits_for_chance)

    @property
    def pool(self) -> Counter[str]:
        return Counter(self.state.chance().pool)

    @property
    def count(self) -> int:
        return int(self.state.chance().count)


def in_order(card: str) -> int:
    """Mercenaries first, the lowest first."""
    return int(card) if card in MERCENARIES else 99


def document(
    phase: str,
    hands: Sequence[str],
    *,
    lines: Sequence[str] = (),
    face_down: Sequence[str] = (),
    owns: Sequence[str] = (),
    passed: Iterable[int] = (),
    at: str | None = None,
    favour: str | None = None,
    marker: int = 0,
    turn: int | None = None,
    edition: str = "modern",
    options: Sequence[str] = (),
    deck: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    seats = []
    for seat, hand in enumerate(hands):
        entry: dict[str, Any] = {"hand": listed(hand), "line": [], "face_down": [], "passed": seat in set(passed)}
        if seat < len(lines):
            entry["line"] = listed(lines[seat])
        if seat < len(face_down):
            entry["face_down"] = listed(face_down[seat])
        seats.append(entry)
    regions = {region: seat for seat, held in enumerate(owns) for region in held.split()}
    result: dict[str, Any] = {
        "game": "condottiere",
        "edition": edition,
        "options": list(options),
        "seats": seats,
        "regions": regions,
        "favour": favour,
        "marker": marker,
        "battle": at,
        "to_move": marker if turn is None else turn,
        "phase": phase,
        **more,
    }
    if deck is not None:
        result["deck"] = listed(deck)
    return result


def battle(hands: Sequence[str], *, at: str = "Roma", **more: Any) -> Table:
    """A battle at `at`, the marker's holder to move unless `turn` says otherwise."""
    return Table(game.from_position(document("battle", hands, at=at, **more)))


def fought(lines: Sequence[str], *, hands: Sequence[str] | None = None, at: str = "Roma", **more: Any) -> Table:
    """A battle with these lines that has just ended by everybody's passing; by default each still holds a 1."""
    hands = hands or ["1"] * len(lines)
    last = next(seat for seat, hand in enumerate(hands) if hand)
    passed = [seat for seat in range(len(hands)) if seat != last]
    return battle(hands, lines=lines, at=at, passed=passed, turn=last, **more).do("pass")


def placing(hands: Sequence[str], **more: Any) -> Table:
    return Table(game.from_position(document("place", hands, **more)))


def final(hands: Sequence[str], finalists: Sequence[int], **more: Any) -> Table:
    """The final battle between these seats."""
    return Table(game.from_position(document("battle", hands, final=list(finalists), **more)))


def setup(
    seats: int = 4, edition: str = "modern", options: Sequence[str] = (), first: int | None = 0, **more: Any
) -> Any:
    return signoria.Setup(seats=seats, edition=edition, options=tuple(options), first=first, **more)


def new(
    seats: int = 4, edition: str = "modern", options: Sequence[str] = (), first: int | None = 0, **more: Any
) -> Table:
    return Table(game.new(setup(seats, edition, options, first, **more)))


def dealt(seats: int = 4, *shares: str, each: int = 10, **more: Any) -> Table:
    """A new game whose cards are dealt: the named ones, the rest low mercenaries."""
    return new(seats, **more).deal(*shares, sizes=[each] * seats)


def conquer(state: Any, seat: int, region: str) -> None:
    """Fight for `region`: `seat` plays his lowest mercenary, everybody else passes."""
    table, placed, played = Table(state), False, False
    while not state.over:
        if state.waits_for_chance:
            table.deal_anything()
        elif state.phase == "place":
            if placed:
                return
            table.do(f"place:{region}")
            placed = True
        elif state.phase == "battle" and state.to_move == seat and not played:
            table.do("play:" + min((c for c in table.hand(seat) if c in MERCENARIES), key=in_order))
            played = True
        else:
            table.do({"battle": "pass", "fold": "hold", "keep": "keep:done"}[state.phase])


def told(state: Any, seat: int | None) -> list[tuple[str, dict[str, Any]]]:
    """The last events as this seat may know them (None: a spectator)."""
    return [(event.id, event.args) for event in state.events(seat)]
