"""Search: what an action brings, tried on worlds that could be the true one, played to the end of the round.

Every candidate of the policy is tried on the same worlds. Rivals play as they seem to: by the policy, or by the rule of
thumb that fits what they did so far. At the end of the round the value is asked. The weaker half is dropped again and
again, and the policy's own opinion decides between what the trials cannot tell apart.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.habits import ANYTHING, STYLE_OF_KIND, Guesses
from signoria.titles.condottiere.bots.league import Weights
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.value import Value
from signoria.titles.condottiere.rules import actions
from signoria.titles.condottiere.rules.playout import random_action
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import DEAL, NONE, OVER, PLACE, Terms

MOST: Final = 32
"""Candidates."""
LONGEST: Final = 400
"""Decisions of a trial."""
TO_THE_END: Final = 100
"""More battles than a round can have."""
HEAT: Final = 1.0
"""Of the policy in a trial."""
GLANCE: Final = 8
"""Worlds between two looks at what is still worth a trial."""
DOUBT: Final = 0.02
"""What a few trials that happen to agree do not tell: it keeps their error from being nothing."""
LUCK: Final = 0.25
"""The variance of a chance, where no trials tell it."""
BORROWED: Final = 4.0
"""For so many trials of a candidate the spread of all counts: what was dropped early was tried too seldom to know its
own."""
REPEATED: Final = 1.2
"""How much larger errors are than those of trials that know nothing of each other: believed worlds come several times,
and what did well by luck was tried on."""


@final
@mypyc_attr(acyclic=True)
class Search:
    """For one kind of table. ``worlds``: states that could be the true one, all alike to the seat that thinks."""

    def __init__(self, terms: Terms, weights: Weights, seed: object) -> None:
        self.terms: Terms = terms
        self.rng: Rng = Rng(seed)
        self.guesses: Guesses = Guesses(weights.likelihoods)
        self.guesses.sit_down(terms)
        self.policy: Policy = Policy(terms, weights.policy, self.guesses.kinds)
        self.value: Value = Value(terms, weights.value, self.guesses.kinds)
        self.worlds: list[State] = []
        self.least_share: float = 0.01  # of the policy, for an action to be tried
        self.trust: float = 0.02  # how much the policy's opinion counts beside the trials
        self.sure: float = 2.5  # errors by which an action must be behind to be dropped at once
        self.near: float = 0.003  # an error so small that the better of two actions need not be known
        self.battles: i64 = TO_THE_END  # that a trial goes on for
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.priors: vec[float] = vec[float]([0.0 for _ in range(MOST)])
        self.tries: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.sums: vec[float] = vec[float]([0.0 for _ in range(MOST)])
        self.squares: vec[float] = vec[float]([0.0 for _ in range(MOST)])
        self.gaps: vec[float] = vec[float]([0.0 for _ in range(MOST * MOST)])  # squares of differences, by pair
        self.found: vec[float] = vec[float]([0.0 for _ in range(MOST)])  # on the last world
        self.alive: vec[i64] = vec[i64]([0 for _ in range(MOST)])
        self.seat: i64 = NONE  # who thinks
        self.living: i64 = 0
        self.next_world: i64 = 0
        self.simulations: i64 = 0

    def choose(self, state: State, simulations: i64) -> i64:
        """The best action of the seat to move after so many simulations, over the worlds that are set."""
        self.begin(state)
        while self.living > 1:
            self.go_on(simulations)
        return self.actions[self.best()]

    def begin(self, state: State) -> None:
        """Think about the decision of the seat to move."""
        self.seat = state.turn
        self.list_candidates(state, actions.legal_mask(state))
        self.simulations = 0
        self.next_world = 0
        self.living = self.count

    def go_on(self, simulations: i64) -> None:
        """Try what is alive on so many more worlds that all stages together take ``simulations``, then drop half."""
        stages: i64 = 1
        size = self.count
        while size > 2:
            size = (size + 1) // 2
            stages += 1
        rounds = simulations // (stages * self.living)
        for done in range(rounds if rounds > 1 else i64(1)):
            self.try_all(self.worlds[self.next_world % len(self.worlds)])
            self.next_world += 1
            if done % GLANCE == GLANCE - 1:
                self.drop_hopeless()
                if self.living == 1:
                    return
        self.drop_half()

    def list_candidates(self, state: State, legal: i64) -> None:
        """What the policy thinks worth a try."""
        self.policy.consider(state, legal)
        self.policy.weigh(1.0)
        found = self.policy.found
        best = found.shares[found.best()]
        self.count = 0
        for number in range(found.count):
            share = found.shares[number]
            if share >= self.least_share * best:
                at = self.count
                self.actions[at] = found.actions[number]
                self.priors[at] = share
                self.tries[at] = 0
                self.sums[at] = 0.0
                self.squares[at] = 0.0
                for other in range(i64(MOST)):
                    self.gaps[at * MOST + other] = 0.0
                self.alive[at] = 1
                self.count = at + 1

    def try_all(self, world: State) -> None:
        """Try every living candidate on one world, with the same luck."""
        seat = self.seat
        word = self.rng.next_word()
        for number in range(self.count):
            if self.alive[number]:
                self.rng.word = word
                trial = world.copy()
                actions.apply(trial, self.actions[number])
                self.play_on(trial)
                chance = self.value.chances[seat]
                self.tries[number] = self.tries[number] + 1
                self.sums[number] = self.sums[number] + chance
                self.squares[number] = self.squares[number] + chance * chance
                self.found[number] = chance
                self.simulations += 1
                self.compare(number)

    def compare(self, number: i64) -> None:
        """Note how far a candidate was from those before it, on the same world."""
        for other in range(number):
            if self.alive[other]:
                gap = self.found[number] - self.found[other]
                self.gaps[number * MOST + other] = self.gaps[number * MOST + other] + gap * gap

    def chances(self, state: State, simulations: i64) -> list[float]:
        """Each seat's chance to win from here, all cards known, over so many continuations."""
        self.seat = NONE
        seats = state.terms.seats
        sums = [0.0 for _ in range(seats)]
        for _ in range(simulations):
            self.play_on(state.copy())
            for seat in range(seats):
                sums[seat] += self.value.chances[seat] / float(simulations)
        return sums

    def play_on(self, trial: State) -> None:
        """For so many battles, or to the end of the round, and who will win from there: ``value.chances``."""
        left = self.battles
        placed = trial.phase_code == PLACE
        steps: i64 = 0
        while trial.phase_code != OVER and steps < LONGEST:
            phase = trial.phase_code
            if phase == DEAL:
                self.value.appraise(trial)
                return
            if phase == PLACE:
                if not placed:
                    left -= 1
                    if left == 0:
                        self.value.appraise(trial)
                        return
                placed = True
            else:
                placed = False
            actions.apply(trial, self.reply(trial))
            steps += 1
        if trial.phase_code == OVER:
            self.value.settle(trial)
        else:
            self.value.appraise(trial)

    def reply(self, trial: State) -> i64:
        """What the seat to move does in a trial."""
        turn = trial.turn
        if turn != self.seat:
            kind = self.guesses.kinds[turn]
            if kind == ANYTHING:
                return random_action(trial, self.rng)
            if STYLE_OF_KIND[kind] != NONE:
                return thumb.act(trial, STYLE_OF_KIND[kind], self.rng)
        return self.policy.act(trial, self.rng, HEAT)

    def score(self, number: i64) -> float:
        """What the trials say, and in doubt the policy."""
        tries = self.tries[number]
        if tries == 0:
            return -1.0
        return self.sums[number] / float(tries) + self.trust * log(self.priors[number] + 1e-6)

    def drop_half(self) -> None:
        """The weaker half is not tried any more."""
        for _ in range(self.living // 2):
            worst: i64 = NONE
            for number in range(self.count):
                if self.alive[number] and (worst == NONE or self.score(number) < self.score(worst)):
                    worst = number
            self.alive[worst] = 0
        self.living -= self.living // 2

    def drop_hopeless(self) -> None:
        """Drop whatever is surely behind the best, or so near to it that it does not matter."""
        best = self.best()
        for number in range(self.count):
            if self.alive[number] and number != best:
                error = self.error_between(best, number)
                if error < self.near or self.score(best) - self.score(number) > self.sure * error:
                    self.alive[number] = 0
                    self.living -= 1

    def error_between(self, one: i64, other: i64) -> float:
        """One standard error of how much better a living candidate is than another: both met the same worlds."""
        tries = float(self.tries[one])
        gap = (self.sums[one] - self.sums[other]) / tries
        pair = one * MOST + other if one > other else other * MOST + one
        spread = self.gaps[pair] / tries - gap * gap
        return sqrt(((spread if spread > 0.0 else 0.0) + DOUBT / tries) / tries)

    def best(self) -> i64:
        """The number of the best candidate: of those that were tried to the end."""
        best: i64 = NONE
        for number in range(self.count):
            if self.alive[number] and (best == NONE or self.score(number) > self.score(best)):
                best = number
        return best

    def error(self, number: i64) -> float:
        """One standard error of a candidate's chance, also where few trials tell it."""
        tries = float(self.tries[number])
        if tries == 0.0:
            return 0.5
        spread = (self.deviation(number) + BORROWED * self.usual_spread()) / (tries - 1.0 + BORROWED)
        return REPEATED * sqrt((spread + DOUBT / tries) / tries)

    def usual_spread(self) -> float:
        """The variance of what all candidates were found to bring."""
        total = 0.0
        free: i64 = 0
        for number in range(self.count):
            if self.tries[number]:
                total += self.deviation(number)
                free += self.tries[number] - 1
        return total / float(free) if free else LUCK

    def deviation(self, number: i64) -> float:
        """The sum of the squares by which the trials of a candidate differ from their mean."""
        found = self.squares[number] - self.sums[number] * self.sums[number] / float(self.tries[number])
        return found if found > 0.0 else 0.0
