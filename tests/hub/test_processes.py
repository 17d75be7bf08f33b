"""Several processes at one table: everybody hears the whole story once, wherever he comes back."""

from __future__ import annotations

import pytest

from tests.hub.simulation import World, simulate, truth


def check(seed: int, processes: int) -> None:
    world = World(seed, processes, people=2)
    simulate(world.run(moves=24))
    for person in world.people:
        begun = person.story.count(b"")
        assert person.story[begun:] == truth(world, person.name)[begun : len(person.story)]


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_everybody_hears_everything_once(seed: int, processes: int) -> None:
    check(seed, processes)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_everything_once_a_thousand_times(processes: int) -> None:
    for seed in range(1000, 2000):
        check(seed, processes)
