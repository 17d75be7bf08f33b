"""Do chances come true? What the analyst of a title predicts in seeded games of bots, beside how they ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, repeat
from math import sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

from signoria import bots
from signoria.arena.games import Contest, decide
from signoria.engine.chance import Rng
from signoria.engine.contract import State
from signoria.engine.errors import InvalidError
from signoria.engine.registry import folder, game

BINS = 10
CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
DIGITS = 4
FILE = "calibration.json"
"""Of a title's folder: what was measured of its analyst."""

Progress = Callable[[int], None]
Prediction = tuple[float, float]
"""A chance to win that was predicted, and the share of the victory that came of it."""


class Bin(msgspec.Struct, frozen=True):
    """The predictions from ``low`` up to ``high``: how many, what they said on average, how often it came true, and
    between which bounds that lies with 95 % confidence. Predictions of one game share its luck: games are counted."""

    low: float
    high: float
    predictions: int
    games: int
    predicted: float
    happened: float
    least: float
    most: float


class Calibration(msgspec.Struct, frozen=True):
    """``brier``: the mean squared error of the predictions with its bounds; ``guess``: that of whoever gives all seats
    the same chance. 0 is perfect."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    moments: int
    simulations: int
    seed: int
    bins: tuple[Bin, ...]
    brier: float
    brier_least: float
    brier_most: float
    guess: float


def calibrate(
    contest: Contest, games: int, moments: int, simulations: int, jobs: int = 1, progress: Progress | None = None
) -> Calibration:
    """Let bots play and hold what the analyst says of some moments of every game against its end."""
    if bots.analyst(contest.title) is None:
        raise InvalidError(f"{contest.title} has no analyst: there is nothing to measure.")
    found: list[list[Prediction]] = []
    for one in each_game(contest, games, moments, simulations, jobs):
        found.append(one)
        if progress:
            progress(1)
    return measured(contest, found, moments, simulations)


def each_game(contest: Contest, games: int, moments: int, simulations: int, jobs: int) -> Iterator[list[Prediction]]:
    work = (repeat(contest), range(games), repeat(moments), repeat(simulations))
    if jobs == 1:
        yield from map(predictions, *work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(predictions, *work)


def predictions(contest: Contest, number: int, moments: int, simulations: int) -> list[Prediction]:
    """Of one game, which is the same for the same contest and number; none of one that is not over."""
    states = list(choices_of(contest, number))
    end = states.pop()
    analyst = bots.analyst(contest.title, (contest.seed, number))
    if analyst is None or not end.over:
        return []
    shares = end.returns()
    made: list[Prediction] = []
    for state in some(states, moments, Rng((contest.seed, number, "moments"))):
        made += zip(analyst.chances(state, simulations), shares, strict=True)
    return made


def choices_of(contest: Contest, number: int) -> Iterator[State]:
    """Every moment of a game at which somebody has a choice, then its end."""
    title, players, rng = game(contest.title), contest.players(number), Rng((contest.seed, number))
    state, habits, decisions = title.new(contest.setup), title.habits(contest.setup), 0
    while not state.over and decisions < title.longest:
        seat = state.to_move
        if seat is None:
            state.deal(rng)
            continue
        if len(state.legal()) > 1:
            yield state.copy()
        state.apply(decide(state, seat, players[seat], habits))
        decisions += 1
    yield state


def some(states: Sequence[State], count: int, rng: Rng) -> list[State]:
    """So many of them from all parts of a game: one at random of each equal part."""
    count = min(count, len(states))
    edges = [len(states) * part // count for part in range(count + 1)] if count else [0]
    return [states[low + rng.below(high - low)] for low, high in pairwise(edges)]


# -- counting


def measured(contest: Contest, found: Sequence[Sequence[Prediction]], moments: int, simulations: int) -> Calibration:
    games = [one for one in found if one]
    if len(games) < 2:
        raise InvalidError("Too few games: nothing can be said of their chances.")
    seats = contest.setup.seats
    errors = [fmean((chance - share) ** 2 for chance, share in one) for one in games]
    guess = fmean(fmean((1 / seats - share) ** 2 for _, share in one) for one in games)
    brier, margin = fmean(errors), Z * stdev(errors) / sqrt(len(errors))
    bins = (bin_of(games, number) for number in range(BINS))
    return Calibration(
        contest.title,
        seats,
        contest.levels,
        len(games),
        moments,
        simulations,
        contest.seed,
        tuple(one for one in bins if one.predictions),
        round(brier, DIGITS),
        round(max(0.0, brier - margin), DIGITS),
        round(brier + margin, DIGITS),
        round(guess, DIGITS),
    )


def bin_of(games: Sequence[Sequence[Prediction]], number: int) -> Bin:
    inside = [[pair for pair in one if min(BINS - 1, int(pair[0] * BINS)) == number] for one in games]
    pairs, there = [pair for one in inside for pair in one], sum(bool(one) for one in inside)
    predicted, happened = (fmean(values) for values in zip(*pairs, strict=True)) if pairs else (0.0, 0.0)
    least, most = wilson(happened, there)
    rounded = (round(value, DIGITS) for value in (predicted, happened, least, most))
    return Bin(number / BINS, (number + 1) / BINS, len(pairs), there, *rounded)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Between which bounds a probability lies that came true this often of so many times.

    >>> [round(bound, 2) for bound in wilson(0.5, 100)], wilson(0.0, 0)
    ([0.4, 0.6], (0.0, 1.0))
    """
    if not count:
        return 0.0, 1.0
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


# -- keeping


def calibration_of(title: str) -> Calibration | None:
    """What was measured of a title and published with it."""
    path = folder(title) / FILE
    return msgspec.json.decode(path.read_bytes(), type=Calibration) if path.is_file() else None


def keep(found: Calibration) -> str:
    """Publish it with its title; where it lies now."""
    path = folder(found.game) / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return str(path)
