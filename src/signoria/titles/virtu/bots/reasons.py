"""Why a choice is made, in a word: the end of a message id, ``hint-why-…``."""

from __future__ import annotations

from signoria.titles.virtu.rules.action_codes import (
    ALLY,
    ANNEX,
    BONUS,
    BUILD,
    BUY,
    CANCEL,
    DISBAND,
    DISCARD,
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
    PAY,
    PLACE,
    PUT,
    REDEEM_CROSS,
    REDEEM_CROWNS,
    RENEW,
    RETREAT,
    SAIL,
    SEND,
    SHIFT,
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

ONLY = "only"
BEST = "best"
OPENS = "opens"
ENOUGH = "enough"
PAYS = "pays"
PALACE = "palace"
CITY = "city"
AGENTS = "agents"
TROOPS = "troops"
RENEWS = "renews"
PRESTIGE = "prestige"

WHY = {
    PLACE: PALACE, ENTER: "room", MOVE: "room", REDEEM_CROSS: OPENS, REDEEM_CROWNS: OPENS, KEEP: ENOUGH, PAY: PAYS,
    CANCEL: ENOUGH, DONE: ENOUGH, PASS: ENOUGH, STEP: "patronage", DISBAND: TROOPS, BONUS: "bonus", WAGES: TROOPS,
    BUY: "buys", ALLY: PRESTIGE, WAIVE: PAYS, RENEW: RENEWS, TURN: RENEWS, ANNEX: CITY, BUILD: PRESTIGE, HIRE: TROOPS,
    DISMISS: TROOPS, SIEGE: CITY, WITHDRAW: TROOPS, RETREAT: TROOPS, SEND: AGENTS, EXPEL: AGENTS, FROM: AGENTS,
    PUT: PALACE, DISCARD: PALACE, SHIFT: PALACE, STRIKE: "strikes", USE: PAYS, MARCH: CITY, SAIL: CITY,
}  # fmt: skip


def why(action: int) -> str:
    """What speaks for an action of the policy."""
    return WHY[int(VERB_OF[action])]
