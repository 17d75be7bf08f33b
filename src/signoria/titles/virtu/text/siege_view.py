"""A siege or battle in its parts: what makes the strength of both sides, what each can still reach (V-SIE-2), and what
winning and losing would come to, played out on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from signoria.titles.virtu.rules import retreats, scoring, siege, siege_strength
from signoria.titles.virtu.rules.action_codes import CANCEL
from signoria.titles.virtu.rules.phase_codes import BIDDING, FOR_STRIKE, PAYING, RETREATING, VACATING
from signoria.titles.virtu.rules.pieces import BASTIONS, BIT, NONE
from signoria.titles.virtu.text.notation import names_of
from signoria.titles.virtu.text.positions import members

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
    """The strength it can still come to, if it pays for everything it can, an indulgence among it."""
    plain_reach: int
    """The same without an indulgence."""
    bonuses: dict[str, tuple[int, int]]
    """What it could still use: the strength and the florins of each."""


class Result(msgspec.Struct, frozen=True):
    """What an end of the fight would come to."""

    losses: tuple[int, int]
    """Troops that the attacker and the other would lose in it (V-SIE-4, V-SIE-6, V-SIE-7)."""
    gains: tuple[str, ...]
    """Tokens that the attacker would get: the city, its cathedral."""
    trophy: int | None
    """The seat from which the attacker would get its first trophy."""
    cities: tuple[int, ...]
    """How many cities each seat would have."""
    places: tuple[int, ...]
    """How many shaded courtier places each seat could use."""
    vacates: bool
    """Whether the one who loses the city must clear a courtier place (V-ORD-2)."""
    retreating: int
    """Troops of the attacker that would have to retreat at once."""
    havens: tuple[str, ...]
    """The cities to which they could go, as things stand."""
    stranded: int
    """Troops of the attacker that would be lost besides, because they could go nowhere."""
    prestige: tuple[int, ...]
    """What it would change in the prestige of each seat now."""


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
    """Troops that the attacker and the other would lose if it ended now."""
    stands: Literal["won", "lost", "tied"]
    """How it would end for the attacker if nobody added anything; tied: only on the plains."""
    if_won: Result
    """What comes if the attacker wins."""
    if_lost: Result
    """What comes if the attacker loses."""
    if_tied: Result | None
    """What comes if a battle on the plains is tied."""


def siege_of(state: State) -> SiegeView | None:
    if state.phase_code != BIDDING and not (state.phase_code == PAYING and state.payment.purpose == FOR_STRIKE):
        return None
    before = _unpaid(state)
    if_won, if_lost = _result(before, 1), _result(before, -1 if state.siege.plains else 0)
    if_tied = _result(before, 0) if state.siege.plains else None
    lead = siege_strength.attack_strength(state) - siege_strength.defence_strength(state)
    stands = if_won if lead > 0 else if_tied if if_tied and lead == 0 else if_lost
    return SiegeView(
        city=names_of(state).cities[state.siege.city],
        plains=bool(state.siege.plains),
        attack=_side(state, state.siege.attacker, _attack_parts(state), siege_strength.attack_strength(state)),
        defence=_side(state, state.siege.rival, _defence_parts(state), siege_strength.defence_strength(state)),
        losses=stands.losses,
        stands="won" if stands is if_won else "lost" if stands is if_lost else "tied",
        if_won=if_won,
        if_lost=if_lost,
        if_tied=if_tied,
    )


def _side(state: State, seat: int, parts: dict[str, int], total: int) -> Side:
    bonuses = {} if seat == NONE else _bonuses(state, seat)
    return Side(
        seat=None if seat == NONE else seat,
        parts=parts,
        total=total,
        reach=total + siege_strength.reach(state, seat),
        plain_reach=total + siege_strength.reach(_indulged(state, seat), seat),
        bonuses=bonuses,
    )


def _indulged(state: State, seat: int) -> State:
    """V-IND-1: who has had one this year takes no other."""
    if seat == NONE:
        return state
    trial = state.copy()
    trial.indulged |= BIT[seat]
    return trial


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


# -- how it may end


def _unpaid(state: State) -> State:
    """Before the payment under way, if there is one."""
    if state.phase_code != PAYING:
        return state
    trial = state.copy()
    trial.apply(CANCEL)
    return trial


def _result(state: State, lead: int) -> Result:
    """Let it end with that lead of the attacker, as if the bonuses for it had been added."""
    attacker, rival = state.siege.attacker, state.siege.rival
    after = state.copy()
    after.watch()
    now = siege_strength.attack_strength(state) - siege_strength.defence_strength(state)
    after.siege.attack += max(0, lead - now)
    after.siege.defence += max(0, now - lead)
    siege.resolve(after)
    retreats_now = after.phase_code == RETREATING
    lost = [numbers for what, numbers in after.notes() if what == "troops-lost"]
    ours = [troops for seat, _, troops in lost if seat == attacker]
    seats = range(state.terms.seats)
    house, former = after.houses[attacker], state.houses[attacker]
    trophies = house.trophies & ~former.trophies
    return Result(
        losses=(ours[0] if ours else 0, sum(troops for seat, _, troops in lost if seat == rival)),
        gains=tuple(members(house.domain & ~former.domain, names_of(state).sources)),
        trophy=rival if trophies else None,
        cities=tuple(after.houses[seat].city_count() for seat in seats),
        places=tuple(after.extra_places(seat) for seat in seats),
        vacates=after.phase_code == VACATING,
        retreating=after.left if retreats_now else 0,
        havens=tuple(members(retreats.havens(after, attacker), names_of(state).cities)) if retreats_now else (),
        stranded=sum(ours[1:]),
        prestige=tuple(scoring.prestige(after, seat) - scoring.prestige(state, seat) for seat in seats),
    )
