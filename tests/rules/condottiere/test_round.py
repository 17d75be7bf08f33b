"""The round: C-RND."""

import pytest

from tests.rules.condottiere.board import CLASSIC, MODERN, battle, cards, fought, listed

EDITIONS = pytest.mark.parametrize("edition", ["modern", "classic"])


@EDITIONS
def test_C_RND_1_the_round_ends_when_nobody_has_cards(edition: str) -> None:
    """C-RND-1: if at most one player has cards, the round ends: here nobody has."""
    table = battle(["6", "5"], edition=edition).do("play:6", "play:5")
    if edition == "modern":
        table.do("place:Siena")
    assert (table.waits, table.state.phase, table.state.to_move) == (True, "deal", None)


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_RND_1_the_round_ends_when_one_has_cards(seats: int, edition: str) -> None:
    """C-RND-1: or a single player has."""
    table = fought(["6"] + [""] * (seats - 1), hands=["1"] + [""] * (seats - 1), edition=edition)
    if edition == "modern":
        table.do("place:Siena", "keep:done")
    assert table.waits


@EDITIONS
def test_C_RND_1_with_two_players_holding_cards_the_round_goes_on(edition: str) -> None:
    """C-RND-1: two players with cards: no new deal; those without cards stay without."""
    table = fought(["6", "", "", ""], hands=["", "1", "", "1"], edition=edition).do("place:Siena")
    assert not table.waits
    assert table.asked == (1, "battle")
    assert table.hand_sizes() == [0, 1, 0, 1]


@EDITIONS
def test_C_RND_1_it_is_decided_after_hands_are_discarded(edition: str) -> None:
    """C-RND-1: after C-RES-8: a discarded hand may end the round."""
    for answer, ends in (("fold", True), ("hold", False)):
        table = fought(["6", "", ""], hands=["1", "winter", ""], edition=edition)
        if edition == "modern":
            table.do("place:Siena")
        assert table.asked == (1, "fold")
        table.do(answer)
        assert (table.state.phase in ("keep", "deal")) is ends


def test_C_RND_2_a_single_player_with_cards_may_keep_two() -> None:
    """C-RND-2: a single player with cards may keep up to 2 of them, his choice which."""
    table = fought(["6", "5", ""], hands=["", "10 6 winter winter", ""]).do("place:Siena")
    assert table.asked == (1, "keep")
    assert table.legal == {"keep:10", "keep:6", "keep:winter", "keep:done"}
    table.do("keep:winter")
    assert table.legal == {"keep:10", "keep:6", "keep:winter", "keep:done"}
    assert table.hand(1) == cards("10 6 winter")
    assert table.kept == cards("winter")
    table.do("keep:10")
    assert table.waits
    assert table.pool == cards(MODERN) - cards("winter 10")


@pytest.mark.parametrize(
    ("answers", "kept"), [(["keep:done"], ""), (["keep:6", "keep:done"], "6"), (["keep:10", "keep:10"], "10 10")]
)
def test_C_RND_2_he_may_keep_fewer(answers: list[str], kept: str) -> None:
    """C-RND-2: up to 2: also one or none; the rest is discarded and shuffled in."""
    table = fought(["6", "5", ""], hands=["", "10 10 6", ""]).do("place:Siena", *answers)
    assert table.pool == cards(MODERN) - cards(kept)
    table.deal_anything()
    assert table.hand_sizes() == [11, 10, 10]
    assert table.hand(1) >= cards(kept)


def test_C_RND_2_not_a_card_he_does_not_hold() -> None:
    """C-RND-2: of them: only cards of his hand, and each copy once."""
    table = fought(["6", "5", ""], hands=["", "10 6 5", ""]).do("place:Siena")
    for text in ("keep:4", "keep:winter", "pass", "play:10", "fold"):
        table.refuses(text)
    table.do("keep:10")
    table.refuses("keep:10")


def test_C_RND_2_a_special_card_may_be_kept() -> None:
    """C-RND-2: his choice which: any card."""
    table = fought(["6", "5", ""], hands=["", "heroine bishop courtesan 1", ""]).do(
        "place:Siena", "keep:heroine", "keep:bishop"
    )
    assert table.deal_anything().hand(1) >= cards("heroine bishop")


def test_C_RND_2_classic_discards_all() -> None:
    """C-RND-2: classic: discards all."""
    table = fought(["6", "5", ""], hands=["", "10 6 winter", ""], edition="classic")
    assert table.waits
    assert table.pool == cards(CLASSIC)


