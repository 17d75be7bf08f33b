"""Many games: counted in chunks, so that any number of processes gives the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from time import perf_counter

import msgspec

from signoria.arena.games import Contest, play_game
from signoria.engine.chance import Rng
from signoria.engine.manifest import RANDOM
from signoria.engine.registry import game
from signoria.engine.tally import Tally

RANDOM_CHUNK = 2000
BOT_CHUNK = 20

Progress = Callable[[int], None]


class Report(msgspec.Struct):
    """What a simulation found. ``wins`` by seat and ``wins_by_bot`` count a shared win in parts."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    wins_by_bot: dict[str, float]
    endings: dict[str, int]
    shortest: int
    mean: float
    longest: int
    fingerprint: int


class Chunk(msgspec.Struct, frozen=True):
    """A part of a simulation, counted."""

    games: int
    decisions: int
    wins: list[float]
    wins_by_bot: dict[str, float]
    endings: dict[str, int]
    shortest: int
    longest: int
    fingerprint: int


def simulate(contest: Contest, games: int, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play that many games on that many processes; ``progress`` hears of each finished chunk's games.

    >>> from signoria.engine import Setup, default_title
    >>> report = simulate(Contest(default_title(), Setup(2), ("squire", "random"), seed=7), games=20)
    >>> report.games, report.wins_by_bot["squire"] > report.wins_by_bot["random"]
    (20, True)
    """
    began = perf_counter()
    chunks: list[Chunk] = []
    for chunk in _chunks(contest, games, jobs):
        chunks.append(chunk)
        if progress:
            progress(chunk.games)
    return _report(chunks, contest.setup.seats, perf_counter() - began)


def is_random(contest: Contest) -> bool:
    """Whether the whole loop can be played by compiled code: nobody thinks."""
    return set(contest.levels) == {RANDOM}


def _chunks(contest: Contest, games: int, jobs: int) -> Iterator[Chunk]:
    step = RANDOM_CHUNK if is_random(contest) else BOT_CHUNK
    parts = [range(start, min(start + step, games)) for start in range(0, games, step)]
    if jobs == 1:
        yield from (_play_chunk(contest, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_chunk, repeat(contest), parts)


def _play_chunk(contest: Contest, numbers: range) -> Chunk:
    if is_random(contest):
        rng = Rng((contest.seed, numbers.start))
        tally = game(contest.title).random_games(contest.setup, len(numbers), rng)
        return _chunk(tally, {"random": float(sum(tally.wins))})
    tally = Tally(contest.setup.seats)
    by_bot = dict.fromkeys(contest.levels, 0.0)
    for number in numbers:
        state, decisions = play_game(contest, number)
        outcome = state.outcome
        winners = outcome.winners if outcome else ()
        tally.add(winners, outcome.reason if outcome else "unfinished", decisions)
        for seat in winners:
            by_bot[contest.seating(number)[seat]] += 1 / len(winners)
    return _chunk(tally, by_bot)


def _chunk(tally: Tally, by_bot: dict[str, float]) -> Chunk:
    return Chunk(
        tally.games,
        tally.decisions,
        tally.wins,
        by_bot,
        tally.endings,
        tally.shortest,
        tally.longest,
        tally.fingerprint,
    )


def _report(chunks: list[Chunk], seats: int, seconds: float) -> Report:
    games = sum(chunk.games for chunk in chunks)
    decisions = sum(chunk.decisions for chunk in chunks)
    fingerprint = 0
    by_bot: dict[str, float] = {}
    endings: Counter[str] = Counter()
    for chunk in chunks:
        fingerprint = (fingerprint * 31 + chunk.fingerprint) & 0xFFFFFFFF
        endings.update(chunk.endings)
        for level, wins in chunk.wins_by_bot.items():
            by_bot[level] = by_bot.get(level, 0.0) + wins
    return Report(
        games=games,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        wins=[round(sum(chunk.wins[seat] for chunk in chunks), 3) for seat in range(seats)],
        wins_by_bot={level: round(wins, 3) for level, wins in by_bot.items()},
        endings=dict(endings.most_common()),
        shortest=min(chunk.shortest for chunk in chunks),
        mean=round(decisions / games, 1),
        longest=max(chunk.longest for chunk in chunks),
        fingerprint=fingerprint,
    )
