"""Playing for points: C-OPT-2."""

from typing import Any

import pytest

import signoria
from signoria.titles.condottiere import Match
from tests.rules.condottiere.board import FULL_5, FULL_6, Table, cards, conquer, new, setup, told
from tests.rules.condottiere.board import MODERN as DECK

BY_ADJACENCY = ["Genova", "Parma", "Lucca"]
BY_TOTAL = ["Torino", "Venezia", "Lucca", "Siena", "Ancona"]


def match(target: int, seats: int = 4, edition: str = "modern", first: int = 0, options: tuple[str, ...] = ()) -> Any:
    return Match(setup(seats, edition, ("points", *options), first, target=target))


def play(contest: Any, *conquests: tuple[int, str]) -> Any:
    """One game: each seat takes its region in turn; then the points are counted."""
    for seat, region in conquests:
        conquer(contest.state, seat, region)
    assert contest.state.over
    contest.advance()
    return contest


def all_of(seat: int, regions: list[str]) -> list[tuple[int, str]]:
    return [(seat, region) for region in regions]


@pytest.mark.parametrize("target", [5, 20, 30, 100])
def test_C_OPT_2_a_match_has_a_target(target: int) -> None:
    """C-OPT-2: a target from 5 to 100; a match begins with no points."""
    contest = match(target)
    assert (list(contest.scores), len(contest.games), contest.over, contest.final) == ([0, 0, 0, 0], 0, False, None)


@pytest.mark.parametrize("target", [4, 0, -20, 101])
def test_C_OPT_2_no_other_target(target: int) -> None:
    """C-OPT-2: any from 5 to 100."""
    with pytest.raises(signoria.InvalidError):
        match(target)


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_OPT_2_a_point_a_region_and_five_for_adjacency(edition: str) -> None:
    """C-OPT-2: after each game 1 point a region, +5 for a victory by adjacency; losers count their regions too."""
    contest = play(match(20, edition=edition), (1, "Roma"), (2, "Venezia"), (1, "Ancona"), *all_of(0, BY_ADJACENCY))
    assert list(contest.scores) == [8, 2, 1, 0]
    assert (len(contest.games), contest.over, contest.outcome) == (1, False, None)


def test_C_OPT_2_no_bonus_for_a_victory_by_total() -> None:
    """C-OPT-2: a victory by total brings its regions only."""
    assert list(play(match(20), *all_of(2, BY_TOTAL)).scores) == [0, 0, 5, 0]


def test_C_OPT_2_with_two_players_four_adjacent_regions() -> None:
    """C-OPT-2: with 2 or 3 players: 4 regions and the bonus."""
    assert list(play(match(20, seats=2), *all_of(1, ["Torino", *BY_ADJACENCY])).scores) == [0, 9]


def test_C_OPT_2_bigger_kingdoms_bring_bigger_scores() -> None:
    """C-OPT-2, C-OPT-3: the bonus is for what counts as adjacency in this game."""
    assert list(play(match(20, options=("bigger-kingdoms",)), *all_of(3, ["Torino", *BY_ADJACENCY])).scores) == [
        0,
        0,
        0,
        9,
    ]


def test_C_OPT_2_points_add_up_over_the_games() -> None:
    """C-OPT-2: a match of several games: points add up until the target is reached, not before."""
    contest = match(20)
    for total in (8, 16):
        play(contest, *all_of(0, BY_ADJACENCY))
        assert (list(contest.scores), contest.over) == ([total, 0, 0, 0], False)
    play(contest, (3, "Roma"), *all_of(0, BY_ADJACENCY))
    assert (list(contest.scores), len(contest.games), contest.over) == ([24, 0, 0, 1], 3, True)
    assert (tuple(contest.outcome.winners), contest.outcome.reason) == ((0,), "points")


def test_C_OPT_2_the_target_itself_is_enough() -> None:
    """C-OPT-2: when somebody reaches the target: exactly is enough, one less is not."""
    assert play(match(8), *all_of(0, BY_ADJACENCY)).over
    assert not play(match(9), *all_of(0, BY_ADJACENCY)).over


def test_C_OPT_2_each_game_begins_on_an_empty_board() -> None:
    """C-OPT-2: a new game: a full deck, no region taken, ten cards each."""
    contest = play(match(20), *all_of(0, BY_ADJACENCY))
    table = Table(contest.state)
    assert (table.waits, table.count, table.pool) == (True, 40, cards(DECK))
    assert table.state.position()["regions"] == {}
    assert not table.deal_anything().state.over


@pytest.mark.parametrize(("first", "seats"), [(0, 4), (3, 4), (1, 2)])
def test_C_OPT_2_the_next_marker_starts_left_of_the_previous_first_holder(first: int, seats: int) -> None:
    """C-OPT-2: the next game's marker starts left of the previous game's first holder, whoever won."""
    contest = match(100, seats=seats, first=first)
    for number in range(3):
        table = Table(contest.state).deal_anything()
        assert table.asked == ((first + number) % seats, "place")
        play(contest, *all_of(0, ["Torino", *BY_ADJACENCY] if seats == 2 else BY_ADJACENCY))


def test_C_OPT_2_the_most_points_win_though_another_won_the_last_game() -> None:
    """C-OPT-2: when somebody reaches the target, the most points wins."""
    contest = play(match(10), (1, "Roma"), (1, "Venezia"), *all_of(0, BY_ADJACENCY))
    assert list(contest.scores) == [8, 2, 0, 0]
    play(contest, (0, "Roma"), (0, "Venezia"), (0, "Urbino"), *all_of(1, BY_ADJACENCY))
    assert list(contest.scores) == [11, 10, 0, 0]
    assert (contest.over, tuple(contest.outcome.winners), contest.outcome.reason) == (True, (0,), "points")


