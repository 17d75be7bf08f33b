"""Actions, chance and refusals as text: the same in records, on the command line, in the bot API and in tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from signoria.engine.contract import Chance
from signoria.engine.errors import IllegalMove, InvalidError
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.rules import rounds
from signoria.titles.condottiere.rules.actions import (
    ACTIONS,
    DECLINING,
    FAVOUR_NONE,
    FAVOURING,
    FOLDING,
    HOLDING,
    PASS,
    PASS_OPEN,
    PLACING,
    TAKE_NONE,
    TAKING,
)
from signoria.titles.condottiere.rules.cards import CARD, KIND_NAMES, MERCENARIES, card_names, count
from signoria.titles.condottiere.rules.terms import BATTLE, DEAL, DRAW, KEEP, NONE

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State

KIND_NUMBERS = {name: kind for kind, name in enumerate(KIND_NAMES)}


def kind_named(name: str) -> int:
    if name not in KIND_NUMBERS:
        raise InvalidError(f"There is no card {name!r}; the cards are {', '.join(KIND_NAMES)}.")
    return KIND_NUMBERS[name]


def region_named(name: str) -> int:
    if name not in board().regions:
        raise InvalidError(f"There is no region {name!r}; the regions are {', '.join(board().regions)}.")
    return board().regions.index(name)


def region_name(region: int) -> str | None:
    return None if region == NONE else board().regions[region]


@cache
def texts(phase: int) -> dict[int, str]:
    """All actions as text; some numbers mean another thing in a battle, or while cards are kept or drawn."""
    regions = board().regions
    meanings = {
        **{kind: f"play:{name}" for kind, name in enumerate(KIND_NAMES)},
        PASS: "pass",
        **{PLACING + n: f"place:{name}" for n, name in enumerate(regions)},
        **{FAVOURING + n: f"favour:{name}" for n, name in enumerate(regions)},
        FAVOUR_NONE: "favour:none",
        **{TAKING + kind: f"take:{KIND_NAMES[kind]}" for kind in range(MERCENARIES)},
        TAKE_NONE: "take:none",
        FOLDING: "fold",
        HOLDING: "hold",
        DECLINING: "decline",
    }
    if phase == BATTLE:
        meanings[PASS_OPEN] = "pass:open"
    if phase == KEEP:
        meanings |= {kind: f"keep:{name}" for kind, name in enumerate(KIND_NAMES)} | {PASS: "keep:done"}
    if phase == DRAW:
        meanings |= {n: f"draw:{n}" for n in range(rounds.MOST_DRAWN + 1)}
    return meanings


@cache
def actions() -> dict[str, int]:
    return {text: action for phase in (KEEP, DRAW, BATTLE) for action, text in texts(phase).items()}


def text_of(state: State, action: int) -> str:
    text = texts(state.phase_code).get(action)
    if text is None:
        raise InvalidError(f"There is no action {action}; actions are 0 to {ACTIONS - 1}.")
    return text


PHASES_OF = {
    "play": ("battle", "C-BAT-2"),
    "pass": ("battle", "C-BAT-2"),
    "place": ("place", "C-RES-6"),
    "decline": ("place", "C-RES-9"),
    "take": ("take", "C-CARD-3"),
    "favour": ("favour", "C-CARD-5"),
    "fold": ("fold", "C-RES-8"),
    "hold": ("fold", "C-RES-8"),
    "keep": ("keep", "C-RND-2"),
    "draw": ("draw", "C-OPT-1"),
}


def action_of(state: State, text: str) -> int:
    """The action that a text means now; IllegalMove if it is one of another phase, InvalidError if it is none."""
    action = actions().get(text)
    if action is None:
        raise InvalidError(f"There is no action {_shortened(text)!r}; legal now: {_legal_texts(state)}.")
    verb = text.partition(":")[0]
    phase, rule = PHASES_OF[verb]
    if phase != state.phase:
        raise IllegalMove(
            rule, "wrong-phase", f"{text!r} belongs to phase {phase}; this is phase {state.phase}.",
            action=text, phase=state.phase,
        )  # fmt: skip
    return action


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"


def _legal_texts(state: State) -> str:
    return ", ".join(text_of(state, action) for action in state.legal()) or "nothing"


# -- why not


def refusal(state: State, action: int) -> IllegalMove | InvalidError:
    """Why an action may not be done now: the rule's id and a sentence."""
    text = text_of(state, action)
    verb, _, what = text.partition(":")
    if PHASES_OF[verb][0] != state.phase:
        rule = PHASES_OF[verb][1]
        return IllegalMove(
            rule, "wrong-phase", f"{text!r} is no move of phase {state.phase}.", action=text, phase=state.phase
        )
    if verb in ("play", "keep"):
        rule = "C-BAT-2" if verb == "play" else "C-RND-2"
        return IllegalMove(rule, "not-in-hand", f"seat {state.turn} holds no {what}.", seat=state.turn, card=what)
    if verb == "take":
        return IllegalMove(
            "C-CARD-3", "not-in-line", f"no face-up {what} lies in the line of seat {state.turn}.",
            seat=state.turn, card=what,
        )  # fmt: skip
    if verb == "draw":
        return IllegalMove(
            "C-OPT-1", "too-many-cards", f"seat {state.turn} may draw at most {rounds.draw_limit(state, state.turn)}.",
            seat=state.turn, most=rounds.draw_limit(state, state.turn),
        )  # fmt: skip
    if verb == "pass":
        return IllegalMove(
            "C-OPT-5", "nothing-face-down", f"no card of seat {state.turn} lies face down.", seat=state.turn
        )
    if verb == "decline":
        return _refused_decline(state)
    return _refused_region(state, verb, what)


