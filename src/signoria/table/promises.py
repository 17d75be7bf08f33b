"""Promises: whether they were kept, as all cards tell when the game is over, or as a party can tell before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from signoria.engine import Document, Rng, State
from signoria.engine.promise import does
from signoria.table import messages as m
from signoria.table.play import Play

GUESSES = 6
"""Hands that a witness imagines before saying that something was possible."""


class Promise(NamedTuple):
    """A pledge, the turn from which it counts, and whose eyes judge it; None: eyes that see all cards."""

    pledge: m.Pledge
    since: int
    witness: int | None = None


def judge(play: Play | None, promises: Iterable[Promise]) -> list[bool | None]:
    """Whether each ``by`` did as they said at their first decision since where they could have done either.

    Where a turn is made of steps it is all of that turn, and what was taken back in it was not done.
    """
    followed = list(promises)
    if play is None or not any(promise.pledge.action for promise in followed):
        return [None] * len(followed)
    reading = Reading(play, play.first(), 0, 0)
    for promise in followed:
        reading.follow(promise)
    reading.read_on()
    return reading.verdicts


class Reading:
    """Reads a game, on from a state that so many decisions and chances led to, and finds what became of promises."""

    def __init__(self, play: Play, state: State, number: int, chances: int) -> None:
        self.play = play
        self.state = state
        self.state.watch()
        self.number = number
        self.chances = chances
        self.promises: list[Promise] = []
        self.verdicts: list[bool | None] = []
        self.waiting: set[int] = set()
        self.mover: int | None = None
        self.found: set[int] = set()
        """The promises that the turn under way is the occasion for."""
        self.done: dict[int, Document] = {}
        """Of those done in it, where the game stood before."""

    def follow(self, promise: Promise) -> int:
        """Its place among the verdicts."""
        self.promises.append(promise)
        self.verdicts.append(None)
        place = len(self.promises) - 1
        if promise.pledge.action:
            self.waiting.add(place)
        return place

    def read_on(self) -> None:
        """To where the game is now."""
        self.deal()
        while self.number < self.play.turn:
            if not self.waiting:
                return
            self.decide(self.play.actions[self.number])
            self.number += 1
            self.deal()
            if not self.play.game.manifest.steps or self.state.to_move != self.mover:
                self.end_turn()

    def deal(self) -> None:
        while self.state.waits_for_chance:
            self.state.deal_cards(self.play.dealer.draw(self.chances, self.state.chance()))
            self.chances += 1

    def decide(self, text: str) -> None:
        state, self.mover = self.state, self.state.to_move
        found = self.due() - self.found
        found = {place for place in found if self.possible(self.promises[place])}
        position: Document = state.position() if found or self.found else {}
        self.done = {place: before for place, before in self.done.items() if before != position}
        state.apply(state.parse(text))
        self.found |= {place for place in found if self.plain(self.promises[place])}
        for place in self.found:
            if does(text, self.promises[place].pledge.action):
                self.done.setdefault(place, position)

    def due(self) -> set[int]:
        """The promises of the seat to move that the game has waited for."""
        mine = self.state.to_move
        return {
            place
            for place in self.waiting
            if self.promises[place].pledge.by == mine and self.promises[place].since <= self.number
        }

    def possible(self, promise: Promise) -> bool:
        """Whether the promised action could be taken; a witness must be sure without seeing any card."""
        action, witness = promise.pledge.action, promise.witness
        if witness is None:
            return action in texts(self.state)
        view, rng = self.state.view(witness), Rng((self.number, witness))
        return all(action in texts(self.play.game.sample(view, rng)) for _ in range(GUESSES))

    def plain(self, promise: Promise) -> bool:
        """Whether who judges was told of the decision just made what its own player was told."""
        return promise.witness is None or self.state.events(promise.witness) == self.state.events(self.mover)

    def end_turn(self) -> None:
        for place in self.found:
            self.verdicts[place] = (place in self.done) == self.promises[place].pledge.will
        self.waiting -= self.found
        self.found = set()
        self.done = {}

    def owed(self) -> list[m.Pledge]:
        """What the seat to move has still to do, or to leave, now."""
        possible = texts(self.state)
        due = [self.promises[place] for place in sorted(self.due() - set(self.done))]
        return [one.pledge for one in due if one.witness is None and one.pledge.action in possible]


def texts(state: State) -> set[str]:
    return {state.text(action) for action in state.legal()}
