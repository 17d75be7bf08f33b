"""Actions and chance as text: the same in records, on the command line, in the bot API and in tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from signoria.engine.contract import Chance
from signoria.engine.errors import IllegalMove, InvalidError
from signoria.titles.virtu.components.setups import box_of, with_families
from signoria.titles.virtu.rules import action_codes, pieces
from signoria.titles.virtu.rules.action_codes import ACTIONS
from signoria.titles.virtu.rules.phase_codes import FIRST, PHASES
from signoria.titles.virtu.rules.pieces import BONUS_IDS, CATHEDRALS, CITIES, POWERS, ROOMS, SYMBOLS, TOKEN_IDS

if TYPE_CHECKING:
    from signoria.titles.virtu.rules.state import State
    from signoria.titles.virtu.rules.terms import Terms

LEFT, RIGHT = "left", "right"
MOST_NAMES = 64
"""How many seatings of families are kept with all their texts."""


class Names:
    """The names of everything in a box, by number. ``seated``: the numbers of the families, seat by seat."""

    def __init__(self, edition: str, seated: Sequence[int]) -> None:
        box = box_of(edition)
        left = box.palace.left.open + box.palace.left.shaded
        self.cities = tuple(city.id for city in box.city)
        self.families = tuple(family.id for family in box.family)
        family_cards = [card.id for family in box.family for card in family.card]
        self.cards = ("", *(noble.id for noble in box.noble), "machiavelli", *family_cards)
        self.items = (*(noble.id for noble in box.noble), *TOKEN_IDS)
        rooms = [f"room-{n + 1}" for n in range(ROOMS)] + [f"under-{n + 1}" for n in range(ROOMS)]
        court = [f"{LEFT}-{n + 1}" if n < left else f"{RIGHT}-{n - left + 1}" for n in range(6)]
        self.slots = (*rooms, *court)
        cathedrals = [f"cathedral-{n + 1}" for n in range(CATHEDRALS)]
        self.tokens = (*self.cities, *TOKEN_IDS[:-1], "artillery", *cathedrals)
        self.sources = (*self.tokens, *court, *POWERS, "room", "under", "indulgence", "florins", "token", "leonardo")
        seats = dict.fromkeys([*seated, *range(len(self.families))])  # then the families that nobody plays
        palaces = [f"{self.families[family]}-{room + 1}" for family in seats for room in range(ROOMS)]
        self.places = (*self.cities, *palaces, *POWERS, "reserve")
        self.texts = tuple(_texts(self))
        self.actions = {text: action for action, text in enumerate(self.texts) if text}


@lru_cache(MOST_NAMES)
def names(edition: str, seated: tuple[int, ...] = ()) -> Names:
    return Names(edition, seated)


def names_of(state: State) -> Names:
    return names(state.terms.edition, tuple(state.terms.families))


def _texts(known: Names) -> list[str]:
    """Every action as text; empty where the number means nothing."""
    texts = [""] * ACTIONS

    def fill(base: int, verb: str, members: Sequence[str]) -> None:
        for number, name in enumerate(members):
            texts[base + number] = f"{verb}:{name}" if name else verb

    def pairs(members: Sequence[str], width: int) -> list[str]:
        grid = [[f"{one}>{other}" for other in members] for one in members]
        return [text for row in grid for text in (*row, *[""] * (width - len(row)))]

    for card in range(3):
        fill(action_codes.PLACE + card * pieces.SLOTS, "place", [f"{card + 1}@{slot}" for slot in known.slots])
    fill(action_codes.ENTER, "marker", [str(room + 1) for room in range(ROOMS)])
    fill(action_codes.MOVE, "move", [str(steps + 1) for steps in range(action_codes.MOST_STEPS)])
    fill(action_codes.REDEEM_CROSS, "redeem", ["cross", "crowns"])
    for number, verb in enumerate(("keep", "pay", "cancel", "done", "pass", "step", "disband")):
        texts[action_codes.KEEP + number] = verb
    fill(action_codes.BONUS, "bonus", BONUS_IDS)
    fill(action_codes.WAGES, "wages", ["0", "1", "2"])
    fill(action_codes.BUY, "buy", known.items[:-1])
    fill(action_codes.ALLY, "ally", POWERS)
    fill(action_codes.WAIVE, "waive", SYMBOLS)
    fill(action_codes.RENEW, "renew", POWERS)
    fill(action_codes.TURN, "turn", known.tokens)
    for base, verb in CITY_VERBS:
        fill(base, verb, known.cities)
    fill(action_codes.SEND, "send", known.places[:-1])
    fill(action_codes.EXPEL, "expel", known.places[:-1])
    fill(action_codes.FROM, "from", known.places)
    fill(action_codes.PUT, "put", known.slots)
    fill(action_codes.DISCARD, "discard", known.slots)
    fill(action_codes.SHIFT, "shift", pairs(known.slots, pieces.SLOTS))
    fill(action_codes.STRIKE, "strike", known.sources)
    for source in range(pieces.SOURCES):
        for kind, symbol in enumerate(SYMBOLS):
            texts[action_codes.USE + source * 8 + kind] = _use(known.sources[source], symbol)
    fill(action_codes.MARCH, "march", pairs(known.cities, CITIES))
    fill(action_codes.SAIL, "sail", pairs(known.cities, CITIES))
    return texts


CITY_VERBS = (
    (action_codes.ANNEX, "annex"),
    (action_codes.BUILD, "build"),
    (action_codes.HIRE, "hire"),
    (action_codes.DISMISS, "dismiss"),
    (action_codes.SIEGE, "siege"),
    (action_codes.WITHDRAW, "withdraw"),
    (action_codes.RETREAT, "retreat"),
)


def _use(source: str, symbol: str) -> str:
    if source == "indulgence" and symbol == "florin":
        return "indulgence"
    if source == "florins":
        return "toll" if symbol == "arrow" else ""
    if symbol == "florin" and source not in ("room", "under"):
        return f"cash:{source}"
    return f"use:{source}={symbol}"


def text_of(state: State, action: int) -> str:
    known = names_of(state)
    if not 0 <= action < ACTIONS or not known.texts[action]:
        raise InvalidError(f"There is no action {action}.")
    return known.texts[action]


VERBS: dict[str, tuple[tuple[str, ...], str]] = {
    "place": (("placing",), "V-SET-3"),
    "marker": (("marker",), "V-SPR-1"),
    "move": (("marker",), "V-SPR-1"),
    "redeem": (("indulgence",), "V-IND-2"),
    "keep": (("indulgence",), "V-IND-2"),
    "pay": (("payment",), "V-PAY-2"),
    "toll": (("payment",), "V-SPR-1"),
    "cancel": (("placing", "payment", "agent", "place", "discount"), "V-PAY-2"),
    "done": (("action", "winter"), "V-SPR-3"),
    "pass": (("bidding",), "V-SIE-3"),
    "step": (("action",), "V-PAT-1"),
    "disband": (("retreat",), "V-SIE-6"),
    "bonus": (("bonus",), "V-PAT-2"),
    "wages": (("wages",), "V-WIN-1"),
    "dismiss": (("dismissal",), "V-WIN-1"),
    "buy": (("winter",), "V-WIN-3"),
    "build": (("winter",), "V-WIN-3"),
    "put": (("place",), "V-WIN-3"),
    "ally": (("winter",), "V-WIN-5"),
    "waive": (("discount",), "V-WIN-5"),
    "renew": (("action",), "V-GOV"),
    "turn": (("action",), "V-GOV"),
    "annex": (("action",), "V-DIP-1"),
    "march": (("action",), "V-WAR-1"),
    "sail": (("action",), "V-WAR-1"),
    "send": (("action",), "V-INT-1"),
    "expel": (("action",), "V-INT-2"),
    "from": (("agent",), "V-INT-1"),
    "hire": (("winter",), "V-WIN-4"),
    "siege": (("sieges",), "V-SIE-1"),
    "withdraw": (("sieges",), "V-SIE-7"),
    "retreat": (("retreat",), "V-SIE-6"),
    "discard": (("winter", "vacate"), "V-WIN-2"),
    "shift": (("winter", "vacate"), "V-WIN-2"),
    "strike": (("bidding",), "V-SIE-3"),
    "use": (("payment", "action"), "V-PAY-1"),
    "cash": (tuple(PHASES[2:17]), "V-PAY-3"),
    "indulgence": (tuple(PHASES[2:17]), "V-IND-1"),
}
"""The phases of each verb, and the rule that a refusal names."""


def wrong_phase(state: State, text: str) -> IllegalMove | None:
    verb = text.partition(":")[0]
    phases, rule = VERBS[verb]
    if state.phase in phases:
        return None
    return IllegalMove(
        rule, "wrong-phase", f"{text!r} belongs to phase {' or '.join(phases)}; this is phase {state.phase}.",
        action=text, phase=state.phase,
    )  # fmt: skip


def action_of(state: State, text: str) -> int:
    """The action that a text means; IllegalMove if it belongs to another phase, InvalidError if it means nothing."""
    action = names_of(state).actions.get(text)
    if action is None:
        shown = text if len(text) <= 40 else text[:40] + "…"
        legal = ", ".join(text_of(state, number) for number in state.legal()) or "nothing"
        raise InvalidError(f"There is no action {shown!r}; legal now: {legal}.")
    refusal = wrong_phase(state, text)
    if refusal:
        raise refusal
    return action


# -- chance


def chance_of(state: State) -> Chance:
    if state.phase_code != FIRST:
        raise InvalidError("The game does not wait for chance now.")
    if state.terms.lot:
        families = names_of(state).families
        return Chance("lot", tuple(families[family] for family in state.terms.families), state.terms.seats)
    return Chance("first", tuple(str(seat) for seat in range(state.terms.seats)), 1)


def lot_drawn(state: State, drawn: Sequence[str]) -> Terms:
    """V-SET-1: the terms with the families drawn, seat by seat; InvalidError if they cannot have come out so."""
    chance = chance_of(state)
    if sorted(drawn) != sorted(chance.pool):
        raise InvalidError(f"V-SET-1: chance deals each of {', '.join(chance.pool)} to a seat here.")
    return with_families(state.terms, tuple(drawn))


def first_drawn(state: State, drawn: Sequence[str]) -> int:
    """V-SET-4: the seat that begins; InvalidError if it cannot have come out so."""
    chance = chance_of(state)
    if len(drawn) != 1 or drawn[0] not in chance.pool:
        raise InvalidError(f"Chance gives one of the seats {', '.join(chance.pool)} here.")
    return int(drawn[0])
