"""Playing for points: a series of games to a target, behind the contract of a single game: C-OPT-2.

So a match has one record, and every table, bot and tool plays it without knowing what a match is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, final

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.contract import Chance, Document, Event, Outcome, Setup
from signoria.engine.errors import InvalidError
from signoria.engine.victory import shares
from signoria.titles.condottiere.data.editions import check, terms_for
from signoria.titles.condottiere.rules import observation
from signoria.titles.condottiere.rules.cards import popcount
from signoria.titles.condottiere.rules.playout import fresh
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import NONE
from signoria.titles.condottiere.text.positions import from_position
from signoria.titles.condottiere.text.view_types import FinishedGame, MatchView, View
from signoria.titles.condottiere.text.views import Sight, view_of

ADJACENT_BONUS = 5


@final
class Match:
    """``state`` is the game being played; when it ends its points are counted and the next one begins."""

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        """Without a state, a match before its first deal; with one, the set-up is known to be allowed."""
        self.setup = setup if state is not None else check(setup)
        if "target" not in self.setup.values:
            raise InvalidError("C-OPT-2: a match needs the option points.")
        self.target = self.setup.values["target"]
        self.scores = [0] * self.setup.seats
        self.games: list[FinishedGame] = []
        self.final: tuple[int, ...] | None = None
        self.outcome: Outcome | None = None
        self.first = self.setup.first
        self._ended: State | None = None  # the game that the last move ended
        self._match_events: list[Event] = []  # what followed from its end
        self._watched = False
        self.state = state or self._new_game()

    # -- the series

    def advance(self) -> None:
        """Count a finished game; begin the next one, or the final battle, or end the match."""
        ended = self.state.outcome
        if self.over or ended is None:
            raise InvalidError("C-OPT-2: the match goes on when its current game is over.")
        if self.final is not None:
            self.games.append(FinishedGame(ended.winners, ended.reason, (0,) * self.setup.seats))
            self._end(ended)
            return
        self._count(ended)
        best = max(self.scores)
        leaders = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        if best < self.target:
            self._next_game()
        elif len(leaders) == 1:
            self._end(Outcome(leaders, "points"))
        else:
            self._final_battle(leaders)

    def _count(self, ended: Outcome) -> None:
        points = [popcount(realm) for realm in self.state.realms]
        if ended.reason == "adjacent":
            points[ended.winners[0]] += ADJACENT_BONUS
        self.games.append(FinishedGame(ended.winners, ended.reason, tuple(points)))
        self.scores = [score + more for score, more in zip(self.scores, points, strict=True)]
        self._note("points-counted", {"scores": list(self.scores), "target": self.target})

    def _next_game(self) -> None:
        """The marker starts with the left neighbour of the previous game's first holder."""
        if self.first is None:
            raise InvalidError("C-OPT-2: nobody knows who began; play the match through its own methods.")
        self.first = (self.first + 1) % self.setup.seats
        last_battle = self.state.last_battle
        self.state = self._new_game()
        self.state.last_battle = last_battle

    def _new_game(self) -> State:
        state = fresh(terms_for(self.setup), NONE if self.first is None else self.first)
        if self._watched:
            state.watch()
        return state

    def _final_battle(self, finalists: tuple[int, ...]) -> None:
        self.final = finalists
        self._note("final-battle", {"seats": finalists, "why": "points"})
        ended = self.state.position()
        start = {key: ended[key] for key in ("game", "edition", "options", "target", "regions", "favour", "marker")}
        start |= {"seats": [{}] * self.setup.seats, "phase": "deal", "final": list(finalists)}
        last_battle = self.state.last_battle
        self.state = from_position(start)
        self.state.last_battle = last_battle
        if self._watched:
            self.state.watch()

    def _end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._note("match-over", {"winners": outcome.winners, "scores": list(self.scores)})

    # -- the contract

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def waits_for_chance(self) -> bool:
        return self.state.waits_for_chance

    @property
    def to_move(self) -> int | None:
        return self.state.to_move

    @property
    def phase(self) -> str:
        return self.state.phase

    def returns(self) -> tuple[float, ...]:
        return shares(self.outcome, self.setup.seats)

    def showable(self, seat: int) -> tuple[str, ...]:
        return self.state.showable(seat)

    def legal(self) -> list[int]:
        return self.state.legal()

    def apply(self, action: int) -> None:
        self.state.apply(action)
        self._ended = None
        if self.state.over:
            self._ended = self.state
            self._match_events = []
            self.advance()

    def text(self, action: int) -> str:
        return self.state.text(action)

    def parse(self, text: str) -> int:
        return self.state.parse(text)

    def strengths(self) -> list[int]:
        return self.state.strengths()

    def chance(self) -> Chance:
        return self.state.chance()

    def deal(self, rng: Rng) -> None:
        self.state.deal(rng)
        self._after_chance()

    def deal_cards(self, drawn: Sequence[str]) -> None:
        self.state.deal_cards(drawn)
        self._after_chance()

    def _after_chance(self) -> None:
        self._ended = None
        if self.first is None:
            self.first = self.state.marker

    def view(self, seat: int | None) -> View:
        return self._of_the_match(view_of(self.state, seat, self._series()))

    def sight(self) -> Sight:
        sight = Sight(self.state, self._series())
        sight.public = self._of_the_match(sight.public)
        return sight

    def _series(self) -> MatchView:
        return MatchView(tuple(self.scores), self.target, tuple(self.games), self.first, self.final)

    def _of_the_match(self, view: View) -> View:
        """Ended is not the last game, but the match."""
        return msgspec.structs.replace(view, outcome=self.outcome) if self.outcome else view

    def observe(self, seat: int | None, out: Any) -> None:
        observation.write(out, self.state, seat, self.scores, len(self.games))

    def watch(self) -> None:
        self._watched = True
        self.state.watch()

    def _note(self, what: str, args: Document) -> None:
        self._match_events.append(Event(what, args))

    def events(self, seat: int | None) -> list[Event]:
        if self._ended is None:
            return self.state.events(seat)
        return [*self._ended.events(seat), *self._match_events]

    def copy(self) -> Match:
        twin = Match(self.setup, self.state.copy())
        twin.scores = list(self.scores)
        twin.games = list(self.games)
        twin.final = self.final
        twin.outcome = self.outcome
        twin.first = self.first
        return twin

    def position(self) -> Document:
        series = {
            "scores": list(self.scores),
            "first": self.first,
            "games": [_game_document(game) for game in self.games],
            "final": None if self.final is None else list(self.final),
            "outcome": self.outcome and {"winners": list(self.outcome.winners), "reason": self.outcome.reason},
        }
        return self.state.position() | {"match": series}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a match changes; hash its position")

    def __reduce__(self) -> tuple[object, ...]:
        from signoria.titles.condottiere.rules.packing import packed

        games = tuple([(game.winners, game.reason, game.points) for game in self.games])
        outcome = None if self.outcome is None else (self.outcome.winners, self.outcome.reason)
        terms = self.state.terms
        key = (terms.seats, terms.edition, terms.options, terms.target)
        return restored_match, (*key, packed(self.state), self.first, tuple(self.scores), games, self.final, outcome)

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Match:
        return self.copy()


def restored_match(
    seats: int, edition: str, options: tuple[str, ...], target: int, data: bytes, first: int | None,
    scores: tuple[int, ...], games: tuple[tuple[tuple[int, ...], str, tuple[int, ...]], ...],
    final: tuple[int, ...] | None, outcome: tuple[tuple[int, ...], str] | None,
) -> Match:  # fmt: skip
    """The match that was pickled."""
    from signoria.titles.condottiere.rules.packing import restored

    match = Match(match_setup(seats, edition, options, target), restored(seats, edition, options, target, data))
    match.first = first
    match.scores = list(scores)
    match.games = [FinishedGame(winners, reason, points) for winners, reason, points in games]
    match.final = final
    match.outcome = None if outcome is None else Outcome(*outcome)
    return match


@lru_cache(1024)
def match_setup(seats: int, edition: str, options: tuple[str, ...], target: int) -> Setup:
    """The set-up of a match that goes on: who began its first game no longer matters."""
    return check(Setup(seats, edition, options, target=target))


def _game_document(game: FinishedGame) -> Document:
    """A finished game in a position; its points only where they are known."""
    document: Document = {"winners": list(game.winners), "reason": game.reason}
    return document | {"points": list(game.points)} if game.points else document
