"""One game between bots, with its record.

>>> from signoria.engine import default_title
>>> contest = Contest(default_title(), Setup(2), ("squire", "random"), seed=7)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from signoria import bots
from signoria.engine.chance import Rng
from signoria.engine.contract import Bot, Game, Habits, Setup, State
from signoria.engine.fairness import Dealer
from signoria.engine.record import Record, Recorder
from signoria.engine.registry import game


class Contest(msgspec.Struct, frozen=True):
    """Who plays what. The bots move one seat on from game to game, so that none profits from its seat.

    >>> contest.seating(0), contest.seating(1)
    (('squire', 'random'), ('random', 'squire'))
    """

    title: str
    setup: Setup
    levels: tuple[str, ...]
    seed: int

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game, by seat."""
        turn = number % len(self.levels)
        return self.levels[turn:] + self.levels[:turn]

    def players(self, number: int) -> list[Bot]:
        """The bots of a game, made anew, each with a seed of its own."""
        seats = enumerate(self.seating(number))
        return [bots.make(self.title, level, (self.seed, number, seat)) for seat, level in seats]


def play_game(contest: Contest, number: int) -> tuple[State, int]:
    """Play one game to its end; the last state and the number of decisions.

    >>> state, decisions = play_game(contest, 0)
    >>> state.over, decisions > 10
    (True, True)
    """
    rng = Rng((contest.seed, number))
    return play_out(game(contest.title), contest.setup, contest.players(number), lambda _: rng)


def play_out(title: Game, setup: Setup, players: Sequence[Bot], chance: Callable[[int], Rng]) -> tuple[State, int]:
    """Let these bots play, one a seat; the last state and the number of decisions.

    ``chance`` gives the generator for what is drawn first, second and so on, counted from 0.
    """
    state = title.new(setup)
    habits = title.habits(setup)
    deals = decisions = 0
    while not state.over and decisions < title.longest:
        seat = state.to_move
        if seat is None:
            state.deal(chance(deals))
            deals += 1
        else:
            state.apply(decide(state, seat, players[seat], habits))
            decisions += 1
    return state, decisions


def decide(state: State, seat: int, bot: Bot, habits: Habits | None) -> int:
    """What a bot chooses for the seat to move; the notebook of the game hears of it."""
    recall = getattr(bot, "recall", None)  # of a Watchful; to ask by isinstance takes longer than quick bots think
    if habits is not None and recall:
        recall(habits.told())
    action = bot.choose(state.view(seat))
    if habits is not None:
        habits.saw(state, action)
    return action


def record_game(contest: Contest, number: int) -> Record:
    """The same bots in a game with committed cards, as a record that can be verified.

    >>> record = record_game(contest, 0)
    >>> record.players, record.replay().over
    (['Squire 0', 'Random 1'], True)
    """
    players = contest.players(number)
    dealer = Dealer()
    table = Recorder(contest.title, contest.setup)
    table.record.players = [f"{level.title()} {seat}" for seat, level in enumerate(contest.seating(number))]
    habits = game(contest.title).habits(contest.setup)
    deals = 0
    while not table.state.over and len(table.record.moves) < game(contest.title).longest:
        seat = table.state.to_move
        if seat is None:
            table.deal_cards(dealer.draw(deals, table.state.chance()))
            deals += 1
        else:
            table.act(decide(table.state, seat, players[seat], habits))
    table.record.fairness = dealer.revealed()
    return table.record
