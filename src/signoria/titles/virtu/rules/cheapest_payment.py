"""The cheapest sensible way to pay a price (V-PAY-6), exactly: what `pay` does, what a view proposes.

A price is a bundle of symbols, and ``either``: so many crowns or crosses besides. Every source gives symbols of one
kind (V-PAY-1). A partial payment is a number whose digits count what is paid of each kind; for each of them the least
regret is kept, source after source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules.pieces import (
    ARROW,
    COURT,
    CROSS,
    CROWN,
    FLORIN,
    KINDS,
    OTTOMAN,
    ROOM_BITS,
    ROOM_CARD,
    TOLL,
    TOLL_BIT,
    UNIT,
    UPGRADE,
    count_of,
    lowest_bit,
    popcount,
)
from signoria.titles.virtu.rules.sources import has_uses_in_war, symbols_of, wealth

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

TOLL_FLORINS: Final = 2  # V-SPR-1
EITHER: Final = 8
DIGITS: Final = 9
IMPOSSIBLE: Final = 2**40

LOW_KINDS: Final = 2**56 - 1  # all kinds but the last, the arrows: above them is the sign
HIGH_BITS: Final = 0x80808080808080

# Regret, in twelfths of a florin.
WORTH: Final = vec[i64]([12, 24, 24, 14, 14, 16, 12, 10])
"""What a symbol of each kind is worth to keep."""
PER_SOURCE: Final = 1
ROOM_REGRET: Final = -1  # V-PAY-2: the room first
ROOM_CHOICE_REGRET: Final = 13  # a card with another use in this war: before other sources, after one's own florin
CASH_REGRET: Final = 1000  # V-PAY-6: no cashing while no florin is short
INDULGENCE_REGRET: Final = 100_000
MISSING_REGRET: Final = 10_000_000
UNPAYABLE: Final = 1_000_000  # a regret of so much or more means that something is missing

# Never written to: a copy is quicker than a loop.
NO_DIGITS: Final = vec[i64]([0 for _ in range(DIGITS)])
NO_USES: Final = vec[i64]([0 for _ in range(64)])
NO_LAYERS: Final = vec[i64]([IMPOSSIBLE for _ in range(1024)])


def shortage(need: i64, pool: i64) -> i64:
    """What a pool lacks of a need, all kinds at once: a byte keeps its high bit where nothing is borrowed from it."""
    differences = (need & LOW_KINDS | HIGH_BITS) - (pool & LOW_KINDS)
    kept = differences & HIGH_BITS
    short = differences & (kept - (kept >> 7))
    arrows = count_of(need, ARROW) - count_of(pool, ARROW)
    return short + arrows * UNIT[ARROW] if arrows > 0 else short


def either_short(need: i64, either: i64, pool: i64) -> i64:
    """How many crowns or crosses a pool lacks, once its crowns and crosses have met the need."""
    spare_crowns = count_of(pool, CROWN) - count_of(need, CROWN)
    spare_crosses = count_of(pool, CROSS) - count_of(need, CROSS)
    if spare_crowns > 0:
        either -= spare_crowns
    if spare_crosses > 0:
        either -= spare_crosses
    return either if either > 0 else 0


def regret_of(state: State, source: i64, kind: i64) -> i64:
    """What is given up by using a source: all it shows, and more where it does not come back by itself."""
    if ROOM_CARD <= source <= UPGRADE:
        return ROOM_CHOICE_REGRET if has_uses_in_war(state, source) else ROOM_REGRET
    if source > UPGRADE:
        return INDULGENCE_REGRET
    symbols = symbols_of(state, state.actor, source)
    worth: i64 = PER_SOURCE
    for other in range(i64(KINDS)):
        worth += count_of(symbols, other) * WORTH[other]
    if kind == FLORIN:
        worth += CASH_REGRET - count_of(symbols, FLORIN) * WORTH[FLORIN]
    if COURT <= source < OTTOMAN:
        return worth
    return worth + worth // 2  # courtiers come back by themselves, tokens and alliances must be turned


@final
@mypyc_attr(acyclic=True)
class Payments:
    """The partial payments of a price, source after source; made anew for each question, so that nothing is shared."""

    __slots__ = ("florins", "layers", "limit", "size", "sources", "state", "stride")

    def __init__(self, state: State, florins: i64) -> None:
        self.state: State = state
        self.florins: i64 = florins
        self.limit: vec[i64] = NO_DIGITS[:]
        self.stride: vec[i64] = NO_DIGITS[:]
        self.sources: vec[i64] = self.limit
        self.layers: vec[i64] = self.limit
        self.size: i64 = 1

    def lay_out(self, short: i64, either: i64) -> None:
        """Give every kind that is short a digit."""
        size: i64 = 1
        for kind in range(i64(KINDS)):
            self.limit[kind] = count_of(short, kind)
            self.stride[kind] = size
            size *= self.limit[kind] + 1
        self.limit[EITHER] = either
        self.stride[EITHER] = size
        self.size = size * (either + 1)

    def gather(self, sources: i64) -> None:
        """Line up the sources that can help, those of the room first."""
        found = NO_USES[: popcount(sources)]
        count = self.line_up(sources & ROOM_BITS, found, 0)
        count = self.line_up(sources & ~ROOM_BITS, found, count)
        self.sources = found[:count]

    def line_up(self, sources: i64, found: vec[i64], count: i64) -> i64:
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            if self.is_wanted(symbols_of(self.state, self.state.actor, source)):
                found[count] = source
                count += 1
        return count

    def is_wanted(self, symbols: i64) -> bool:
        for kind in range(i64(KINDS)):
            if count_of(symbols, kind) and (self.limit[kind] or (self.limit[EITHER] and CROWN <= kind <= CROSS)):
                return True
        return False

    def fill(self) -> None:
        """The least regret of every partial payment, a layer for each number of sources that were asked."""
        size = self.size
        count: i64 = len(self.sources)
        self.layers = no_layers(size * (count + 1))
        self.layers[0] = 0
        for number in range(count):
            here = number * size
            for part in range(size):
                self.layers[here + size + part] = self.layers[here + part]
            symbols = symbols_of(self.state, self.state.actor, self.sources[number])
            for kind in range(i64(KINDS)):
                given = count_of(symbols, kind)
                if given:
                    self.give(here, kind, given, regret_of(self.state, self.sources[number], kind))

    def give(self, here: i64, kind: i64, given: i64, regret: i64) -> None:
        """Let a source give symbols of a kind to every partial payment of a layer."""
        above = here + self.size
        for part in range(self.size):
            before = self.layers[here + part]
            if before < IMPOSSIBLE:
                reached = part + self.step(part, kind, given)
                if reached > part and before + regret < self.layers[above + reached]:
                    self.layers[above + reached] = before + regret

    def step(self, part: i64, kind: i64, given: i64) -> i64:
        """How far so many symbols of a kind bring a partial payment."""
        step: i64 = 0
        if self.limit[kind]:
            gain = self.limit[kind] - part // self.stride[kind] % (self.limit[kind] + 1)
            if gain > given:
                gain = given
            step = gain * self.stride[kind]
            given -= gain
        if given and CROWN <= kind <= CROSS and self.limit[EITHER]:
            gain = self.limit[EITHER] - part // self.stride[EITHER]
            if gain > given:
                gain = given
            step += gain * self.stride[EITHER]
        return step

    def lacking(self, part: i64, digit: i64) -> i64:
        return self.limit[digit] - part // self.stride[digit] % (self.limit[digit] + 1)

    def rest_regret(self, part: i64) -> i64:
        """What it takes to complete a partial payment: florins of the treasury, and what is missing."""
        florins = self.lacking(part, FLORIN)
        regret: i64 = 0
        if florins > self.florins:
            regret = (florins - self.florins) * MISSING_REGRET
            florins = self.florins
        regret += florins * WORTH[FLORIN]
        for digit in range(i64(1), i64(DIGITS)):
            regret += self.lacking(part, digit) * MISSING_REGRET
        return regret

    def regret_at(self, part: i64) -> i64:
        return self.layers[len(self.sources) * self.size + part] + self.rest_regret(part)

    def best_end(self) -> i64:
        """The partial payment that is completed with the least regret."""
        top = len(self.sources) * self.size
        best: i64 = 0
        least: i64 = IMPOSSIBLE
        for part in range(self.size):
            if self.layers[top + part] < IMPOSSIBLE:
                regret = self.regret_at(part)
                if regret < least:
                    least = regret
                    best = part
        return best

    def uses_to(self, part: i64) -> vec[i64]:
        """The uses that make up a partial payment, each as source * 8 + kind."""
        number: i64 = len(self.sources)
        uses = NO_USES[:number]
        count: i64 = 0
        while number:
            number -= 1
            here = number * self.size
            if self.layers[here + part] == self.layers[here + self.size + part]:
                continue
            for kind in range(i64(KINDS)):
                before = self.part_before(number, part, kind)
                if before >= 0:
                    uses[count] = self.sources[number] * 8 + kind
                    count += 1
                    part = before
                    break
        return vec[i64]([uses[count - 1 - place] for place in range(count)])

    def part_before(self, number: i64, part: i64, kind: i64) -> i64:
        """The partial payment from which a source's symbols of a kind led to this one, or -1."""
        given = count_of(symbols_of(self.state, self.state.actor, self.sources[number]), kind)
        if given == 0:
            return -1
        here = number * self.size
        goal = self.layers[here + self.size + part] - regret_of(self.state, self.sources[number], kind)
        for before in range(part):
            if self.layers[here + before] == goal and before + self.step(before, kind, given) == part:
                return before
        return -1

    def missing_at(self, part: i64) -> i64:
        """What a partial payment lacks, as a bundle; crowns or crosses count as crowns."""
        missing: i64 = 0
        for digit in range(i64(DIGITS)):
            lacking = self.lacking(part, digit)
            if digit == FLORIN:
                lacking -= self.florins
            if lacking > 0:
                missing += lacking * (UNIT[CROWN] if digit == EITHER else UNIT[digit])
        return missing


