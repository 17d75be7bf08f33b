"""How far every seat is from victory, and what a region would be to it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from signoria.titles.condottiere.rules.cards import BIT, popcount
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import Terms

MOST_SEATS: Final = 6
REMEMBERED: Final = 8
"""Maps whose distances are kept: a search comes back to the same few again and again."""
FAR: Final = 99

VICTORY: Final = 3
A_STEP_BEFORE: Final = 2
A_STEP: Final = 1
LITTLE: Final = 0


def connected_groups(borders: list[int], wanted: int) -> list[int]:
    """All connected groups of that many regions, as sets."""
    found = {2**region for region in range(len(borders))}
    for _ in range(wanted - 1):
        found = {group | 2**region for group in found for region in reached_from(group, borders)}
    return sorted(found)


def reached_from(group: int, borders: list[int]) -> list[int]:
    """The regions that border on a group."""
    return [region for region, near in enumerate(borders) if not group >> region & 1 and group & near]


@final
@mypyc_attr(acyclic=True)
class Distances:
    """The distances on one map; ``look`` first, then ask about seats."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.groups: vec[i64] = vec[i64](connected_groups(list(terms.borders), terms.adjacent))
        self.realms: vec[i64] = vec[i64]([-1 for _ in range(REMEMBERED * MOST_SEATS)])
        self.joining: vec[i64] = vec[i64]([0 for _ in range(REMEMBERED * MOST_SEATS)])
        self.wanted: vec[i64] = vec[i64]([0 for _ in range(REMEMBERED * MOST_SEATS)])
        self.ways: vec[i64] = vec[i64]([0 for _ in range(REMEMBERED * MOST_SEATS)])
        self.counts: vec[i64] = vec[i64]([0 for _ in range(REMEMBERED * MOST_SEATS)])
        self.steps: vec[i64] = vec[i64]([0 for _ in range(REMEMBERED * MOST_SEATS)])
        self.base: i64 = 0  # where the map looked at is kept
        self.oldest: i64 = 0

    def look(self, state: State) -> None:
        """Look at the map of a state."""
        if self.is_kept(state, self.base):
            return
        for place in range(i64(REMEMBERED)):
            if self.is_kept(state, place * MOST_SEATS):
                self.base = place * MOST_SEATS
                return
        self.base = self.oldest * MOST_SEATS
        self.oldest = (self.oldest + 1) % REMEMBERED
        taken = state.taken()
        for seat in range(self.terms.seats):
            self.measure(seat, state.realms[seat], taken)

    def is_kept(self, state: State, base: i64) -> bool:
        for seat in range(self.terms.seats):
            if self.realms[base + seat] != state.realms[seat]:
                return False
        return True

    def measure(self, seat: i64, realm: i64, taken: i64) -> None:
        """Over all groups that a seat may still hold: how many regions are missing, and which would help."""
        blocked: i64 = 0 if self.terms.capturing else taken & ~realm
        adjacent = self.terms.adjacent
        fewest: i64 = FAR
        wanted: i64 = 0
        ways: i64 = 0
        for number in range(len(self.groups)):
            group = self.groups[number]
            if group & blocked:
                continue
            missing = adjacent - popcount(group & realm)
            if missing < fewest:
                fewest = missing
                wanted = group
                ways = 1
            elif missing == fewest:
                wanted |= group
                ways += 1
        at = self.base + seat
        self.realms[at] = realm
        self.joining[at] = fewest
        self.wanted[at] = wanted & ~realm
        self.ways[at] = ways
        self.counts[at] = popcount(realm)
        self.steps[at] = fewest
        if self.terms.total and self.terms.total - self.counts[at] < fewest:
            self.steps[at] = self.terms.total - self.counts[at]

    def away(self, seat: i64) -> i64:
        """How many battles a seat must still win, five at most."""
        steps = self.steps[self.base + seat]
        return steps if steps < 5 else 5

    def stake(self, seat: i64, region: i64) -> i64:
        """What a region would be to a seat: VICTORY, A_STEP_BEFORE it, A_STEP towards it, LITTLE."""
        at = self.base + seat
        after = self.joining[at]
        if self.wanted[at] & BIT[region]:
            after -= 1
        if self.terms.total and self.terms.total - self.counts[at] - 1 < after:
            after = self.terms.total - self.counts[at] - 1
        if after >= self.steps[at]:
            return LITTLE
        if after == 0:
            return VICTORY
        return A_STEP_BEFORE if after == 1 else A_STEP
