"""The end of a battle: who takes the region, who the marker, who the game: C-RES, C-WIN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.condottiere.rules import rounds
from signoria.titles.condottiere.rules.battle import strength, turn_up
from signoria.titles.condottiere.rules.cards import BIT, COURTESAN, lowest_bit, popcount
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.terms import NONE, OVER

if TYPE_CHECKING:
    from signoria.titles.condottiere.rules.state import State


MARKER_WHY: Final = ("courtesans", "winner", "defender", "left")
"""Why the marker goes where it goes, by the number that is noted."""


def resolve(state: State, ended_by: i64, cause: i64) -> LastBattle:
    """Compare strengths (C-RES-1 to C-RES-4), after all cards are turned up."""
    for seat in range(state.terms.seats):
        turn_up(state, seat)
    battle = LastBattle(state.battle, state.defender, ended_by, cause, state.lines[:])
    state.last_battle = battle
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
    battle.leaders = leaders
    if leaders & (leaders - 1) == 0:
        battle.winner = lowest_bit(leaders)
    if state.final:
        end_final_battle(state, leaders)
    else:
        close_battle(state, battle)
    return battle


def note_comparison(state: State, leaders: i64, together: i64) -> None:
    strengths: list[int] = []
    courtesans: list[int] = []
    for seat in range(state.terms.seats):
        strengths.append(strength(state.lines[seat], together))
        courtesans.append(state.lines[seat] >> 4 * COURTESAN & 15)
    state.note("compared", [leaders, *strengths, *courtesans])


def make_peace(state: State, ended_by: i64, cause: i64) -> LastBattle:
    """C-CARD-6: the battle ends and nobody wins; strengths are not compared."""
    battle = LastBattle(state.battle, state.defender, ended_by, cause, state.lines[:])
    state.last_battle = battle
    if state.final:
        end_final_battle(state, 0)
    else:
        close_battle(state, battle)
    return battle


def close_battle(state: State, battle: LastBattle) -> None:
    """Region, marker and victory, then on to the next battle."""
    region = state.battle
    winner = battle.winner
    conquered = winner != NONE and winner != state.defender
    if conquered:
        if state.defender != NONE:
            state.realms[state.defender] &= ~BIT[region]
        state.realms[winner] |= BIT[region]
    if state.watched:
        what = "region-taken" if conquered else "region-free" if state.defender == NONE else "region-held"
        state.note(what, [region, winner, state.defender])
    give_marker(state, battle)
    if conquered and has_won(state, winner, region):
        return
    if state.choosable(state.marker) == 0:
        count_regions(state)
    else:
        rounds.after_battle(state)


def give_marker(state: State, battle: LastBattle) -> None:
    """C-RES-2 to C-RES-4, C-OPT-4."""
    last = state.marker
    why = marker_reason(state, battle.winner)
    state.marker = marker_holder(state, battle.winner, why)
    battle.marker_from = last
    battle.marker_to = state.marker
    battle.marker_why = why
    if state.watched:
        state.note("marker", [last, state.marker, why])


def marker_reason(state: State, winner: i64) -> i64:
    """Why the marker goes on (C-RES-2 to C-RES-4, and C-OPT-4 for a defender): the first that applies."""
    if most_courtesans(state) != NONE:
        return 0
    if winner != NONE:
        return 1
    return 2 if state.defender != NONE else 3


def marker_holder(state: State, winner: i64, why: i64) -> i64:
    """Who gets the marker for this reason."""
    if why == 0:
        return most_courtesans(state)
    if why == 1:
        return winner
    return state.defender if why == 2 else state.left_of(state.marker)


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
    return popcount(group_of(state.terms.borders, realm, region))


def group_of(borders: vec[i64], realm: i64, region: i64) -> i64:
    """The set of regions of a realm that hang together with this one."""
    group: i64 = 0
    edge = BIT[region]
    while edge:
        group |= edge
        reach: i64 = 0
        while edge:
            reach |= borders[lowest_bit(edge)]
            edge &= edge - 1
        edge = reach & realm & ~group
    return group


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
