"""Learning by playing: one learner against itself, its past, exploiters and rules of thumb, at all kinds of tables."""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.habits import (
    ACTS,
    ANYTHING,
    DEEDS,
    LIKELIHOODS,
    POLICY,
    SQUIRE,
    STUBBORN,
    SURPRISE,
    THRIFTY,
    Guesses,
    deed,
)
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.bots.tiles import NOTHING, POLICY_SIZE, TILES, VALUE_SIZE, VALUE_TILES
from signoria.titles.condottiere.bots.value import Value
from signoria.titles.condottiere.rules import actions, rounds
from signoria.titles.condottiere.rules.cards import lowest_bit
from signoria.titles.condottiere.rules.playout import fresh, random_action
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, DEAL, NONE, OVER, PLACE, Terms

# Who may sit at a table of the league.
LEARNER: Final = 0
PAST: Final = 1
THRIFTY_SEAT: Final = 2
SQUIRE_SEAT: Final = 3
STUBBORN_SEAT: Final = 4
RANDOM_SEAT: Final = 5
PLAYERS: Final = 6
KIND_OF_PLAYER: Final = vec[i64]([POLICY, POLICY, THRIFTY, SQUIRE, STUBBORN, ANYTHING])
STYLE_OF_PLAYER: Final = vec[i64]([-1, -1, thumb.THRIFTY, thumb.SQUIRE, thumb.STUBBORN, -1])

LONGEST: Final = 1500
"""Decisions after which a game is valued instead of played on."""
HEAT_OF_THE_PAST: Final = 0.5
MEMORY: Final = 0.02
"""How much one game counts in what the learner is known to win against a rival."""
FINE: Final = 1048576


def nothing(size: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(size)])


@final
@mypyc_attr(acyclic=True)
class Weights:
    """All that is learned: the policy, the value, and how often each kind of player does what."""

    def __init__(self) -> None:
        self.policy: vec[float] = nothing(POLICY_SIZE)
        self.value: vec[float] = nothing(VALUE_SIZE)
        self.likelihoods: vec[float] = vec[float]([-log(float(ACTS)) for _ in range(LIKELIHOODS)])

    def copy(self) -> Weights:
        twin = Weights()
        twin.policy = self.policy[:]
        twin.value = self.value[:]
        twin.likelihoods = self.likelihoods[:]
        return twin


@final
@mypyc_attr(acyclic=True)
class Ground:
    """What is needed to play at one kind of table."""

    def __init__(self, terms: Terms, weights: Weights, guesses: Guesses) -> None:
        self.terms: Terms = terms
        self.policy: Policy = Policy(terms, weights.policy, guesses.kinds)
        self.other: Policy = Policy(terms, weights.policy, guesses.kinds)
        self.value: Value = Value(terms, weights.value, guesses.kinds)


@final
@mypyc_attr(acyclic=True)
class Choice:
    """A decision of the learner: the tiles of all it could do, how likely each was, and which it did."""

    def __init__(self, seat: i64, moment: i64, chosen: i64, tiles: vec[i64], shares: vec[float]) -> None:
        self.seat: i64 = seat
        self.moment: i64 = moment
        self.chosen: i64 = chosen
        self.tiles: vec[i64] = tiles
        self.shares: vec[float] = shares


@final
@mypyc_attr(acyclic=True)
class Moment:
    """A battle begins or is over, or cards are dealt: the chances then, and the tiles they came from."""

    def __init__(self, chances: vec[float], tiles: vec[i64]) -> None:
        self.chances: vec[float] = chances
        self.tiles: vec[i64] = tiles


@final
@mypyc_attr(acyclic=True)
class Rates:
    """How fast is learned: the policy, the value; how far advantages reach back; what variety is worth."""

    def __init__(self, policy: float, value: float, reach: float, variety: float) -> None:
        self.policy: float = policy
        self.value: float = value
        self.reach: float = reach
        self.variety: float = variety


