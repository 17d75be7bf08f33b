"""What a search promises of a better action, held against games that are played to the end.

A search looks a short way ahead and forecasts the rest; where its forecast errs, more of it errs as well. So its word
counts, but little: the games decide.
"""

from __future__ import annotations

from math import erf, sqrt

from signoria.bots.playing_out import Lead, PlayingOut

KEPT = 0.4
"""Of the lead that a search promises at a suspected turning point, so much is to be expected before a game is played:
the more it promises, the less of it is there."""
WORD = 0.2
"""For so large a share of the games that may be played the word of a search counts, where luck decides as much as
usual; the less luck there is, the more the games tell."""
USUAL_SPREAD, USUAL_GAMES = 0.25, 2
"""The variance between two games with the same luck, and for how many games that counts: a few that happen to agree do
not tell it."""
PARTS = 4
"""After each of them an action that does not lead is given up."""


class Trials:
    """Two actions of one moment, ``better`` and ``taken``, played out at most ``games`` times.

    ``promised``: the chances to win that a search gives them.
    """

    def __init__(self, games: int, promised: tuple[float, float]) -> None:
        self.games = games
        self.promised = promised
        self.better, self.taken, self.lead = Lead(), Lead(), Lead()

    def play(self, playing: PlayingOut, view: object, actions: tuple[int, int], luck: object) -> None:
        turns = tuple((action,) for action in actions)
        for number in range(self.games):
            self.add(*playing.compare(view, turns, (luck, number)))
            if (number + 1) % max(1, self.games // PARTS) == 0 and self.expected <= 0:
                return

    def add(self, better: float, taken: float) -> None:
        self.better.add(better)
        self.taken.add(taken)
        self.lead.add(better - taken)

    @property
    def loss(self) -> float:
        """How much was lost with the taken action; nothing where the games alone show no lead."""
        return self.expected if self.lead.mean > 0 else min(0.0, self.expected)

    @property
    def expected(self) -> float:
        """The lead, by the search and the games together."""
        better, taken = self.promised
        return self.together(self.lead, KEPT * (better - taken))

    @property
    def error(self) -> float:
        return self.error_of(self.lead)

    @property
    def chance(self) -> float:
        """Of the taken action."""
        return self.together(self.taken, self.promised[1])

    @property
    def word(self) -> float:
        """The games that the word of the search counts for."""
        return WORD * self.games * spread_of(self.lead) / USUAL_SPREAD

    def together(self, played: Lead, said: float) -> float:
        return (self.word * said + played.sum) / (self.word + played.count)

    def error_of(self, played: Lead) -> float:
        return sqrt(spread_of(played) / (self.word + played.count))


def spread_of(played: Lead) -> float:
    """The variance between games, as far as so few can tell."""
    return (played.spread * played.count + USUAL_SPREAD * USUAL_GAMES) / (played.count + USUAL_GAMES)


def likely(loss: float, error: float) -> float:
    """The probability that a difference that was measured with this error is above zero.

    >>> likely(0.1, 0.05) > 0.97, likely(0.0, 0.05), likely(0.1, 0.0)
    (True, 0.5, 1.0)
    """
    if not error:
        return 0.5 if not loss else float(loss > 0)
    return 0.5 * (1 + erf(loss / error / sqrt(2)))
