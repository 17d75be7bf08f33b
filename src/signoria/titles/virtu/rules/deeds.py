"""What can be done, by number: every action has one, the same in every phase."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Each range starts here and counts what follows the colon of its text (docs/virtu-notation.md).
PLACE: Final = 0  # card of the family * 16 + slot
ENTER: Final = 48  # room
MOVE: Final = 53  # steps - 1
MOST_STEPS: Final = 10
REDEEM_CROSS: Final = 63
REDEEM_CROWNS: Final = 64
KEEP: Final = 65
PAY: Final = 66
CANCEL: Final = 67
DONE: Final = 68
PASS: Final = 69
STEP: Final = 70
DISBAND: Final = 71
BONUS: Final = 72  # bonus
WAGES: Final = 82  # florins
BUY: Final = 85  # item
ALLY: Final = 103  # power
WAIVE: Final = 106  # symbol
RENEW: Final = 114  # power
TURN: Final = 117  # token
ANNEX: Final = 158  # city
BUILD: Final = 188  # city
HIRE: Final = 218  # city
DISMISS: Final = 248  # city
SIEGE: Final = 278  # city
WITHDRAW: Final = 308  # city
RETREAT: Final = 338  # city
SEND: Final = 368  # place
EXPEL: Final = 426  # place
FROM: Final = 484  # place, or UNPLACED
PUT: Final = 543  # slot
DISCARD: Final = 559  # slot
SHIFT: Final = 575  # slot * 16 + slot
STRIKE: Final = 831  # source
USE: Final = 887  # source * 8 + symbol
MARCH: Final = 1319  # city * 30 + city
SAIL: Final = 2219  # city * 30 + city
DEEDS: Final = 3119

# Phases: what the state waits for.
FIRST: Final = 0
SETTING: Final = 1
MARKER: Final = 2
PENANCE: Final = 3
ACTION: Final = 4
ORIGIN: Final = 5
PAYING: Final = 6
CHOOSING: Final = 7
PUTTING: Final = 8
SIEGES: Final = 9
BIDDING: Final = 10
RETREATING: Final = 11
VACATING: Final = 12
PAYROLL: Final = 13
DISMISSING: Final = 14
MENU: Final = 15  # what is left of Winter
DISCOUNT: Final = 16
OVER: Final = 17
BETWEEN: Final = 18  # somebody has finished: turns.py asks the next
PHASES: Final = (
    "first", "placing", "marker", "indulgence", "action", "agent", "payment", "bonus", "place", "sieges", "bidding",
    "retreat", "vacate", "wages", "dismissal", "winter", "discount", "over",
)  # fmt: skip

# Parts of a year.
PREPARATION: Final = 0
SPRING: Final = 1
SIEGING: Final = 2
WITHDRAWING: Final = 3
WINTER: Final = 4
STAGES: Final = ("preparation", "spring", "sieges", "withdrawals", "winter")

# Steps of the Winter menu: acting in one closes those before it.
PALACE_STEP: Final = 0
PURCHASE_STEP: Final = 1
HIRING_STEP: Final = 2
ALLIANCE_STEP: Final = 3
WINTER_STEPS: Final = ("palace", "purchases", "hiring", "alliance")

# Purposes of a payment.
FOR_NOTHING: Final = 0
FOR_STEPS: Final = 1
FOR_PENANCE: Final = 2
FOR_TURN: Final = 3
FOR_RENEWAL: Final = 4
FOR_PATRONAGE: Final = 5
FOR_CITY: Final = 6
FOR_MARCH: Final = 7
FOR_SAIL: Final = 8
FOR_ARMS: Final = 9
FOR_AGENT: Final = 10
FOR_EXPULSION: Final = 11
FOR_RETREAT: Final = 12
FOR_PURCHASE: Final = 13
FOR_CATHEDRAL: Final = 14
FOR_ALLIANCE: Final = 15
FOR_WAGES: Final = 16
FOR_HIRING: Final = 17
FOR_STRIKE: Final = 18
PURPOSES: Final = (
    "nothing", "steps", "indulgence", "turn", "renew", "patronage", "annex", "march", "sail", "arms", "agent", "expel",
    "retreat", "buy", "build", "alliance", "wages", "hire", "strike",
)  # fmt: skip
RETURN_TO: Final = vec[i64](
    [ACTION, MARKER, PENANCE, ACTION, ACTION, ACTION, ACTION, ACTION, ACTION, ACTION, ACTION, ACTION, RETREATING,
     MENU, MENU, MENU, PAYROLL, MENU, BIDDING]
)  # fmt: skip
"""The phase to which a cancelled payment goes back."""

MOST_OPTIONS: Final = 256  # six troops, each with six roads and fifteen ports, and all tokens to cash: under 200
NO_OPTIONS: Final = vec[i64]([0 for _ in range(MOST_OPTIONS)])  # never written to: a copy is quicker than a loop


@final
@mypyc_attr(acyclic=True)
class Options:
    """The legal actions of a moment, in a buffer that can be used again."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items: vec[i64] = NO_OPTIONS[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def add_all(self, base: i64, members: i64) -> None:
        """One action for each member of a set."""
        number = base
        while members:
            if members & 1:
                self.items[self.count] = number
                self.count += 1
            members >>= 1
            number += 1
