"""Moments of whole games, of every kind; and payments by brute force, to hold the rules' arithmetic against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import signoria
from signoria.titles.virtu import State
from signoria.titles.virtu.rules.cheapest_payment import TOLL_FLORINS, WORTH, regret_of
from signoria.titles.virtu.rules.phase_codes import PURPOSES
from signoria.titles.virtu.rules.pieces import CROSS, CROWN, FLORIN, KINDS, ROOM_CARD, SYMBOLS, TOLL, UPGRADE
from signoria.titles.virtu.rules.sources import symbols_of
from tests.titles.virtu.walks import stroll

Price = dict[str, int]


def moments(setup: signoria.Setup, name: str, each: int) -> Iterator[State]:
    """States of a game, a copy each, as many of every kind: of each phase, action and purpose of a payment."""
    seen: Counter[tuple[object, ...]] = Counter()
    for state in stroll(setup, (name, setup)):
        if state.over:
            return
        purpose = PURPOSES[state.payment.purpose] if state.phase == "payment" else ""
        verbs = frozenset(state.text(action).partition(":")[0] for action in state.legal())
        kind = (state.phase, purpose, verbs)
        seen[kind] += 1
        if seen[kind] <= each:
            yield state.copy()


def kinds_of(state: State, source: int) -> list[tuple[int, int]]:
    """The kinds of symbols that a source shows, each with how many."""
    symbols = symbols_of(state, state.actor, source)
    return [(kind, count) for kind in range(KINDS) if (count := symbols >> 8 * kind & 255)]


def members(sources: int) -> list[int]:
    return [source for source in range(int(sources).bit_length()) if sources >> source & 1]


def bundle(price: Price) -> list[int]:
    """What is owed of each symbol, and last how many crowns or crosses besides."""
    return [price.get(str(symbol), 0) for symbol in SYMBOLS] + [price.get("either", 0)]


def less(owed: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    """What is still owed when so many symbols of a kind are given."""
    rest = list(owed)
    given = min(count, rest[kind])
    rest[kind] -= given
    if kind in (CROWN, CROSS):
        rest[-1] = max(0, rest[-1] - (count - given))
    return tuple(rest)


def can_pay(state: State, price: Price, sources: int, florins: int) -> bool:
    """By brute force: every source with one of its kinds, in every combination."""
    owing = {tuple(bundle(price))}
    for source in members(sources):
        owing |= {less(owed, kind, count) for owed in owing for kind, count in kinds_of(state, source)}
    return any(owed[0] <= florins and not any(owed[1:]) for owed in owing)


def still_owed(state: State) -> tuple[int, ...]:
    """What the payment under way still lacks; florins of the treasury are not counted."""
    owed = tuple([state.payment.need >> 8 * kind & 255 for kind in range(KINDS)] + [state.payment.either])
    for kind in range(KINDS):
        owed = less(owed, kind, state.payment.pool >> 8 * kind & 255)
    return owed


def least_regret(state: State, sources: int) -> int | None:
    """Of all ways to make the payment under way, each use of which helps. None: there is no way."""
    listed = sorted(members(sources), key=lambda source: not ROOM_CARD <= source <= UPGRADE)
    best: int | None = None
    for uses in product(*([None, *kinds_of(state, source)] for source in listed)):
        regret = regret_if(state, [(source, *use) for source, use in zip(listed, uses, strict=True) if use])
        if regret is not None and (best is None or regret < best):
            best = regret
    return best


def regret_if(state: State, uses: list[tuple[int, int, int]]) -> int | None:
    """The regret of a payment by these uses (source, kind, count). None: it does not pay, or one of them is idle."""
    owed = still_owed(state)
    regret = 0
    if any(source == TOLL for source, _, _ in uses):
        owed = (owed[0] + TOLL_FLORINS, *owed[1:])
    for source, kind, count in uses:
        after = less(owed, kind, count)
        if after == owed:
            return None
        owed = after
        regret += 0 if source == TOLL else regret_of(state, source, kind)
    if any(owed[1:]) or owed[0] > state.houses[state.actor].treasury:
        return None
    return regret + owed[0] * WORTH[FLORIN]
