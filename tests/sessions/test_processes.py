"""Several processes at one table: everybody hears the whole story once, wherever he comes back."""

from __future__ import annotations

import pytest

from tests.sessions.clock import simulate
from tests.sessions.simulation import Lobby, World, truth


def check(seed: int, processes: int) -> None:
    world = World(seed, processes)
    simulate(world.run(24))
    assert not world.wrong, (seed, world.wrong)
    for person in world.people:
        begun = person.story.count(b"")
        assert person.story[begun:] == truth(world, person.name)[begun : len(person.story)]


def check_lobby(seed: int, processes: int) -> None:
    lobby = Lobby(seed, processes)
    simulate(lobby.run(60))
    assert not lobby.wrong, (seed, lobby.wrong)


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_everybody_hears_everything_once(seed: int, processes: int) -> None:
    check(seed, processes)


@pytest.mark.parametrize("processes", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_everybody_hears_as_his_place_says_while_seats_change(seed: int, processes: int) -> None:
    check_lobby(seed, processes)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_as_his_place_says_a_thousand_times(processes: int) -> None:
    for seed in range(1000, 2000):
        check_lobby(seed, processes)


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everybody_hears_everything_once_two_thousand_times(processes: int) -> None:
    for seed in range(1000, 3000):
        check(seed, processes)
