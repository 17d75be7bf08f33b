"""Several processes at one table: everybody hears the whole story once, wherever he comes back."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.hub.simulation import Lobby, World, simulate, truth


def check(seed: int, processes: int) -> None:
    world = World(seed, processes)
    simulate(world.run(24))
    for person in world.people:
        begun = person.story.count(b"")
        assert person.story[begun:] == truth(world, person.name)[begun : len(person.story)]


def check_lobbies(seeds: Iterable[int], processes: int) -> None:
    lobbies = [Lobby(seed, processes) for seed in seeds]
    simulate(*(lobby.run(60) for lobby in lobbies))
    assert not any(lobby.wrong for lobby in lobbies), [lobby.wrong for lobby in lobbies]


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_everybody_hears_everything_once(seed: int, processes: int) -> None:
    check(seed, processes)


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_as_his_place_says_while_seats_change(processes: int) -> None:
    check_lobbies(range(10), processes)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_as_his_place_says_five_hundred_times(processes: int) -> None:
    for seed in range(1000, 1500, 20):
        check_lobbies(range(seed, seed + 20), processes)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_everything_once_a_thousand_times(processes: int) -> None:
    for seed in range(1000, 2000):
        check(seed, processes)
