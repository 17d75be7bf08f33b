"""Ratings follow from who won before whom."""

import signoria
from signoria.arena.edges import Edge
from signoria.arena.plan import Ladder
from signoria.arena.ratings import games_of, rate

EDGES = [Edge(bot, ("random",), signoria.Setup(4)) for bot in ("squire", "random")]
LADDER = Ladder("condottiere", 1, dict.fromkeys(EDGES, 10), leaks=0)
WON = {EDGES[0]: [[1, 2, 4, 1]] * 10, EDGES[1]: [[8, 8, 8, 8]] * 10}


def test_who_wins_more_is_rated_higher_and_all_games_count() -> None:
    squire, random = rate(LADDER, WON)
    assert (squire.bot, random.bot) == ("squire", "random")
    assert squire.mu - 2 * squire.sigma > random.mu + 2 * random.sigma
    assert (squire.games, random.games) == (40, 80)


def test_the_same_games_give_the_same_ratings() -> None:
    assert rate(LADDER, WON) == rate(LADDER, WON)


def test_the_edges_are_counted_in_turn() -> None:
    games = list(games_of(LADDER, WON))
    assert games[:5] == [
        (["squire", "random", "random", "random"], 1),
        (["random", "squire", "random", "random"], 2),
        (["random", "random", "squire", "random"], 4),
        (["random", "random", "random", "squire"], 1),
        (["random"] * 4, 8),
    ]
    assert len(games) == 80
