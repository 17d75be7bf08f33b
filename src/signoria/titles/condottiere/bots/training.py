"""How the weights of Condottiere's bots are made: first by self-play, then in a league with exploiters.

The same games and seed give the same weights on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from librt.vecs import vec

from signoria.engine.errors import InvalidError
from signoria.engine.setup import Setup
from signoria.titles.condottiere.bots.league import League, Rates, Weights
from signoria.titles.condottiere.bots.weights_file import (
    FACE_DOWN_HABITS,
    FOLDER,
    HABITS,
    LEAGUE,
    SELF_PLAY,
    SUFFIX,
    VETERANS,
    Origin,
    read,
    write,
    write_face_down_habits,
    write_habits,
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
HABITS_SHARE = 0.05
"""Games that are only watched, beside all others."""
STAGES = 40
"""Steps of a training: after each the rates fall and something is told."""
EXPLOITERS = (12, 20, 28)
VETERANS_EXPLOITERS = (1, 5, 9, 13, 17, 21, 25, 29)
"""The stages of a league after which somebody learns to beat the learner alone, and joins it."""
REMEMBERING = 4
"""Every so many stages the learner of that day joins the league's past."""
AVERAGED = 0.25
"""The last part of a training whose weights are averaged."""
Mix = tuple[float, ...]
"""How often each player sits at a table: the learner, its past, thrifty, squire, stubborn, random."""
MIX: Mix = (0.15, 0.22, 0.15, 0.1, 0.3, 0.08)
VETERANS_MIX: Mix = (0.08, 0.45, 0.13, 0.04, 0.24, 0.06)
WATCHED_MIX: Mix = (0.2, 0.2, 0.2, 0.15, 0.15, 0.1)
ALONE: Mix = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
HUNTING: Mix = (0.0, 1.0, 0.0, 0.0, 0.0, 0.0)

USUAL = (Setup(4),)
OTHERS = (
    *(Setup(seats) for seats in (2, 3, 3, 5, 6)),
    *(Setup(seats, "classic") for seats in (3, 4, 4, 6)),
    *(Setup(4, options=(option,)) for option in ("draw-after-battle", "bigger-kingdoms", "capturing", "hidden-cards")),
)

FACE_DOWN_TABLES = tuple(Setup(seats, options=("hidden-cards",)) for seats in (2, 3, 4, 4, 5, 6))

Tell = Callable[[str, float], None]
"""Hears what is trained and how much of it is done, from 0 to 1."""
Maker = Callable[[Path, int, int, Tell], Weights]
"""Called with the folder of what was made before, games, a seed and who hears of it."""
Keeper = Callable[[Path, Weights, Origin], None]


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


def train(folder: Path, games: int, seed: int, commit: str, tell: Tell, only: str = "") -> list[Path]:
    """Make the weights of all learned bots, or ``only`` those of one file from what lies in the folder; the files."""
    makers = all_makers()
    if only and only not in makers:
        raise InvalidError(f"There are no weights called {only}: {', '.join(makers)}.")
    command = f"signoria train condottiere --games {games} --seed {seed}"
    files: list[Path] = []
    for name, (make, keep) in makers.items():
        if only in ("", name):
            path = folder / f"{name}{SUFFIX}"
            origin = Origin(f"{command} --only {only}" if only else command, seed, games, commit)
            keep(path, make(folder, games, seed, tell), origin)
            files.append(path)
    return files


def make_self_play(_folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    return self_play(round(games * SELF_PLAY_SHARE), seed + 1, tell)


def make_league(_folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    alone = self_play(round(games * SELF_PLAY_SHARE), seed, tell)
    league = League(alone.copy(), tables(), (seed, "league"))
    league.rivals = [alone.policy[:]]
    set_mix(league, MIX)
    learned = in_league(league, round(games * (1 - 2 * SELF_PLAY_SHARE - VALUE_SHARE)), seed, tell)
    return with_value(learned, [alone.policy, learned.policy[:]], round(games * VALUE_SHARE), seed, tell)


def make_veterans(folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    """Who goes on from the league's policy, and meets again whom it beats least."""
    captain = kept(folder, LEAGUE)
    alone = self_play(round(games * SELF_PLAY_SHARE), seed, tell)
    league = League(captain.copy(), tables(usual=3), (seed, "veterans"))
    league.rivals = [captain.policy[:], alone.policy]
    league.hardest_first = True
    set_mix(league, VETERANS_MIX)
    learned = in_league(league, round(games * VETERANS_SHARE), seed, tell, VETERANS_EXPLOITERS)
    return with_value(learned, [captain.policy, learned.policy[:]], round(games * VALUE_SHARE), seed, tell)


def make_habits(folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    return habits_at([terms for terms in tables(usual=3) if not terms.hidden], folder, games, seed, tell)


def make_face_down_habits(folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    return habits_at([terms_for(setup) for setup in FACE_DOWN_TABLES], folder, games, seed, tell)


def habits_at(watched: list[Terms], folder: Path, games: int, seed: int, tell: Tell) -> Weights:
    """How often each kind of player does what at these tables: the learned ones as they play at their best."""
    captain = kept(folder, LEAGUE)
    league = League(captain, watched, (seed, "habits"))
    league.rivals = [captain.policy[:], kept(folder, VETERANS).policy]
    league.at_best = True
    set_mix(league, WATCHED_MIX)
    nothing_learned = Rates(0.0, 0.0, 0.0, 0.0)
    for stage, part in enumerate(parts(round(games * HABITS_SHARE))):
        league.train(part, nothing_learned)
        tell(HABITS, (stage + 1) / STAGES)
    return league.weights


def kept(folder: Path, name: str) -> Weights:
    """The weights of that name in a folder: as bots will read them."""
    return read(folder / f"{name}{SUFFIX}")[0]


def self_play(games: int, seed: int, tell: Tell) -> Weights:
    """A policy that has met nobody but itself."""
    league = League(Weights(), tables(), (seed, "self-play"))
    set_mix(league, ALONE)
    return run(league, games, lambda done: tell("self-play", done))


def in_league(league: League, games: int, seed: int, tell: Tell, exploiters: tuple[int, ...] = EXPLOITERS) -> Weights:
    """A policy that has met a league: itself, its past, exploiters, rules of thumb."""
    hunt = round(games * EXPLOITER_SHARE)

    def after(stage: int) -> None:
        if stage in exploiters:
            tell("exploiter", stage / STAGES)
            league.rivals.append(exploiter(league.weights, hunt, (seed, stage)).policy)
        elif stage % REMEMBERING == 0:
            league.rivals.append(league.weights.policy[:])

    return run(league, games - hunt * len(exploiters), lambda done: tell("league", done), after)


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


def all_makers() -> dict[str, tuple[Maker, Keeper]]:
    """What makes the weights of each file and what writes them, in this order."""
    return {
        SELF_PLAY: (make_self_play, write),
        LEAGUE: (make_league, write),
        VETERANS: (make_veterans, write),
        HABITS: (make_habits, write_habits),
        FACE_DOWN_HABITS: (make_face_down_habits, write_face_down_habits),
    }
