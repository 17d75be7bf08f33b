"""How the players of a game fight: what each has done so far, seen by everybody, and what kind of player that is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.bots.lead import lead, lead_after
from signoria.titles.condottiere.rules.actions import PASS, PASS_OPEN
from signoria.titles.condottiere.rules.battle import is_hideable
from signoria.titles.condottiere.rules.cards import MERCENARIES, WINTER
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, TAKE

DEEDS: Final = 22
"""Ahead or behind: passes, a mercenary that leads, one that does not, a card of each other kind."""
BEHIND: Final = 0
AHEAD: Final = 11
SEATS: Final = 6

UNKNOWN: Final = 0
POLICY: Final = 1
THRIFTY: Final = 2
SQUIRE: Final = 3
STUBBORN: Final = 4
ANYTHING: Final = 5
KINDS: Final = 6
SURE: Final = 2.0
"""A kind is believed when it is that many times e likelier than the next: about nine in ten."""


UNSEEN: Final = 63
"""Instead of an action: a card that was played face down."""


@final
@mypyc_attr(acyclic=True)
class Habits:
    """Counts of deeds, by seat, and the moves of the battle that is fought: 64 times the seat, and the action.

    Nothing hidden counts: a face-down card is like a mercenary that does not lead.
    """

    def __init__(self, told: tuple[int, ...] = ()) -> None:
        self.counts: vec[i64] = vec[i64]([0 for _ in range(SEATS * DEEDS)])
        for number, count in enumerate(told[: SEATS * DEEDS]):
            self.counts[number] = count
        self.moves: list[int] = list(told[SEATS * DEEDS :])

    def saw(self, state: State | Match, action: i64) -> None:
        """Hear of a legal action before it is made."""
        game = state.state if isinstance(state, Match) else state
        phase = game.phase_code
        if phase == BATTLE:
            at = game.turn * DEEDS + deed(game, action)
            self.counts[at] = self.counts[at] + 1
        if phase == BATTLE or phase == TAKE or phase == FAVOUR:
            if phase == BATTLE and game.terms.hidden and is_hideable(action):
                action = UNSEEN
            self.moves.append(game.turn * 64 + action)
        else:
            self.moves = []

    def told(self) -> tuple[int, ...]:
        return tuple([int(count) for count in self.counts] + self.moves)


def deed(state: State, action: i64) -> i64:
    """What an action in battle looks like to everybody."""
    seat = state.turn
    hidden = state.down
    state.down = 0
    where: i64 = AHEAD if lead(state, seat) > 0 else BEHIND
    kind: i64 = 2
    if action == PASS or action == PASS_OPEN:
        kind = 0
    elif not (state.terms.hidden and is_hideable(action)):
        if action >= MERCENARIES:
            kind = 3 + action - WINTER
        elif lead_after(state, seat, action) > 0:
            kind = 1
    state.down = hidden
    return where + kind


@final
@mypyc_attr(acyclic=True)
class Guesses:
    """What kind of player each seat seems to be. ``likelihoods``: the logarithm of each deed's share, by kind."""

    def __init__(self, likelihoods: vec[float]) -> None:
        self.likelihoods: vec[float] = likelihoods
        self.scores: vec[float] = vec[float]([0.0 for _ in range(SEATS * KINDS)])
        self.kinds: vec[i64] = vec[i64]([UNKNOWN for _ in range(SEATS)])

    def forget(self) -> None:
        for number in range(i64(SEATS * KINDS)):
            self.scores[number] = 0.0
        for seat in range(i64(SEATS)):
            self.kinds[seat] = UNKNOWN

    def recall(self, habits: Habits) -> None:
        """Guess from all that was seen."""
        self.forget()
        for seat in range(i64(SEATS)):
            for done in range(i64(DEEDS)):
                times = habits.counts[seat * DEEDS + done]
                if times:
                    self.add(seat, done, float(times))
            self.decide(seat)

    def see(self, state: State, action: i64) -> None:
        """Hear of one more action in battle."""
        if state.phase_code == BATTLE:
            seat = state.turn
            self.add(seat, deed(state, action), 1.0)
            self.decide(seat)

    def add(self, seat: i64, done: i64, times: float) -> None:
        for kind in range(i64(1), i64(KINDS)):
            at = seat * KINDS + kind
            self.scores[at] = self.scores[at] + times * self.likelihoods[kind * DEEDS + done]

    def decide(self, seat: i64) -> None:
        best: i64 = 1
        for kind in range(i64(2), i64(KINDS)):
            if self.scores[seat * KINDS + kind] > self.scores[seat * KINDS + best]:
                best = kind
        most = self.scores[seat * KINDS + best]
        self.kinds[seat] = best
        for kind in range(i64(1), i64(KINDS)):
            if self.scores[seat * KINDS + kind] > most - SURE and not are_alike(kind, best):
                self.kinds[seat] = UNKNOWN


def are_alike(kind: i64, other: i64) -> bool:
    """A thrifty player and a squire differ little; to know that somebody is one of the two is worth something."""
    return kind == other or (kind == THRIFTY and other == SQUIRE) or (kind == SQUIRE and other == THRIFTY)