@final
@mypyc_attr(acyclic=True)
class League:
    """``mix``: how often each player sits at a table. ``rivals``: the policies of the past and of exploiters.

    ``hardest_first``: the less the learner wins against a rival, the more often they meet.
    """

    def __init__(self, weights: Weights, tables: list[Terms], seed: object) -> None:
        self.weights: Weights = weights
        self.guesses: Guesses = Guesses(weights.likelihoods)
        self.grounds: list[Ground] = [Ground(terms, weights, self.guesses) for terms in tables]
        self.rivals: list[vec[float]] = []
        self.hardest_first: bool = False
        self.taken: list[float] = []  # what the learner wins against three of each rival: 1.0 is its part
        self.mix: vec[float] = vec[float]([1.0, 0.0, 0.0, 0.0, 0.0, 0.0])
        self.alike: float = 0.5  # how often all others at a table are of one kind
        self.at_best: bool = False  # the learner plays its best and learns only to value it
        self.rng: Rng = Rng(seed)
        self.players: vec[i64] = vec[i64]([LEARNER for _ in range(6)])
        self.rival_of: vec[i64] = vec[i64]([0 for _ in range(6)])
        self.only_rival: i64 = NONE  # who has all seats but the learner's
        self.deeds: vec[float] = vec[float]([1.0 for _ in range(LIKELIHOODS)])
        self.wins: vec[float] = nothing(PLAYERS)
        self.seen: vec[float] = nothing(PLAYERS)

    def train(self, games: i64, rates: Rates) -> None:
        for _ in range(games):
            self.train_one(self.grounds[self.rng.below(len(self.grounds))], rates)
        self.learn_habits()

    # -- who plays

    def seat_players(self, seats: i64) -> None:
        learner = self.rng.below(seats)
        alike = self.fraction() < self.alike
        first = self.draw_player()
        self.only_rival = self.draw_rival() if alike and self.hardest_first and self.rivals else i64(NONE)
        for seat in range(seats):
            player: i64 = LEARNER if seat == learner else first if alike else self.draw_player()
            if player == PAST and not self.rivals:
                player = LEARNER
            self.players[seat] = player
            self.rival_of[seat] = self.draw_rival() if self.only_rival == NONE else self.only_rival
        if first != PAST:
            self.only_rival = NONE

    def draw_rival(self) -> i64:
        """One of the rivals; any, or rather one against whom the learner does badly."""
        if not self.rivals:
            return 0
        if not self.hardest_first:
            return self.rng.below(len(self.rivals))
        while len(self.taken) < len(self.rivals):
            self.taken.append(1.0)
        left = self.fraction() * sum([hardness(taken) for taken in self.taken])
        for number in range(len(self.taken)):
            left -= hardness(self.taken[number])
            if left < 0.0:
                return number
        return 0

    def draw_player(self) -> i64:
        left = self.fraction()
        for player in range(i64(PLAYERS)):
            left -= self.mix[player]
            if left < 0.0:
                return player
        return LEARNER

    def fraction(self) -> float:
        return float(self.rng.below(FINE)) / float(FINE)

    # -- one game

    def train_one(self, ground: Ground, rates: Rates) -> None:
        seats = ground.terms.seats
        self.seat_players(seats)
        self.guesses.sit_down(ground.terms)
        self.guesses.forget()
        state = fresh(ground.terms, self.rng.below(seats))
        choices: list[Choice] = []
        moments: list[Moment] = []
        before: i64 = NONE
        decisions: i64 = 0
        while state.phase_code != OVER and decisions < LONGEST:
            phase = state.phase_code
            if phase != before and (phase == PLACE or phase == BATTLE or phase == DEAL):
                ground.value.appraise(state)
                moments.append(Moment(ground.value.chances[:], ground.value.tiles[:]))
                before = phase
            if phase == DEAL:
                rounds.deal(state, self.rng)
                continue
            legal = actions.legal_mask(state)
            action = lowest_bit(legal)
            if legal & (legal - 1):
                decisions += 1
                action = self.decide(ground, state, legal, choices, len(moments) - 1)
                self.see(state, action)
            actions.apply(state, action)
        if state.phase_code == OVER:
            ground.value.settle(state)
        else:
            ground.value.appraise(state)
        ending = ground.value.chances[:]
        self.count(seats, ending)
        self.learn(choices, moments, ending, seats, rates)

    def decide(self, ground: Ground, state: State, legal: i64, choices: list[Choice], moment: i64) -> i64:
        seat = state.turn
        player = self.players[seat]
        if player == LEARNER:
            policy = ground.policy
            if self.at_best:
                return policy.best(state)
            policy.consider(state, legal)
            policy.weigh(1.0)
            chosen = policy.draw(self.rng)
            found = policy.found
            choices.append(
                Choice(seat, moment, chosen, found.tiles[: found.count * TILES], found.shares[: found.count])
            )
            return found.actions[chosen]
        if player == PAST:
            ground.other.weights = self.rivals[self.rival_of[seat]]
            return ground.other.act(state, self.rng, HEAT_OF_THE_PAST)
        if player == RANDOM_SEAT:
            return random_action(state, self.rng)
        return thumb.act(state, STYLE_OF_PLAYER[player], self.rng)

    def see(self, state: State, action: i64) -> None:
        """Everybody sees what is done in a battle; the league learns what its players are like."""
        if state.phase_code == BATTLE:
            seat = state.turn
            done = deed(state, action)
            self.guesses.add(seat, done, 1.0)
            self.guesses.decide(seat)
            at = self.guesses.first + KIND_OF_PLAYER[self.players[seat]] * DEEDS + done
            self.deeds[at] = self.deeds[at] + 1.0

    def count(self, seats: i64, ending: vec[float]) -> None:
        for seat in range(seats):
            player = self.players[seat]
            self.seen[player] = self.seen[player] + 1.0
            self.wins[player] = self.wins[player] + ending[seat]
            if self.only_rival != NONE and player == LEARNER:
                taken = self.taken[self.only_rival]
                self.taken[self.only_rival] = taken + MEMORY * (float(seats) * ending[seat] - taken)

    # -- measuring

    def measure(self, ground: Ground, player: i64, games: i64) -> float:
        """The share of games that the learner wins against others who are all of one kind."""
        seats = ground.terms.seats
        won = 0.0
        for number in range(games):
            learner = number % seats
            for seat in range(seats):
                self.players[seat] = LEARNER if seat == learner else player
                self.rival_of[seat] = self.rng.below(len(self.rivals)) if self.rivals else 0
            self.play(ground)
            won += ground.value.chances[learner]
        return won / float(games)

    def play(self, ground: Ground) -> None:
        """One game, nothing learned."""
        self.guesses.sit_down(ground.terms)
        self.guesses.forget()
        state = fresh(ground.terms, self.rng.below(ground.terms.seats))
        choices: list[Choice] = []
        decisions: i64 = 0
        while state.phase_code != OVER and decisions < LONGEST:
            if state.phase_code == DEAL:
                rounds.deal(state, self.rng)
                continue
            action = self.decide(ground, state, actions.legal_mask(state), choices, 0)
            self.guesses.see(state, action)
            actions.apply(state, action)
            decisions += 1
        if state.phase_code == OVER:
            ground.value.settle(state)
        else:
            ground.value.appraise(state)

    # -- learning

    def learn(self, choices: list[Choice], moments: list[Moment], ending: vec[float], seats: i64, rates: Rates) -> None:
        gains = advantages(moments, ending, seats, rates.reach)
        value = self.weights.value
        for moment in moments:
            for seat in range(seats):
                change = rates.value * (ending[seat] - moment.chances[seat])
                base = seat * VALUE_TILES
                for tile in range(base, base + VALUE_TILES):
                    at = moment.tiles[tile]
                    value[at] = value[at] + change
        for choice in choices:
            self.improve(choice, gains[choice.moment * seats + choice.seat], rates)

    def improve(self, choice: Choice, gain: float, rates: Rates) -> None:
        """A step up the gradient: what was done becomes likelier by as much as it gained."""
        policy = self.weights.policy
        shares = choice.shares
        tiles = choice.tiles
        order = 0.0
        for number in range(len(shares)):
            share = shares[number]
            if share > 1e-9:
                order += share * log(share)
        for number in range(len(shares)):
            share = shares[number]
            change = gain * (1.0 - share if number == choice.chosen else -share)
            if share > 1e-9:
                change -= rates.variety * share * (log(share) - order)
            change *= rates.policy
            base = number * TILES
            for tile in range(base, base + TILES):
                at = tiles[tile]
                if at != NOTHING:
                    policy[at] = policy[at] + change

    def learn_habits(self) -> None:
        """From counts to logarithms of shares, in each situation apart."""
        for base in range(i64(0), i64(LIKELIHOODS), i64(ACTS)):
            whole = 0.0
            for done in range(base, base + ACTS):
                whole += self.deeds[done]
            for done in range(base, base + ACTS):
                share = (1.0 - SURPRISE) * self.deeds[done] / whole + SURPRISE / float(ACTS)
                self.weights.likelihoods[done] = log(share)


def hardness(taken: float) -> float:
    """How often a rival is met from whom the learner takes so many times its part."""
    short = 2.0 - taken
    return short * short if short > 0.3 else 0.09


def advantages(moments: list[Moment], ending: vec[float], seats: i64, reach: float) -> vec[float]:
    """By moment and seat: how much better it went on than was expected then."""
    last: i64 = len(moments)
    gains = nothing(int(last * seats))
    for seat in range(seats):
        running = 0.0
        following = ending[seat]
        moment = last - 1
        while moment >= 0:
            expected = moments[moment].chances[seat]
            running = following - expected + reach * running
            gains[moment * seats + seat] = running
            following = expected
            moment -= 1
    return gains
