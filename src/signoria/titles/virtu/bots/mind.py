"""The weights of a player, made ready for the components of a game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.bots.weights import LONGEST, SYMBOL_WORTH, TROOP_WORTH
from signoria.titles.virtu.rules.pieces import CARDS, COURT, KINDS, count_of
from signoria.titles.virtu.rules.terms import Terms

ROOM_SYMBOLS: Final = vec[i64]([0b110, 0b111, 0b10000, 0b10010, 0b1011000, 0b100000])
"""The symbols that serve each action, as a set."""
ROOM_KINDS: Final = 6
POWERS: Final = 3
MOST_TROOPS: Final = 6


@final
@mypyc_attr(acyclic=True)
class Prices:
    """What things are worth while a game may last so many years more."""

    __slots__ = ("allies", "cards", "printed", "room_cards", "tokens", "troops", "weights")

    def __init__(self, terms: Terms, weights: vec[i64]) -> None:
        self.weights: vec[i64] = weights
        self.tokens: vec[i64] = vec[i64]([symbols_worth(weights, terms.token_symbols[n]) for n in range(COURT)])
        self.cards: vec[i64] = vec[i64]([symbols_worth(weights, terms.card_symbols[n]) for n in range(CARDS)])
        self.allies: vec[i64] = vec[i64]([symbols_worth(weights, terms.alliance_symbols[n]) for n in range(POWERS)])
        self.printed: vec[i64] = vec[i64]([room_worth(weights, terms.printed[n], n) for n in range(ROOM_KINDS)])
        self.room_cards: vec[i64] = vec[i64](
            [room_worth(weights, terms.card_symbols[n], kind) for n in range(CARDS) for kind in range(ROOM_KINDS)]
        )
        self.troops: vec[i64] = vec[i64]([troops_worth(weights, n) for n in range(MOST_TROOPS + 1)])


@final
@mypyc_attr(acyclic=True)
class Mind:
    """How a player judges, for as many years as a game may last."""

    __slots__ = ("prices", "terms")

    def __init__(self, terms: Terms, pairs: list[tuple[int, int]]) -> None:
        """``pairs``: every weight while the game is young, and when it ends."""
        self.terms: Terms = terms
        self.prices: vec[Prices] = vec[Prices]([Prices(terms, between(pairs, n)) for n in range(LONGEST + 1)])


def between(pairs: list[tuple[int, int]], years: i64) -> vec[i64]:
    """The weights with so many years to come."""
    return vec[i64]([late + (early - late) * years // LONGEST for early, late in pairs])


def symbols_worth(weights: vec[i64], symbols: i64) -> i64:
    """The best use of a source, and a little for every other."""
    best: i64 = 0
    total: i64 = 0
    for kind in range(i64(KINDS)):
        value = count_of(symbols, kind) * weights[SYMBOL_WORTH + kind]
        total += value
        if value > best:
            best = value
    return best + (total - best) // 5


def room_worth(weights: vec[i64], symbols: i64, action: i64) -> i64:
    """What a card gives to the action of its room."""
    best: i64 = 0
    served = ROOM_SYMBOLS[action]
    for kind in range(i64(KINDS)):
        if served >> kind & 1:
            value = count_of(symbols, kind) * weights[SYMBOL_WORTH + kind]
            if value > best:
                best = value
    return best


def troops_worth(weights: vec[i64], count: i64) -> i64:
    total: i64 = 0
    for number in range(count):
        total += weights[TROOP_WORTH + number]
    return total
