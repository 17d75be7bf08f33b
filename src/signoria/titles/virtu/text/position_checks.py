"""Can a position be? The rules of counting, and choices that could have been made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.engine.errors import InvalidError
from signoria.titles.virtu.rules import intrigue, palace, payment, purchases, realm
from signoria.titles.virtu.rules.action_codes import (
    ALLY,
    ANNEX,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    EXPEL,
    HIRE,
    MARCH,
    MOST_STEPS,
    MOVE,
    REDEEM_CROSS,
    REDEEM_CROWNS,
    RENEW,
    RETREAT,
    SAIL,
    SEND,
    STEP,
    STRIKE,
    TURN,
    USE,
    WAGES,
)
from signoria.titles.virtu.rules.cheapest_payment import affords
from signoria.titles.virtu.rules.phase_codes import (
    BIDDING,
    DISCOUNT,
    FOR_AGENT,
    FOR_ALLIANCE,
    FOR_ARMS,
    FOR_CATHEDRAL,
    FOR_CITY,
    FOR_EXPULSION,
    FOR_HIRING,
    FOR_MARCH,
    FOR_NOTHING,
    FOR_PATRONAGE,
    FOR_PENANCE,
    FOR_PURCHASE,
    FOR_RENEWAL,
    FOR_RETREAT,
    FOR_SAIL,
    FOR_STEPS,
    FOR_STRIKE,
    FOR_TURN,
    FOR_WAGES,
    ORIGIN,
    OVER,
    PAYING,
    PREPARATION,
    PUTTING,
    RETREATING,
    VACATING,
)
from signoria.titles.virtu.rules.pieces import (
    BIT,
    CITIES,
    COURTIERS,
    CROSS,
    INDULGENCE_BIT,
    KINDS,
    KINGDOM,
    MACHIAVELLI,
    NOBLES,
    NONE,
    OTTOMAN,
    POWERS,
    REPUBLIC,
    ROOMS,
    SLOT_TO_SOURCE,
    TOKEN_BITS,
    TOKEN_ITEMS,
    TOLL_BIT,
    UNDER,
    WAR,
    count_of,
)
from signoria.titles.virtu.rules.sources import purse
from signoria.titles.virtu.text.notation import names

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State

LARGEST_PRICE = 4096


FAMILY_CARDS = 3


def refuse_unless(holds: bool, sentence: str) -> None:
    if not holds:
        raise InvalidError(sentence)


def check(state: State) -> None:
    """InvalidError names the first thing that no game can reach."""
    for seat in range(state.terms.seats):
        _check_palace(state, seat)
        _check_house(state, seat)
    _check_shared(state)
    if state.phase_code == OVER:
        refuse_unless(bool(state.winners), "A game in phase over has winners.")
        return
    waits = state.phase not in ("placing", "marker") and state.stage != PREPARATION
    refuse_unless(not waits or state.houses[state.actor].marker != NONE, f"Seat {state.actor} has a marker in a room.")
    _check_stage(state)
    _check_moment(state)
    refuse_unless(bool(state.legal()), f"Seat {state.actor} could do nothing in phase {state.phase}.")


def _check_stage(state: State) -> None:
    """Which questions are asked in which part of the year."""
    placing = state.phase == "placing"
    refuse_unless(placing == (state.stage == PREPARATION), "V-SET-3: family cards are placed in the preparation only.")
    if state.phase == "dismissal":
        too_many = state.board.troops_of(state.actor) > state.left
        refuse_unless(too_many, f"V-WIN-1: seat {state.actor} has paid for all troops.")


def _check_moment(state: State) -> None:
    """A choice that was made must have been on offer; a siege needs its besieger."""
    phase = state.phase_code
    if phase == PAYING:
        _check_payment(state)
    elif phase in (ORIGIN, PUTTING, DISCOUNT):
        trial = state.copy()
        trial.apply(CANCEL)
        offered = trial.legal()
        chosen = {ORIGIN: SEND, PUTTING: BUY, DISCOUNT: ALLY}[phase]
        if phase == PUTTING and state.payment.purpose == FOR_PATRONAGE:
            chosen = BONUS
        refuse_unless(chosen + state.payment.target in offered, "What was chosen could not be chosen.")
    if phase in (BIDDING, RETREATING, VACATING):
        refuse_unless(
            state.siege.city != NONE and state.siege.attacker != NONE, f"A position in phase {state.phase} has a siege."
        )
    if phase == BIDDING or (phase == PAYING and state.payment.purpose == FOR_STRIKE):
        refuse_unless(state.siege.city != NONE and state.siege.attacker != NONE, "V-SIE-3: a bid needs a siege.")
        besieged = state.board.troops_at(state.siege.attacker, state.siege.city) > 0 and state.actor in (
            state.siege.attacker,
            state.siege.rival,
        )
        refuse_unless(besieged and state.siege.passes < 2, "V-SIE-3: no such bid is possible.")
    if phase == RETREATING or (phase == PAYING and state.payment.purpose == FOR_RETREAT):
        retreats = state.siege.city != NONE and 0 < state.left <= state.board.troops_at(state.actor, state.siege.city)
        refuse_unless(retreats, "V-SIE-6: no troops retreat there.")
    refuse_unless(state.steps <= MOST_STEPS, "V-SPR-1: the marker does not go that far.")


def _check_payment(state: State) -> None:
    refuse_unless(state.payment.purpose != FOR_NOTHING, "A position in phase payment needs a payment.")
    parts = state.payment.either + 1
    for kind in range(KINDS):
        parts *= count_of(state.payment.need, kind) + 1
    refuse_unless(parts <= LARGEST_PRICE, "V-PAY-2: no price is that high.")
    taken = (state.payment.pledged | state.payment.cashed) & ~(INDULGENCE_BIT | TOLL_BIT)
    refuse_unless(not taken & ~_used(state, state.actor), "V-PAY-2: what has paid lies used.")
    refuse_unless(
        not state.payment.borrowed & ~state.houses[state.actor].courtiers(),
        "V-SPR-2: only courtiers are refreshed on the way.",
    )
    trial = state.copy()
    payment.cancel(trial)
    refuse_unless(_choice(state) in trial.legal(), "What is paid for could not be chosen.")
    if state.payment.purpose == FOR_AGENT:
        refuse_unless(
            bool(intrigue.origins(trial, trial.actor, state.payment.target) >> state.payment.origin & 1),
            "V-INT-1: no such agent.",
        )
    if state.payment.purpose == FOR_PURCHASE and state.payment.target < TOKEN_ITEMS:
        places = purchases.places_for_card(trial, trial.actor)
        refuse_unless(
            bool(places >> state.payment.origin + SLOT_TO_SOURCE & 1), "V-WIN-3: the card could not go there."
        )
    florins = state.houses[state.actor].treasury
    payable = affords(
        state,
        state.payment.need,
        state.payment.either,
        state.payment.pool,
        purse(state, state.payment.purpose),
        florins,
    )
    refuse_unless(payable, "V-PAY-2: this payment cannot be made.")


def _used(state: State, seat: int) -> int:
    """What a seat has that could pay and lies used, as a set of sources."""
    powers = sum(BIT[OTTOMAN + power] for power in range(len(POWERS)) if state.board.ally(power) == seat)
    return ((state.houses[seat].domain & TOKEN_BITS) | state.houses[seat].courtiers() | powers) & ~state.houses[
        seat
    ].ready


def _choice(state: State) -> int:
    """The action that led to the payment under way."""
    target = state.payment.target
    if state.payment.purpose in (FOR_MARCH, FOR_SAIL):
        return (MARCH if state.payment.purpose == FOR_MARCH else SAIL) + state.payment.origin * CITIES + target
    if state.payment.purpose == FOR_PENANCE:
        return REDEEM_CROSS if count_of(state.payment.need, CROSS) else REDEEM_CROWNS
    if state.payment.purpose == FOR_ARMS:
        return USE + target * 8 + WAR
    if state.payment.purpose == FOR_PATRONAGE:
        return STEP
    return CHOICES[state.payment.purpose] + target


CHOICES = {
    FOR_STEPS: MOVE - 1, FOR_TURN: TURN, FOR_RENEWAL: RENEW, FOR_CITY: ANNEX, FOR_AGENT: SEND, FOR_EXPULSION: EXPEL,
    FOR_RETREAT: RETREAT, FOR_PURCHASE: BUY, FOR_CATHEDRAL: BUILD, FOR_ALLIANCE: ALLY, FOR_WAGES: WAGES,
    FOR_HIRING: HIRE, FOR_STRIKE: STRIKE,
}  # fmt: skip


def _check_palace(state: State, seat: int) -> None:
    known = names(state.terms.edition)
    for room in range(ROOMS):
        above, below = state.houses[seat].card(room), state.houses[seat].card(room + UNDER)
        refuse_unless(not below or bool(above), "V-SET-3: an upgrade lies under an action card.")
        acts = not above or state.terms.card_action[above] != NONE
        refuse_unless(acts, f"V-WIN-2: {known.cards[above]} has no action and cannot stay in a room alone.")
    crowded = palace.overcrowded(state, seat) and not (state.phase_code == VACATING and state.actor == seat)
    refuse_unless(not crowded, f"V-WIN-2: seat {seat} does not have that many courtier places.")
    cards = [card for slot in range(COURTIERS + 6) if (card := state.houses[seat].card(slot))]
    for number, card in enumerate(cards):
        unique = card > NOBLES or bool(state.terms.limited >> card - 1 & 1)
        refuse_unless(not unique or card not in cards[:number], f"V-WIN-3: a seat has only one {known.cards[card]}.")
        own = card <= NOBLES + 1 or (card - NOBLES - 2) // FAMILY_CARDS == state.terms.families[seat]
        refuse_unless(own, f"V-SET-3: {known.cards[card]} belongs to another family.")


def _check_house(state: State, seat: int) -> None:
    terms = state.terms
    refuse_unless(state.board.troops_of(seat) <= terms.most_troops, "V-WIN-4: a seat has at most 6 troops.")
    refuse_unless(0 <= state.houses[seat].agents_in_all <= terms.most_agents, "V-INT-3: a seat has at most 5 agents.")
    refuse_unless(realm.free_agents(state, seat) >= 0, f"V-INT-3: seat {seat} does not have that many agents.")
    both = 1 << KINGDOM | 1 << REPUBLIC
    refuse_unless(state.houses[seat].domain & both != both, "V-WIN-3: a Kingdom or a Republic, not both.")
    has_card = state.houses[seat].has_card(NOBLES + 1)
    refuse_unless(
        not has_card or bool(state.houses[seat].bonuses >> MACHIAVELLI & 1), "V-PAT-3: Machiavelli is a bonus."
    )
    kinds = (state.houses[seat].bonuses & terms.creators, state.houses[seat].bonuses & ~terms.creators)
    refuse_unless(all(kind & (kind - 1) == 0 for kind in kinds), "V-PAT-2: one creator and one creation at most.")


def _check_shared(state: State) -> None:
    seats = range(state.terms.seats)
    for what, sets in (
        ("V-INT-1: only one agent fits in a place.", [house.agents for house in state.houses]),
        ("V-PAT-2: every bonus is there once.", [house.bonuses for house in state.houses]),
    ):
        taken = 0
        for one in sets:
            refuse_unless(not taken & one, what)
            taken |= one
    for token in (KINGDOM, REPUBLIC):
        refuse_unless(
            sum(state.houses[seat].domain >> token & 1 for seat in seats) <= 2,
            "V-WIN-3: there are two Kingdoms and two Republics.",
        )
    indulgences = sum(int(state.houses[seat].indulgences).bit_count() for seat in seats)
    refuse_unless(indulgences <= state.terms.indulgences, "V-IND-1: there are ten indulgences.")
    tokens = [state.houses[seat].war_tokens for seat in seats]
    refuse_unless(min(tokens) >= 0 and sum(tokens) <= state.terms.war_tokens, "V-WAR-3: there are eleven +1 tokens.")
