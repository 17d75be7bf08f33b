"""From a view back to a state that could be the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.engine.chance import Rng
from signoria.engine.contract import LOT, Document
from signoria.titles.virtu.rules.action_codes import CANCEL
from signoria.titles.virtu.rules.pieces import FAMILY_CARDS as FIRST_FAMILY_CARD
from signoria.titles.virtu.text.notation import names_of
from signoria.titles.virtu.text.position_reader import from_position
from signoria.titles.virtu.text.view_types import House, View

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

FAMILY_CARDS = 3


def sample(view: View, rng: Rng) -> State:
    """A state that could be the true one for whoever has this view.

    All is open but family cards that others have placed (V-SET-3): those are placed at random. What chance has still to
    decide stays undecided.
    """
    return placed_at_random(view, rng) if view.phase == "placing" else known_state(view)


def known_state(view: View) -> State:
    """The state without what is hidden: palaces that may not be seen are empty."""
    return from_position(position_in(view))


# -- the preparation, once more


def placed_at_random(view: View, rng: Rng) -> State:
    """Place the cards that are seen as they lie, others at random; of the seat to move perhaps only some."""
    state = from_position(start_of(view))
    for seat in view.order[: view.turn + 1]:
        if seat == view.seat:
            place_seen(state, view.houses[seat])
        else:
            place_some(state, rng.below(FAMILY_CARDS) if seat == view.to_move else FAMILY_CARDS, rng)
    return state


def start_of(view: View) -> Document:
    """The position before the first card was placed."""
    position = position_in(view)
    seats = [house | {"palace": {}, "used": []} for house in position["seats"]]
    return position | {"seats": seats, "to_move": view.order[0], "turn": 0}


def place_some(state: State, cards: int, rng: Rng) -> None:
    for _ in range(cards):
        state.apply(rng.choice([action for action in state.legal() if action != CANCEL]))


def place_seen(state: State, house: House) -> None:
    """The cards as they lie: those in rooms first, then those under them."""
    cards = family_cards(state)
    for slot, card in house.cards().items():
        state.apply(state.parse(f"place:{cards.index(card) + 1}@{slot}"))


def family_cards(state: State) -> list[str]:
    """The three cards of the family of the seat to move."""
    first = FIRST_FAMILY_CARD + FAMILY_CARDS * state.terms.families[state.actor]
    return list(names_of(state).cards[first : first + FAMILY_CARDS])


# -- the view as a position


def position_in(view: View) -> Document:
    """The position that a view tells."""
    document: Document = {
        "edition": view.edition,
        "options": view.options,
        "year": view.year,
        "stage": view.stage,
        "phase": view.phase,
        "to_move": view.to_move,
        "seats": [seat_in(view, seat, house) for seat, house in enumerate(view.houses)],
    }
    if view.phase == "first":
        document["seats"] = [{} if house.family is None else {"family": house.family} for house in view.houses]
        return document | ({"families": LOT, "first": view.first} if view.lot else {})
    document |= {
        "order": list(view.order),
        "turn": view.turn,
        "cities": {name: city.owner for name, city in view.cities.items() if city.owner is not None},
        "cathedrals": cathedrals_in(view),
        "alliances": {name: power.ally for name, power in view.powers.items() if power.ally is not None},
        "city_track": list(view.tracks.city_stack),
        "patronage_track": list(view.tracks.patronage_stack),
        "leonardo": list(view.leonardo),
        "left": view.troops_left or 0,
        "last": view.ending.last_winter or "",
        "winners": list(view.outcome.winners) if view.outcome else [],
    }
    return document | moment_in(view)


def cathedrals_in(view: View) -> list[str]:
    """The cities with cathedrals, in the order of the tokens."""
    sites = {city.cathedral: name for name, city in view.cities.items() if city.cathedral}
    return [sites[token] for token in sorted(sites)]


def seat_in(view: View, seat: int, house: House) -> Document:
    held = [*house.domain, *house.alliances]
    lying = [place for place in (*house.left, *house.right) if place.card]
    return {
        "family": house.family,
        "florins": house.florins,
        "palace": house.cards(),
        "tokens": [token.name for token in house.domain if token.name not in view.cities],
        "used": [token.name for token in held if not token.available]
        + [place.slot for place in lying if not place.available],
        "marker": house.marker,
        "indulgences": [number for number, room in enumerate(house.rooms, 1) if room.indulgence],
        "indulged": house.took_indulgence,
        "troops": {name: city.troops[seat] for name, city in view.cities.items() if city.troops[seat]},
        "agents": list(house.agents),
        "agents_in_all": house.agents_in_all,
        "patronage": house.patronage,
        "bonuses": list(house.bonuses),
        "trophies": list(house.trophies),
        "war_tokens": house.war_tokens,
        "won": list(house.battles_won),
        "leaving": list(house.withdrawing),
        "former_patron": house.former_patron,
    }


def moment_in(view: View) -> Document:
    """The keys of a position that are only written where they say something."""
    keys: Document = {}
    if payment := view.payment:
        keys["payment"] = {
            "purpose": payment.purpose,
            "target": payment.amount if payment.target is None else payment.target,
            "origin": payment.origin,
            "need": {symbol: count for symbol, count in payment.price.items() if symbol != "either"},
            "either": payment.price.get("either", 0),
            "pledged": payment.sources,
            "cashed": payment.cashed,
            "borrowed": payment.refreshed_on_the_way,
            "pool_before": payment.symbols_before,
            "room_before": payment.room_before,
        }
    if so_far := view.so_far:
        keys["action"] = {
            "paid": so_far.paid,
            "turned": so_far.turned,
            "credit": so_far.turns_left,
            "room_used": so_far.room_used,
            "pool": so_far.symbols,
        }
    if way := view.way:
        keys["way"] = {"steps": way.steps_left, "walked": way.walked, "paid": way.paid}
    if view.chosen is not None:
        keys["chosen"] = {"target": view.chosen}
    if fight := view.fight:
        keys["siege"] = {
            "city": fight.city,
            "attacker": fight.attacker,
            "rival": fight.rival,
            "plains": fight.plains,
            "attack": fight.attack_bonuses,
            "defence": fight.defence_bonuses,
            "passes": fight.passes,
        }
    if winter := view.winter:
        keys["winter"] = {
            "step": winter.step,
            "bought": winter.bought,
            "fresh": winter.not_yet,
            "pool": winter.symbols,
        }
    return keys
