"""Which card shows a rival that a battle is not worth going on with."""

from __future__ import annotations

from signoria.engine.chance import Rng
from signoria.titles.condottiere.bots.distances import A_STEP_BEFORE, Distances
from signoria.titles.condottiere.bots.lead import lead, lead_after
from signoria.titles.condottiere.rules.cards import KIND_NAMES, KINDS, count
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE
from signoria.titles.condottiere.text.sampling import state_of
from signoria.titles.condottiere.text.view_types import View

ONE_CARD = 10
"""What a single card adds to a line, usually at most."""


def warning(view: View, rival: int) -> tuple[str, ...]:
    """The card of whose view it is that a rival had better see: one card of theirs could take the lead, and this one
    takes it back. None where the battle matters little to both, or one of them cannot go on."""
    seat = view.seat
    if seat is None or not all(can_go_on(view, one) for one in (seat, rival)):
        return ()
    state = state_of(view, Rng(0))
    ahead = lead(state, seat)
    if state.phase_code != BATTLE or not 0 < ahead <= ONE_CARD or not matters(state, (seat, rival)):
        return ()
    held = [kind for kind in range(KINDS) if count(state.hands[seat], kind)]
    strongest = max(held, key=lambda kind: lead_after(state, seat, kind))
    return (KIND_NAMES[strongest],) if lead_after(state, seat, strongest) >= ahead + ONE_CARD else ()


def can_go_on(view: View, seat: int) -> bool:
    one = view.seats[seat]
    return not one.passed and one.cards != 0 and (not view.final or seat in view.final)


def matters(state: State, seats: tuple[int, ...]) -> bool:
    """Whether the battle would bring one of them to victory, or a step before it."""
    if state.final:
        return True
    distances = Distances(state.terms)
    distances.look(state)
    return any(distances.stake(seat, state.battle) >= A_STEP_BEFORE for seat in seats)