def no_layers(size: i64) -> vec[i64]:
    if size <= len(NO_LAYERS):
        return NO_LAYERS[:size]
    return vec[i64]([IMPOSSIBLE for _ in range(size)])


def payments_for(state: State, need: i64, either: i64, pool: i64, sources: i64, florins: i64) -> Payments:
    """All partial payments of a price by these sources and florins of the treasury."""
    payments = Payments(state, florins)
    payments.lay_out(shortage(need, pool), either_short(need, either, pool))
    payments.gather(sources & ~TOLL_BIT)
    payments.fill()
    return payments


def cheapest(state: State, need: i64, either: i64, pool: i64, sources: i64, florins: i64) -> tuple[i64, vec[i64]]:
    """The least regret with which a price can be paid, and the uses that do; UNPAYABLE or more: it cannot."""
    payments = payments_for(state, need, either, pool, sources, florins)
    end = payments.best_end()
    regret = payments.regret_at(end)
    if sources & TOLL_BIT and count_of(need, ARROW) > count_of(pool, ARROW):
        tolled = payments_for(state, need + TOLL_FLORINS, either, pool + UNIT[ARROW], sources, florins)
        tolled_end = tolled.best_end()
        if tolled.regret_at(tolled_end) < regret:
            return tolled.regret_at(tolled_end), with_toll(tolled.uses_to(tolled_end))
    return regret, payments.uses_to(end)


