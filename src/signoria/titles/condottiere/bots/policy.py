"""A learned policy: how likely each action is, by the sum of the weights of its tiles."""

from __future__ import annotations

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots.battle_features import BattleSense, consider_battle
from signoria.titles.condottiere.bots.considered import Considered
from signoria.titles.condottiere.bots.distances import Distances
from signoria.titles.condottiere.bots.other_features import (
    consider_favours,
    consider_hand,
    consider_places,
    consider_taking,
)
from signoria.titles.condottiere.bots.tiles import TILES
from signoria.titles.condottiere.rules.actions import legal_mask
from signoria.titles.condottiere.rules.cards import lowest_bit
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, PLACE, TAKE, Terms


@final
@mypyc_attr(acyclic=True)
class Policy:
    """For the games of one kind of table. ``kinds``: what kind of player each seat seems to be."""

    def __init__(self, terms: Terms, weights: vec[float], kinds: vec[i64]) -> None:
        self.weights: vec[float] = weights
        self.kinds: vec[i64] = kinds
        self.distances: Distances = Distances(terms)
        self.sense: BattleSense = BattleSense(self.distances)
        self.found: Considered = Considered()

    def consider(self, state: State, legal: i64) -> None:
        """The legal actions with their tiles, as the seat to move sees them: no hidden card of another counts."""
        self.distances.look(state)
        phase = state.phase_code
        if phase == BATTLE:
            consider_battle(self.found, self.sense, state, legal, self.kinds)
        elif phase == PLACE:
            consider_places(self.found, self.distances, state, legal, self.kinds)
        elif phase == FAVOUR:
            consider_favours(self.found, self.distances, state, legal)
        elif phase == TAKE:
            consider_taking(self.found, self.distances, state, legal)
        else:
            consider_hand(self.found, self.distances, state, legal)

    def score(self) -> float:
        """Sum the weights of every action considered; the highest sum."""
        found = self.found
        weights = self.weights
        tiles = found.tiles
        shares = found.shares
        most = -1e9
        for number in range(found.count):
            total = 0.0
            base = number * TILES
            for tile in range(base, base + TILES):
                total += weights[tiles[tile]]
            shares[number] = total
            if total > most:
                most = total
        return most

    def weigh(self, heat: float) -> None:
        """The probability of every action considered; the more heat, the more even."""
        most = self.score()
        shares = self.found.shares
        whole = 0.0
        for number in range(self.found.count):
            share = exp((shares[number] - most) / heat)
            shares[number] = share
            whole += share
        for number in range(self.found.count):
            shares[number] = shares[number] / whole

    def draw(self, rng: Rng) -> i64:
        """The number of an action considered, by its probability."""
        left = float(rng.below(1073741824)) / 1073741824.0
        for number in range(self.found.count):
            left -= self.found.shares[number]
            if left < 0.0:
                return number
        return self.found.count - 1

    def act(self, state: State, rng: Rng, heat: float) -> i64:
        """An action, by its probability."""
        legal = legal_mask(state)
        if legal & (legal - 1) == 0:
            return lowest_bit(legal)
        self.consider(state, legal)
        self.weigh(heat)
        return self.found.actions[self.draw(rng)]

    def best(self, state: State) -> i64:
        """The likeliest action."""
        legal = legal_mask(state)
        if legal & (legal - 1) == 0:
            return lowest_bit(legal)
        self.consider(state, legal)
        self.score()
        return self.found.actions[self.found.best()]