def _refused_decline(state: State) -> IllegalMove:
    if state.terms.may_decline and state.opening:
        return IllegalMove("C-RES-9", "first-placing", "the first region of a game must be chosen.")
    if state.terms.may_decline:
        return IllegalMove("C-RES-9", "must-choose", "everybody has declined: the marker's holder must choose.")
    return IllegalMove("C-RES-6", "may-not-decline", "in this edition the marker's holder must choose a region.")


def _refused_region(state: State, verb: str, name: str) -> IllegalMove:
    region = region_named(name)
    owner = state.owner(region)
    if verb == "favour":
        return IllegalMove(
            "C-CARD-5", "favour-on-owned", f"{name} has a control marker: the favour may not lie there.", region=name
        )
    if owner == state.turn and state.terms.capturing:
        return IllegalMove("C-OPT-4", "own-region", f"{name} is your own.", region=name)
    if region == state.favour:
        return IllegalMove("C-RES-6", "under-favour", f"{name} is under the Pope's favour.", region=name)
    return IllegalMove("C-RES-6", "region-taken", f"{name} has a control marker already.", region=name, owner=owner)


# -- chance


def chance_of(state: State) -> Chance:
    if state.phase_code != DEAL:
        raise InvalidError("The game does not wait for chance now.")
    if state.marker == NONE:
        return Chance("first", tuple(str(seat) for seat in range(state.terms.seats)), 1)
    return Chance("deal", tuple(card_names(state.deck())), rounds.dealt_count(state))


def kinds_drawn(state: State, drawn: Sequence[str]) -> list[int]:
    """The outcome of chance as numbers; InvalidError if it cannot have come out so."""
    chance = chance_of(state)
    if len(drawn) != chance.count:
        raise InvalidError(f"Chance gives {chance.count} here, not {len(drawn)}.")
    if chance.kind == "first":
        if drawn[0] not in chance.pool:
            raise InvalidError(f"Chance cannot give {_shortened(drawn[0])!r}.")
        return [int(drawn[0])]
    deck = state.deck()
    kinds: list[int] = []
    for name in drawn:
        kind = KIND_NUMBERS.get(name)
        if kind is None or not count(deck, kind):
            often = " so often" if name in chance.pool else ""
            raise InvalidError(f"Chance cannot give {_shortened(name)!r}{often}.")
        deck -= CARD[kind]
        kinds.append(kind)
    return kinds
