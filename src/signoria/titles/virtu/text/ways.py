"""The cheapest sensible ways to make the payment under way, so that a page can offer them in one click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.titles.virtu.rules import payment
from signoria.titles.virtu.rules.action_codes import USE
from signoria.titles.virtu.rules.cheapest_payment import UNPAYABLE, regret_of
from signoria.titles.virtu.rules.phase_codes import PAYING
from signoria.titles.virtu.rules.pickling import stored
from signoria.titles.virtu.rules.pieces import BIT, INDULGENCE_BIT, KINDS, ROOM_BITS, TOLL, count_of
from signoria.titles.virtu.rules.sources import purse, symbols_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

MOST_WAYS = 5
Ways = dict[object, tuple[int, list[int]]]
"""By the state they end in: how dear a way is, and its actions."""


def ways_of(state: State) -> list[list[int]]:
    """Up to five ways to complete the payment, the best first, each as actions; `pay` is the first, if it is legal.

    No way uses a source that it could leave out, and no two end in the same position. A way with an indulgence comes
    only where there is no other: then `pay` is not legal. Empty when no payment is under way.
    """
    if state.phase_code != PAYING:
        return []
    sources = purse(state, state.payment.purpose)
    return _ways(state, sources & ~INDULGENCE_BIT) or _ways(state, sources)


def _ways(state: State, sources: int) -> list[list[int]]:
    """The best way, the best without each of its sources, and the best with each other source."""
    found: Ways = {}
    regret, uses = payment.best_way(state, sources)
    if regret >= UNPAYABLE:
        return []
    best = list(uses)
    _add(state, [], best, regret, found)
    for use in best:
        if not _is_room(use) or payment.is_war_choice(state, use >> 3):  # V-PAY-2: the room is not passed over
            regret, uses = payment.best_way(state, sources & ~BIT[use >> 3])
            if regret < UNPAYABLE:
                _add(state, [], list(uses), regret, found)
    for source in range(int(sources).bit_length()):
        if sources >> source & 1:
            _add_ways_with(state, source, sources, found)
    ranked = sorted(found.values(), key=lambda way: way[0])
    return [way for _, way in ranked[:MOST_WAYS]]


def _add_ways_with(state: State, source: int, sources: int, found: Ways) -> None:
    symbols = symbols_of(state, state.actor, source)
    wanted = payment.wanted_kinds(state)
    for kind in range(0 if _is_room(source * 8) else 1, KINDS):
        if count_of(symbols, kind) and wanted >> kind & 1:
            trial = state.copy()
            payment.use_source(trial, source, kind)
            regret, uses = payment.best_way(trial, sources & ~BIT[source])
            if regret < UNPAYABLE:
                if source != TOLL:
                    regret += regret_of(state, source, kind)
                _add(state, [source * 8 + kind], list(uses), regret, found)


def _add(state: State, first: list[int], uses: list[int], regret: int, found: Ways) -> None:
    """Room cards are asked first (V-PAY-2), and what they must give is taken unasked."""
    ordered = sorted([*first, *uses], key=lambda use: not _is_room(use))
    if not _is_lean(state, ordered):
        return
    trial = state.copy()
    way: list[int] = []
    for use in ordered:
        if not _is_room(use) or not trial.payment.room_used >> (use >> 3) & 1:
            if USE + use not in trial.legal():
                return
            payment.use_source(trial, use >> 3, use & 7)
            payment.settle(trial)
            way.append(USE + use)
    found.setdefault(_end_of(state, way), (regret, way))


def _end_of(state: State, way: list[int]) -> object:
    trial = state.copy()
    for action in way:
        trial.apply(action)
    return stored(trial)


def _is_room(use: int) -> bool:
    return bool(ROOM_BITS >> (use >> 3) & 1)


def _is_lean(state: State, uses: list[int]) -> bool:
    """V-PAY-6: would the price not be covered without any one of these sources?"""
    for left_out in uses:
        if _is_room(left_out):
            continue
        trial = state.copy()
        for use in uses:
            if use != left_out:
                payment.use_source(trial, use >> 3, use & 7)
        if payment.is_covered(trial):
            return False
    return True
