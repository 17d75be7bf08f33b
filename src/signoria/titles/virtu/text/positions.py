"""Any state as JSON data: for tests, puzzles, analysis and bug reports. The way back is in reading.py."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from signoria.engine.contract import LOT, Document
from signoria.titles.virtu.rules import scoring
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
    CATHEDRALS,
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
        "order": scoring.listed(state.order, terms.seats),
        "turn": state.turn,
        "seats": [_seat(state, seat, known) if not state.waits_for_chance else {} for seat in seats],
    }
    if state.waits_for_chance:
        return document | _before(state, known)
    document |= {
        "cities": {
            known.cities[city]: state.board.ruler(city) for city in range(CITIES) if state.board.ruler(city) != NONE
        },
        "cathedrals": [
            known.cities[city] for number in range(CATHEDRALS) if (city := state.board.cathedral(number)) != NONE
        ],
        "alliances": {name: ally for power, name in enumerate(POWERS) if (ally := state.board.ally(power)) != NONE},
        "city_track": _from_the_top(house.arrived for house in state.houses),
        "patronage_track": _from_the_top(house.promoted for house in state.houses),
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
    held = (state.houses[seat].domain & TOKEN_BITS) | state.houses[seat].courtiers()
    allied = sum(1 << known.sources.index(name) for power, name in enumerate(POWERS) if state.board.ally(power) == seat)
    slots = {known.slots[slot]: known.cards[card] for slot in range(SLOTS) if (card := state.houses[seat].card(slot))}
    document: Document = {
        "family": known.families[state.terms.families[seat]],
        "florins": state.houses[seat].treasury,
        "palace": slots,
        "tokens": [
            name for name in members(state.houses[seat].domain & TOKEN_BITS, known.tokens) if name not in known.cities
        ],
        "used": members((held | allied) & ~state.houses[seat].ready, known.sources),
        "marker": None if state.houses[seat].marker == NONE else state.houses[seat].marker + 1,
        "indulgences": [room + 1 for room in range(ROOMS) if state.houses[seat].indulgences >> room & 1],
        "troops": {
            known.cities[city]: troops for city in range(CITIES) if (troops := state.board.troops_at(seat, city))
        },
        "agents": members(state.houses[seat].agents, known.places[:PLACES]),
        "agents_in_all": state.houses[seat].agents_in_all,
        "patronage": state.houses[seat].patronage,
        "bonuses": members(state.houses[seat].bonuses, BONUS_IDS),
        "trophies": [other for other in range(state.terms.seats) if state.houses[seat].trophies >> other & 1],
    }
    if state.indulged >> seat & 1:
        document["indulged"] = True
    if state.houses[seat].war_tokens:
        document["war_tokens"] = state.houses[seat].war_tokens
    if state.former_patrons >> seat & 1:
        document["former_patron"] = True
    for key, cities in (("won", state.houses[seat].won), ("leaving", state.houses[seat].leaving)):
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
            "paid": members(state.payment.paid, known.sources),
            "turned": members(state.payment.turned, known.sources),
            "credit": state.payment.credit,
            "room_used": members(state.payment.room_used, known.sources),
            "pool": bundle_of(state.payment.pool),
        }
    if phase == PENANCE or (phase == PAYING and state.steps):
        keys["way"] = {"steps": state.steps, "walked": state.walked, "paid": members(state.way_paid, known.sources)}
    if phase in (RETREATING, DISMISSING) or (phase == PAYING and PURPOSES[state.payment.purpose] == "retreat"):
        keys["left"] = state.left
    fights = phase == PAYING and PURPOSES[state.payment.purpose] in ("retreat", "strike")
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
            "pool": {} if phase == PAYING else bundle_of(state.payment.pool),
        }
    if state.last:
        keys["last"] = state.reason
    if phase == OVER:
        keys["winners"] = [seat for seat in range(state.terms.seats) if state.winners >> seat & 1]
    return keys


def _payment(state: State, known: Names) -> Document:
    return {
        "purpose": PURPOSES[state.payment.purpose],
        "target": target_name(state, known),
        "origin": origin_name(state, known),
        "need": bundle_of(state.payment.need),
        "either": state.payment.either,
        "pledged": members(state.payment.pledged, known.sources),
        "cashed": members(state.payment.cashed, known.sources),
        "borrowed": members(state.payment.borrowed, known.sources),
        "pool_before": bundle_of(state.payment.pool_before),
        "room_before": members(state.payment.room_before, known.sources),
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
    if state.payment.target == NONE:
        return None
    purpose = {"agent": "agent", "discount": "alliance", "place": "buy"}.get(
        state.phase, PURPOSES[state.payment.purpose]
    )
    if state.phase == "place" and PURPOSES[state.payment.purpose] == "patronage":
        return "machiavelli"
    names = target_names(purpose, known)
    return names[state.payment.target] if names else state.payment.target


def origin_name(state: State, known: Names) -> str | None:
    purpose = PURPOSES[state.payment.purpose]
    if purpose in ("march", "sail"):
        return known.cities[state.payment.origin]
    if purpose == "agent":
        return known.places[state.payment.origin]
    if purpose == "buy" and state.payment.target < len(known.items) - 6:
        return known.slots[state.payment.origin]
    return None


def _siege(state: State, known: Names) -> Document:
    return {
        "city": known.cities[state.siege.city],
        "attacker": state.siege.attacker,
        "rival": None if state.siege.rival == NONE else state.siege.rival,
        "plains": bool(state.siege.plains),
        "attack": state.siege.attack,
        "defence": state.siege.defence,
        "passes": state.siege.passes,
    }
