"""How the weights of a mind are learned: by playing against small changes of itself, and against others.

In every game two seats play with opposite changes of the same weights; what the one gains over the other says where
better weights lie (an evolution strategy). The other seats are the same again, or members of a league.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import cos, log, pi, sqrt
from pathlib import Path

from signoria.engine.chance import Rng
from signoria.engine.errors import InvalidError
from signoria.engine.setup import Setup
from signoria.titles.virtu.bots.calibration import fit
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.policies import Pair, policy, write
from signoria.titles.virtu.bots.self_play import play
from signoria.titles.virtu.bots.weights import NAMES
from signoria.titles.virtu.components.setups import terms_for
from signoria.titles.virtu.rules import scoring
from signoria.titles.virtu.rules.playout import winners_of
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.rules.terms import Terms

SEATS = (3, 4, 4, 4, 5)
"""How many play, from game to game."""
START = "first-squire"
LEAGUE = ("first-squire", "first-squire", "beginner")
BATCH = 150
"""Games before the weights are changed."""
SPREAD = 0.3
"""How far a change goes, in units of a weight."""
RATE = 0.25
"""How far a batch moves the weights at first; it falls to nothing in the last of ``BATCHES``."""
BATCHES = 200
MOMENTUM = 0.8
LEAD_SHARE = 0.04
"""What a point of the lead counts beside a victory."""
PARTS = (("squire", 3_000 / 16_500), ("captain", 1.0))
"""In how many of the games each has learned."""
FITTED_GAMES = 90
FOLDER = Path(__file__).parent
PAST_SELF_EVERY = 10
"""Batches after which the league has a new member."""

Numbers = list[float]
"""For every weight its mean over a game, then for every weight half of what it changes in a game."""


class Learner:
    """The weights that are being learned."""

    def __init__(self, start: Sequence[Pair]) -> None:
        means = [(early + late) / 2 for early, late in start]
        self.numbers: Numbers = means + [(early - late) / 2 for early, late in start]
        units = [max(10.0, abs(mean) / 2) for mean in means]
        self.units: Numbers = units + [unit / 2 for unit in units]
        self.speed: Numbers = [0.0] * len(self.numbers)

    def changed(self, change: Numbers, sign: float) -> list[Pair]:
        moved = zip(self.numbers, self.units, change, strict=True)
        return pairs([number + sign * SPREAD * unit * part for number, unit, part in moved])

    def learn(self, slope: Numbers, rate: float) -> None:
        for n, part in enumerate(slope):
            self.speed[n] = MOMENTUM * self.speed[n] + (1 - MOMENTUM) * part
            self.numbers[n] += rate * self.units[n] * self.speed[n]


def pairs(numbers: Numbers) -> list[Pair]:
    """Early and late, from means and halves of the change."""
    count = len(NAMES)
    whole = [(round(m + d), round(m - d)) for m, d in zip(numbers[:count], numbers[count:], strict=True)]
    mood = whole[-1]
    return [*whole[:-1], (max(0, mood[0]), max(0, mood[1]))]


def make_weights(
    folder: Path, games: int, seed: int, commit: str, tell: Callable[[str, float], None], only: str = ""
) -> list[Path]:
    """Write what squires and captains play by: a squire has learned for a while, a captain to the end."""
    names = [name for name, _ in PARTS]
    if only and only not in names:
        raise InvalidError(f"There are no weights called {only}: {', '.join(names)}.")
    made = f"signoria train virtu --games {games} --seed {seed}, commit {commit}"
    written: list[Path] = []
    for name, part in PARTS:
        if only not in ("", name):
            continue
        weights = train(round(games * part), seed, partial(tell, name))
        file = folder / f"{name}.toml"
        file.write_text(write(made, weights, fit(weights, FITTED_GAMES, seed) if part == 1.0 else []), "utf-8")
        written.append(file)
    return written


def train(games: int, seed: int, tell: Callable[[float], None] = lambda _: None) -> list[Pair]:
    """Learn in so many games; the same numbers give the same weights."""
    rng = Rng(("train", seed))
    learner = Learner(policy(START).pairs)
    league: list[list[Pair]] = [policy(name).pairs for name in LEAGUE]
    batches = min(BATCHES, max(1, games // BATCH))
    for batch in range(batches):
        learner.learn(slope_of(learner, league, rng), RATE * (1 - batch / BATCHES))
        if batch % PAST_SELF_EVERY == PAST_SELF_EVERY - 1:
            league.append(pairs(learner.numbers))
        tell((batch + 1) / batches)
    return pairs(learner.numbers)


def slope_of(learner: Learner, league: list[list[Pair]], rng: Rng) -> Numbers:
    """Which way the weights of a batch of games point."""
    slope = [0.0] * len(learner.numbers)
    compared = 0
    for number in range(BATCH):
        terms = terms_for(Setup(SEATS[number % len(SEATS)]))
        with_league = number % 2 == 0 or terms.seats == 3
        changes = [gauss(rng, len(slope)) for _ in range(1 if with_league else 2)]
        minds = [Mind(terms, learner.changed(change, sign)) for change in changes for sign in (1.0, -1.0)]
        minds += [Mind(terms, rng.choice(league)) for _ in range(terms.seats - len(minds))]
        gains = gains_of(terms, minds, rng)
        for pair, change in enumerate(changes):
            gain = (gains[2 * pair] - gains[2 * pair + 1]) / 2
            compared += 1
            for n, part in enumerate(change):
                slope[n] += gain * part
    return [part / (compared * SPREAD) for part in slope]


def gains_of(terms: Terms, minds: list[Mind], rng: Rng) -> list[float]:
    """What each mind gained in one game; who sits where is drawn."""
    order = list(range(terms.seats))
    seated = [order.pop(rng.below(len(order))) for _ in range(terms.seats)]
    end = play([minds[number] for number in seated], rng)
    by_seat = [gain_of(end, seat) for seat in range(terms.seats)]
    return [by_seat[seated.index(number)] for number in range(terms.seats)]


def gain_of(end: State, seat: int) -> float:
    """A share of the victory, and a little for every point of the lead."""
    winners = winners_of(end)
    share = 1 / len(winners) if seat in winners else 0.0
    prestige = [int(scoring.prestige(end, other)) for other in range(end.terms.seats)]
    lead = prestige[seat] - max(points for other, points in enumerate(prestige) if other != seat)
    return share + LEAD_SHARE * max(-10, min(10, lead))


def gauss(rng: Rng, count: int) -> Numbers:
    return [normal(rng) for _ in range(count)]


def normal(rng: Rng) -> float:
    """A normal number, by Box and Muller."""
    first = (rng.below(2**31 - 1) + 1) / 2**31
    second = rng.below(2**31 - 1) / 2**31
    return sqrt(-2 * log(first)) * cos(2 * pi * second)
