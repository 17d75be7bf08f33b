"""The choices of a moment that are worth a second thought: the policy's own, and those it likes nearly as much."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.engine.chance import Rng
from signoria.titles.virtu.bots import policy
from signoria.titles.virtu.bots.evaluation import worth
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.outlook import Outlook, conquest_worth, reachable, resistance
from signoria.titles.virtu.bots.war import approach, is_at_war, spare_strength
from signoria.titles.virtu.bots.weights import POINT, STRENGTH_SPENT
from signoria.titles.virtu.rules import phases
from signoria.titles.virtu.rules.action_codes import DONE, EXPEL, MARCH, SEND, USE
from signoria.titles.virtu.rules.options import MOST_OPTIONS, Options
from signoria.titles.virtu.rules.phase_codes import ACTION, BIDDING, CHOOSING, FOR_MARCH, MARKER, PAYING
from signoria.titles.virtu.rules.pieces import BIT, CAVALRY, SHIP, count_of, lowest_bit
from signoria.titles.virtu.rules.sources import purse, wealth
from signoria.titles.virtu.rules.state import State

FAVOUR: Final = 20  # what the policy's own choice counts more


@final
@mypyc_attr(acyclic=True)
class Candidates:
    """Choices, the most promising first, each with what it is worth to the policy."""

    __slots__ = ("actions", "count", "values")

    def __init__(self) -> None:
        self.actions: vec[i64] = vec[i64]([0 for _ in range(MOST_OPTIONS)])
        self.values: vec[i64] = vec[i64]([0 for _ in range(MOST_OPTIONS)])
        self.count: i64 = 0

    def add(self, action: i64, value: i64) -> None:
        """Put a choice where its value belongs; one that is there already stays."""
        for number in range(self.count):
            if self.actions[number] == action:
                return
        at = self.count
        while at > 0 and self.values[at - 1] < value:
            self.values[at] = self.values[at - 1]
            self.actions[at] = self.actions[at - 1]
            at -= 1
        self.values[at] = value
        self.actions[at] = action
        self.count += 1

    def remove(self, action: i64) -> None:
        kept: i64 = 0
        for number in range(self.count):
            if self.actions[number] != action:
                self.actions[kept] = self.actions[number]
                self.values[kept] = self.values[number]
                kept += 1
        self.count = kept

    def trim(self, most: i64, margin: i64) -> None:
        """Keep so many at most, and none that is worth less than the first by more than a margin."""
        if self.count > most:
            self.count = most
        while self.count > 1 and self.values[0] - self.values[self.count - 1] > margin:
            self.count -= 1


def gather(state: State, mind: Mind, rng: Rng) -> Candidates:
    """All choices that the policy tries; only its own where nothing else makes sense. Payments are never tried."""
    found = Candidates()
    own = policy.choose(state, mind, rng)
    phase = state.phase_code
    if phase == PAYING or (policy.is_small(phase) and phase != CHOOSING):
        found.add(own, 0)
        return found
    look = Outlook(state, mind)
    at_war = phase == ACTION and is_at_war(state)
    if USE <= own < MARCH and (phase == MARKER or at_war):
        found.add(own, 0)
        return found
    if phase == MARKER:
        add_ways(found, state, look, rng)
    elif phase == BIDDING:
        add_all(found, state)
    elif phase == CHOOSING:
        add_bonuses(found, state, look)
    elif at_war:
        add_marches(found, state, look)
    else:
        add_trials(found, state, look)
    favour(found, own)
    return found


def favour(found: Candidates, own: i64) -> None:
    """The policy's own choice comes first."""
    best: i64 = found.values[0] if found.count else 0
    found.remove(own)
    found.add(own, best + FAVOUR)


def add_ways(found: Candidates, state: State, look: Outlook, rng: Rng) -> None:
    options = Options()
    phases.legal(state, options)
    for number in range(options.count):
        action = options.items[number]
        if action < USE:
            trial = state.copy()
            phases.apply(trial, action)
            policy.finish_turn(trial, state.actor, look, rng)
            found.add(action, worth(trial, state.actor, look))


def add_all(found: Candidates, state: State) -> None:
    options = Options()
    phases.legal(state, options)
    for number in range(options.count):
        if options.items[number] < USE:
            found.add(options.items[number], 0)


def add_bonuses(found: Candidates, state: State, look: Outlook) -> None:
    options = Options()
    phases.legal(state, options)
    for number in range(options.count):
        if options.items[number] < USE:
            found.add(options.items[number], policy.preference(state, options.items[number], look))


def add_marches(found: Candidates, state: State, look: Outlook) -> None:
    """The first move towards every city in reach, and to stay at home."""
    seat = state.actor
    total = wealth(state, seat, purse(state, FOR_MARCH)) + state.payment.pool
    riders = count_of(total, CAVALRY)
    ships = count_of(total, SHIP)
    found.add(DONE, 0)
    targets = state.terms.open_cities & ~state.houses[seat].cities()
    while targets:
        city = lowest_bit(targets)
        targets &= targets - 1
        if reachable(state, seat, city, riders, ships) == 0:
            continue
        move = approach(state, seat, city, riders, ships)
        if move != DONE and phases.is_legal(state, move):
            found.add(move, siege_value(state, seat, city, look))


def siege_value(state: State, seat: i64, city: i64, look: Outlook) -> i64:
    """What it is worth to go before a city; strength that may be missing counts against it."""
    wanted = resistance(state, seat, city, look) + 1 - state.board.troops_at(seat, city)
    missing = wanted - spare_strength(state, seat, look) - state.board.troops_of(seat)
    value = conquest_worth(state, seat, city, look) - look.weights[STRENGTH_SPENT] * wanted
    return value - POINT * missing if missing > 0 else value


def add_trials(found: Candidates, state: State, look: Outlook) -> None:
    options = Options()
    phases.legal(state, options)
    seat = state.actor
    dull: i64 = policy.dull_places(state, seat) if state.phase_code == ACTION else 0
    for number in range(options.count):
        action = options.items[number]
        if policy.is_idle(state, action) or (SEND <= action < EXPEL and dull & BIT[action - SEND]):
            continue
        found.add(action, policy.worth_of(state, action, seat, look))
