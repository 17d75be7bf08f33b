"""Do turning points keep what they promise? Those of seeded games of bots, played out anew with other luck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise, repeat
from math import hypot, sqrt
from statistics import fmean, stdev

import msgspec

from signoria import bots
from signoria.arena.games import Contest, decide
from signoria.bots.playing_out import Lead, PlayingOut
from signoria.engine.chance import Rng
from signoria.engine.errors import InvalidError
from signoria.engine.record import Record, Recorder
from signoria.engine.registry import game, manifest
from signoria.teacher.analysis import Task, analyse, analyst_for, at
from signoria.teacher.calibration import DIGITS, Z
from signoria.teacher.judgement import Judgement

EDGES = (0.8, 0.9, 0.97, 1.0)
"""Of the bins of how sure it was said to be."""

Progress = Callable[[int], None]


class Kept(msgspec.Struct, frozen=True):
    """A turning point: what was promised, with its error and how sure, and what games with other luck gave."""

    promised: float
    error: float
    sure: float
    given: float
    given_error: float


class SureBin(msgspec.Struct, frozen=True):
    """The turning points that were called so sure: how many, how sure on average, and how many really were better."""

    low: float
    high: float
    points: int
    said: float
    better: float


class Promises(msgspec.Struct, frozen=True):
    """What the turning points of some games promised and gave, in shares of the victory. ``margin``: half the width
    of the 95 % interval of ``given``. ``covered``: how many gave what their own 95 % interval promised."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    trials: int
    simulations: int
    seed: int
    points: int
    promised: float
    given: float
    margin: float
    better: int
    worse: int
    covered: float
    bins: tuple[SureBin, ...]


def keep_promises(
    contest: Contest, games: int, trials: int, simulations: int, jobs: int = 1, progress: Progress | None = None
) -> Promises:
    """Analyse games of bots and play every turning point out so many times."""
    if bots.analyst(contest.title) is None:
        raise InvalidError(f"{contest.title} has no analyst: there is nothing to measure.")
    found: list[Kept] = []
    for one in each_game(contest, games, trials, simulations, jobs):
        found += one
        if progress:
            progress(1)
    return summed(contest, found, games, trials, simulations)


def each_game(contest: Contest, games: int, trials: int, simulations: int, jobs: int) -> Iterator[list[Kept]]:
    work = (repeat(contest), range(games), repeat(trials), repeat(simulations))
    if jobs == 1:
        yield from map(kept_in, *work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(kept_in, *work)


def kept_in(contest: Contest, number: int, trials: int, simulations: int) -> list[Kept]:
    """The turning points of one game, which is the same for the same contest and number."""
    record, luck = recorded(contest, number), (contest.seed, number)
    told = analyse(record, simulations, luck).turning_points
    return [played_again(record, point, trials, luck) for points in told for point in points]


def recorded(contest: Contest, number: int) -> Record:
    table, players, rng = Recorder(contest.title, contest.setup), contest.players(number), Rng((contest.seed, number))
    title = game(contest.title)
    habits = title.habits(contest.setup)
    while not table.state.over and len(table.record.moves) < title.longest:
        seat = table.state.to_move
        if seat is None:
            table.deal(rng)
        else:
            table.act(decide(table.state, seat, players[seat], habits))
    return table.record


def played_again(record: Record, point: Judgement, trials: int, luck: object) -> Kept:
    analyst = analyst_for(record, luck)
    task = Task(record, (point.turn,), frozenset(), 0, luck, True, 0.0)
    _, state, habits = next(at(task))
    bots.inform(analyst, habits)
    playing, lead = PlayingOut(record.game, analyst, manifest(record.game).usual_bot), Lead()
    turns = tuple((state.parse(action),) for action in (point.best, point.action))
    view = state.view(point.seat)
    for number in range(trials):
        better, taken = playing.compare(view, turns, ("again", luck, point.turn, number))
        lead.add(better - taken)
    return Kept(point.loss, point.error, point.sure, lead.mean, lead.error)


# -- counting


def summed(contest: Contest, found: Sequence[Kept], games: int, trials: int, simulations: int) -> Promises:
    if len(found) < 2:
        raise InvalidError("Too few turning points: nothing can be said of them.")
    given = [one.given for one in found]
    bins = (bin_of(found, low, high) for low, high in pairwise(EDGES))
    return Promises(
        contest.title,
        contest.setup.seats,
        contest.levels,
        games,
        trials,
        simulations,
        contest.seed,
        len(found),
        round(fmean(one.promised for one in found), DIGITS),
        round(fmean(given), DIGITS),
        round(Z * stdev(given) / sqrt(len(given)), DIGITS),
        sum(share > 0 for share in given),
        sum(share < 0 for share in given),
        round(fmean(is_covered(one) for one in found), DIGITS),
        tuple(one for one in bins if one.points),
    )


def is_covered(one: Kept) -> bool:
    return abs(one.given - one.promised) <= Z * hypot(one.error, one.given_error)


def bin_of(found: Sequence[Kept], low: float, high: float) -> SureBin:
    inside = [one for one in found if low <= one.sure and (one.sure < high or high == EDGES[-1])]
    said, better = (fmean(one.sure for one in inside), fmean(one.given > 0 for one in inside)) if inside else (0.0, 0.0)
    return SureBin(low, high, len(inside), round(said, DIGITS), round(better, DIGITS))
