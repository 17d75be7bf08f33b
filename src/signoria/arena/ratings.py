"""One number for each bot: a rating by openskill, from all games of a ladder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from signoria.arena.edges import Edge, circle, seating
from signoria.arena.plan import Ladder


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, and how unsure that is; all begin at 25, unsure by 8.33."""

    bot: str
    mu: float
    sigma: float
    games: int


def rate(ladder: Ladder, won: dict[Edge, list[list[int]]]) -> list[Rating]:
    """The ratings of all who played, the strongest first; none where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return []
    model = PlackettLuce(tau=0)  # bots do not get better from game to game
    ratings: dict[str, Any] = {}
    played: dict[str, int] = {}
    for bots, seats in games_of(ladder, won):
        known = [ratings.setdefault(bot, model.rating(name=bot)) for bot in bots]
        ranks = [1.0 if seats >> seat & 1 else 2.0 for seat in range(len(bots))]
        rated = [team[0] for team in model.rate([[one] for one in known], ranks=ranks)]
        for bot in dict.fromkeys(bots):
            copies = [one for one, name in zip(rated, bots, strict=True) if name == bot]
            mu, sigma = (sum(getattr(one, what) for one in copies) / len(copies) for what in ("mu", "sigma"))
            ratings[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
            played[bot] = played.get(bot, 0) + 1
    found = [Rating(bot, round(one.mu, 2), round(one.sigma, 2), played[bot]) for bot, one in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def games_of(ladder: Ladder, won: dict[Edge, list[list[int]]]) -> Iterator[tuple[list[str], int]]:
    """The bots of every game by seat, and its winners; the edges in turn, so that none weighs more by coming last."""
    for deal in range(max(map(len, won.values()), default=0)):
        for edge, deals in won.items():
            if deal < len(deals):
                around = circle(ladder.title, edge, ladder.seed, deal)
                for turn, seats in enumerate(deals[deal]):
                    yield seating(around, turn), seats