def tied(edition: str = "modern") -> Any:
    """Seats 1 and 3 both come to 10 points in the second game; seat 3 won it, and holds the marker."""
    contest = play(match(10, edition=edition), (3, "Roma"), (3, "Venezia"), *all_of(1, BY_ADJACENCY))
    return play(contest, (1, "Roma"), (1, "Venezia"), *all_of(3, BY_ADJACENCY))


def test_C_OPT_2_tied_a_final_battle() -> None:
    """C-OPT-2: tied, a final battle (C-WIN-3) between those players only, the marker's holder first."""
    contest = tied()
    assert (list(contest.scores), contest.over) == ([0, 10, 0, 10], False)
    assert list(contest.final) == [1, 3]
    table = Table(contest.state)
    assert (table.waits, table.pool) == (True, cards(DECK))
    table.deal_anything()
    assert table.asked == (3, "battle")
    table.do("play:" + min(table.hand(3)), "pass", "pass")
    contest.advance()
    assert (contest.over, tuple(contest.outcome.winners), contest.outcome.reason) == (True, (3,), "final")
    assert list(contest.scores) == [0, 10, 0, 10]


@pytest.mark.parametrize(("edition", "a_region"), [("modern", 1), ("classic", 2)])
def test_C_OPT_2_the_final_battles_hands(edition: str, a_region: int) -> None:
    """C-OPT-2, C-WIN-3: each gets 10 and the cards of his regions: two against three in the last game."""
    table = Table(tied(edition).state).deal_anything()
    assert table.hand_sizes() == [0, 10 + 2 * a_region, 0, 10 + 3 * a_region]


@pytest.mark.parametrize(("edition", "winners", "reason"), [("modern", (1, 3), "final"), ("classic", (), "draw")])
def test_C_OPT_2_a_tied_final_battle(edition: str, winners: tuple[int, ...], reason: str) -> None:
    """C-OPT-2, C-WIN-3: tied again: modern players share the victory, classic ones shake hands."""
    contest = tied(edition)
    Table(contest.state).deal_anything().do("pass", "pass")
    contest.advance()
    assert (contest.over, tuple(contest.outcome.winners), contest.outcome.reason) == (True, winners, reason)


def test_C_OPT_2_a_first_holder_by_chance_is_followed_by_his_left_neighbour() -> None:
    """C-OPT-2, C-SET-2: a first holder drawn by chance is followed by his left neighbour."""
    contest = Match(setup(4, options=("points",), first=None, target=100))
    assert contest.state.chance().kind == "first"
    contest.deal_cards(["2"])
    play(contest, *all_of(0, BY_ADJACENCY))
    assert contest.state.chance().kind == "deal"
    assert Table(contest.state).deal_anything().asked == (3, "place")


@pytest.mark.parametrize(("board", "scores"), [(FULL_6, [4, 3, 3, 3, 2, 2]), (FULL_5, [4, 4, 3, 3, 3])])
def test_C_OPT_2_a_game_without_adjacency_brings_its_regions_only(board: list[str], scores: list[int]) -> None:
    """C-OPT-2: most regions, or a final battle, bring no bonus."""
    contest = match(100, seats=len(board))
    play(contest, *[(seat, region) for seat, held in enumerate(board) for region in held.split()])
    assert list(contest.scores) == scores


def test_C_OPT_2_a_tie_below_the_most_needs_no_final_battle() -> None:
    """C-OPT-2: only a tie for the most points."""
    contest = play(match(8), (1, "Roma"), (2, "Venezia"), *all_of(0, BY_ADJACENCY))
    assert (contest.over, tuple(contest.outcome.winners), contest.final) == (True, (0,), None)


def test_C_OPT_2_not_together_with_capturing_in_modern() -> None:
    """C-OPT-2: modern refuses points together with capturing."""
    with pytest.raises(signoria.InvalidError):
        match(20, options=("capturing",))
    with pytest.raises(signoria.InvalidError):
        new(4, options=("points", "capturing"), target=20)


def test_C_OPT_2_a_final_battle_says_why_it_is_fought() -> None:
    """C-OPT-2, C-WIN-3: after a tie on points there are regions left: the event does not claim otherwise."""
    contest = play(match(10), (3, "Roma"), (3, "Venezia"), *all_of(1, BY_ADJACENCY))
    contest.watch()
    for seat, region in [(1, "Roma"), (1, "Venezia"), *all_of(3, BY_ADJACENCY[:-1])]:
        conquer(contest.state, seat, region)
    while not contest.final:
        table = Table(contest)
        if contest.waits_for_chance:
            table.deal_anything()
        elif contest.phase == "place":
            table.do(f"place:{BY_ADJACENCY[-1]}")
        elif contest.phase == "battle" and contest.to_move == 3 and not sum(table.line(3).values()):
            table.do("play:" + min((card for card in table.hand(3) if card.isdecimal()), key=int))
        else:
            table.do({"battle": "pass", "fold": "hold", "keep": "keep:done"}[contest.phase])
    assert ("final-battle", {"seats": (1, 3), "why": "points"}) in told(contest, None)


def test_C_OPT_2_the_first_placing_of_every_classic_game_is_not_declined() -> None:
    """C-OPT-2, C-RES-9: each game of a match has a first placing of its own."""
    contest = match(100, edition="classic")
    for _ in range(2):
        table = Table(contest.state).deal_anything()
        assert "decline" not in table.legal
        play(contest, *all_of(0, BY_ADJACENCY))
