"""A sample is a state that could be the true one; an observation is the view in numbers; bytes bring a state back."""

import pickle
from array import array
from collections import Counter
from typing import Any

import pytest

import signoria
from signoria.titles.condottiere import State
from signoria.titles.condottiere.data.editions import terms_for
from tests.titles.condottiere.samples import check_sample, check_views, observation
from tests.titles.condottiere.setups import FAMILIES, game, somewhere

OFTEN = 600


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_a_sample_looks_the_same_to_the_viewer_and_plays_on(edition: str, options: tuple[str, ...]) -> None:
    seen: Counter[str] = Counter()
    for seats in game.seats:
        setup = signoria.Setup(seats, edition, options, values={"target": 8} if "points" in options else {})
        seen += check_views(setup, "tests", every=25, wanted=60)
    assert seen["battle"] > 50
    assert seen["deal"]
    assert seen["over"]


def samples(viewer: int | None, *seats: dict[str, Any], **more: object) -> Counter[tuple[object, ...]]:
    """What seat 1 holds, and what lies face down, in many samples; all that the position does not name is discarded."""
    state = game.from_position({"seats": list(seats), "battle": "Parma", "to_move": 0, **more})
    rng = signoria.Rng("samples")
    found: Counter[tuple[object, ...]] = Counter()
    for _ in range(OFTEN):
        position = check_sample(state, viewer, rng).position()
        held = position["seats"][1]
        found[tuple(held["hand"]), tuple(held["face_down"]), tuple(position.get("buried", ()))] += 1
    return found


def hands(found: Counter[tuple[object, ...]]) -> set[object]:
    return {hand for hand, _, _ in found}


def test_every_possible_hand_is_drawn_as_often_as_another() -> None:
    found = samples(0, {"hand": ["1"]}, {"hand": ["2", "3"]}, deck=["4", "5"])
    assert hands(found) == {("2", "3"), ("2", "4"), ("2", "5"), ("3", "4"), ("3", "5"), ("4", "5")}
    assert min(found.values()) > OFTEN / 6 / 2


def test_a_spectator_knows_no_hand() -> None:
    assert len(hands(samples(None, {"hand": ["1"]}, {"hand": ["2"]}, deck=["4"]))) == 3


def test_cards_that_may_not_lie_face_down_do_not() -> None:
    """C-OPT-5."""
    seat = {"hand": ["winter"], "face_down": ["10"]}
    found = samples(0, {"hand": ["1"]}, seat, deck=["heroine", "bishop"], options=["hidden-cards"])
    assert {down for _, down, _ in found} == {("10",), ("heroine",)}
    assert len(found) == 6


def test_what_everybody_saw_stays_in_the_hand_or_lies_face_down() -> None:
    """C-CARD-3."""
    assert hands(samples(0, {"hand": ["1"]}, {"hand": ["2", "3"], "known": ["2"]}, deck=["4"])) == {
        ("2", "3"),
        ("2", "4"),
    }
    seat = {"hand": ["2"], "known": ["2"], "face_down": ["3"]}
    found = samples(0, {"hand": ["1"]}, seat, deck=["winter"], options=["hidden-cards"])
    assert set(found) == {(("2",), ("3",), ()), (("3",), ("2",), ()), (("winter",), ("2",), ())}


@pytest.mark.parametrize("some", [True, False])
def test_who_is_known_to_hold_mercenaries_or_none_does(some: bool) -> None:
    """C-ASK-2."""
    seat = {"hand": ["2" if some else "winter"], "mercenaries": some}
    deck = ["3", "bishop", "winter" if some else "2"]
    expected = {("2",), ("3",)} if some else {("winter",), ("bishop",)}
    assert hands(samples(0, {"hand": ["1"]}, seat, deck=deck)) == expected


def test_what_was_folded_unseen_held_no_mercenary_and_its_player_knows_it() -> None:
    """C-RES-8."""
    table = ({"hand": ["1"]}, {"hand": ["2"]})
    found = samples(0, *table, deck=["3", "bishop"], buried=["winter"])
    assert {buried for _, _, buried in found} == {("winter",), ("bishop",)}
    own = {"hand": ["1"], "folded": ["winter"]}
    assert {buried for _, _, buried in samples(0, own, table[1], deck=["bishop"], buried=["winter"])} == {("winter",)}


def test_sizes_of_hands_that_are_not_shown_vary() -> None:
    sizes: set[int] = set()
    state = somewhere(signoria.Setup(3, "classic"), "sizes", 25)
    viewer = state.to_move
    assert viewer is not None
    for seed in range(50):
        sampled = game.sample(state.view(viewer), signoria.Rng(seed))
        sizes.add(len(sampled.position()["seats"][viewer - 1]["hand"]))
    assert len(sizes) > 2


# -- numbers


def test_an_observation_counts_the_own_hand_and_the_seats_from_the_viewer() -> None:
    state = game.from_position({"seats": [{"hand": ["1"]}, {"hand": ["10", "10"]}], "battle": "Parma", "to_move": 0})
    start = {}
    place = 0
    for field in game.observation.fields:
        start[field.name] = place
        place += field.size
        assert field.meaning
    assert len(start) == len(game.observation.fields)
    numbers = observation(state, 1)
    assert list(numbers[start["hand"] : start["hand"] + 15]) == [0] * 6 + [2] + [0] * 8
    assert list(numbers[start["cards"] : start["cards"] + 6]) == [2, 1, 0, 0, 0, 0]
    assert list(numbers[start["to_move"] : start["to_move"] + 6]) == [0, 1, 0, 0, 0, 0]
    assert sum(numbers[start["legal"] :]) == 0
    assert sum(observation(state, 0)[start["legal"] :]) == len(state.legal())


@pytest.mark.parametrize("out", [array("i", [0]), array("b", bytes(4 * game.observation.size))])
def test_a_buffer_of_another_shape_is_refused(out: "array[int]") -> None:
    with pytest.raises(signoria.InvalidError, match="32-bit"):
        game.new(signoria.Setup(2)).observe(None, out)


# -- bytes


def test_terms_and_states_are_pickled_as_bytes() -> None:
    terms = terms_for(signoria.Setup(3, "classic", ["points"], values={"target": 7}))
    assert pickle.loads(pickle.dumps(terms)).target == 7  # noqa: S301 - our own bytes
    state = somewhere(signoria.Setup(4), 3, 40)
    assert isinstance(state, State)
    assert b"phase" not in pickle.dumps(state)
