"""The end of a battle: who takes the region, who the marker, who the game: C-RES, C-WIN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.titles.condottiere.rules import rounds
from signoria.titles.condottiere.rules.battle import strength, turn_up
from signoria.titles.condottiere.rules.cards import BIT, COURTESAN, lowest_bit, popcount
from signoria.titles.condottiere.rules.terms import NONE, OVER

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State


def resolve(state: State) -> None:
    """Compare strengths (C-RES-1 to C-RES-4), after all cards are turned up."""
    for seat in range(state.terms.seats):
        turn_up(state, seat)
    together = state.together()
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(state.terms.seats):
        if state.final and not state.final & BIT[seat]:
            continue
        total = strength(state.lines[seat], together)
        if total > best:
            best = total
            leaders = BIT[seat]
        elif total == best:
            leaders |= BIT[seat]
    if state.watched:
        note_comparison(state, leaders, together)
    if state.final:
        end_final_battle(state, leaders)
        return
    winner: i64 = lowest_bit(leaders) if leaders & (leaders - 1) == 0 else NONE
    close_battle(state, winner)


def note_comparison(state: State, leaders: i64, together: i64) -> None:
    strengths: list[int] = []
    courtesans: list[int] = []
    for seat in range(state.terms.seats):
        strengths.append(strength(state.lines[seat], together))
        courtesans.append(state.lines[seat] >> 4 * COURTESAN & 15)
    state.note("compared", [leaders, *strengths, *courtesans])


def make_peace(state: State) -> None:
    """C-CARD-6: the battle ends and nobody wins; strengths are not compared."""
    if state.final:
        end_final_battle(state, 0)
    else:
        close_battle(state, NONE)


def close_battle(state: State, winner: i64) -> None:
    """Region, marker and victory, then on to the next battle."""
    region = state.battle
    conquered = winner != NONE and winner != state.defender
    if conquered:
        if state.defender != NONE:
            state.realms[state.defender] &= ~BIT[region]
        state.realms[winner] |= BIT[region]
    if state.watched:
        what = "region-taken" if conquered else "region-free" if state.defender == NONE else "region-held"
        state.note(what, [region, winner, state.defender])
    give_marker(state, winner)
    if conquered and has_won(state, winner, region):
        return
    if state.choosable(state.marker) == 0:
        count_regions(state)
    else:
        rounds.after_battle(state)


def give_marker(state: State, winner: i64) -> None:
    """C-RES-2 to C-RES-4, and C-OPT-4 for a defender: the first that applies."""
    last = state.marker
    charmer = most_courtesans(state)
    if charmer != NONE:
        state.marker = charmer
        why = 0
    elif winner != NONE:
        state.marker = winner
        why = 1
    elif state.defender != NONE:
        state.marker = state.defender
        why = 2
    else:
        state.marker = state.left_of(last)
        why = 3
    if state.watched:
        state.note("marker", [last, state.marker, why])


def most_courtesans(state: State) -> i64:
    """The seat with strictly the most Courtesans in its line, or NONE (C-RES-3)."""
    most: i64 = 0
    charmer: i64 = NONE
    for seat in range(state.terms.seats):
        courtesans = state.lines[seat] >> 4 * COURTESAN & 15
        if courtesans > most:
            most = courtesans
            charmer = seat
        elif courtesans == most:
            charmer = NONE
    return charmer


def has_won(state: State, seat: i64, region: i64) -> bool:
    """C-WIN-1: does the region just taken complete a victory?"""
    realm = state.realms[seat]
    if group_size(state, realm, region) >= state.terms.adjacent:
        end_game(state, BIT[seat], "adjacent")
        return True
    if state.terms.total and popcount(realm) >= state.terms.total:
        end_game(state, BIT[seat], "total")
        return True
    return False


def group_size(state: State, realm: i64, region: i64) -> i64:
    """How many regions of a realm hang together with this one."""
    borders = state.terms.borders
    group: i64 = 0
    edge = BIT[region]
    while edge:
        group |= edge
        reach: i64 = 0
        while edge:
            reach |= borders[lowest_bit(edge)]
            edge &= edge - 1
        edge = reach & realm & ~group
    return popcount(group)


def count_regions(state: State) -> None:
    """C-WIN-2: no region is left to fight for; the most regions win, or a final battle decides (C-WIN-3)."""
    most: i64 = -1
    leaders: i64 = 0
    for seat in range(state.terms.seats):
        regions = popcount(state.realms[seat])
        if regions > most:
            most = regions
            leaders = BIT[seat]
        elif regions == most:
            leaders |= BIT[seat]
    if leaders & (leaders - 1) == 0:
        end_game(state, leaders, "most")
    else:
        rounds.begin_final(state, leaders)


def end_final_battle(state: State, leaders: i64) -> None:
    """C-WIN-3: its winner wins; a tie is shared, or (classic, also after a Bishop) a draw."""
    if (leaders & (leaders - 1) == 0 and leaders) or state.terms.shared_draw:
        end_game(state, leaders, "final")
    else:
        end_game(state, 0, "draw")


def end_game(state: State, winners: i64, reason: str) -> None:
    state.battle = NONE
    state.defender = NONE
    state.defended = False
    state.winners = winners
    state.reason = reason
    state.ask(OVER, NONE)
    if state.watched:
        state.note("game-over", [winners])
