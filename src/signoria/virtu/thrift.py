"""The cheapest sensible way to pay: what `pay` does in one step, so that nobody drowns in sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.virtu import payment
from signoria.virtu.deeds import USE, Options
from signoria.virtu.pieces import COURT, INDULGENCE, KINDS, NONE, OTTOMAN, ROOM_CARD, TOLL, UPGRADE, count_of

if TYPE_CHECKING:
    from signoria.virtu.state import State

# What a symbol of each kind is worth to keep, in twelfths of a florin.
WORTH: Final = vec[i64]([12, 24, 24, 14, 14, 16, 12, 10])
INDULGENCE_PRICE: Final = 600
PROBE: Final = Options()


def pay(state: State) -> None:
    """Use sources, the least regretted first, until the payment is complete."""
    while not payment.is_covered(state):
        action = thriftiest(state)
        payment.use(state, (action - USE) >> 3, (action - USE) & 7)


def thriftiest(state: State) -> i64:
    """The use of a source that is least regretted."""
    PROBE.count = 0
    payment.legal_payment(state, PROBE)
    wanted = payment.wanted_kinds(state)
    best: i64 = NONE
    least: i64 = 0
    for number in range(PROBE.count):
        action = PROBE.items[number]
        if action < USE:
            continue
        regret = regret_of(state, (action - USE) >> 3, (action - USE) & 7, wanted)
        if best == NONE or regret < least:
            best = action
            least = regret
    return best


def regret_of(state: State, source: i64, kind: i64, wanted: i64) -> i64:
    """What is given up for each symbol that helps; cashing comes last, and what it yields stays in the treasury."""
    symbols = payment.symbols_of(state, state.actor, source)
    given = count_of(symbols, kind)
    short = count_of(payment.shortage(state.need, state.pool), kind)
    useful = given if given < short or short == 0 else short
    if ROOM_CARD <= source <= UPGRADE:
        return -useful * WORTH[kind]
    if source == INDULGENCE:
        return INDULGENCE_PRICE
    if source == TOLL:
        return 2 * WORTH[0]
    worth: i64 = 0
    for other in range(i64(KINDS)):
        worth += count_of(symbols, other) * WORTH[other]
    if kind == 0:
        worth += 200 - given * WORTH[0] if wanted & ~1 else -given * WORTH[0]
    if source < COURT or source >= OTTOMAN:
        worth += worth // 2  # courtiers come back by themselves, tokens and alliances must be turned
    return worth // useful
