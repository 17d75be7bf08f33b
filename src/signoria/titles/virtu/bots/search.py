"""Looks before it leaps: plays on from every candidate for some years, and keeps what promises most."""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.titles.virtu.bots.candidates import Candidates, gather
from signoria.titles.virtu.bots.forecast import Forecast
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.outlook import Outlook
from signoria.titles.virtu.bots.policy import choose, turn_taken
from signoria.titles.virtu.rules import phases
from signoria.titles.virtu.rules.phase_codes import MARKER, OVER, WINTER
from signoria.titles.virtu.rules.pieces import BIT
from signoria.titles.virtu.rules.state import State

MOST_CANDIDATES: Final = 32
LONGEST_PLAY: Final = 3000  # decisions


@final
@mypyc_attr(acyclic=True)
class Search:
    """The thought about one moment. Every candidate is played on with the same luck.

    Half of the candidates are dropped, then half of the rest, and so on: most thought goes to the best of them.
    """

    __slots__ = (
        "candidates",
        "counts",
        "dice",
        "forecast",
        "live",
        "luck",
        "seat",
        "simulations",
        "squares",
        "sums",
        "years",
    )

    def __init__(self, forecast: Forecast, years: i64, rng: Rng) -> None:
        self.forecast: Forecast = forecast
        self.years: i64 = years
        self.dice: Rng = rng
        self.luck: i64 = rng.next_word()
        self.candidates: Candidates = Candidates()
        self.seat: i64 = 0
        self.live: i64 = 0  # the candidates that are still in question, as a set
        self.simulations: i64 = 0
        self.counts: vec[i64] = vec[i64]([0 for _ in range(MOST_CANDIDATES)])
        self.sums: vec[float] = vec[float]([0.0 for _ in range(MOST_CANDIDATES)])
        self.squares: vec[float] = vec[float]([0.0 for _ in range(MOST_CANDIDATES)])

    def choose(self, state: State, simulations: i64, most: i64, margin: i64, deadline: float) -> i64:
        """The best candidate, after so many simulations; ``deadline``: a moment after which no round begins."""
        self.candidates = gather(state, self.forecast.mind, self.dice)
        self.candidates.trim(most if most < simulations else simulations, margin)
        self.seat = state.actor
        count = self.candidates.count
        self.live = BIT[count] - 1
        rounds: i64 = 0
        while BIT[rounds] < count:
            rounds += 1
        alive = count
        while alive > 1 and (deadline == 0.0 or perf_counter() < deadline):
            each = simulations // (rounds * alive)
            self.play_on(state, each if each > 1 else i64(1))
            alive = (alive + 1) // 2
            self.keep(alive)
        return self.candidates.actions[self.best()]

    def play_on(self, state: State, each: i64) -> None:
        """So many more simulations of every candidate in question."""
        for number in range(self.candidates.count):
            if self.live & BIT[number]:
                for _ in range(each):
                    value = self.simulate(state, self.candidates.actions[number], self.counts[number])
                    self.counts[number] += 1
                    self.sums[number] = self.sums[number] + value
                    self.squares[number] = self.squares[number] + value * value
                    self.simulations += 1

    def simulate(self, state: State, action: i64, number: i64) -> float:
        """What a candidate promises when play goes on with the luck of that number."""
        trial = state.copy()
        phases.apply(trial, action)
        self.dice.word = self.luck ^ (number * 0x5DEECE66D + 11)
        self.dice.next_word()
        promised = vec[float]([0.0 for _ in range(trial.terms.seats)])
        end = end_of(state, self.years)
        self.forecast.add_to(promised, played_until(trial, end, self.forecast.mind, self.dice))
        return promised[self.seat]

    def keep(self, count: i64) -> None:
        """Drop all candidates but the best so many."""
        kept: i64 = 0
        for _ in range(count):
            kept |= BIT[self.best()]
            self.live &= ~kept
        self.live = kept

    def best(self) -> i64:
        """The best of the candidates in question; the earlier one of equals."""
        best: i64 = 0
        most = -1.0
        for number in range(self.candidates.count):
            if self.live & BIT[number] and self.mean(number) > most:
                most = self.mean(number)
                best = number
        return best

    def mean(self, number: i64) -> float:
        return self.sums[number] / float(self.counts[number]) if self.counts[number] else 0.0

    def error(self, number: i64) -> float:
        """One standard error of the mean."""
        count = float(self.counts[number])
        if count < 2.0:
            return 0.5
        mean = self.sums[number] / count
        spread = (self.squares[number] / count - mean * mean) * count / (count - 1.0)
        return sqrt(spread / count) if spread > 0.0 else 0.0


def chances_after(state: State, years: i64, plays: i64, forecast: Forecast, rng: Rng) -> list[float]:
    """What positions some years on promise to each seat, in so many plays."""
    sums = vec[float]([0.0 for _ in range(state.terms.seats)])
    end = end_of(state, years)
    for _ in range(plays):
        forecast.add_to(sums, played_until(state.copy(), end, forecast.mind, rng))
    return [sums[seat] / float(plays) for seat in range(state.terms.seats)]


def end_of(state: State, years: i64) -> i64:
    """The year at whose beginning a play ends: a Winter counts to the year that follows."""
    return state.year + years + 1 if state.stage == WINTER else state.year + years


def played_until(state: State, year: i64, mind: Mind, rng: Rng) -> State:
    """Play on as the policy does, until that year begins or the game is over; the state may be used up."""
    decisions: i64 = 0
    while state.phase_code != OVER and state.year < year and decisions < LONGEST_PLAY:
        if state.phase_code == MARKER:
            state = turn_taken(state, Outlook(state, mind), rng)
        else:
            phases.apply(state, choose(state, mind, rng))
        decisions += 1
    return state
