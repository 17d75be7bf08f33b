"""Why an action may not be done now: the rule's id and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.engine.errors import IllegalMove, InvalidError
from signoria.titles.virtu.rules import intrigue, palace, realm, room_actions, siege_strength
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    ALLIANCE_STEP,
    HIRING_STEP,
    MENU,
    PALACE_STEP,
    PURCHASE_STEP,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CAMPAIGN,
    CATHEDRAL_ITEM,
    CITIES,
    DIPLOMACY,
    DUCHY,
    GOVERN,
    INTRIGUE,
    KINGDOM,
    NONE,
    OTTOMAN,
    PATRONAGE,
    POWER_PLACES,
    REPUBLIC,
    TOKEN_ITEMS,
)
from signoria.titles.virtu.rules.purchases import is_for_sale, may_have_token, places_for_card
from signoria.titles.virtu.text.ahead import annexation
from signoria.titles.virtu.text.notation import VERBS, names_of, text_of, wrong_phase

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


def refusal(state: State, action: int) -> IllegalMove | InvalidError:
    if state.to_move is None:
        return InvalidError("Nobody can act now.")
    text = text_of(state, action)
    verb, _, what = text.partition(":")
    wrong = wrong_phase(state, text)
    if wrong:
        return wrong
    if early := _too_soon_or_late(state, verb, what):
        return early
    if verb in WHY_NOT:
        return WHY_NOT[verb](state, action - VERBS[verb].first, what)
    reason, sentence = SENTENCES.get(verb, ("not-now", "{what} is not possible now."))
    return _illegal(VERBS[verb].rule, reason, sentence.format(what=what or verb), what)


SENTENCES = {
    "bonus": ("bonus-not-offered", "{what} is already taken, or you have already had a bonus of that kind."),
    "place": (
        "slot-not-free",
        "{what}: that card is already placed, that slot is not free, or the card has no action.",
    ),
    "move": ("cannot-pay", "{what} steps cannot be paid for."),
    "redeem": ("cannot-pay", "the {what} cannot be paid."),
    "toll": ("cannot-pay", "2 florins pay for 1 step only, and only if you have them."),
    "step": ("cannot-pay", "the next step of patronage cannot be paid for."),
    "from": ("no-agent", "no agent of yours can go from {what}."),
    "dismiss": ("no-troop", "no troop of yours is in {what}."),
    "wages": ("cannot-pay", "{what} florins of wages: that is more than is due, or more than you can raise."),
    "siege": ("no-siege", "you do not besiege {what}."),
    "withdraw": ("no-withdrawal", "only the winner of a battle on the plains may withdraw from {what}."),
    "retreat": ("no-retreat", "no troop can retreat to {what}."),
    "use": ("not-usable", "{what} cannot be used for this, or would leave the rest unpaid."),
    "cash": ("no-florins", "{what} has no florins to give now, or would leave the rest unpaid."),
    "indulgence": ("no-indulgence", "no indulgence can be taken now: 1 per year, 1 per room, 10 in all."),
    "waive": ("cannot-pay", "{what} is no part of the price, or the rest cannot be paid."),
    "put": ("place-not-free", "{what} is no courtier place of yours that can take a card."),
    "discard": ("no-courtier", "no courtier lies on {what}."),
    "shift": ("card-barred", "{what}: no card that may move lies there, or it may not go there."),
}


NOT_ANNEXED = {
    "city-closed": "{what} is not in play.",
    "pirate-port": "{what} is a pirate port.",
    "not-joined": "neither road nor sea joins {what} to a city of yours.",
}


def _illegal(rule: str, reason: str, sentence: str, what: str) -> IllegalMove:
    return IllegalMove(rule, reason, sentence, what=what)


def _no_annexation(state: State, city: int, name: str) -> IllegalMove:
    seat = state.actor
    if state.board.ruler(city) != NONE:
        return _illegal("V-DIP-1", "city-controlled", f"{name} is not neutral.", name)
    barred = annexation(state, seat, city)
    if barred.price:
        return _illegal("V-DIP-1", "cannot-pay", f"the price of {name} cannot be paid.", name)
    return _illegal(barred.rule, barred.reason, NOT_ANNEXED[barred.reason].format(what=name), name)


def _no_expulsion(state: State, place: int, name: str) -> IllegalMove:
    if state.agent_at(place) in (NONE, state.actor):
        return _illegal("V-INT-2", "no-enemy-agent", f"no enemy agent is at {name}.", name)
    if room_actions.is_occupied(state) and intrigue.can_oust(state):
        return _own_room_first(name)
    return _illegal("V-INT-2", "cannot-pay", "removing an agent costs two masks.", name)


def _own_room_first(name: str) -> IllegalMove:
    return _illegal("V-SPR-4", "own-room-first", "first the enemy agent in this room must be removed.", name)


def _no_agent(state: State, place: int, name: str) -> IllegalMove:
    seat = state.actor
    agent = state.agent_at(place)
    if agent != NONE:
        return _illegal("V-INT-1", "place-taken", f"there is already an agent at {name}.", name)
    if place < POWER_PLACES and realm.owner_of(state, place) >= state.terms.seats:
        return _illegal("V-INT-1", "no-agent", f"nobody plays the family of {name}.", name)
    if realm.guarded(state, seat, place):
        return _illegal("V-INT-4", "guarded", f"The Prince keeps agents away from {name}.", name)
    if state.terms.one_agent and not intrigue.origins(state, seat, place):
        return _illegal("V-INT-5", "palace-taken", f"there is already an enemy agent in the palace of {name}.", name)
    return _illegal("V-INT-1", "no-agent", f"no agent of yours can go to {name} now.", name)


def _no_purchase(state: State, item: int, name: str) -> IllegalMove:
    seat = state.actor
    if state.bought >> item & 1:
        return _illegal("V-WIN-3", "bought-already", f"you have already bought {name} this Winter.", name)
    offered = is_for_sale(state, seat, item) if item < TOKEN_ITEMS else may_have_token(state, seat, item)
    if not offered:
        return _not_offered(state, item, name)
    if item < TOKEN_ITEMS and not places_for_card(state, seat):
        return _illegal("V-WIN-3", "no-place", f"no courtier place is left for {name}.", name)
    return _cannot_pay("V-WIN-3", name)


def _not_offered(state: State, item: int, name: str) -> IllegalMove:
    house = state.houses[state.actor]
    if item < TOKEN_ITEMS:
        has_it = bool(state.terms.limited >> item & 1) and house.has_card(item + 1)
    else:
        has_it = bool(house.domain >> (DUCHY + item - TOKEN_ITEMS) & 1)
    if has_it:
        return _illegal("V-WIN-3", "one-only", f"you have {name} already, and may not have another.", name)
    if item >= TOKEN_ITEMS and house.domain & (BIT[KINGDOM] | BIT[REPUBLIC]):
        return _illegal("V-WIN-3", "one-state", "nobody may have a kingdom and a republic.", name)
    return _illegal("V-WIN-3", "sold-out", f"{name}: none is left.", name)


def _no_cathedral(state: State, city: int, name: str) -> IllegalMove:
    if state.board.ruler(city) != state.actor:
        return _not_yours("V-WIN-3", name)
    if state.board.cathedral_at(city) != NONE:
        return _illegal("V-WIN-3", "has-cathedral", f"{name} has a cathedral already.", name)
    if not realm.cathedral_sites(state, state.actor) >> city & 1:
        return _illegal("V-WIN-3", "too-weak", f"{name} is too weak for a cathedral.", name)
    if state.bought >> CATHEDRAL_ITEM & 1:
        return _illegal("V-WIN-3", "built-already", "you have already built a cathedral this Winter.", name)
    if realm.free_cathedral(state) == NONE:
        return _illegal("V-WIN-3", "no-cathedral", "no cathedral is left.", name)
    return _cannot_pay("V-WIN-3", name)


# -- what the room, or the step of Winter, does not allow

ROOM_VERBS = {
    "turn": GOVERN, "renew": GOVERN, "step": PATRONAGE, "annex": DIPLOMACY, "march": CAMPAIGN, "sail": CAMPAIGN,
    "send": INTRIGUE, "expel": INTRIGUE,
}  # fmt: skip
LAST_STEPS = {
    "shift": PALACE_STEP, "discard": PALACE_STEP, "buy": PURCHASE_STEP, "build": PURCHASE_STEP, "hire": HIRING_STEP,
}  # fmt: skip


def _too_soon_or_late(state: State, verb: str, what: str) -> IllegalMove | None:
    if state.phase_code == MENU and state.winter_step > LAST_STEPS.get(verb, ALLIANCE_STEP):
        return _illegal(VERBS[verb].rule, "step-closed", "a later step of Winter has begun.", what)
    if state.phase_code != ACTION or verb not in ROOM_VERBS:
        return None
    if room_actions.is_occupied(state):
        return None if verb == "expel" else _own_room_first(what)
    seat = state.actor
    if palace.room_action(state, seat, state.houses[seat].marker) != ROOM_VERBS[verb]:
        return _illegal("V-SPR-3", "other-action", "this is not the action of this room.", what)
    return None


# -- the reason that is true, of several


def _cannot_pay(rule: str, name: str) -> IllegalMove:
    return _illegal(rule, "cannot-pay", f"{name} cannot be paid for.", name)


def _not_yours(rule: str, name: str) -> IllegalMove:
    return _illegal(rule, "city-not-yours", f"{name} is not yours.", name)


def _no_march(state: State, way: int, name: str) -> IllegalMove:
    start, end = divmod(way, CITIES)
    if barred := _no_troop(state, start):
        return barred
    if not state.terms.roads[start] >> end & 1:
        city = names_of(state).cities[end]
        return _illegal("V-WAR-1", "no-road", f"no road leads from there to {city}.", city)
    return _cannot_pay("V-WAR-1", name)


def _no_voyage(state: State, way: int, name: str) -> IllegalMove:
    start, end = divmod(way, CITIES)
    if barred := _no_troop(state, start):
        return barred
    if not state.terms.sea_way[way]:
        city = names_of(state).cities[end]
        return _illegal("V-WAR-1", "no-sea-way", f"no way by sea leads from there to {city}.", city)
    return _cannot_pay("V-WAR-1", name)


def _no_troop(state: State, start: int) -> IllegalMove | None:
    city = names_of(state).cities[start]
    if state.board.ruler(start) != state.actor:
        return _not_yours("V-WAR-1", city)
    if not state.board.troops_at(state.actor, start):
        return _illegal("V-WAR-1", "no-troop", f"no troop of yours is in {city}.", city)
    return None


def _no_hiring(state: State, city: int, name: str) -> IllegalMove:
    if state.board.ruler(city) != state.actor:
        return _not_yours("V-WIN-4", name)
    if state.board.troops_of(state.actor) >= state.terms.most_troops:
        return _illegal("V-WIN-4", "enough-troops", "all your troops are on the map.", name)
    return _cannot_pay("V-WIN-4", name)


def _not_turned(state: State, token: int, name: str) -> IllegalMove:
    if not state.houses[state.actor].domain >> token & 1:
        return _illegal("V-GOV", "token-not-yours", f"{name} is no token of yours.", name)
    return _not_available_again(state, token, name)


def _not_renewed(state: State, power: int, name: str) -> IllegalMove:
    if state.board.ally(power) != state.actor:
        return _illegal("V-GOV", "alliance-not-yours", f"the alliance with {name} is not yours.", name)
    return _not_available_again(state, OTTOMAN + power, name)


def _not_available_again(state: State, source: int, name: str) -> IllegalMove:
    if (state.payment.paid | state.payment.turned) >> source & 1:
        return _illegal("V-GOV", "used-here", f"{name} has paid for this action, or was turned by it.", name)
    if state.houses[state.actor].ready >> source & 1:
        return _illegal("V-GOV", "not-used", f"{name} is not used.", name)
    return _cannot_pay("V-GOV", name)


def _no_alliance(state: State, power: int, name: str) -> IllegalMove:
    ally = state.board.ally(power)
    if ally == state.actor:
        return _illegal("V-WIN-5", "allied-already", f"the alliance with {name} is yours.", name)
    if ally != NONE and not state.houses[state.actor].agents >> (POWER_PLACES + power) & 1:
        return _illegal("V-WIN-5", "agent-needed", f"{name} is allied with another: your agent must be there.", name)
    return _cannot_pay("V-WIN-5", name)


def _no_strike(state: State, source: int, name: str) -> IllegalMove:
    if siege_strength.strikes(state, state.actor) >> source & 1:
        return _cannot_pay("V-SIE-3", name)
    return _illegal("V-SIE-3", "no-bonus", f"{name} gives no war bonus now.", name)


WHY_NOT: dict[str, Callable[[State, int, str], IllegalMove]] = {
    "annex": _no_annexation,
    "send": _no_agent,
    "expel": _no_expulsion,
    "buy": _no_purchase,
    "build": _no_cathedral,
    "march": _no_march,
    "sail": _no_voyage,
    "hire": _no_hiring,
    "turn": _not_turned,
    "renew": _not_renewed,
    "ally": _no_alliance,
    "strike": _no_strike,
}
"""By verb: what is true of an action of that verb, counted from its first."""
