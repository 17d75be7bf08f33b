"""Why an action may not be done now: the rule's id and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.engine.errors import IllegalMove, InvalidError
from signoria.titles.virtu.rules import action_codes, intrigue, palace, realm, room_actions
from signoria.titles.virtu.rules.pieces import DIPLOMACY, NONE, POWER_PLACES, TOKEN_ITEMS
from signoria.titles.virtu.rules.purchases import is_for_sale, may_have_token, places_for_card
from signoria.titles.virtu.text.notation import VERBS, text_of, wrong_phase

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
    if verb == "annex":
        return _no_annexation(state, action - action_codes.ANNEX, what)
    if verb in ("send", "expel"):
        return _no_agent(state, action - (action_codes.SEND if verb == "send" else action_codes.EXPEL), verb, what)
    if verb == "buy":
        return _no_purchase(state, action - action_codes.BUY, what)
    if verb == "build":
        return _no_cathedral(state, action - action_codes.BUILD, what)
    if verb == "bonus":
        return _illegal(
            "V-PAT-2",
            "bonus-not-offered",
            f"{what} is already taken, or you have already had a bonus of that kind.",
            what,
        )
    reason, sentence = SENTENCES.get(verb, ("not-now", "{what} is not possible now."))
    return _illegal(VERBS[verb].rule, reason, sentence.format(what=what or verb), what)


SENTENCES = {
    "place": (
        "slot-not-free",
        "{what}: that card is already placed, that slot is not free, or the card has no action.",
    ),
    "move": ("cannot-pay", "{what} steps cannot be paid for."),
    "redeem": ("cannot-pay", "the {what} cannot be paid."),
    "toll": ("cannot-pay", "2 florins pay for 1 step only, and only if you have them."),
    "turn": (
        "not-to-turn",
        "{what} is not a used token of yours, it paid for this action, or nothing is left to pay with.",
    ),
    "renew": (
        "not-to-renew",
        "the alliance with {what} is not yours, its bonus is not used, or nothing is left to pay with.",
    ),
    "step": ("cannot-pay", "the next step of patronage is not the room's action, or cannot be paid for."),
    "march": ("no-march", "{what}: no troop of yours there, no road, or no cavalry."),
    "sail": ("no-voyage", "{what}: no troop of yours there, no way by sea, or not enough ships."),
    "from": ("no-agent", "no agent of yours can go from {what}."),
    "hire": (
        "no-hiring",
        "no troop can be hired in {what}: it is not yours, too expensive, or you already have 6 troops.",
    ),
    "dismiss": ("no-troop", "no troop of yours is in {what}."),
    "wages": ("cannot-pay", "{what} florins of wages: that is more than is due, or more than you can raise."),
    "siege": ("no-siege", "you do not besiege {what}."),
    "withdraw": ("no-withdrawal", "only the winner of a battle on the plains may withdraw from {what}."),
    "retreat": ("no-retreat", "no troop can retreat to {what}."),
    "strike": ("no-bonus", "{what} gives no war bonus now, or cannot be paid for."),
    "use": ("not-usable", "{what} cannot be used for this, or would leave the rest unpaid."),
    "cash": ("no-florins", "{what} has no florins to give now, or would leave the rest unpaid."),
    "indulgence": ("no-indulgence", "no indulgence can be taken now: 1 per year, 1 per room, 10 in all."),
    "ally": (
        "no-alliance",
        "the alliance with {what} cannot be made: it is yours, your agent is not on it, or it is too expensive.",
    ),
    "waive": ("cannot-pay", "{what} is no part of the price, or the rest cannot be paid."),
    "put": ("place-not-free", "{what} is no courtier place of yours that can take a card."),
    "discard": ("no-courtier", "no courtier lies on {what}."),
    "shift": ("card-barred", "{what}: no card that may move lies there, or it may not go there."),
}


def _illegal(rule: str, reason: str, sentence: str, what: str) -> IllegalMove:
    return IllegalMove(rule, reason, sentence, what=what)


def _no_annexation(state: State, city: int, name: str) -> IllegalMove:
    seat = state.actor
    room = state.houses[seat].marker
    if palace.room_action(state, seat, room) != DIPLOMACY:
        return _illegal("V-SPR-3", "other-action", "diplomacy is not the action of this room.", name)
    if not state.terms.open_cities >> city & 1:
        return _illegal("V-SET-1", "city-closed", f"{name} is not in play.", name)
    if state.board.ruler(city) != NONE:
        return _illegal("V-DIP-1", "city-controlled", f"{name} is not neutral.", name)
    if state.terms.pirates >> city & 1:
        return _illegal("V-DIP-3", "pirate-port", f"{name} is a pirate port.", name)
    if room_actions.annexation_price(state, seat, city) == 0:
        return _illegal("V-DIP-1", "not-joined", f"neither road nor sea joins {name} to a city of yours.", name)
    return _illegal("V-DIP-1", "cannot-pay", f"the price of {name} cannot be paid.", name)


def _no_agent(state: State, place: int, verb: str, name: str) -> IllegalMove:
    seat = state.actor
    agent = state.agent_at(place)
    if verb == "expel":
        if agent in (NONE, seat):
            return _illegal("V-INT-2", "no-enemy-agent", f"no enemy agent is at {name}.", name)
        if room_actions.is_occupied(state) and intrigue.can_oust(state):
            return _own_room_first(name)
        return _illegal("V-INT-2", "cannot-pay", "removing an agent costs two masks.", name)
    if room_actions.is_occupied(state):
        return _own_room_first(name)
    if agent != NONE:
        return _illegal("V-INT-1", "place-taken", f"there is already an agent at {name}.", name)
    if place < POWER_PLACES and realm.owner_of(state, place) >= state.terms.seats:
        return _illegal("V-INT-1", "no-agent", f"nobody plays the family of {name}.", name)
    if realm.guarded(state, seat, place):
        return _illegal("V-INT-4", "guarded", f"The Prince keeps agents away from {name}.", name)
    if state.terms.one_agent and not intrigue.origins(state, seat, place):
        return _illegal("V-INT-5", "palace-taken", f"there is already an enemy agent in the palace of {name}.", name)
    return _illegal("V-INT-1", "no-agent", f"no agent of yours can go to {name} now.", name)


def _own_room_first(name: str) -> IllegalMove:
    return _illegal("V-SPR-4", "own-room-first", "first the enemy agent in this room must be removed.", name)


def _no_purchase(state: State, item: int, name: str) -> IllegalMove:
    seat = state.actor
    if state.bought >> item & 1:
        return _illegal("V-WIN-3", "bought-already", f"you have already bought {name} this Winter.", name)
    offered = is_for_sale(state, seat, item) if item < TOKEN_ITEMS else may_have_token(state, seat, item)
    if not offered:
        return _illegal("V-WIN-3", "not-for-sale", f"{name}: none is left, or you may not have more.", name)
    if item < TOKEN_ITEMS and not places_for_card(state, seat):
        return _illegal("V-WIN-3", "no-place", f"no courtier place is left for {name}.", name)
    return _illegal("V-WIN-3", "cannot-pay", f"{name} cannot be paid for.", name)


def _no_cathedral(state: State, city: int, name: str) -> IllegalMove:
    if not realm.cathedral_sites(state, state.actor) >> city & 1:
        return _illegal("V-WIN-3", "no-site", f"{name} is not yours, too weak, or already has a cathedral.", name)
    return _illegal(
        "V-WIN-3", "cannot-build", "no cathedral is left, you have already built one, or you cannot pay for it.", name
    )
