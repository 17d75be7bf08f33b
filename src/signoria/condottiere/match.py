"""Playing for points: a series of games to a target, with a record of its own: C-OPT-2."""

from __future__ import annotations

from typing import cast

import msgspec

from signoria.condottiere.cards import popcount
from signoria.condottiere.editions import check
from signoria.condottiere.state import State
from signoria.engine.chance import Rng
from signoria.engine.contract import Outcome, Setup
from signoria.engine.errors import InvalidError
from signoria.engine.record import Record, Recorder

ADJACENT_BONUS = 5


class MatchRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A whole match as JSON: its games in order, the deciding final battle last where there was one."""

    setup: Setup
    games: list[Record]
    scores: list[int]
    outcome: Outcome | None = None


class Match:
    """Games are played through ``act`` and ``deal``; ``advance`` goes on when one is over."""

    def __init__(self, setup: Setup) -> None:
        self.setup = check(setup)
        if self.setup.target is None:
            raise InvalidError("C-OPT-2: a match needs the option points.")
        self.scores = [0] * self.setup.seats
        self.games: list[Record] = []
        self.final: tuple[int, ...] | None = None
        self.outcome: Outcome | None = None
        self._first = self.setup.first
        self._game = Recorder("condottiere", self.setup)

    @property
    def state(self) -> State:
        """The game that is being played, or the last one."""
        return cast("State", self._game.state)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def act(self, action: int) -> None:
        self._game.act(action)

    def deal(self, rng: Rng) -> None:
        self._game.deal(rng)

    def deal_cards(self, drawn: tuple[str, ...]) -> None:
        self._game.deal_cards(drawn)

    def advance(self) -> None:
        """Count a finished game; begin the next one, or the final battle, or end the match."""
        if self.over or not self.state.over:
            raise InvalidError("C-OPT-2: the match goes on when its current game is over.")
        self.games.append(self._game.record)
        if self.final is not None:
            self.outcome = self.state.outcome
            return
        self._count()
        best = max(self.scores)
        if best < cast("int", self.setup.target):
            self._next_game()
            return
        leaders = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        if len(leaders) == 1:
            self.outcome = Outcome(leaders, "points")
        else:
            self._final_battle(leaders)

    def record(self) -> MatchRecord:
        return MatchRecord(self.setup, self.games, self.scores, self.outcome)

    def _count(self) -> None:
        for seat, realm in enumerate(self.state.realms):
            self.scores[seat] += popcount(realm)
        outcome = self.state.outcome
        if outcome is not None and outcome.reason == "adjacent":
            self.scores[outcome.winners[0]] += ADJACENT_BONUS

    def _next_game(self) -> None:
        """The marker starts with the left neighbour of the previous game's first holder."""
        if self._first is None:
            self._first = int(self._game.record.moves[0].removeprefix("first:"))
        self._first = (self._first + 1) % self.setup.seats
        self._game = Recorder("condottiere", msgspec.structs.replace(self.setup, first=self._first))

    def _final_battle(self, finalists: tuple[int, ...]) -> None:
        self.final = finalists
        ended = self.state.position()
        start = {key: ended[key] for key in ("game", "edition", "options", "target", "regions", "favour", "marker")}
        start |= {"seats": [{}] * self.setup.seats, "phase": "deal", "final": list(finalists)}
        self._game = Recorder("condottiere", self.setup, start)
