"""Families on any seat: whatever was written for the seats in order holds for every other order."""

from __future__ import annotations

from itertools import permutations

import pytest

import signoria
from signoria.engine.fairness import Dealer
from signoria.titles.virtu import GAME, State
from tests.titles.virtu.walks import SEATED, busy_action, game, name_of

FAMILIES = ("florence", "naples", "venice", "milan", "rome")


def turned(seats: int, by: int) -> tuple[str, ...]:
    """The families of V-SET-1, each ``by`` seats further on."""
    return tuple(FAMILIES[(seat - by) % seats] for seat in range(seats))


def families_of(state: State, seats: tuple[int, ...]) -> set[str]:
    return {state.position()["seats"][seat]["family"] for seat in seats}


@pytest.mark.parametrize(("seats", "by"), [(3, 1), (3, 2), (4, 3), (5, 2)])
def test_a_table_that_is_turned_plays_the_same_game(seats: int, by: int) -> None:
    """V-SET-1: who sits where changes nothing but the numbers of the seats."""
    usual = game.new(signoria.Setup(seats, first=0))
    other = game.new(signoria.Setup(seats, first=by, families=turned(seats, by)))
    rng = signoria.Rng(("turned", seats, by))
    while not usual.over:
        texts = {usual.text(action) for action in usual.legal()}
        assert {other.text(action) for action in other.legal()} == texts
        action = busy_action(usual, rng)
        usual.apply(action)
        other.apply(other.parse(usual.text(action)))
    one, two = usual.outcome, other.outcome
    assert one
    assert two
    assert families_of(usual, one.winners) == families_of(other, two.winners)
    assert one.reason == two.reason


@pytest.mark.parametrize("families", [*permutations(FAMILIES[:3])])
def test_V_SET_1_every_order_of_three(families: tuple[str, ...]) -> None:
    state = game.new(signoria.Setup(3, first=0, families=families))
    box = {family.id: family for family in game.components().family}
    position = state.position()
    for seat, name in enumerate(families):
        held = {city for city, ruler in position["cities"].items() if ruler == seat}
        assert position["seats"][seat]["family"] == name
        assert held == {*box[name].start} == position["seats"][seat]["troops"].keys()
        assert position["seats"][seat]["agents_in_all"] == box[name].agents


def test_V_SET_2_cards_rooms_and_agents_are_those_of_the_family() -> None:
    state = game.new(signoria.Setup(3, first=0, families=("venice", "florence", "naples")))
    while state.stage == 0:
        state.apply(state.legal()[0])
    box = {family.id: family for family in game.components().family}
    for house in state.position()["seats"]:
        assert {card.id for card in box[house["family"]].card} == {*house["palace"].values()}


def test_a_room_is_called_by_the_family_that_lives_there() -> None:
    """An agent in naples-3 is in the third room of whoever plays Naples."""
    document = game.new(signoria.Setup(3, first=0, families=("venice", "florence", "naples"))).position()
    document |= {"stage": "spring", "phase": "marker", "year": 2}
    for house in document["seats"]:
        house["marker"] = 1
    document["seats"][0]["agents"] = ["naples-3"]
    state = game.from_position(document)
    assert state.enemy_agent_at(2, 30 + 2 * 5 + 2)
    assert state.position()["seats"][0]["agents"] == ["naples-3"]


@pytest.mark.parametrize(
    ("seats", "families"),
    [
        (3, ("florence", "naples")),
        (3, ("florence", "naples", "naples")),
        (3, ("florence", "naples", "milan")),
        (4, ("florence", "naples", "venice", "rome")),
        (3, ("florence", "naples", "venice", "milan")),
        (3, ("Medici", "naples", "venice")),
    ],
)
def test_V_SET_1_refuses_other_families(seats: int, families: tuple[str, ...]) -> None:
    with pytest.raises(signoria.InvalidError, match="V-SET-1"):
        game.check(signoria.Setup(seats, families=families))


def test_condottiere_has_no_families() -> None:
    with pytest.raises(signoria.InvalidError, match="no families"):
        signoria.game("condottiere").check(signoria.Setup(3, families="lot"))


@pytest.mark.parametrize("first", [None, 1])
def test_lots_are_drawn_before_everything_else_and_verified(first: int | None) -> None:
    """V-SET-1: chance is an input of the record, so that a committed secret decides and anybody can check it."""
    dealer = Dealer(bytes(32))
    table = signoria.Recorder("virtu", signoria.Setup(4, first=first, families="lot"))
    table.state.watch()
    told: list[str] = []
    deals = 0
    while table.state.waits_for_chance:
        assert GAME.from_position(table.state.position()) == table.state
        table.deal_cards(dealer.draw(deals, table.state.chance()))
        told += [event.id for event in table.state.events(None)]
        deals += 1
    assert table.record.moves[0].startswith("lot:")
    assert sorted(table.record.moves[0][4:].split(",")) == sorted(FAMILIES[:4])
    assert [house["family"] for house in table.state.position()["seats"]] == table.record.moves[0][4:].split(",")
    assert told == ["family"] * 4 + ["first"]
    assert first is None or table.state.to_move == first
    rng = signoria.Rng("lots")
    while not table.state.over:
        table.act(table.state.legal()[rng.below(len(table.state.legal()))])
    table.record.fairness = dealer.revealed()
    signoria.engine.verify(table.record)
    families = table.record.moves[0][4:].split(",")
    table.record.moves[0] = "lot:" + ",".join(families[1:] + families[:1])
    with pytest.raises(signoria.InvalidError):
        signoria.engine.verify(table.record)


@pytest.mark.parametrize("drawn", [("florence",), ("florence", "florence", "venice"), ("florence", "naples", "milan")])
def test_V_SET_1_lots_that_cannot_be_drawn(drawn: tuple[str, ...]) -> None:
    state = game.new(signoria.Setup(3, families="lot"))
    with pytest.raises(signoria.InvalidError, match="V-SET-1"):
        state.deal_cards(drawn)


@pytest.mark.parametrize(
    "change",
    [
        {"families": "lot", "phase": "marker", "stage": "spring", "year": 1},
        {"families": "lot", "seats": [{"family": "naples"}, {}, {}]},
        {"first": 1},
        {"families": "lot", "first": 3},
    ],
)
def test_V_SET_1_positions_that_no_lot_leads_to(change: dict[str, object]) -> None:
    document = {"game": "virtu", "phase": "first", "seats": [{}, {}, {}]} | change
    with pytest.raises(signoria.InvalidError, match=r"V-SET-[14]"):
        game.from_position(document)


@pytest.mark.parametrize("setup", SEATED, ids=name_of)
def test_squires_play_any_family_on_any_seat(setup: signoria.Setup) -> None:
    from signoria.arena import Contest, simulate

    report = simulate(Contest("virtu", setup, ("squire",) * setup.seats, 1), 1)
    assert report.games == 1
    assert "unfinished" not in report.endings


def test_nobody_sends_an_agent_to_a_family_that_nobody_plays() -> None:
    """Its rooms have numbers of their own, since lots may seat any family: V-INT-1 refuses them in words."""
    rng = signoria.Rng(3)
    state = GAME.new(signoria.Setup(3, first=0))
    refused = 0
    while not state.over and refused < 5:
        for text in ("send:milan-1", "send:genoa-5") if state.phase == "action" else ():
            with pytest.raises((signoria.IllegalMove, signoria.InvalidError)):
                state.apply(state.parse(text))
            refused += 1
        state.apply(busy_action(state, rng))
    assert refused
