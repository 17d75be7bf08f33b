"""Any state as JSON data: for tests, puzzles, analysis and bug reports. The way back is in reading.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from signoria.engine.contract import LOT, Document
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BIDDING,
    DISMISSING,
    ORIGIN,
    OVER,
    PAYING,
    PAYROLL,
    PENANCE,
    PURPOSES,
    RETREATING,
    STAGES,
    VACATING,
    WINTER,
    WINTER_STEPS,
)
from signoria.titles.virtu.rules.pieces import (
    BONUS_IDS,
    CITIES,
    NONE,
    PLACES,
    POWERS,
    ROOMS,
    SLOTS,
    SYMBOLS,
    TOKEN_BITS,
    count_of,
)
from signoria.titles.virtu.text.notation import Names, names_of

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def members(mask: int, names: Sequence[str]) -> list[str]:
    """The names of a set."""
    return [name for number, name in enumerate(names) if mask >> number & 1]


def bundle_of(word: int) -> dict[str, int]:
    return {symbol: count for kind, symbol in enumerate(SYMBOLS) if (count := count_of(word, kind))}


def position_of(state: State) -> Document:
    """The whole state as JSON data."""
    terms = state.terms
    known = names_of(state)
    seats = range(terms.seats)
    document: Document = {
        "game": "virtu",
        "edition": terms.edition,
        "options": list(terms.options),
        "year": state.year,
        "stage": STAGES[state.stage],
        "phase": state.phase,
        "to_move": state.to_move,
        "order": list(state.order),
        "turn": state.turn,
        "seats": [_seat(state, seat, known) if not state.waits_for_chance else {} for seat in seats],
    }
    if state.waits_for_chance:
        return document | _before(state, known)
    document |= {
        "cities": {known.cities[city]: state.ruler[city] for city in range(CITIES) if state.ruler[city] != NONE},
        "cathedrals": [known.cities[city] for city in state.cathedrals if city != NONE],
        "alliances": {power: ally for power, ally in zip(POWERS, state.allies, strict=True) if ally != NONE},
        "city_track": _from_the_top(state.arrived),
        "patronage_track": _from_the_top(state.promoted),
    }
    return document | _moment(state, known)


def _before(state: State, known: Names) -> Document:
    """What is agreed while the game waits for chance: the families, or that lots are drawn, and perhaps who begins."""
    if state.terms.lot:
        return {"families": LOT} | ({} if state.actor == NONE else {"first": state.actor})
    return {"seats": [{"family": known.families[family]} for family in state.terms.families]}


def _from_the_top(arrived: Iterable[int]) -> list[int]:
    times = list(arrived)
    return sorted(range(len(times)), key=lambda seat: -times[seat])


def _seat(state: State, seat: int, known: Names) -> Document:
    held = (state.domain[seat] & TOKEN_BITS) | state.courtiers(seat)
    allied = sum(
        1 << known.sources.index(power) for power, ally in zip(POWERS, state.allies, strict=True) if ally == seat
    )
    slots = {known.slots[slot]: known.cards[card] for slot in range(SLOTS) if (card := state.card(seat, slot))}
    document: Document = {
        "family": known.families[state.terms.families[seat]],
        "florins": state.treasury[seat],
        "palace": slots,
        "tokens": [name for name in members(state.domain[seat] & TOKEN_BITS, known.tokens) if name not in known.cities],
        "used": members((held | allied) & ~state.ready[seat], known.sources),
        "marker": None if state.marker[seat] == NONE else state.marker[seat] + 1,
        "indulgences": [room + 1 for room in range(ROOMS) if state.indulgences[seat] >> room & 1],
        "troops": {known.cities[city]: troops for city in range(CITIES) if (troops := state.troops_at(seat, city))},
        "agents": members(state.agents[seat], known.places[:PLACES]),
        "agents_in_all": state.spies[seat],
        "patronage": state.patron[seat],
        "bonuses": members(state.bonuses[seat], BONUS_IDS),
        "trophies": [other for other in range(state.terms.seats) if state.trophies[seat] >> other & 1],
    }
    if state.indulged >> seat & 1:
        document["indulged"] = True
    if state.arms[seat]:
        document["war_tokens"] = state.arms[seat]
    if state.former_patrons >> seat & 1:
        document["former_patron"] = True
    for key, cities in (("won", state.won[seat]), ("leaving", state.leaving[seat])):
        if cities:
            document[key] = members(cities, known.cities)
    return document


def _moment(state: State, known: Names) -> Document:
    """Keys that are only written where they say something."""
    keys: Document = {}
    phase = state.phase_code
    if phase == PAYING:
        keys["payment"] = _payment(state, known)
    if phase in (ACTION, ORIGIN, PAYING):
        keys["action"] = {
            "paid": members(state.paid, known.sources),
            "turned": members(state.turned, known.sources),
            "credit": state.credit,
            "room_used": members(state.room_used, known.sources),
            "pool": bundle_of(state.pool),
        }
    if phase == PENANCE or (phase == PAYING and state.steps):
        keys["way"] = {"steps": state.steps, "walked": state.walked, "paid": members(state.way_paid, known.sources)}
    if phase in (RETREATING, DISMISSING) or (phase == PAYING and PURPOSES[state.purpose] == "retreat"):
        keys["left"] = state.left
    fights = phase == PAYING and PURPOSES[state.purpose] in ("retreat", "strike")
    if fights or phase in (BIDDING, RETREATING, VACATING):
        keys["siege"] = _siege(state, known)
    if state.leonardo_used:
        keys["leonardo"] = members(state.leonardo_used, known.cities)
    if state.phase in ("agent", "place", "discount"):
        keys["chosen"] = {"target": target_name(state, known)}
    if state.stage == WINTER and phase not in (PAYROLL, DISMISSING):
        keys["winter"] = {
            "step": WINTER_STEPS[state.winter_step],
            "bought": members(state.bought, known.items),
            "fresh": members(state.fresh, known.sources),
            "pool": {} if phase == PAYING else bundle_of(state.pool),
        }
    if state.last:
        keys["last"] = state.reason
    if phase == OVER:
        keys["winners"] = [seat for seat in range(state.terms.seats) if state.winners >> seat & 1]
    return keys


def _payment(state: State, known: Names) -> Document:
    return {
        "purpose": PURPOSES[state.purpose],
        "target": target_name(state, known),
        "origin": origin_name(state, known),
        "need": bundle_of(state.need),
        "either": state.either,
        "pledged": members(state.pledged, known.sources),
        "cashed": members(state.cashed, known.sources),
        "borrowed": members(state.borrowed, known.sources),
        "pool_before": bundle_of(state.pool_before),
        "room_before": members(state.room_before, known.sources),
    }


def target_names(purpose: str, known: Names) -> Sequence[str]:
    """The names of the targets of a purpose, by number."""
    if purpose in ("annex", "march", "sail", "retreat", "build", "hire"):
        return known.cities
    if purpose in ("agent", "expel"):
        return known.places
    if purpose in ("renew", "alliance"):
        return POWERS
    if purpose in ("turn", "arms", "strike"):
        return known.sources
    return known.items if purpose == "buy" else ()


def target_name(state: State, known: Names) -> str | int | None:
    if state.target == NONE:
        return None
    purpose = {"agent": "agent", "discount": "alliance", "place": "buy"}.get(state.phase, PURPOSES[state.purpose])
    if state.phase == "place" and PURPOSES[state.purpose] == "patronage":
        return "machiavelli"
    names = target_names(purpose, known)
    return names[state.target] if names else state.target


def origin_name(state: State, known: Names) -> str | None:
    purpose = PURPOSES[state.purpose]
    if purpose in ("march", "sail"):
        return known.cities[state.origin]
    if purpose == "agent":
        return known.places[state.origin]
    if purpose == "buy" and state.target < len(known.items) - 6:
        return known.slots[state.origin]
    return None


def _siege(state: State, known: Names) -> Document:
    return {
        "city": known.cities[state.city],
        "attacker": state.attacker,
        "rival": None if state.rival == NONE else state.rival,
        "plains": state.plains,
        "attack": state.attack,
        "defence": state.defence,
        "passes": state.passes,
    }
