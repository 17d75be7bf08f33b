"""Which options go together: C-OPT-6."""

from itertools import combinations
from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import FULL_5, Table, battle, cards, conquer, fought, game, new, without

MODERN_OPTIONS = ("draw-after-battle", "points", "bigger-kingdoms", "capturing", "hidden-cards")
CLASSIC_OPTIONS = ("points", "bigger-kingdoms", "capturing")


def sets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]


def start(edition: str, options: tuple[str, ...]) -> Table:
    target: dict[str, Any] = {"target": 20} if "points" in options else {}
    return new(4, edition=edition, options=options, **target)


def clash(options: tuple[str, ...]) -> bool:
    return {"points", "capturing"} <= set(options)


@pytest.mark.parametrize("options", [chosen for chosen in sets(MODERN_OPTIONS) if not clash(chosen)], ids="+".join)
def test_C_OPT_6_modern_options_combine_freely(options: tuple[str, ...]) -> None:
    """C-OPT-6: options combine freely."""
    table = start("modern", options)
    assert set(table.state.position()["options"]) == set(options)
    assert table.count == (28 if "draw-after-battle" in options else 40)


@pytest.mark.parametrize("options", sets(CLASSIC_OPTIONS), ids="+".join)
def test_C_OPT_6_classic_options_combine_freely(options: tuple[str, ...]) -> None:
    """C-OPT-6: options combine freely."""
    assert set(start("classic", options).state.position()["options"]) == set(options)


CLASHING = pytest.mark.parametrize(
    "options", [("points", "capturing"), ("capturing", "points"), ("capturing", "bigger-kingdoms", "points")]
)


@CLASHING
def test_C_OPT_6_but_for_points_with_capturing_in_modern(options: tuple[str, ...]) -> None:
    """C-OPT-6, C-OPT-2: modern refuses points together with capturing."""
    with pytest.raises(signoria.InvalidError, match="C-OPT-6"):
        start("modern", options)


@CLASHING
def test_C_OPT_2_classic_allows_it_and_advises_against_it(options: tuple[str, ...]) -> None:
    """C-OPT-2: classic allows it; the rulebook's advice against it is a fact of the edition."""
    state = start("classic", options).state
    assert set(state.position()["options"]) == set(options)
    assert [set(advice.options) for advice in game.advice("classic")] == [{"points", "capturing"}]
    assert game.advice("modern") == ()


def test_C_OPT_2_a_classic_match_with_capturing() -> None:
    """C-OPT-2, C-OPT-4: a captured region brings its point to whoever holds it when the game ends."""
    contest = start("classic", ("points", "capturing")).state
    conquer(contest.state, 0, "Roma")
    conquer(contest.state, 1, "Venezia")
    conquer(contest.state, 1, "Roma")
    for region in ("Genova", "Parma", "Lucca"):
        conquer(contest.state, 0, region)
    assert contest.state.over
    contest.advance()
    assert list(contest.scores) == [8, 2, 0, 0]


@pytest.mark.parametrize("option", ["draw-after-battle", "hidden-cards"])
def test_C_OPT_6_only_those_of_the_edition(option: str) -> None:
    """C-OPT-6: classic has neither draw after battle nor hidden cards."""
    with pytest.raises(signoria.InvalidError):
        start("classic", (option,))
    with pytest.raises(signoria.InvalidError):
        battle(["1", "1"], edition="classic", options=[option])


@pytest.mark.parametrize("option", ["hidden", "Capturing", "", "draw_after_battle", "big-kingdoms"])
def test_C_OPT_6_an_unknown_name_is_refused(option: str) -> None:
    """C-OPT-6: the names in set-ups are these five."""
    with pytest.raises(signoria.InvalidError):
        start("modern", (option,))


def test_C_OPT_6_capturing_with_bigger_kingdoms() -> None:
    """C-OPT-6: a captured third adjacent region is not enough, a fourth is."""
    options = ("capturing", "bigger-kingdoms")
    for held, over in (("Siena Napoli", False), ("Siena Napoli Firenze", True)):
        table = battle(
            ["1"] * 4,
            lines=["6", "", "", ""],
            owns=[held, "Roma", "", ""],
            passed=[0, 2, 3],
            turn=1,
            options=options,
        ).do("pass")
        assert (table.owner("Roma"), table.state.over) == (0, over)


def test_C_OPT_6_capturing_with_draw_after_battle() -> None:
    """C-OPT-6: the captured region raises one limit and lowers the other before drawing."""
    table = battle(
        ["5x5 4x5", "3x5 2x5", "1"],
        lines=["6", "", ""],
        owns=["", "Roma", ""],
        passed=[0, 2],
        turn=1,
        deck="10 10 10",
        options=("capturing", "draw-after-battle"),
    ).do("pass")
    assert (table.asked, table.legal) == ((0, "draw"), {"draw:0", "draw:1"})
    assert table.do("draw:0").asked == (2, "draw")


def test_C_OPT_6_capturing_with_hidden_cards() -> None:
    """C-OPT-6: a face-down card is a defender's first card."""
    table = battle(["1x4", "6 6", "2x4"], owns=["", "Roma", ""], options=("capturing", "hidden-cards"))
    table.do("play:1", "play:6", "play:2", "play:1", "pass", "play:2", "play:1")
    assert table.asked == (2, "battle")
    assert table.face_down(1) == cards("6")


def test_C_OPT_6_hidden_cards_with_draw_after_battle() -> None:
    """C-OPT-6: the cards are turned up before the draw."""
    table = battle(
        ["1", "1"],
        lines=["5", ""],
        face_down=["", "6"],
        passed=[1],
        deck="2 3",
        options=("hidden-cards", "draw-after-battle"),
    )
    table.do("pass")
    assert (table.asked, table.line(1)) == ((1, "draw"), cards("6"))


def test_C_OPT_6_draw_after_battle_with_a_final_battle() -> None:
    """C-OPT-6, C-WIN-3: the final battle is dealt 10 + 1 a region from the whole deck, also with this option."""
    table = fought(
        ["6", "", "", "", ""], at="Venezia", owns=without(FULL_5, "Venezia"), deck="1 2", options=["draw-after-battle"]
    )
    assert table.waits
    assert (table.count, sum(table.pool.values())) == (28, 110)
    assert table.deal_anything().hand_sizes() == [14, 14, 0, 0, 0]


def test_C_OPT_6_all_that_go_together() -> None:
    """C-OPT-6: draw after battle, bigger kingdoms, capturing and hidden cards in one game, played to its end."""
    state = new(4, options=("draw-after-battle", "bigger-kingdoms", "capturing", "hidden-cards")).state
    rng = signoria.Rng(11)
    for step in range(20000):
        if state.over:
            break
        if state.waits_for_chance:
            state.deal(rng)
        else:
            legal = sorted(state.text(action) for action in state.legal())
            plays = [text for text in legal if text.startswith(("play", "draw:3"))]
            state.apply(state.parse((plays or legal)[step * 7 % len(plays or legal)]))
    assert state.over
    assert state.outcome.reason in ("adjacent", "total")
