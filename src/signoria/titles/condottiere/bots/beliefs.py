"""Beliefs: of the worlds that fit what a seat sees, those in which its rivals would have fought as they did.

The moves of the battle are made again with the hands of each world, from where it began.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots import thumb
from signoria.titles.condottiere.bots.habits import STYLE_OF_KIND, UNSEEN
from signoria.titles.condottiere.bots.policy import Policy
from signoria.titles.condottiere.rules.actions import PASS, TAKE_NONE, TAKING, apply, legal_mask
from signoria.titles.condottiere.rules.cards import BIT, CARD, popcount
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, NONE, TAKE

SURPRISE: Final = 0.1
"""How often somebody does anything at all, whatever we think of them."""
IMPOSSIBLE: Final = -20.0
FINE: Final = 1048576


def believed(worlds: list[State], moves: list[int], me: i64, policy: Policy, wanted: i64, rng: Rng) -> list[State]:
    """So many of the worlds, drawn by how likely the rivals' moves were in each."""
    if not moves or is_hidden(moves) or not is_fought(worlds[0]):
        return worlds[:wanted]
    scores: list[float] = [likelihood(world, moves, me, policy, rng) for world in worlds]
    most = max(scores)
    shares: list[float] = [exp(score - most) for score in scores]
    step = sum(shares) / float(wanted)
    at = step * float(rng.below(FINE)) / float(FINE)
    found: list[State] = []
    reached = 0.0
    for number in range(len(worlds)):
        reached += shares[number]
        while at < reached and len(found) < wanted:
            found.append(worlds[number])
            at += step
    return found


def is_hidden(moves: list[int]) -> bool:
    """Was a card played face down? Then the battle cannot be made again."""
    return any(move % 64 == UNSEEN for move in moves)


def is_fought(state: State) -> bool:
    """Does the battle of the moves still go on?"""
    return state.phase_code == BATTLE or state.phase_code == TAKE or state.phase_code == FAVOUR


def likelihood(world: State, moves: list[int], me: i64, policy: Policy, rng: Rng) -> float:
    """The logarithm of how likely the moves of the others were, with the hands of this world."""
    twin = at_the_beginning(world, moves)
    total = 0.0
    for move in moves:
        seat: i64 = move // 64
        action: i64 = move % 64
        if twin.turn != seat or not legal_mask(twin) & BIT[action]:
            return total + IMPOSSIBLE
        if seat != me:
            total += surprise(twin, action, policy, rng)
        apply(twin, action)
    return total


def surprise(twin: State, action: i64, policy: Policy, rng: Rng) -> float:
    """The logarithm of how likely one action is, for the kind of player that its seat seems to be."""
    legal = legal_mask(twin)
    choices = popcount(legal)
    if choices == 1:
        return 0.0
    style = STYLE_OF_KIND[policy.kinds[twin.turn]]
    if style != NONE:
        share = 1.0 if thumb.act(twin, style, rng) == action else 0.0
    else:
        policy.consider(twin, legal)
        policy.weigh(1.0)
        share = policy.found.share_of(action)
    return log((1.0 - SURPRISE) * share + SURPRISE / float(choices))


def at_the_beginning(world: State, moves: list[int]) -> State:
    """The battle before its first move: all cards played in it are in the hands again."""
    twin = world.copy()
    twin.turn = moves[0] // 64
    twin.phase_code = BATTLE
    twin.passed = twin.terms.everyone() & ~twin.final if twin.final else 0
    twin.defended = False
    for move in moves:
        seat: i64 = move // 64
        action: i64 = move % 64
        if action < PASS:
            twin.hands[seat] += CARD[action]
        elif TAKING <= action < TAKE_NONE:
            twin.hands[seat] -= CARD[action - TAKING]
    for seat in range(twin.terms.seats):
        twin.lines[seat] = 0
    return twin
