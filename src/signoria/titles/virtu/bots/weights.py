"""What things are worth to a player, by number: the names of the weights, in hundredths of a point of prestige.

Every weight has two values: while the game is young, and when it ends. The files in `policies/` hold them.
"""

from __future__ import annotations

from typing import Final

from signoria.titles.virtu.rules.pieces import BONUS_IDS, ROOM_ACTIONS, SYMBOLS

POINT: Final = 100
LONGEST: Final = 6  # years to come, at most
PATIENCE: Final = 12  # years after which a player goes for the end, whatever it brings
MOST_FAITH: Final = 9  # crosses that still add something
PLENTY: Final = 8  # florins; more are worth a third

SYMBOL_WORTH: Final = 0  # eight: one of each kind
FLORIN_WORTH: Final = 0
ROOM_WORTH: Final = 8  # six: to have an action in the palace at all
BONUS_WORTH: Final = 14  # ten bonuses of patronage
TROOP_WORTH: Final = 24  # six: the first troop, one more, ...
BLOCKED_ROOM: Final = 30
PATRONAGE_STEP: Final = 31  # beside its points
DANGER: Final = 32  # a city that a neighbour could take
END: Final = 33  # to end the game as the first
LEAD: Final = 34  # and for each point of the lead
URGENCY: Final = 35  # more for a step of patronage when patience has ended
NEAR_AGENT: Final = 36  # in a neutral city next door, or on a free alliance
FAR_AGENT: Final = 37
ROOM_AGENT: Final = 38  # in the palace of a rival
ALLIANCE_AGENT: Final = 39  # on the alliance of a rival
AGENT: Final = 40  # any
FREE_PLACE: Final = 41
CREDIT: Final = 42  # a token that can still be turned
FAITH: Final = 43  # a cross
RELIGION: Final = 44  # a point of religion, if it all ended now
RESERVE: Final = 45  # more for each of the first two florins: wages and strikes
INDULGED: Final = 46  # lost in every year to come
BONUS_HELD: Final = 47  # in three-hundredths of a bonus
# In hundredths of what a source is worth: now if it is available, and for every year to come.
AVAILABLE: Final = 48
TOKEN_RENEWALS: Final = 49
COURTIER_RENEWALS: Final = 50
ROOM_USES: Final = 51
# In hundredths of what an action may gain: in the next Spring, in the Spring after, and while something is missing.
NEXT_SPRING: Final = 52
LATER: Final = 53
UNRIPE: Final = 54
TRADE_ROOM: Final = 55  # a ship of the room
TRADE_HELD: Final = 56  # a ship besides
INTRIGUE_ROOM: Final = 57  # a mask
LOST_SIEGE: Final = 58
TROOP_LOST: Final = 59
SPENT_CROWN: Final = 60
STRENGTH_SPENT: Final = 61  # in a siege
RIVAL_CITY: Final = 62  # to take a city from a rival
LEADER_CITY: Final = 63  # more, if nobody else has as much prestige
LEADER_AGENT: Final = 64  # more for an agent in the palace of that rival
CAUTION: Final = 65  # hundredths of the bonuses of a defender that an attack reckons with
FEAR: Final = 66  # hundredths of the bonuses of an attacker that a defence reckons with
MOOD: Final = 67  # chance among choices of about the same worth
WEIGHTS: Final = 68

NAMES: Final = (
    *(f"symbol-{symbol}" for symbol in SYMBOLS),
    *(f"room-{action}" for action in ROOM_ACTIONS),
    *(f"bonus-{bonus}" for bonus in BONUS_IDS),
    *(f"troop-{number}" for number in range(1, 7)),
    "blocked-room", "patronage-step", "danger", "end", "lead", "urgency", "near-agent", "far-agent", "room-agent",
    "alliance-agent", "agent", "free-place", "credit", "faith", "religion", "reserve", "indulged", "bonus-held",
    "available", "token-renewals", "courtier-renewals", "room-uses", "next-spring", "later", "unripe", "trade-room",
    "trade-held", "intrigue-room", "lost-siege", "troop-lost", "spent-crown", "strength-spent", "rival-city",
    "leader-city", "leader-agent", "caution", "fear", "mood",
)  # fmt: skip
"""How the files call them, by number."""
