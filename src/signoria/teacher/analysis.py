"""A whole game, moment by moment. The work comes in small tasks, so that a server can put games before it.

A first look at every decision finds those that may have cost the most. A second, longer look says what would have been
better, and games that are played to the end decide whether it would.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from signoria import bots
from signoria.bots.playing_out import PlayingOut
from signoria.engine.contract import Analyst, State
from signoria.engine.errors import InvalidError
from signoria.engine.record import Record
from signoria.engine.registry import game, manifest
from signoria.teacher.judgement import Analysis, Chances, Judgement, Swing
from signoria.teacher.judging import DIGITS, judge, judge_by_games

DEEPER = 8
"""How many times more the second look takes."""
AT_ONCE = 8
"""Decisions of a task at the first look; a task of the second has one."""
MOST_CHOICES = 5000
"""Decisions of a record that is analysed: no game of ours comes near it."""
SUSPECTS = 5
"""Decisions of a seat that are looked at a second time."""
TURNING_POINTS = 3
SURE = 0.8
LEAST_LOSS = 0.01
SWINGS = 5

Progress = Callable[[float], None]


class Survey(NamedTuple):
    """The moments of a record at which somebody had a choice, and each seat's share of the victory, if it is over.

    ``lines``: of these moments those at which the chances are told. Where a turn is made of steps that is its first
    choice: how much a step counted, its judgement tells.
    """

    choices: tuple[int, ...]
    end: tuple[float, ...]
    lines: frozenset[int] = frozenset()


class Task(NamedTuple):
    """Some decisions to judge. ``lines``: those whose chances are asked for too. ``played``: the second look.
    ``done``: the part of the analysis that is before it."""

    record: Record
    turns: tuple[int, ...]
    lines: frozenset[int]
    simulations: int
    seed: object
    played: bool
    done: float


class JudgedMoment(NamedTuple):
    """A moment, judged; no chances where nobody asked for them, no judgement where the record ends with somebody to
    decide, or they had no choice."""

    chances: Chances | None
    judgement: Judgement | None


def analyse(
    record: Record, simulations: int | None = None, seed: object = 0, progress: Progress | None = None
) -> Analysis:
    """The game of a record. The same seed gives the same analysis; InvalidError if its title has no analyst.

    ``simulations``: for the first look at a decision; None: as many as the title says.
    """
    work = plan(record, survey(record), simulations, seed)
    answer: list[JudgedMoment] | None = None
    while True:
        try:
            task = next(work) if answer is None else work.send(answer)
        except StopIteration as finished:
            made: Analysis = finished.value
            return made
        if progress is not None:
            progress(task.done)
        answer = carry_out(task)


def survey(record: Record) -> Survey:
    """Play the record through; InvalidError if it cannot be analysed."""
    analyst_for(record, 0)
    steps = manifest(record.game).steps
    choices: list[int] = []
    lines: set[int] = set()
    mover: int | None = None
    state = record.begin()
    for turn, state in enumerate(record.states()):
        if state.to_move is not None and len(state.legal()) > 1:
            choices.append(turn)
            if not steps or state.to_move != mover:
                lines.add(turn)
            mover = state.to_move
    if len(choices) > MOST_CHOICES:
        raise InvalidError(f"This game has {len(choices)} decisions; {MOST_CHOICES} are analysed at most.")
    return Survey(tuple(choices), state.returns() if state.over else (), frozenset(lines))


def plan(
    record: Record, found: Survey, wanted: int | None = None, seed: object = 0
) -> Generator[Task, list[JudgedMoment], Analysis]:
    """Task after task; each is answered by ``carry_out`` of it. The analysis is what it ends with."""
    simulations = wanted or manifest(record.game).analysis
    judged: list[JudgedMoment] = []
    for start in range(0, len(found.choices), AT_ONCE):
        turns, done = found.choices[start : start + AT_ONCE], start / (2 * len(found.choices))
        judged += yield Task(record, turns, found.lines, simulations, (seed, "first"), False, done)
    judgements = {one.judgement.turn: one.judgement for one in judged if one.judgement}
    suspects = suspected(judgements.values(), record.setup.seats, found.lines)
    for number, turn in enumerate(suspects):
        done = 0.5 + number / (2 * len(suspects))
        for one in (yield Task(record, (turn,), frozenset(), simulations * DEEPER, (seed, "second"), True, done)):
            judgements[turn] = one.judgement or judgements[turn]
    chances = [one.chances for one in judged if one.chances]
    if found.end:
        chances.append(Chances(len(record.moves), found.end))
    sure = [judgements[turn] for turn in suspects if judgements[turn].sure >= SURE]
    return Analysis(
        record.game,
        simulations,
        tuple(chances),
        tuple(judgements.values()),
        tuple(turning_points(sure, seat, found.lines) for seat in range(record.setup.seats)),
        biggest_swings(chances),
    )


def carry_out(task: Task) -> list[JudgedMoment]:
    """Judge the decisions of a task."""
    analyst = analyst_for(task.record, task.seed)
    judged: list[JudgedMoment] = []
    for turn, state, habits in at(task):
        bots.inform(analyst, habits)
        judged.append(look(task, turn, state, analyst))
    return judged


def look_deeper(record: Record, turn: int, simulations: int, seed: object = 0) -> JudgedMoment:
    """One moment of a record, looked at for longer; InvalidError where nobody decides."""
    if turn > len(record.moves):
        raise InvalidError(f"The record has the moments 0 to {len(record.moves)}.")
    found = carry_out(Task(record, (turn,), frozenset((turn,)), simulations, (seed, "deeper"), True, 0.0))
    if not found:
        raise InvalidError("Nobody decides at this moment: choose another one.")
    return found[0]


def at(task: Task) -> Iterator[tuple[int, State, tuple[int, ...] | None]]:
    """The moments of a task, each a state of its own, and the habits that everybody had shown by then, if any count."""
    record = task.record
    habits = game(record.game).habits(record.setup)
    for turn, state in enumerate(record.states()):
        if turn in task.turns and state.to_move is not None:
            yield turn, state.copy(), None if habits is None else habits.told()
        if turn == task.turns[-1]:
            return
        if habits is not None and state.to_move is not None:
            habits.saw(state, state.parse(record.moves[turn]))


def look(task: Task, turn: int, state: State, analyst: Analyst) -> JudgedMoment:
    moves, simulations, title = task.record.moves, task.simulations, task.record.game
    chances = chances_at(turn, state, simulations, analyst) if turn in task.lines else None
    if turn == len(moves) or len(state.legal()) == 1:
        return JudgedMoment(chances, None)
    action = state.parse(moves[turn])
    if not task.played:
        return JudgedMoment(chances, judge(state, turn, action, simulations, analyst))
    playing = PlayingOut(title, analyst, manifest(title).usual_bot)
    return JudgedMoment(chances, judge_by_games(state, turn, action, simulations, playing, (task.seed, turn)))


def chances_at(turn: int, state: State, simulations: int, analyst: Analyst) -> Chances:
    return Chances(turn, tuple(round(chance, DIGITS) for chance in analyst.chances(state.copy(), simulations)))


def analyst_for(record: Record, seed: object) -> Analyst:
    """Who judges the record; InvalidError where nobody does."""
    analyst = bots.analyst(record.game, seed)
    if analyst is None:
        raise InvalidError(f"{record.game} has no analyst: its games cannot be analysed.")
    return analyst


def suspected(judgements: Collection[Judgement], seats: int, lines: Collection[int]) -> list[int]:
    """The turns that may be turning points, in order: the costliest of each seat at the first look."""
    found: list[int] = []
    for seat in range(seats):
        found += [one.turn for one in costliest(judgements, seat, lines)[:SUSPECTS]]
    return sorted(found)


def turning_points(judgements: Collection[Judgement], seat: int, lines: Collection[int]) -> tuple[Judgement, ...]:
    return tuple(costliest(judgements, seat, lines)[:TURNING_POINTS])


def costliest(judgements: Collection[Judgement], seat: int, lines: Collection[int]) -> list[Judgement]:
    """The decisions of a seat that cost the most. Where a turn is made of steps, what was missed at one of them is
    missed at the next as well: of those between two ``lines`` only the costliest is told."""
    begins = sorted(lines)
    found: dict[int, Judgement] = {}
    own = [one for one in judgements if one.seat == seat and one.loss >= LEAST_LOSS]
    for one in sorted(own, key=lambda one: (-one.loss, one.turn)):
        found.setdefault(bisect_right(begins, one.turn), one)
    return list(found.values())


def biggest_swings(chances: Sequence[Chances]) -> tuple[Swing, ...]:
    swings = [
        Swing(one.turn, after.turn, tuple(round(b - a, DIGITS) for a, b in zip(one.values, after.values, strict=True)))
        for one, after in pairwise(chances)
    ]
    return tuple(sorted(swings, key=lambda swing: (-max(map(abs, swing.change)), swing.turn))[:SWINGS])
