"""Why an action is a good one, in words: the end of a message id, ``hint-why-…``, and its arguments."""

from __future__ import annotations

from typing import Any

from signoria.titles.condottiere.bots.distances import VICTORY, Distances
from signoria.titles.condottiere.bots.lead import lead, lead_after
from signoria.titles.condottiere.bots.thumb import COST, joined_with
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules.actions import (
    DECLINING,
    FAVOUR_NONE,
    FAVOURING,
    FOLDING,
    PASS,
    PASS_OPEN,
    PLACING,
    TAKE_NONE,
)
from signoria.titles.condottiere.rules.cards import KIND_NAMES, SCARECROW, SURRENDER, count, popcount
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, FAVOUR, FOLD, PLACE, TAKE

Reason = tuple[str, dict[str, Any]]

DEAR = 6.0
"""A card worth so much is one to save."""


def reason_for(state: State, action: int) -> Reason:
    """Why the seat to move might do this."""
    if len(state.legal()) == 1:
        return "only", {}
    distances = Distances(state.terms)
    distances.look(state)
    match state.phase_code:
        case phase if phase == BATTLE:
            return why_in_battle(state, distances, action)
        case phase if phase == PLACE:
            return why_there(state, distances, action)
        case phase if phase == TAKE:
            return ("ahead" if action == TAKE_NONE else "saves"), {}
        case phase if phase == FAVOUR:
            return why_favoured(state, distances, action)
        case phase if phase == FOLD:
            return ("fresh" if action == FOLDING else "useful"), {}
    return "useful", {}


def why_there(state: State, distances: Distances, action: int) -> Reason:
    if action == DECLINING:
        return "quiet", {}
    region = action - PLACING
    if distances.stake(state.turn, region) == VICTORY:
        return "wins", {}
    return ("joins" if popcount(joined_with(state, state.turn, region)) > 1 else "quiet"), {}


def why_favoured(state: State, distances: Distances, action: int) -> Reason:
    if action == FAVOUR_NONE:
        return "quiet", {}
    rival = winner_there(state, distances, action - FAVOURING)
    return ("threat", threat(rival, action - FAVOURING)) if rival is not None else ("harms", {})


def why_in_battle(state: State, distances: Distances, action: int) -> Reason:
    ahead = lead(state, state.turn) > 0
    if action == PASS_OPEN:
        return "shields", {}
    if action == PASS:
        return ("ahead" if ahead else "costly"), {}
    if action == SCARECROW:
        return "saves", {}
    if state.final or distances.stake(state.turn, state.battle) == VICTORY:
        return "wins", {}
    rival = winner_there(state, distances, state.battle)
    if rival is not None:
        return "threat", threat(rival, state.battle)
    if ahead:
        return ("ends" if action == SURRENDER else "waits"), {}
    return why_attack(state, action)


def why_attack(state: State, action: int) -> Reason:
    """Behind: the card leads, for little or for much, or it comes closer."""
    seat = state.turn
    after = lead_after(state, seat, action)
    if after <= 0:
        return ("closer" if after > lead(state, seat) else "best"), {}
    held = [kind for kind in range(SURRENDER) if count(state.hands[seat], kind)]
    leading = [kind for kind in held if lead_after(state, seat, kind) > 0]
    dearest = max(held, key=lambda kind: COST[kind])
    if COST[dearest] >= DEAR and COST[action] < COST[dearest]:
        return "cheaper", {"card": KIND_NAMES[action], "other": KIND_NAMES[dearest]}
    return ("overtakes" if all(COST[action] <= COST[kind] for kind in leading) else "best"), {}


def winner_there(state: State, distances: Distances, region: int) -> int | None:
    """A rival who would win the game with a region."""
    rivals = (seat for seat in range(state.terms.seats) if seat != state.turn)
    return next((seat for seat in rivals if distances.stake(seat, region) == VICTORY), None)


def threat(rival: int, region: int) -> dict[str, Any]:
    return {"seat": rival, "region": board().regions[region]}
