"""Games played to the end: by how much one move wins more often than another, where all play on alike."""

from __future__ import annotations

from math import sqrt
from typing import Any

from signoria import bots
from signoria.engine.bot import Analyst, PlayingAnalyst
from signoria.engine.chance import Rng
from signoria.engine.contract import State
from signoria.engine.registry import game


class Lead:
    """The mean of what was added, and one standard error of it."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.sum += difference
        self.squares += difference**2

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The variance of what was added."""
        return max(0.0, self.squares / self.count - self.mean**2) if self.count else 0.0

    @property
    def error(self) -> float:
        return sqrt(self.spread / max(self.count - 1, 1))


class PlayingOut:
    """Plays the moments of a title out: by the policy of its analyst or, where that has none, as one level plays."""

    def __init__(self, title: str, analyst: Analyst, level: str) -> None:
        self.title = title
        self.analyst = analyst
        self.level = level

    def compare(self, view: Any, turns: tuple[tuple[int, ...], ...], luck: object) -> tuple[float, ...]:
        """What the seat of this view wins after each of these turns: in the same world, with the same luck.

        The world is drawn from those that the seat cannot tell from the true one.
        """
        world = game(self.title).sample(view, Rng(luck))
        return tuple(self.played_out(world, turn, luck)[view.seat] for turn in turns)

    def played_out(self, world: State, turn: tuple[int, ...], luck: object) -> tuple[float, ...]:
        """Each seat's share of the victory when these actions are taken and then all seats play on alike."""
        state, deals = world.copy(), Rng((luck, "deals"))
        for action in turn:
            state.apply(action)
        while state.waits_for_chance:
            state.deal(deals)
        if isinstance(self.analyst, PlayingAnalyst):
            return self.analyst.play_out(state, luck)
        return self.played_by_bots(state, deals, luck)

    def played_by_bots(self, state: State, deals: Rng, luck: object) -> tuple[float, ...]:
        players: dict[int, bots.Bot] = {}
        for _ in range(game(self.title).longest):
            seat = state.to_move
            if state.over:
                break
            if seat is None:
                state.deal(deals)
                continue
            bot = players.get(seat) or players.setdefault(seat, bots.make(self.title, self.level, (luck, seat)))
            state.apply(bot.choose(state.view(seat)))
        return state.returns()
