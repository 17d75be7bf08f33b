"""Phases, parts of a year, steps of Winter and purposes of a payment, by number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Phases: what the state waits for.
FIRST: Final = 0
PLACING: Final = 1
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
