"""An edge is played in duplicate: the same chance from every seat."""

import msgspec
import pytest

import signoria
from signoria.arena import edges
from signoria.arena.edges import MIXED, Clock, Edge, circle, play_deal, seating, shares
from signoria.engine.manifest import Manifest
from tests.arena.stand_ins import First, Last, Notebook, Watchful, seat_bots

TWO, FOUR = signoria.Setup(2), signoria.Setup(4)


class Spy:
    """Notes with which seeds chance is made."""

    def __init__(self) -> None:
        self.seeds: list[tuple[object, ...]] = []

    def __call__(self, seed: tuple[object, ...]) -> signoria.Rng:
        self.seeds.append(seed)
        return signoria.Rng(seed)


def test_the_bot_sits_in_every_seat_and_its_field_keeps_its_order() -> None:
    seats = [seating(["bot", "a", "b", "c"], turn) for turn in range(4)]
    assert seats == [["bot", "a", "b", "c"], ["c", "bot", "a", "b"], ["b", "c", "bot", "a"], ["a", "b", "c", "bot"]]


def test_bots_that_play_alike_win_every_deal_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same chance and the same play: the same game four times, and the bot sits once in the winner's seat."""
    seat_bots(monkeypatch, first=First)
    for deal in range(5):
        won = play_deal("condottiere", Edge("first", ("first",), FOUR), 1, deal, {})
        assert len(set(won)) == 1
        assert sum(shares(won)) == 1


def test_what_is_drawn_later_is_the_same_too_however_the_game_went(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thing that chance decides has a seed of its own; one long stream would be at another place by then."""
    seat_bots(monkeypatch, first=First, last=Last)
    spy = Spy()
    monkeypatch.setattr(edges, "Rng", spy)
    play_deal("condottiere", Edge("first", ("last",), TWO), 1, 6, {})
    assert set(spy.seeds) == {("chance", 1, 6, number) for number in range(len(set(spy.seeds)))}
    assert spy.seeds.count(("chance", 1, 6, 0)) == spy.seeds.count(("chance", 1, 6, 1)) == 2


def test_other_deals_have_other_chance_and_other_edges_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, first=First, last=First, also=First)
    one, other = (Edge(bot, ("first",), FOUR) for bot in ("last", "also"))
    deals = [play_deal("condottiere", one, 1, deal, {}) for deal in range(8)]
    assert len({tuple(won) for won in deals}) > 1
    assert deals == [play_deal("condottiere", other, 1, deal, {}) for deal in range(8)]


def test_a_shared_victory_counts_in_parts() -> None:
    assert shares([0b0001, 0b0101, 0b1100, 0b0000]) == [1, 0, 0.5, 0]


def test_a_mixed_field_is_drawn_for_each_deal_of_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def manifest(_title: str) -> Manifest:
        entries = [{"name": name, "maker": "any:Any"} for name in "abcd"]
        named = {"name": "any", "rule_prefix": "A", "seats": [2, 6], "usual_seats": 4, "edition": [{"name": "plain"}]}
        return msgspec.convert(named | {"bot": entries[:2], "style": entries[2:]}, Manifest)

    monkeypatch.setattr(edges, "manifest", manifest)
    mixed = [circle("any", Edge("a", (MIXED,), FOUR), 1, deal) for deal in range(20)]
    assert {frozenset(around[1:]) for around in mixed} == {frozenset("bcd")}
    assert len({tuple(around) for around in mixed}) > 3
    assert sorted(circle("any", Edge("a", (MIXED,), signoria.Setup(6)), 1, 0)[1:4]) == ["b", "c", "d"]


def test_every_decision_is_on_the_clock_of_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, first=First, last=Last)
    clocks: dict[str, Clock] = {}
    play_deal("condottiere", Edge("first", ("last",), TWO), 1, 0, clocks)
    assert min(clock.decisions for clock in clocks.values()) > 4
    assert all(0 < clock.longest <= clock.seconds for clock in clocks.values())


def test_a_watchful_bot_is_told_the_habits_before_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots(monkeypatch, watchful=Watchful, first=First)
    monkeypatch.setattr(type(signoria.game("condottiere")), "habits", lambda *_: Notebook())
    monkeypatch.setattr(Watchful, "heard", [])
    clocks: dict[str, Clock] = {}
    play_deal("condottiere", Edge("watchful", ("first",), TWO), 1, 0, clocks)
    assert len(Watchful.heard) == clocks["watchful"].decisions
    assert (0,) in Watchful.heard
    assert max(Watchful.heard) > (4,)