def test_C_RND_2_with_two_players_holding_cards_nobody_keeps() -> None:
    """C-RND-2: only the single last one."""
    assert fought(["6", "5", ""], hands=["1", "10", ""]).do("place:Siena").asked == (0, "battle")


@pytest.mark.parametrize(
    ("edition", "owns", "sizes"),
    [
        ("modern", ["Parma Venezia Siena", "Torino", ""], [13, 12, 10]),
        ("classic", ["Parma Venezia Siena", "Torino", ""], [16, 14, 10]),
        ("modern", ["", "Genova Lucca Napoli", "Mantova Torino"], [10, 14, 12]),
        ("classic", ["", "Genova Lucca Napoli", "Mantova Torino"], [10, 18, 14]),
    ],
)
def test_C_RND_3_ten_and_more_for_every_region_held(edition: str, owns: list[str], sizes: list[int]) -> None:
    """C-RND-3: each hand is filled to 10, then +1 (modern) or +2 (classic) a region, the one just won too."""
    table = fought(["", "6", ""], hands=["1", "", ""], owns=owns, edition=edition, at="Roma")
    if edition == "modern":
        table.do("place:Ancona", "keep:done")
    assert table.count == sum(sizes)
    assert table.pool == cards(MODERN if edition == "modern" else CLASSIC)
    assert table.deal_anything().hand_sizes() == sizes


def test_C_RND_3_kept_cards_count_towards_the_ten() -> None:
    """C-RND-3: kept cards count: two kept and one region: 8 + 1 new cards, 11 in all."""
    table = fought(["", "6", ""], hands=["", "10 6 5", ""]).do("place:Siena", "keep:10", "keep:5")
    assert table.count == 10 + 9 + 10
    table.state.deal_cards(listed("1x10 2x8 3 3x7 4x3"))
    assert table.hand(1) == cards("10 5 2x8 3")
    assert [table.hand(0), table.hand(2)] == [cards("1x10"), cards("3x7 4x3")]


def test_C_RND_3_everything_but_the_kept_cards_is_shuffled() -> None:
    """C-RND-3: lines, discards, the rest of the deck and the discarded hand are all in the new deck."""
    table = fought(["6 winter", "5 heroine"], hands=["10 10", ""], deck="1 2 3").do(
        "place:Siena", "keep:10", "keep:done"
    )
    assert table.pool == cards(MODERN) - cards("10")
    assert [table.line(seat) for seat in range(2)] == [cards("")] * 2


def test_C_RND_3_the_deal_with_six_players_and_most_of_the_board_taken() -> None:
    """C-RND-3: classic with 6 players and 16 cities: 60 + 32 cards of the 96 are dealt."""
    owns = [
        "Genova Napoli Spoleto",
        "Firenze Lucca Milano",
        "Parma Roma Siena",
        "Ferrara Modena Torino",
        "Bologna Mantova",
        "Ancona",
    ]
    table = fought(["6"] + [""] * 5, hands=["1"] + [""] * 5, owns=owns, at="Venezia", edition="classic")
    assert table.count == 92
    assert table.deal_anything().hand_sizes() == [18, 16, 16, 16, 14, 12]


def test_C_RND_4_modern_fights_where_it_was_chosen_before_the_deal() -> None:
    """C-RND-4: modern: the new round's first battle is at the region chosen before the deal; its chooser begins."""
    table = battle(["", "5", ""], turn=1).do("play:5", "place:Siena")
    assert (table.waits, table.battle) == (True, "Siena")
    table.deal_anything()
    assert (table.battle, table.marker, table.asked) == ("Siena", 1, (1, "battle"))


def test_C_RND_4_classic_deals_then_chooses() -> None:
    """C-RND-4: classic: the holder deals, then chooses, knowing his new hand; he may also pass the marker on."""
    table = battle(["", "5", ""], turn=1, edition="classic").do("play:5")
    assert (table.waits, table.battle) == (True, None)
    table.deal_anything()
    assert (table.asked, table.marker) == ((1, "place"), 1)
    assert "decline" in table.legal
    assert table.do("place:Siena").asked == (1, "battle")


@EDITIONS
def test_C_RND_4_a_new_round_gives_everybody_a_part_again(edition: str) -> None:
    """C-RND-4, C-BAT-4: after the deal those who had no cards fight again, and nobody has passed."""
    table = battle(["", "5", ""], turn=1, edition=edition).do("play:5")
    if edition == "modern":
        table.do("place:Siena").deal_anything()
    else:
        table.deal_anything().do("place:Siena")
    assert [table.passed(seat) for seat in range(3)] == [False] * 3
    assert table.do("pass").asked == (2, "battle")
    assert table.do("pass").asked == (0, "battle")
