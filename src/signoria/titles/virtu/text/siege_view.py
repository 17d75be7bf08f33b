"""A siege or battle in its parts: what makes the strength of both sides, and what each can still reach (V-SIE-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.titles.virtu.rules import siege, siege_strength
from signoria.titles.virtu.rules.phase_codes import BIDDING, FOR_STRIKE, PAYING
from signoria.titles.virtu.rules.pieces import BASTIONS, NONE
from signoria.titles.virtu.text.notation import names_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


class Side(msgspec.Struct, frozen=True):
    """One side of a siege or battle."""

    seat: int | None
    """The seat that fights; None: a neutral city."""
    parts: dict[str, int]
    """What the strength is made of: ``city``, ``agent``, ``bastions``, ``troops``, ``bonuses``."""
    total: int
    """Their sum."""
    reach: int
    """The strength it can still come to, if it pays for everything it can."""
    bonuses: dict[str, tuple[int, int]]
    """What it could still use: the strength and the florins of each."""


class SiegeView(msgspec.Struct, frozen=True):
    """A siege or battle while bonuses are added."""

    city: str
    """Where it is fought."""
    plains: bool
    """Whether it is a battle of two besiegers on the plains."""
    attack: Side
    """The side of the attacker."""
    defence: Side
    """The side of the city, or of the other besieger."""
    losses: tuple[int, int]
    """Troops that the attacker and the other would lose if it ended now (V-SIE-4, V-SIE-6, V-SIE-7)."""


def siege_of(state: State) -> SiegeView | None:
    if state.phase_code != BIDDING and not (state.phase_code == PAYING and state.payment.purpose == FOR_STRIKE):
        return None
    return SiegeView(
        city=names_of(state).cities[state.siege.city],
        plains=bool(state.siege.plains),
        attack=_side(state, state.siege.attacker, _attack_parts(state), siege_strength.attack_strength(state)),
        defence=_side(state, state.siege.rival, _defence_parts(state), siege_strength.defence_strength(state)),
        losses=_losses(state),
    )


def _side(state: State, seat: int, parts: dict[str, int], total: int) -> Side:
    bonuses = {} if seat == NONE else _bonuses(state, seat)
    return Side(None if seat == NONE else seat, parts, total, total + siege_strength.reach(state, seat), bonuses)


def _bonuses(state: State, seat: int) -> dict[str, tuple[int, int]]:
    affordable = siege_strength.affordable_strikes(state, seat)
    return {
        name: (siege_strength.war_symbols(state, seat, source), siege_strength.strike_cost(state, seat, source))
        for source, name in enumerate(names_of(state).sources)
        if affordable >> source & 1
    }


def _attack_parts(state: State) -> dict[str, int]:
    return {"troops": state.board.troops_at(state.siege.attacker, state.siege.city), "bonuses": state.siege.attack}


def _defence_parts(state: State) -> dict[str, int]:
    troops = 0 if state.siege.rival == NONE else state.board.troops_at(state.siege.rival, state.siege.city)
    parts = {"troops": troops, "bonuses": state.siege.defence}
    if state.siege.plains:
        return parts
    base = state.terms.strength[state.siege.city]
    fortified = state.siege.rival != NONE and state.houses[state.siege.rival].bonuses >> BASTIONS & 1
    bastions = siege_strength.BASTION_STRENGTH if fortified else 0
    agent = siege_strength.firmness(state, state.siege.attacker, state.siege.city) - base - bastions
    return {"city": base, "agent": agent, "bastions": bastions, **parts}


def _losses(state: State) -> tuple[int, int]:
    ours = state.board.troops_at(state.siege.attacker, state.siege.city)
    theirs = 0 if state.siege.rival == NONE else state.board.troops_at(state.siege.rival, state.siege.city)
    lead = siege_strength.attack_strength(state) - siege_strength.defence_strength(state)
    if state.siege.plains:
        if lead == 0:
            return 1, 1
        return (min(ours, theirs), theirs) if lead > 0 else (ours, min(ours, theirs))
    if lead <= 0:
        return 1, 0
    walls = 1 if siege_strength.firmness(state, state.siege.attacker, state.siege.city) >= siege.FIRM else 0
    return min(ours, walls + theirs), theirs
