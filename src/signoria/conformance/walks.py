"""Ways through the games of any title: every set-up that can be agreed on, and moments of random games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from signoria.engine.chance import Rng
from signoria.engine.contract import Game, State
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game
from signoria.engine.setup import LOT, Setup

MOMENTS_OF_A_GAME = 12
"""About so many moments of one game are looked at."""
MOST_DEALS = 1000
"""So often chance may decide before somebody has to."""


@cache
def setups_of(title: str) -> tuple[Setup, ...]:
    """Every edition with every allowed combination of options and every number of players; families by lot, too."""
    found = [setup for setup in _wished(game(title)) if _is_allowed(game(title), setup)]
    return tuple(game(title).check(setup) for setup in found)


def _wished(title: Game) -> Iterator[Setup]:
    least = {name: value.least for name, value in title.manifest.values.items()}
    for edition in (edition.name for edition in title.manifest.editions):
        options = title.options(edition)
        for chosen in (some for count in range(len(options) + 1) for some in combinations(options, count)):
            values = {name: least[name] for name in least if _belongs(title, name, chosen)}
            for seats in title.seats:
                yield Setup(seats, edition, chosen, values=values)
                if title.families(edition, seats):
                    yield Setup(seats, edition, chosen, families=LOT, values=values)


def _belongs(title: Game, value: str, options: tuple[str, ...]) -> bool:
    return title.manifest.values[value].option in ("", *options)


def _is_allowed(title: Game, setup: Setup) -> bool:
    try:
        title.check(setup)
    except InvalidError:
        return False
    return True


def name_of(setup: Setup) -> str:
    """A set-up as the name of a file or a test: ``modern-points-4p``."""
    families = [LOT] if setup.families == LOT else setup.families
    return "-".join([setup.edition, *setup.options, *families, f"{setup.seats}p"])


def seats_at(state: State) -> int:
    """How many play this game."""
    return len(state.position()["seats"])


def settle(state: State, rng: Rng) -> None:
    """Let a generator decide whatever the state waits for."""
    for _ in range(MOST_DEALS):
        if not state.waits_for_chance:
            return
        state.deal(rng)
    raise AssertionError(f"{MOST_DEALS} deals led to no decision")


def step(state: State, rng: Rng) -> None:
    """A deal, or any legal action."""
    if state.waits_for_chance:
        state.deal(rng)
    else:
        state.apply(rng.choice(state.legal()))


def walk(title: str, setup: Setup, seed: object) -> Iterator[State]:
    """A whole game at random: its state before each step, and at the end. It is one object that changes.

    It is given up after more decisions than the title's bound, which does not count what chance decides.
    """
    rng = Rng(seed)
    state = game(title).new(setup)
    decisions = deals = 0
    while decisions <= game(title).longest:
        yield state
        if state.over:
            return
        decisions, deals = (decisions, deals + 1) if state.waits_for_chance else (decisions + 1, 0)
        assert deals <= MOST_DEALS, f"chance decides for ever in the phase {state.phase!r}: nobody is asked after it"
        step(state, rng)


def moments(title: str, number: int, seed: object = 0) -> Iterator[State]:
    """So many moments of random games, each a state of its own, the set-ups taking turns."""
    setups = setups_of(title)
    rng = Rng(("moments", title, seed))
    games = 0
    while number > 0:
        setup = setups[rng.below(len(setups))] if games >= len(setups) else setups[games]
        for state in picked(title, setup, (seed, games), rng):
            yield state
            number -= 1
            if number <= 0:
                return
        games += 1


def picked(title: str, setup: Setup, seed: object, rng: Rng) -> Iterator[State]:
    """Some moments of one game, the later rarer, so that the beginning and every phase have their turn."""
    gap = 0
    taken = 0
    for state in walk(title, setup, seed):
        if gap == 0 or state.over:
            yield state.copy()
            taken += 1
            gap = 1 + int(rng.below(3 + 2 * taken))
        if taken >= MOMENTS_OF_A_GAME:
            return
        gap -= 1