def with_toll(uses: vec[i64]) -> vec[i64]:
    """V-SPR-1: two florins for one room, then the rest."""
    return vec[i64]([TOLL * 8 + ARROW if place == 0 else uses[place - 1] for place in range(len(uses) + 1)])


def affords(state: State, need: i64, either: i64, pool: i64, sources: i64, florins: i64) -> bool:
    """Can these sources and florins complete a pool to a price?"""
    if is_met(need, either, pool, florins):
        return True
    return affords_with(state, need, either, pool, sources, wealth(state, state.actor, sources), florins)


def is_met(need: i64, either: i64, pool: i64, florins: i64) -> bool:
    """Is a price paid by a pool and florins alone?"""
    short = shortage(need, pool)
    return short & ~255 == 0 and short <= florins and either_short(need, either, pool) == 0


def affords_with(state: State, need: i64, either: i64, pool: i64, sources: i64, total: i64, florins: i64) -> bool:
    """The same where it is known what the sources show in all. (Bounds answer most of it.)"""
    if sources & TOLL_BIT:
        rest = sources & ~TOLL_BIT
        total -= UNIT[ARROW]
        if affords_with(state, need, either, pool, rest, total, florins):
            return True
        if count_of(need, ARROW) <= count_of(pool, ARROW):
            return False
        return affords_with(state, need + TOLL_FLORINS, either, pool + UNIT[ARROW], rest, total, florins)
    short = shortage(need, pool)
    clerics = either_short(need, either, pool)
    owed = (short & 255) - florins
    others = short & ~255
    if others == 0 and clerics == 0:
        return owed <= total & 255
    if owed > total & 255 or shortage(others, total):
        return False
    spare = count_of(total, CROWN) + count_of(total, CROSS) - count_of(short, CROWN) - count_of(short, CROSS)
    if clerics > spare:
        return False
    if owed <= 0 and ((clerics == 0 and is_one_kind(others)) or (others == 0 and clerics == 1)):
        return True
    payments = payments_for(state, need, either, pool, sources, florins)
    return payments.regret_at(payments.best_end()) < UNPAYABLE


def is_one_kind(bundle: i64) -> bool:
    """Are all symbols of a bundle of the kind of the first?"""
    first = lowest_bit(bundle) >> 3
    return bundle >> 8 * first < 256
