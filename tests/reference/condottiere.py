"""Condottiere as a story: one coroutine that asks the players and tells the rules in their order.

Written from the specification without the engine: names for cards, counters for piles, no bits. It yields what
it asks (`Asked`) or what it waits for (`Drawn`) and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass

MERCENARIES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}
HIDEABLE = {*MERCENARIES, "drummer", "heroine", "courtesan"}
MODERN = Counter(
    {"1": 10, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8, "winter": 3, "spring": 3, "bishop": 6, "courtesan": 12,
     "drummer": 6, "heroine": 3, "scarecrow": 16, "surrender": 3}
)  # fmt: skip
CLASSIC = Counter(
    {"1": 15, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8, "winter": 3, "bishop": 3, "drummer": 6, "heroine": 3,
     "scarecrow": 15, "surrender": 3}
)  # fmt: skip
BORDERS = """
Torino-Milano Torino-Genova Milano-Venezia Milano-Genova Milano-Mantova Milano-Parma Milano-Modena Venezia-Mantova
Venezia-Ferrara Genova-Parma Mantova-Modena Mantova-Ferrara Parma-Modena Parma-Lucca Modena-Ferrara Modena-Bologna
Modena-Lucca Modena-Firenze Ferrara-Bologna Bologna-Firenze Bologna-Urbino Lucca-Firenze Firenze-Siena Firenze-Urbino
Firenze-Spoleto Firenze-Roma Siena-Roma Urbino-Ancona Urbino-Spoleto Ancona-Spoleto Ancona-Napoli Spoleto-Roma
Spoleto-Napoli Roma-Napoli
"""
NEIGHBOURS: dict[str, set[str]] = {}
for pair in BORDERS.split():
    one, other = pair.split("-")
    NEIGHBOURS.setdefault(one, set()).add(other)
    NEIGHBOURS.setdefault(other, set()).add(one)


@dataclass
class Asked:
    """A player decides: one of the legal texts."""

    phase: str
    seat: int
    legal: set[str]


@dataclass
class Drawn:
    """Chance decides: that many cards of the pool, in order."""

    pool: Counter[str]
    count: int


Question = Asked | Drawn
Answer = str | list[str]
Telling = Generator[Question, Answer, None]


class Reference:
    """A game told so far. ``question`` is what it waits for, None when it is over."""

    def __init__(self, seats: int, edition: str, options: Iterable[str], first: int) -> None:
        self.everybody = list(range(seats))
        self.classic = edition == "classic"
        self.options = set(options)
        self.a_region = 2 if self.classic else 1
        self.all_cards = CLASSIC if self.classic else MODERN
        self.hands: list[Counter[str]] = [Counter() for _ in self.everybody]
        self.lines: list[Counter[str]] = [Counter() for _ in self.everybody]
        self.face_down: list[str | None] = [None] * seats
        self.kept: Counter[str] = Counter()
        self.deck = Counter(self.all_cards)
        self.discards: Counter[str] = Counter()
        self.owners: dict[str, int] = {}
        self.favour: str | None = None
        self.marker = first
        self.battle: str | None = None
        self.final: list[int] = []
        self.peace = False
        self.outcome: tuple[tuple[int, ...], str] | None = None
        self._telling = self._game()
        self.question: Question | None = next(self._telling)

    def answer(self, answer: Answer) -> None:
        try:
            self.question = self._telling.send(answer)
        except StopIteration:
            self.question = None

    # -- readings

    def strengths(self) -> list[int]:
        winter = any(line["winter"] for line in self.lines)
        spring = any(line["spring"] for line in self.lines)
        highest = max((MERCENARIES[c] for line in self.lines for c in +line if c in MERCENARIES), default=0)

        def counts(card: str, drummer: bool) -> int:
            value = 1 if winter else MERCENARIES[card]
            return value * (2 if drummer else 1) + (3 if spring and MERCENARIES[card] == highest else 0)

        return [
            sum(counts(card, line["drummer"] > 0) * n for card, n in line.items() if card in MERCENARIES)
            + line["courtesan"]
            + 10 * line["heroine"]
            for line in self.lines
        ]

    def regions_of(self, seat: int) -> set[str]:
        return {region for region, owner in self.owners.items() if owner == seat}

    def largest_group(self, seat: int) -> int:
        left, best = self.regions_of(seat), 0
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                edge = {n for region in edge for n in NEIGHBOURS[region]} & left
                left -= edge
            best = max(best, len(group))
        return best

    def choosable(self, seat: int) -> set[str]:
        capturing = "capturing" in self.options
        free = {r for r in NEIGHBOURS if r not in self.owners or (capturing and self.owners[r] != seat)}
        return free - {self.favour or ""}

    def clockwise_from(self, seat: int) -> list[int]:
        return self.everybody[seat:] + self.everybody[:seat]

    def victor(self) -> tuple[tuple[int, ...], str] | None:
        many = len(self.everybody) >= 4
        adjacent = (3 if many else 4) + ("bigger-kingdoms" in self.options)
        for seat in self.everybody:
            if self.largest_group(seat) >= adjacent:
                return (seat,), "adjacent"
        for seat in self.everybody:
            if not self.classic and len(self.regions_of(seat)) >= (5 if many else 6):
                return (seat,), "total"
        return None

    # -- the game

    def _game(self) -> Telling:
        drawing = "draw-after-battle" in self.options
        yield from self._deal([7 if drawing else 10] * len(self.everybody))
        yield from self._place(first=True)
        while True:
            yield from self._battle(self.everybody, self.marker)
            self._give_region_and_marker()
            self.outcome = self.victor()
            if self.outcome:
                return
            if not self.choosable(self.marker):
                yield from self._most_regions()
                return
            if drawing:
                yield from self._draw()
                yield from self._place()
                self._discard_lines()
                continue
            if not self.classic:
                yield from self._place()
            self._discard_lines()
            yield from self._fold()
            yield from self._end_round()
            if self.classic:
                yield from self._place()

    def _deal(self, shares: list[int]) -> Telling:
        total = sum(shares)
        if not total:
            return
        drawn = list((yield Drawn(+self.deck, total)))
        self.deck -= Counter(drawn)
        for seat, share in enumerate(shares):
            self.hands[seat] += Counter(drawn[:share])
            drawn = drawn[share:]

    def _place(self, first: bool = False) -> Telling:
        declined = 0
        while True:
            legal = {f"place:{region}" for region in self.choosable(self.marker)}
            if self.classic and not first and declined < len(self.everybody):
                legal.add("decline")
            answer = yield Asked("place", self.marker, legal)
            assert isinstance(answer, str)
            if answer != "decline":
                self.battle = answer.removeprefix("place:")
                return
            declined += 1
            self.marker = self.clockwise_from(self.marker)[1]

    def _give_region_and_marker(self) -> None:
        assert self.battle is not None
        defender = self.owners.get(self.battle)
        strengths = self.strengths()
        alone = strengths.count(max(strengths)) == 1 and not self.peace
        winner = strengths.index(max(strengths)) if alone else None
        if winner is not None:
            self.owners[self.battle] = winner
        courtesans = [line["courtesan"] for line in self.lines]
        if max(courtesans) and courtesans.count(max(courtesans)) == 1:
            self.marker = courtesans.index(max(courtesans))
        elif winner is not None:
            self.marker = winner
        elif defender is not None:
            self.marker = defender
        else:
            self.marker = self.clockwise_from(self.marker)[1]
        self.battle = None

    def _most_regions(self) -> Telling:
        counts = [len(self.regions_of(seat)) for seat in self.everybody]
        self.final = [seat for seat in self.everybody if counts[seat] == max(counts)]
        if len(self.final) == 1:
            self.outcome = tuple(self.final), "most"
            return
        self.hands = [Counter() for _ in self.everybody]
        self.lines = [Counter() for _ in self.everybody]
        self.deck = Counter(self.all_cards)
        yield from self._deal(
            [10 + self.a_region * counts[seat] if seat in self.final else 0 for seat in self.everybody]
        )
        first = next(seat for seat in self.clockwise_from(self.marker) if seat in self.final)
        yield from self._battle(self.final, first)
        strengths = self.strengths()
        best = max(strengths[seat] for seat in self.final)
        strongest = tuple(seat for seat in self.final if strengths[seat] == best)
        drawn = self.classic and (self.peace or len(strongest) > 1)
        self.outcome = ((), "draw") if drawn else (strongest, "final")

    def _draw(self) -> Telling:
        nobody_holds_a_card = not any(+hand for hand in self.hands)
        for seat in self.clockwise_from(self.marker):
            room = 10 + len(self.regions_of(seat)) - self.hands[seat].total()
            if nobody_holds_a_card:
                yield from self._give(seat, 10)
            elif room > 0:
                answer = yield Asked("draw", seat, {f"draw:{n}" for n in range(min(room, 3) + 1)})
                yield from self._give(seat, int(str(answer).removeprefix("draw:")))

    def _give(self, seat: int, wanted: int) -> Telling:
        while wanted:
            if not +self.deck:
                if not +self.discards:
                    self._discard_lines()
                self.deck, self.discards = self.discards, Counter()
            now = min(wanted, self.deck.total())
            yield from self._deal([now if other == seat else 0 for other in self.everybody])
            wanted -= now

    def _discard_lines(self) -> None:
        for line in self.lines:
            self.discards += line
        self.lines = [Counter() for _ in self.everybody]

    def _fold(self) -> Telling:
        for seat in self.clockwise_from(self.marker):
            hand = +self.hands[seat]
            if hand and not any(card in MERCENARIES for card in hand):
                answer = yield Asked("fold", seat, {"fold", "hold"})
                if answer == "fold":
                    self.hands[seat] = Counter()

    def _end_round(self) -> Telling:
        holders = [seat for seat in self.everybody if +self.hands[seat]]
        if len(holders) > 1:
            return
        for seat in holders:
            if not self.classic:
                yield from self._keep(seat)
            self.hands[seat] = self.kept
        self.kept = Counter()
        self.discards = Counter()
        self.deck = self.all_cards - sum(self.hands, Counter[str]())
        yield from self._deal(
            [10 - self.hands[s].total() + self.a_region * len(self.regions_of(s)) for s in self.everybody]
        )

    def _keep(self, seat: int) -> Telling:
        while self.kept.total() < 2 and +self.hands[seat]:
            answer = yield Asked("keep", seat, {f"keep:{card}" for card in +self.hands[seat]} | {"keep:done"})
            card = str(answer).removeprefix("keep:")
            if card == "done":
                return
            self.hands[seat] -= Counter([card])
            self.kept += Counter([card])

    # -- a battle

    def _battle(self, fighters: list[int], first: int) -> Telling:
        out = set(self.everybody) - set(fighters)
        self.peace = False
        defender = self.owners.get(self.battle or "")
        defended = False
        while True:
            for seat in self.clockwise_from(first):
                if seat in out:
                    continue
                hand = +self.hands[seat]
                ways_out = {"pass", "pass:open"} if self.face_down[seat] else {"pass"}
                answer = (yield Asked("battle", seat, {f"play:{card}" for card in hand} | ways_out)) if hand else "pass"
                if answer == "pass:open":
                    self._turn_up(seat)
                if answer in ways_out:
                    others_out = out | {seat} == set(self.everybody)
                    if not hand or seat != defender or defended or others_out:
                        out.add(seat)
                else:
                    defended = defended or seat == defender
                    if (yield from self._play(seat, str(answer).removeprefix("play:"))):
                        self._turn_all_up()
                        return
                if out == set(self.everybody):
                    self._turn_all_up()
                    return

    def _play(self, seat: int, card: str) -> Generator[Question, Answer, bool]:
        """Play a card; True if it ends the battle."""
        self.hands[seat] -= Counter([card])
        earlier, hides = self.face_down[seat], "hidden-cards" in self.options and card in HIDEABLE
        if card == "scarecrow":
            yield from self._scare(seat)
        elif card == "bishop" and not self.classic:
            yield from self._bless(seat)
        elif hides:
            self.face_down[seat] = card
        else:
            self.lines[seat][card] += 1
        for winter, spring in (("winter", "spring"), ("spring", "winter")):
            if card == winter:
                self._remove(spring)
        if earlier:
            self.lines[seat][earlier] += 1
            self.face_down[seat] = card if hides else None
        self.peace = card == "bishop" and self.classic
        return self.peace or card == "surrender"

    def _scare(self, seat: int) -> Telling:
        self.discards["scarecrow"] += 1
        takeable = {f"take:{card}" for card in +self.lines[seat] if card in MERCENARIES}
        if takeable:
            answer = yield Asked("take", seat, takeable | {"take:none"})
            card = str(answer).removeprefix("take:")
            if card != "none":
                self.lines[seat] -= Counter([card])
                self.hands[seat][card] += 1

    def _bless(self, seat: int) -> Telling:
        self.discards["bishop"] += 1
        present = [card for line in self.lines for card in +line if card in MERCENARIES]
        if present:
            self._remove(max(present, key=lambda card: MERCENARIES[card]))
        if not self.final:
            free = {r for r in NEIGHBOURS if "capturing" in self.options or r not in self.owners}
            answer = yield Asked("favour", seat, {f"favour:{region}" for region in free} | {"favour:none"})
            region = str(answer).removeprefix("favour:")
            self.favour = None if region == "none" else region

    def _remove(self, card: str) -> None:
        for line in self.lines:
            self.discards[card] += line.pop(card, 0)

    def _turn_all_up(self) -> None:
        for seat in self.everybody:
            self._turn_up(seat)

    def _turn_up(self, seat: int) -> None:
        card = self.face_down[seat]
        if card:
            self.lines[seat][card] += 1
            self.face_down[seat] = None
