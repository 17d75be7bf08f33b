"""What a state may wait for: one table of phases, each with what may be done in it and how it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules import (
    alliances,
    intrigue,
    palace,
    payment,
    purchases,
    purposes,
    retreats,
    room_actions,
    siege,
    spring,
    turns,
    winter,
)
from signoria.titles.virtu.rules.action_codes import (
    ALLY,
    ANNEX,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    DISBAND,
    DISMISS,
    DONE,
    ENTER,
    EXPEL,
    FROM,
    HIRE,
    KEEP,
    MARCH,
    MOVE,
    PASS,
    PLACE,
    PUT,
    REDEEM_CROSS,
    RENEW,
    RETREAT,
    SEND,
    SIEGE,
    STEP,
    STRIKE,
    TURN,
    USE,
    VERB_OF,
    WAGES,
    WAIVE,
    WITHDRAW,
)
from signoria.titles.virtu.rules.options import Options
from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BETWEEN,
    CHOOSING,
    FOR_CATHEDRAL,
    FOR_HIRING,
    FOR_PATRONAGE,
    FOR_RENEWAL,
    FOR_WAGES,
    MENU,
    PALACE_STEP,
    PAYING,
    PUTTING,
)
from signoria.titles.virtu.rules.pieces import (
    CATHEDRAL_ITEM,
    CITIES,
    CROSS,
    CROWN,
    FLORIN,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    SLOTS,
    WAR,
)

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State


@mypyc_attr(acyclic=True)
class Phase:
    """A phase in which nobody acts. (Phases are objects, whose methods mypyc calls without boxing.)"""

    def legal(self, state: State, options: Options) -> None:
        """Add what the seat to move may do."""

    def apply(self, state: State, action: i64) -> bool:  # noqa: ARG002
        """Do it, unless it uses a source or cancels. True if it completes a payment."""
        return False

    def cancel(self, state: State) -> None:
        """Take a choice back."""
        state.phase_code = MENU


@final
class Placing(Phase):
    """V-SET-3: where a family card goes."""

    def legal(self, state: State, options: Options) -> None:
        spring.legal_placing(state, options)

    def apply(self, state: State, action: i64) -> bool:
        spring.place(state, (action - PLACE) // SLOTS, (action - PLACE) % SLOTS)
        return False

    def cancel(self, state: State) -> None:
        spring.take_back(state)


@final
class Marker(Phase):
    """V-SPR-1: how far the marker goes."""

    def legal(self, state: State, options: Options) -> None:
        spring.legal_marker(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if VERB_OF[action] == MOVE:
            return spring.move(state, action - MOVE + 1)
        spring.enter(state, action - ENTER)
        return False


@final
class Penance(Phase):
    """V-IND-2: is the indulgence of a room redeemed?"""

    def legal(self, state: State, options: Options) -> None:
        spring.legal_penance(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if action != KEEP:
            return spring.begin_penance(state, CROSS if action == REDEEM_CROSS else CROWN)
        spring.walk(state)
        return False


@final
class RoomAction(Phase):
    """V-SPR-3: what the action of the room does next."""

    def legal(self, state: State, options: Options) -> None:
        spring.legal_action(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if action == DONE:
            spring.end_turn(state)
            return False
        verb = VERB_OF[action]
        what = action - verb
        if verb == TURN:
            return spring.turn(state, what)
        if verb == RENEW:
            return payment.begin(state, FOR_RENEWAL, what, 0, 1)
        if verb == STEP:
            return room_actions.begin_step(state)
        if verb == ANNEX:
            return room_actions.begin_annexation(state, what)
        if verb == SEND:
            return intrigue.choose_agent(state, what)
        if verb == EXPEL:
            return intrigue.begin_expulsion(state, what)
        if verb == MARCH:
            return room_actions.begin_march(state, what // CITIES, what % CITIES)
        return room_actions.begin_voyage(state, what // CITIES, what % CITIES)


@final
class Origin(Phase):
    """V-INT-1: which agent goes."""

    def legal(self, state: State, options: Options) -> None:
        intrigue.legal_origin(state, options)

    def apply(self, state: State, action: i64) -> bool:
        return intrigue.begin_mission(state, action - FROM, state.payment.target)

    def cancel(self, state: State) -> None:
        state.phase_code = ACTION


@final
class Paying(Phase):
    """V-PAY-2: what pays."""

    def legal(self, state: State, options: Options) -> None:
        payment.legal_payment(state, options)

    def apply(self, state: State, action: i64) -> bool:  # noqa: ARG002 - it can only be `pay`
        payment.pay(state)
        return True

    def cancel(self, state: State) -> None:
        payment.cancel(state)


@final
class Choosing(Phase):
    """V-PAT-2: which bonus."""

    def legal(self, state: State, options: Options) -> None:
        options.add_all(BONUS, palace.offered_bonuses(state, state.actor))
        payment.add_cashing(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if action - BONUS == MACHIAVELLI:
            state.payment.target = MACHIAVELLI
            state.payment.purpose = FOR_PATRONAGE
            state.phase_code = PUTTING
        else:
            palace.gain_bonus(state, state.actor, action - BONUS)
            spring.end_turn(state)
        return False


@final
class Putting(Phase):
    """V-WIN-3, V-PAT-3: where a card goes."""

    def legal(self, state: State, options: Options) -> None:
        purchases.legal_putting(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if state.payment.purpose != FOR_PATRONAGE:
            return purchases.put(state, action - PUT)
        palace.gain_bonus(state, state.actor, MACHIAVELLI)
        palace.put_courtier(state, state.actor, action - PUT, MACHIAVELLI_CARD)
        spring.end_turn(state)
        return False

    def cancel(self, state: State) -> None:
        state.phase_code = CHOOSING if state.payment.purpose == FOR_PATRONAGE else MENU


@final
class Sieges(Phase):
    """V-SIE-1: which siege is next."""

    def legal(self, state: State, options: Options) -> None:
        siege.legal_sieges(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if VERB_OF[action] == WITHDRAW:
            siege.withdraw(state, action - WITHDRAW)
        else:
            siege.open_siege(state, state.actor, action - SIEGE)
        return False


@final
class Bidding(Phase):
    """V-SIE-3: a bonus, or a pass."""

    def legal(self, state: State, options: Options) -> None:
        siege.legal_bids(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if action != PASS:
            return siege.begin_strike(state, action - STRIKE)
        siege.pass_bid(state)
        return False


@final
class Retreating(Phase):
    """V-SIE-6: where a troop goes."""

    def legal(self, state: State, options: Options) -> None:
        retreats.legal_retreats(state, options)

    def apply(self, state: State, action: i64) -> bool:
        if action != DISBAND:
            return retreats.retreat(state, action - RETREAT)
        retreats.disband(state)
        return False


@final
class Vacating(Phase):
    """V-ORD-2: which card leaves a courtier place that was lost."""

    def legal(self, state: State, options: Options) -> None:
        siege.legal_vacating(state, options)

    def apply(self, state: State, action: i64) -> bool:
        palace.rearrange(state, action)
        siege.vacated(state)
        return False


@final
class Payroll(Phase):
    """V-WIN-1: how much is paid to the troops."""

    def legal(self, state: State, options: Options) -> None:
        winter.legal_wages(state, options)

    def apply(self, state: State, action: i64) -> bool:
        return payment.begin(state, FOR_WAGES, action - WAGES, action - WAGES, 0)


@final
class Dismissing(Phase):
    """V-WIN-1: which troop goes."""

    def legal(self, state: State, options: Options) -> None:
        winter.legal_dismissals(state, options)

    def apply(self, state: State, action: i64) -> bool:
        winter.dismiss(state, action - DISMISS)
        return False


@final
class Menu(Phase):
    """V-WIN-2 to V-WIN-5: what else is done in Winter."""

    def legal(self, state: State, options: Options) -> None:
        winter.legal_menu(state, options)

    def apply(self, state: State, action: i64) -> bool:
        verb = VERB_OF[action]
        what = action - verb
        if verb == BUY:
            return purchases.buy(state, what)
        if verb == BUILD:
            return payment.begin(state, FOR_CATHEDRAL, what, state.terms.item_cost[CATHEDRAL_ITEM], 0)
        if verb == HIRE:
            return payment.begin(state, FOR_HIRING, what, winter.hiring_cost(state, what), 0)
        if verb == ALLY:
            return alliances.ally_with(state, what)
        if verb == DONE:
            winter.end_turn(state)
        else:
            palace.rearrange(state, action)
            winter.continue_menu(state, PALACE_STEP)
        return False


@final
class Discount(Phase):
    """V-WIN-5: which symbol of an alliance is left out."""

    def legal(self, state: State, options: Options) -> None:
        alliances.legal_discount(state, options)

    def apply(self, state: State, action: i64) -> bool:
        return alliances.waive(state, action - WAIVE)


TABLE: Final[list[Phase]] = [
    Phase(), Placing(), Marker(), Penance(), RoomAction(), Origin(), Paying(), Choosing(), Putting(), Sieges(),
    Bidding(), Retreating(), Vacating(), Payroll(), Dismissing(), Menu(), Discount(), Phase(),
]  # fmt: skip
"""By phase code: what the state waits for."""


def legal(state: State, options: Options) -> None:
    """All legal actions of the seat to move."""
    options.count = 0
    TABLE[state.phase_code].legal(state, options)


def is_legal(state: State, action: i64) -> bool:
    options = Options()
    legal(state, options)
    for number in range(options.count):
        if options.items[number] == action:
            return True
    return False


def apply(state: State, action: i64) -> None:
    """Do a legal action."""
    complete = False
    if USE <= action < MARCH:
        complete = use(state, (action - USE) >> 3, (action - USE) & 7)
    elif action == CANCEL:
        TABLE[state.phase_code].cancel(state)
    else:
        complete = TABLE[state.phase_code].apply(state, action)
    if complete:
        purposes.fulfil(state)
    if state.phase_code == BETWEEN:
        turns.advance(state)


def use(state: State, source: i64, kind: i64) -> bool:
    """Use a source: in a payment, for the action of a room, or florins at any time. True if it completes a payment."""
    if state.phase_code == PAYING:
        payment.use_source(state, source, kind)
        return payment.settle(state)
    if kind == FLORIN:
        payment.cash(state, source)
        return False
    payment.use_source(state, source, kind)
    if kind == WAR:
        return room_actions.begin_arming(state, source)
    room_actions.sell(state)
    spring.continue_action(state)
    return False
