"""Every action by number, the same in every phase; the table below gives their texts, phases and rules too."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.rules.phase_codes import (
    ACTION,
    BIDDING,
    CHOOSING,
    DISCOUNT,
    DISMISSING,
    MARKER,
    MENU,
    ORIGIN,
    OVER,
    PAYING,
    PAYROLL,
    PENANCE,
    PLACING,
    PUTTING,
    RETREATING,
    SIEGES,
    VACATING,
)

MOST_STEPS: Final = 10

# The first number of each verb, where the verb before ends; behind it, what its numbers count.
PLACE: Final = 0  # card of the family * 16 + slot
ENTER: Final = PLACE + 3 * 16  # room
MOVE: Final = ENTER + 5  # steps - 1
REDEEM_CROSS: Final = MOVE + MOST_STEPS
REDEEM_CROWNS: Final = REDEEM_CROSS + 1
KEEP: Final = REDEEM_CROWNS + 1
PAY: Final = KEEP + 1
CANCEL: Final = PAY + 1
DONE: Final = CANCEL + 1
PASS: Final = DONE + 1
STEP: Final = PASS + 1
DISBAND: Final = STEP + 1
BONUS: Final = DISBAND + 1  # bonus
WAGES: Final = BONUS + 10  # florins
BUY: Final = WAGES + 3  # item, cathedrals apart
ALLY: Final = BUY + 18  # power
WAIVE: Final = ALLY + 3  # symbol
RENEW: Final = WAIVE + 8  # power
TURN: Final = RENEW + 3  # token
ANNEX: Final = TURN + 41  # city
BUILD: Final = ANNEX + 30  # city
HIRE: Final = BUILD + 30  # city
DISMISS: Final = HIRE + 30  # city
SIEGE: Final = DISMISS + 30  # city
WITHDRAW: Final = SIEGE + 30  # city
RETREAT: Final = WITHDRAW + 30  # city
SEND: Final = RETREAT + 30  # place
EXPEL: Final = SEND + 58  # place
FROM: Final = EXPEL + 58  # place, or UNPLACED
PUT: Final = FROM + 59  # slot
DISCARD: Final = PUT + 16  # slot
SHIFT: Final = DISCARD + 16  # slot * 16 + slot
STRIKE: Final = SHIFT + 16 * 16  # source
USE: Final = STRIKE + 56  # source * 8 + symbol
TOLL_USE: Final = USE + 53 * 8 + 7
INDULGENCE_USE: Final = USE + 52 * 8
MARCH: Final = USE + 54 * 8  # city * 30 + city
SAIL: Final = MARCH + 30 * 30  # city * 30 + city
ACTIONS: Final = SAIL + 30 * 30


@final
class Verb(NamedTuple):
    """A kind of action."""

    name: str
    first: int
    """Its first number."""
    counts: str
    """What its numbers count, as `notation.Names` lists it; empty: there is only one."""
    phases: tuple[int, ...]
    """When it may be done."""
    rule: str
    """The rule that a refusal names."""


ALWAYS: Final = tuple(range(MARKER, OVER))

ACTION_TABLE: Final = (
    Verb("place", PLACE, "family cards in slots", (PLACING,), "V-SET-3"),
    Verb("marker", ENTER, "rooms", (MARKER,), "V-SPR-1"),
    Verb("move", MOVE, "steps", (MARKER,), "V-SPR-1"),
    Verb("redeem", REDEEM_CROSS, "redemptions", (PENANCE,), "V-IND-2"),
    Verb("keep", KEEP, "", (PENANCE,), "V-IND-2"),
    Verb("pay", PAY, "", (PAYING,), "V-PAY-2"),
    Verb("cancel", CANCEL, "", (PLACING, PAYING, ORIGIN, PUTTING, DISCOUNT), "V-PAY-2"),
    Verb("done", DONE, "", (ACTION, MENU), "V-SPR-3"),
    Verb("pass", PASS, "", (BIDDING,), "V-SIE-3"),
    Verb("step", STEP, "", (ACTION,), "V-PAT-1"),
    Verb("disband", DISBAND, "", (RETREATING,), "V-SIE-6"),
    Verb("bonus", BONUS, "bonuses", (CHOOSING,), "V-PAT-2"),
    Verb("wages", WAGES, "wages", (PAYROLL,), "V-WIN-1"),
    Verb("buy", BUY, "wares", (MENU,), "V-WIN-3"),
    Verb("ally", ALLY, "powers", (MENU,), "V-WIN-5"),
    Verb("waive", WAIVE, "symbols", (DISCOUNT,), "V-WIN-5"),
    Verb("renew", RENEW, "powers", (ACTION,), "V-GOV"),
    Verb("turn", TURN, "tokens", (ACTION,), "V-GOV"),
    Verb("annex", ANNEX, "cities", (ACTION,), "V-DIP-1"),
    Verb("build", BUILD, "cities", (MENU,), "V-WIN-3"),
    Verb("hire", HIRE, "cities", (MENU,), "V-WIN-4"),
    Verb("dismiss", DISMISS, "cities", (DISMISSING,), "V-WIN-1"),
    Verb("siege", SIEGE, "cities", (SIEGES,), "V-SIE-1"),
    Verb("withdraw", WITHDRAW, "cities", (SIEGES,), "V-SIE-7"),
    Verb("retreat", RETREAT, "cities", (RETREATING,), "V-SIE-6"),
    Verb("send", SEND, "places", (ACTION,), "V-INT-1"),
    Verb("expel", EXPEL, "places", (ACTION,), "V-INT-2"),
    Verb("from", FROM, "places and reserve", (ORIGIN,), "V-INT-1"),
    Verb("put", PUT, "slots", (PUTTING,), "V-WIN-3"),
    Verb("discard", DISCARD, "slots", (MENU, VACATING), "V-WIN-2"),
    Verb("shift", SHIFT, "pairs of slots", (MENU, VACATING), "V-WIN-2"),
    Verb("strike", STRIKE, "sources", (BIDDING,), "V-SIE-3"),
    Verb("use", USE, "uses", (PAYING, ACTION), "V-PAY-1"),
    Verb("cash", USE, "coins", ALWAYS, "V-PAY-3"),
    Verb("indulgence", INDULGENCE_USE, "", ALWAYS, "V-IND-1"),
    Verb("toll", TOLL_USE, "", (PAYING,), "V-SPR-1"),
    Verb("march", MARCH, "pairs of cities", (ACTION,), "V-WAR-1"),
    Verb("sail", SAIL, "pairs of cities", (ACTION,), "V-WAR-1"),
)

FIRST_CODES: Final = tuple(sorted({verb.first for verb in ACTION_TABLE} - {INDULGENCE_USE, TOLL_USE}))
VERB_OF: Final = vec[i64]([FIRST_CODES[bisect_right(FIRST_CODES, action) - 1] for action in range(ACTIONS)])
"""The first number of each action's verb."""
