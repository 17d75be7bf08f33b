"""The terms of a game: edition, options and number of players, turned into numbers the rules can use."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.rules.cards import BIT

NONE: Final = -1

# Phases.
DEAL: Final = 0
PLACE: Final = 1
BATTLE: Final = 2
TAKE: Final = 3
FAVOUR: Final = 4
FOLD: Final = 5
KEEP: Final = 6
DRAW: Final = 7
OVER: Final = 8
PHASES: Final = ("deal", "place", "battle", "take", "favour", "fold", "keep", "draw", "over")


@final
@mypyc_attr(acyclic=True)
class Terms:
    """Never changes during a game; every state of it shares one."""

    __slots__ = (
        "adjacent", "bishop_ends", "borders", "capturing", "cards", "deal", "deal_a_region", "draws", "edition",
        "first_deal", "hidden", "keep", "may_decline", "no_cards", "options", "place_first",
        "seats", "shared_draw", "shows_hands", "target", "total",
    )  # fmt: skip

    def __init__(self, seats: i64, edition: str, options: tuple[str, ...], borders: vec[i64]) -> None:
        self.seats: i64 = seats
        self.edition: str = edition
        self.options: tuple[str, ...] = options
        self.borders: vec[i64] = borders  # the neighbours of each region, as a set
        self.no_cards: vec[i64] = vec[i64]([0] * seats)  # an empty pile for each seat; never written to
        self.cards: i64 = 0  # the whole deck, as a pile
        self.target: i64 = 0  # points to play for, 0: a single game
        self.deal: i64 = 10
        self.first_deal: i64 = 10
        self.deal_a_region: i64 = 1
        self.total: i64 = 0
        self.adjacent: i64 = 3
        self.keep: i64 = 0
        self.bishop_ends: bool = False
        self.place_first: bool = False  # the next region is chosen before lines and hands are discarded
        self.may_decline: bool = False
        self.shared_draw: bool = False
        self.draws: bool = False
        self.capturing: bool = False
        self.hidden: bool = False
        self.shows_hands: bool = False  # everybody may know how many cards a seat holds

    def __reduce__(self) -> tuple[object, ...]:
        from signoria.titles.condottiere.data.editions import terms_of

        return terms_of, (self.seats, self.edition, self.options, self.target)

    def everyone(self) -> i64:
        """The set of all seats."""
        return BIT[self.seats] - 1
