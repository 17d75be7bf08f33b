"""The cheapest sensible ways to make a payment, so that a page can offer them in one click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.virtu import payment, thrift
from signoria.virtu.deeds import PAYING, USE

if TYPE_CHECKING:
    from signoria.virtu.state import State

MOST_WAYS = 5


def ways_of(state: State) -> list[list[int]]:
    """Up to five ways, the best first, each with different sources. Empty when no payment is under way."""
    if state.phase_code != PAYING:
        return []
    found = {frozenset(way): way for way in [_way(state, []), *(_way(state, [use]) for use in _uses(state))]}
    return sorted(found.values(), key=lambda way: _regret(state, way))[:MOST_WAYS]


def _uses(state: State) -> list[int]:
    return [action for action in state.legal() if action >= USE]


def _way(state: State, begun: list[int]) -> list[int]:
    """The thriftiest way that begins with some uses."""
    trial = state.copy()
    way = list(begun)
    for action in begun:
        payment.use(trial, (action - USE) >> 3, (action - USE) & 7)
    while not payment.settle(trial) and not payment.is_covered(trial):
        action = thrift.thriftiest(trial)
        payment.use(trial, (action - USE) >> 3, (action - USE) & 7)
        way.append(action)
    return way


def _regret(state: State, way: list[int]) -> int:
    wanted = payment.wanted_kinds(state)
    return sum(thrift.regret_of(state, (action - USE) >> 3, (action - USE) & 7, wanted) for action in way)
