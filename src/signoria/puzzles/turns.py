"""Whole turns, where a turn is many small decisions: a step is worth as much as the best turn that begins with it.

A search that judges the next step alone takes two orders of the same turn for two different moves. Here the analyst
plays every turn to its end, and a step makes a puzzle only if no turn that begins otherwise is nearly as good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from signoria.bots import Analyst
from signoria.bots.playing_out import Lead
from signoria.engine.bot import Candidate, Explanation
from signoria.engine.contract import State
from signoria.puzzles.choosing import verb
from signoria.puzzles.leads import is_better, weighed_in

LONGEST_TURN = 60
"""Decisions."""
PLAYERS = 2
"""Analysts that look for the best turn: what one overlooks, the other may find."""
PARTS = 8
"""In which a value is found, to tell its error."""
CLOSER = 4
"""So many times the simulations of a first value go into one that counts."""
FAR = 3
"""So many times the gap behind, a turn needs no closer look."""


class Turn(msgspec.Struct, frozen=True):
    """A turn of one seat, as an analyst goes on after its first action."""

    actions: tuple[int, ...]
    told: tuple[str, ...]
    """What was decided after the first action, as text: no payments and other steps that have no alternative."""
    end: Any
    value: float = 0.0
    error: float = 0.0

    @property
    def candidate(self) -> Candidate:
        return Candidate(self.actions[0], self.value, 1.0, self.error)


class Comparison:
    """The turns that begin with each legal action of a moment, compared with those that begin with the best one.

    ``analyst``: makes one from a seed.
    """

    def __init__(self, analyst: Callable[[object], Analyst], state: State, seat: int, said: Explanation) -> None:
        self.players = [analyst(("turn", number)) for number in range(PLAYERS)]
        self.judges = [analyst(("value", number)) for number in range(PARTS)]
        self.state = state
        self.seat = seat
        self.stage = stage_of(state.view(seat))
        self.best = said.action
        self.kinds = {verb(state.text(one.action)) for one in weighed_in(said)}
        """Of the actions that are asked about. A step of another kind, such as taking florins ahead, only prepares."""

    def turns(self, simulations: int, gap: float, errors: float) -> list[Turn]:
        """The best turn of each action that is asked about, the best action's first; empty unless that one leads by a
        gap and by so many standard errors.

        ``simulations``: for every step of a turn and for a first value.
        """
        first = self.best_from(self.best, self.players[:1], simulations, simulations)
        rivals: list[Turn] = []
        for action in self.others():
            rival = self.best_from(action, self.players[:1], simulations, simulations)
            asked = self.is_asked(action)
            if rival.value > first.value - gap / 2 and (asked or self.best not in rival.actions):
                return []
            if asked:
                rivals.append(rival)
        best = self.best_from(self.best, self.players, 2 * simulations, CLOSER * simulations)
        found = [best]
        for rival in sorted(rivals, key=lambda turn: -turn.value):
            near = rival.value > first.value - FAR * gap
            turn = rival
            if near:
                turn = self.best_from(rival.actions[0], self.players, 2 * simulations, CLOSER * simulations)
            if not is_better(best.candidate, turn.candidate, gap, errors):
                return []
            found.append(turn)
        return found

    def others(self) -> list[int]:
        """The legal actions but the best, first those that are asked about: they are the likeliest to be as good."""
        rest = [action for action in self.state.legal() if action != self.best]
        return sorted(rest, key=lambda action: not self.is_asked(action))

    def is_asked(self, action: int) -> bool:
        return verb(self.state.text(action)) in self.kinds

    def best_from(self, action: int, players: list[Analyst], each: int, simulations: int) -> Turn:
        """The best of the turns that these analysts play after an action."""
        turns = {turn.actions: turn for player in players for turn in self.played(player, action, each)}
        return max((self.valued(turn, simulations) for turn in turns.values()), key=lambda turn: turn.value)

    def valued(self, turn: Turn, simulations: int) -> Turn:
        value = Lead()
        for judge in self.judges:
            value.add(judge.chances(turn.end, simulations // PARTS)[self.seat])
        return msgspec.structs.replace(turn, value=value.mean, error=value.error)

    def played(self, player: Analyst, action: int, each: int) -> Iterator[Turn]:
        """The turn as this analyst plays it, and with the best action as soon as that is possible again."""
        after = self.state.copy()
        after.apply(action)
        turn = self.finished(player, Turn((action,), (), after), each)
        yield turn
        for made in range(1, len(turn.actions)):
            if after.to_move != self.seat:
                return
            if self.best in after.legal():
                start = Turn((*turn.actions[:made], self.best), (after.text(self.best),), after.copy())
                start.end.apply(self.best)
                yield self.finished(player, start, each)
                return
            after.apply(turn.actions[made])

    def finished(self, player: Analyst, begun: Turn, each: int) -> Turn:
        state, actions, told = begun.end.copy(), list(begun.actions), list(begun.told)
        while state.to_move == self.seat and len(actions) < LONGEST_TURN:
            view = state.view(self.seat)
            said = player.weigh(view, each) if len(view.legal) > 1 else Explanation(view.legal[0])
            step = state.text(said.action)
            if len(weighed_in(said)) > 1 and says_something(step) and stage_of(view) == self.stage:
                told.append(step)
            actions.append(said.action)
            state.apply(said.action)
        return Turn(tuple(actions), tuple(told), state)


def stage_of(view: object) -> object:
    """The part of a round that a view tells, if any, such as a season: what is decided in the next is not told."""
    return getattr(view, "stage", None)


def says_something(step: str) -> bool:
    """Whether a step does more than end the turn or let it go by.

    >>> says_something("buy:pope"), says_something("done")
    (True, False)
    """
    return verb(step) != step
