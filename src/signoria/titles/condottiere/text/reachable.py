"""Could a game ever stand so? What a position says, checked against what the rules can bring about."""

from __future__ import annotations

from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.rules.cards import (
    BISHOP,
    MERCENARY_BITS,
    NO_CARD,
    SURRENDER,
    count,
    members,
    popcount,
    size,
)
from signoria.titles.condottiere.rules.resolution import group_size
from signoria.titles.condottiere.rules.rounds import all_hands_empty, draw_limit
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import BATTLE, DEAL, DRAW, FAVOUR, FOLD, KEEP, NONE, OVER, PLACE, TAKE

FIGHTING = (BATTLE, TAKE, FAVOUR)
REASONS = ("adjacent", "total", "most", "final", "draw")


def refuse_unless(holds: bool, sentence: str) -> None:
    if not holds:
        raise InvalidError(sentence)


def check_reachable(state: State) -> None:
    """InvalidError says what no game can bring about."""
    _check_opening(state)
    _check_lines(state)
    _check_final(state)
    _check_battle(state)
    _check_hands(state)
    _check_victory(state)
    _check_choice(state)
    PHASE_CHECKS[state.phase_code](state)


def seats(state: State) -> range:
    return range(state.terms.seats)


# -- at any time


def _check_opening(state: State) -> None:
    """C-SET-2: the game's first placing."""
    refuse_unless(state.marker != NONE or state.opening, "Somebody holds the marker, but before a game begins.")
    refuse_unless(state.marker != NONE or state.phase_code == DEAL, "C-SET-2: the marker is given before cards are.")
    if not state.opening:
        return
    refuse_unless(state.phase_code in (DEAL, PLACE), "C-SET-4: a game opens with a deal and a placing.")
    refuse_unless(not state.drawing, "C-OPT-1: nobody draws before the first battle.")
    bare = state.taken() == 0 and state.favour == NONE and not state.final
    refuse_unless(bare, "C-SET-1: before the first battle no region is taken and no favour given.")
    refuse_unless(state.together() == 0, "C-SET-4: before the first battle no card lies in a line.")


def _check_lines(state: State) -> None:
    """Which cards lie open or face down, and who is out of the battle, in which phase."""
    phase = state.phase_code
    cleared = phase in (FOLD, KEEP) or (phase == DEAL and not state.drawing)
    cleared = cleared or (phase == PLACE and not state.terms.place_first)
    refuse_unless(not cleared or state.together() == 0, f"C-RES-7: in phase {state.phase} no card lies in a line.")
    for seat in seats(state):
        if phase in FIGHTING:
            line = state.lines[seat]
            ended = count(line, SURRENDER) or count(line, BISHOP)
            refuse_unless(not ended, f"C-CARD-4: the line of seat {seat} has ended this battle.")
    refuse_unless(phase in FIGHTING or state.down == 0, "C-OPT-5: cards lie face down only in a battle.")
    out = phase in FIGHTING or phase == OVER or (phase == DEAL and state.final != 0)
    refuse_unless(out or state.passed == 0, "C-BAT-3: nobody is out of a battle that is not fought.")


def _check_final(state: State) -> None:
    """C-WIN-3."""
    if not state.final:
        return
    fits = state.phase_code in (DEAL, BATTLE, TAKE, OVER) and not state.drawing
    refuse_unless(fits, f"C-WIN-3: in a final battle there is no phase {state.phase}.")
    refuse_unless(state.battle == NONE, "C-WIN-3: a final battle is fought for no region.")
    for seat in seats(state):
        holds = state.hands[seat] or state.lines[seat] or state.face_down(seat) != NO_CARD
        idle = not holds or state.phase_code == OVER or bool(state.final >> seat & 1)
        refuse_unless(idle, f"C-WIN-3: seat {seat} is no finalist and has no cards.")
    if not state.terms.target:
        refuse_unless(state.final == _richest(state), "C-WIN-3: those who are tied for the most regions fight it.")
        refuse_unless(state.choosable(state.marker) == 0, "C-WIN-2: while a region can be chosen there is no final.")


def _check_battle(state: State) -> None:
    """Where the marker lies."""
    phase, region = state.phase_code, state.battle
    if phase in FIGHTING:
        refuse_unless(region != NONE or state.final != 0, f"A position in phase {state.phase} names its battle.")
    elif phase in (FOLD, KEEP) or (phase == DEAL and not (state.drawing or state.opening or state.final)):
        placed = state.terms.place_first
        sentence = "the next region is chosen before" if placed else "there is no battle before the next placing"
        refuse_unless((region != NONE) == placed, f"C-RES-6: in phase {state.phase} {sentence}.")
    else:
        refuse_unless(region == NONE, f"C-RES-6: in phase {state.phase} there is no battle.")
    if region != NONE:
        own = state.defender == state.marker
        refuse_unless(not own, "C-OPT-4: nobody places the marker on a region of their own.")
    begun = phase in FIGHTING or not state.defended
    refuse_unless(begun, "C-OPT-4: nobody has defended yet.")


def _check_hands(state: State) -> None:
    """C-RND-2: what is left of hands when cards are dealt anew; C-RND-3: no deal gives fewer than are held."""
    keeping = state.phase_code == KEEP
    refuse_unless(keeping or state.kept == 0, "C-RND-2: cards are kept only in phase keep.")
    if state.phase_code != DEAL or state.drawing:
        return
    kept = [size(hand) for hand in state.hands if hand]
    most = 0 if state.opening or state.final else state.terms.keep
    refuse_unless(sum(kept) <= most and len(kept) <= 1, "C-RND-2: more cards are held than are kept for a new deal.")


