"""Every action by number: each has one, the same in every phase."""

from __future__ import annotations

from typing import Final

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
ACTIONS: Final = 3119
