"""How the weights of Condottiere's bots are made: first by self-play, then in a league with exploiters.

The same games and seed give the same weights on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from librt.vecs import vec

from signoria.engine.setup import Setup
from signoria.titles.condottiere.bots.league import League, Rates, Weights
from signoria.titles.condottiere.bots.weights_file import (
    FOLDER,
    LEAGUE,
    SELF_PLAY,
    SUFFIX,
    VETERANS,
    Origin,
    read,
    write,
)
from signoria.titles.condottiere.data.editions import terms_for
from signoria.titles.condottiere.rules.terms import Terms

__all__ = ["FOLDER", "train"]

SELF_PLAY_SHARE = 0.1
VALUE_SHARE = 0.12
EXPLOITER_SHARE = 0.04
"""Of all games: to begin with, to learn the value at the end, and for each exploiter."""
VETERANS_SHARE = 0.9
"""Games of the veterans' league, beside all others."""
REMATCHES = 5
"""Seats that each finished policy has in the veterans' past."""
STAGES = 40
"""Steps of a training: after each the rates fall and something is told."""
EXPLOITERS = (12, 20, 28)
"""The stages of the league after which somebody learns to beat the learner alone, and joins it."""
REMEMBERING = 4
"""Every so many stages the learner of that day joins the league's past."""
AVERAGED = 0.25
"""The last part of a training whose weights are averaged."""
Mix = tuple[float, ...]
"""How often each player sits at a table: the learner, its past, thrifty, squire, stubborn, random."""
MIX: Mix = (0.15, 0.22, 0.15, 0.1, 0.3, 0.08)
VETERANS_MIX: Mix = (0.1, 0.33, 0.17, 0.05, 0.28, 0.07)
ALONE: Mix = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
HUNTING: Mix = (0.0, 1.0, 0.0, 0.0, 0.0, 0.0)

USUAL = (Setup(4),)
OTHERS = (
    *(Setup(seats) for seats in (2, 3, 3, 5, 6)),
    *(Setup(seats, "classic") for seats in (3, 4, 4, 6)),
    *(Setup(4, options=(option,)) for option in ("draw-after-battle", "bigger-kingdoms", "capturing", "hidden-cards")),
)

Tell = Callable[[str, float], None]
"""Hears what is trained and how much of it is done, from 0 to 1."""


def tables(usual: int = 1) -> list[Terms]:
    """The tables of a league: so many games at the usual one for each at another."""
    return [terms_for(setup) for setup in (*USUAL * len(OTHERS) * usual, *OTHERS)]


def rates(done: float) -> Rates:
    left = 1.0 - done
    return Rates(0.06 * left + 0.006, 0.006 * left + 0.0006, 0.8, 0.003 * left)


def set_mix(league: League, mix: Mix) -> None:
    for player, share in enumerate(mix):
        league.mix[player] = share


class Average:
    """The mean of weights over a part of a training: steadier than its last moment."""

    def __init__(self) -> None:
        self.times = 0
        self.policy: list[float] = []
        self.value: list[float] = []

    def add(self, weights: Weights) -> None:
        policy, value = list(weights.policy), list(weights.value)
        self.policy = [a + b for a, b in zip(self.policy, policy, strict=True)] if self.times else policy
        self.value = [a + b for a, b in zip(self.value, value, strict=True)] if self.times else value
        self.times += 1

    def of(self, weights: Weights) -> Weights:
        """Those weights with the mean instead of the last."""
        twin = weights.copy()
        twin.policy = vec[float]([number / self.times for number in self.policy])
        twin.value = vec[float]([number / self.times for number in self.value])
        return twin


def train(folder: Path, games: int, seed: int, commit: str, tell: Tell) -> list[Path]:
    """Make the weights of all learned bots; the files written."""
    command = f"signoria train condottiere --games {games} --seed {seed}"
    alone = self_play(round(games * SELF_PLAY_SHARE), seed, tell)
    stranger = self_play(round(games * SELF_PLAY_SHARE), seed + 1, tell)
    league = League(alone.copy(), tables(), (seed, "league"))
    league.rivals = [alone.policy[:]]
    set_mix(league, MIX)
    learned = in_league(league, round(games * (1 - 2 * SELF_PLAY_SHARE - VALUE_SHARE)), seed, tell)
    valued = with_value(learned, [alone.policy, learned.policy[:]], round(games * VALUE_SHARE), seed, tell)
    origin = Origin(command, seed, games, commit)
    files = [folder / f"{name}{SUFFIX}" for name in (SELF_PLAY, LEAGUE, VETERANS)]
    write(files[0], stranger, origin)
    write(files[1], valued, origin)
    write(files[2], veteran(read(files[1])[0], alone, games, seed, tell), origin)
    return files


def self_play(games: int, seed: int, tell: Tell) -> Weights:
    """A policy that has met nobody but itself."""
    league = League(Weights(), tables(), (seed, "self-play"))
    set_mix(league, ALONE)
    return run(league, games, lambda done: tell("self-play", done))


def veteran(captain: Weights, alone: Weights, games: int, seed: int, tell: Tell) -> Weights:
    """Who goes on from a finished policy, and meets it again and again."""
    league = League(captain.copy(), tables(usual=3), (seed, "veterans"))
    league.rivals = [policy for policy in (captain.policy[:], alone.policy) for _ in range(REMATCHES)]
    set_mix(league, VETERANS_MIX)
    learned = in_league(league, round(games * VETERANS_SHARE), seed, tell)
    return with_value(learned, [captain.policy, learned.policy[:]], round(games * VALUE_SHARE), seed, tell)


def in_league(league: League, games: int, seed: int, tell: Tell) -> Weights:
    """A policy that has met a league: itself, its past, exploiters, rules of thumb."""
    hunt = round(games * EXPLOITER_SHARE)

    def after(stage: int) -> None:
        if stage in EXPLOITERS:
            tell("exploiter", stage / STAGES)
            league.rivals.append(exploiter(league.weights, hunt, (seed, stage)).policy)
        elif stage % REMEMBERING == 0:
            league.rivals.append(league.weights.policy[:])

    return run(league, games - hunt * len(EXPLOITERS), lambda done: tell("league", done), after)


def exploiter(prey: Weights, games: int, seed: object) -> Weights:
    """Who learns to beat one policy alone, at the usual table."""
    league = League(prey.copy(), [terms_for(setup) for setup in USUAL], (seed, "exploiter"))
    league.rivals = [prey.policy[:]]
    set_mix(league, HUNTING)
    return run(league, games, lambda _: None)


def with_value(learned: Weights, rivals: list[vec[float]], games: int, seed: int, tell: Tell) -> Weights:
    """The same policy, with a value for its best play instead of its play while it learned."""
    league = League(learned.copy(), tables(), (seed, "value"))
    league.rivals = rivals
    league.at_best = True
    set_mix(league, MIX)
    valued = run(league, games, lambda done: tell("value", done))
    valued.policy = learned.policy
    return valued


def run(
    league: League, games: int, tell: Callable[[float], None], after: Callable[[int], None] | None = None
) -> Weights:
    """Train in stages with falling rates; the average of the last of them."""
    average = Average()
    for stage, part in enumerate(parts(games)):
        league.train(part, rates(stage / STAGES))
        if stage >= STAGES * (1 - AVERAGED):
            average.add(league.weights)
        if after:
            after(stage)
        tell((stage + 1) / STAGES)
    return average.of(league.weights)


def parts(games: int) -> Iterator[int]:
    """The games of each stage."""
    for stage in range(STAGES):
        yield games * (stage + 1) // STAGES - games * stage // STAGES