def _check_victory(state: State) -> None:
    """C-WIN-1: who has won does not play on. A match goes on after a victory, with a final battle."""
    if state.phase_code == OVER or (state.final and state.terms.target):
        return
    for seat in seats(state):
        refuse_unless(_victory(state, seat) == "", f"C-WIN-1: seat {seat} has already won.")


def _check_choice(state: State) -> None:
    """C-WIN-2: where a region will be chosen, one can be."""
    coming = state.battle == NONE and not state.final and state.phase_code not in (*FIGHTING, OVER)
    if coming and state.marker != NONE:
        refuse_unless(state.choosable(state.marker) != 0, "C-WIN-2: no region can be chosen: the game would be over.")


def _victory(state: State, seat: int) -> str:
    """How that seat would have won: adjacent, total, or not at all."""
    realm = state.realms[seat]
    if any(group_size(state, realm, region) >= state.terms.adjacent for region in members(realm)):
        return "adjacent"
    return "total" if state.terms.total and popcount(realm) >= state.terms.total else ""


def _richest(state: State) -> int:
    """The set of seats with the most regions."""
    held = [popcount(realm) for realm in state.realms]
    return sum(1 << seat for seat, regions in enumerate(held) if regions == max(held))


# -- phase by phase


def _check_deal(state: State) -> None:
    begins = state.drawing > 0 or state.opening or state.final > 0
    refuse_unless(begins or not state.terms.draws, _NO_ROUNDS)


def _check_place(state: State) -> None:
    refuse_unless(state.turn == state.marker, "C-RES-6: the marker's holder places it, nobody else is to move.")


def _check_fighting(state: State) -> None:
    seat = _asked(state)
    refuse_unless(not state.passed >> seat & 1, f"C-BAT-3: seat {seat} has passed and is not to move.")
    finalist = not state.final or bool(state.final >> seat & 1)
    refuse_unless(finalist, f"C-WIN-3: seat {seat} is no finalist.")
    if state.phase_code == BATTLE:
        refuse_unless(state.hands[seat] != 0, f"C-BAT-4: seat {seat} has no cards and is not to move.")
    elif state.phase_code == TAKE:
        soldiers = state.lines[seat] & MERCENARY_BITS
        refuse_unless(soldiers != 0, f"C-ASK-1: seat {seat} has no mercenary to take back.")
    else:
        refuse_unless(not state.terms.bishop_ends, "C-CARD-6: this edition has no Pope's favour.")
    idle = seat != state.defender or state.defended or state.phase_code == BATTLE
    refuse_unless(idle, f"C-OPT-4: seat {seat} has just played a card and so defended.")


def _check_fold(state: State) -> None:
    refuse_unless(not state.terms.draws, _NO_ROUNDS)
    hand = state.hands[_asked(state)]
    plain = hand != 0 and not hand & MERCENARY_BITS
    refuse_unless(plain, "C-ASK-2: only a hand without mercenaries may be folded.")


def _check_keep(state: State) -> None:
    refuse_unless(not state.terms.draws, _NO_ROUNDS)
    seat = _asked(state)
    holders = sum(1 for hand in state.hands if hand)
    refuse_unless(
        state.terms.keep > 0 and holders == 1 and state.hands[seat] != 0,
        f"C-RND-2: seat {seat} is not the only one with cards to keep.",
    )
    refuse_unless(size(state.kept) < state.terms.keep, f"C-RND-2: at most {state.terms.keep} cards are kept.")


def _check_draw(state: State) -> None:
    refuse_unless(state.terms.draws, "C-OPT-1: cards are drawn only with the option draw-after-battle.")
    seat = _asked(state)
    refuse_unless(
        not all_hands_empty(state), "C-ASK-3: nobody is asked while all hands are empty: each gets ten cards."
    )
    refuse_unless(draw_limit(state, seat) > 0, f"C-OPT-1: seat {seat} holds as many cards as the limit and draws none.")


def _check_over(state: State) -> None:
    """C-WIN: the outcome is the one that the board shows."""
    reason, winners = state.reason, members(state.winners)
    refuse_unless(reason in REASONS, f"The reason of an outcome is one of {', '.join(REASONS)}.")
    if reason in ("final", "draw"):
        shared = state.terms.shared_draw
        several = reason == "final" and (len(winners) == 1 or (shared and len(winners) > 1))
        nobody = reason == "draw" and not shared and not winners
        tied = state.final != 0 and not state.winners & ~state.final
        refuse_unless(tied and (several or nobody), "C-WIN-3: this is no outcome of a final battle.")
        return
    refuse_unless(state.final == 0 and len(winners) == 1, "C-WIN-1: without a final battle one seat wins.")
    if reason == "most":
        left = state.choosable(state.marker) != 0
        shown = (
            state.winners == _richest(state) and not left and all(_victory(state, seat) == "" for seat in seats(state))
        )
    else:
        shown = _victory(state, winners[0]) == reason
        shown = shown and all(_victory(state, seat) == "" for seat in seats(state) if seat != winners[0])
    refuse_unless(shown, f"C-WIN-1: seat {winners[0]} has not won so ({reason}).")


def _asked(state: State) -> int:
    refuse_unless(state.turn != NONE, f"A position in phase {state.phase} says who is to move.")
    return state.turn


_NO_ROUNDS = (
    "C-OPT-1: with the option draw-after-battle there are no rounds, so no hands are folded, kept or dealt anew."
)

PHASE_CHECKS = {
    DEAL: _check_deal,
    PLACE: _check_place,
    BATTLE: _check_fighting,
    TAKE: _check_fighting,
    FAVOUR: _check_fighting,
    FOLD: _check_fold,
    KEEP: _check_keep,
    DRAW: _check_draw,
    OVER: _check_over,
}
