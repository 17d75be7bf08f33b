"""The contract of a bot: what a player that is a program promises, and what it may be asked.

>>> from signoria import bots
>>> from signoria.engine import Rng, Setup, default_title, game
>>> title = game(default_title())
>>> dealt = title.new(Setup(4, first=0))
>>> dealt.deal(Rng(7))
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one decision. None: as it likes; a bot that needs no time ignores it."""

    seconds: float | None = None
    nodes: int | None = None


class Candidate(msgspec.Struct, frozen=True):
    """An action that a bot weighed: the share of the victory that it expects, and of its thought that went into it.

    ``error``: one standard error of the value.
    """

    action: int
    value: float | None = None
    share: float | None = None
    error: float | None = None


class Explanation(msgspec.Struct, frozen=True):
    """What a bot would do and why. ``reason``: the end of a message id, ``hint-why-…``, with its arguments."""

    action: int
    reason: str = ""
    args: dict[str, Any] = {}
    candidates: tuple[Candidate, ...] = ()


class Bot(Protocol):
    """A player that is a program: a view in, a legal action out. Its class is called with a seed and a budget.

    An honest bot knows the view and nothing else; the same seed, budget and views give the same choices.

    >>> bot = bots.make(title.name, title.manifest.usual_bot, seed=7)
    >>> view = dealt.view(dealt.to_move)
    >>> bot.choose(view) in view.legal
    True
    """

    def choose(self, view: Any) -> int:
        """One of ``view.legal``, which is not empty.

        >>> view = dealt.view(dealt.to_move)
        >>> bots.make(title.name, "random").choose(view) in view.legal
        True
        """


@runtime_checkable
class ExplainingBot(Bot, Protocol):
    """A bot that can say why. Its explanation names the action that it would choose."""

    def explain(self, view: Any) -> Explanation:
        """What it would do with this view, and why.

        >>> view = dealt.view(dealt.to_move)
        >>> one, twin = (bots.make(title.name, title.manifest.usual_bot, seed=7) for _ in range(2))
        >>> one.explain(view).action == twin.choose(view)
        True
        """


@runtime_checkable
class Watchful(Protocol):
    """A bot, or an analyst, that adapts to how the others play. Before each decision it is told their habits where the
    title keeps any."""

    def recall(self, habits: tuple[int, ...]) -> None:
        """What ``Habits.told`` says at this moment of the game."""


@runtime_checkable
class Learning(Protocol):
    """A bot, or an analyst, that can use what was shown to its seat. Before each decision it is told which cards the
    others are known to hold."""

    def learn(self, shown: tuple[tuple[str, ...], ...]) -> None:
        """By seat, the cards that it showed and was not seen to part with since."""


class Habits(Protocol):
    """How the players of one game have played so far: public, the same for everybody. ``Game.habits`` makes them."""

    def saw(self, state: Any, action: int) -> None:
        """Hear of a legal action before it is made; nothing that is hidden in the state counts."""

    def told(self) -> tuple[int, ...]:
        """The habits as numbers."""

    def copy(self) -> Habits:
        """The same, to go on from here another way."""


class Analyst(Protocol):
    """Judges the moments of a game. Made as a bot is: its class is called with a seed.

    ``simulations`` says how hard it thinks; the same seed, number and moment give the same judgement.
    """

    def chances(self, state: Any, simulations: int) -> tuple[float, ...]:
        """Each seat's chance to win, for somebody who sees all cards; together they are 1."""

    def weigh(self, view: Any, simulations: int) -> Explanation:
        """What the seat of this view had best do: every legal action as a candidate, with its value and error."""


@runtime_checkable
class PlayingAnalyst(Analyst, Protocol):
    """An analyst that plays whole games faster than bots can, which see views."""

    def play_out(self, state: Any, luck: object) -> tuple[float, ...]:
        """Each seat's share of the victory when one policy plays all seats to the end; the same luck, the same game."""
