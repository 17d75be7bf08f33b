"""Resolution: C-RES."""

import pytest

import signoria
from tests.rules.condottiere.board import REGIONS, battle, cards, dealt, fought, placing

EDITIONS = pytest.mark.parametrize("edition", ["modern", "classic"])


@EDITIONS
@pytest.mark.parametrize("winner", range(4))
def test_C_RES_1_the_unique_highest_takes_the_region(winner: int, edition: str) -> None:
    """C-RES-1: the unique highest strength takes the region: his control marker goes there, and only there."""
    table = fought(
        ["6" if seat == winner else "5" for seat in range(4)], at="Parma", owns=["", "", "", "Roma"], edition=edition
    )
    assert table.state.position()["regions"] == {"Parma": winner, "Roma": 3}


@EDITIONS
@pytest.mark.parametrize("lines", [["6", "6", "5"], ["", "", ""], ["6", "5 1", "4 2"], ["heroine", "10", "1"]])
def test_C_RES_2_a_tie_for_the_highest_nobody_takes_it(lines: list[str], edition: str) -> None:
    """C-RES-2: a tie for the highest (also when nobody played): nobody takes it; the region may be chosen again."""
    table = fought(lines, marker=1, edition=edition)
    assert table.owner("Roma") is None
    assert table.state.position()["regions"] == {}
    assert (table.marker, table.asked) == (2, (2, "place"))
    assert "place:Roma" in table.legal
    assert table.do("place:Roma").asked == (2, "battle")


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_RES_2_the_marker_goes_left_of_who_placed_it(seats: int, edition: str) -> None:
    """C-RES-2: to the player on the left of the one who last placed it; left of the last seat sits the first."""
    for marker in range(seats):
        assert fought([""] * seats, marker=marker, edition=edition).marker == (marker + 1) % seats


@EDITIONS
def test_C_RES_2_a_tie_below_the_highest_does_not_matter(edition: str) -> None:
    """C-RES-2: only a tie for the highest counts."""
    assert fought(["5", "5", "6"], edition=edition).owner("Roma") == 2


@pytest.mark.parametrize(
    ("lines", "marker", "owner", "holder"),
    [
        (["10", "courtesan", "6"], 0, 0, 1),
        (["10 courtesan", "courtesan courtesan", "6"], 2, 0, 1),
        (["10 courtesan courtesan", "courtesan", "6"], 2, 0, 0),
        (["10", "courtesan", "courtesan"], 2, 0, 0),
        (["10 courtesan", "courtesan", "6"], 1, 0, 0),
        (["10", "courtesanx2", "courtesanx2 6"], 1, 0, 0),
        (["6", "6", "courtesan"], 0, None, 2),
        (["6", "5 courtesan", ""], 1, None, 1),
        (["6", "5 courtesan", "courtesan"], 1, None, 2),
        (["courtesan", "courtesan", ""], 0, None, 1),
        (["courtesan", "", ""], 2, 0, 0),
        (["6", "6", "5"], 2, None, 0),
    ],
)
def test_C_RES_3_strictly_the_most_courtesans_take_the_marker(
    lines: list[str], marker: int, owner: int | None, holder: int
) -> None:
    """C-RES-3: strictly the most Courtesans take the marker, also in a tie; else the winner; without one, left."""
    table = fought(lines, marker=marker)
    assert (table.owner("Roma"), table.marker, table.asked) == (owner, holder, (holder, "place"))


def test_C_RES_3_also_if_he_passed_or_has_no_cards() -> None:
    """C-RES-3: also if he passed or has no cards."""
    table = battle(["6 1", "courtesan", "5 1"]).do("play:6", "play:courtesan", "play:5", "pass", "pass")
    assert (table.owner("Roma"), table.marker, table.asked) == (0, 1, (1, "place"))
    assert table.hand(1) == cards("")


def test_C_RES_3_he_places_and_begins_the_next_battle() -> None:
    """C-RES-3: he, not the winner, chooses the next battle's place and moves first there."""
    table = fought(["10", "courtesan", "6"]).do("place:Siena")
    assert (table.battle, table.asked) == ("Siena", (1, "battle"))


def test_C_RES_3_a_surrender_changes_nothing() -> None:
    """C-RES-3: Courtesans count after a Surrender too."""
    table = battle(["surrender 1", "1", "1"], lines=["5", "", "courtesan"]).do("play:surrender")
    assert (table.owner("Roma"), table.marker) == (0, 2)


@EDITIONS
@pytest.mark.parametrize(("marker", "winner"), [(0, 1), (1, 0), (2, 2), (0, 2)])
def test_C_RES_4_otherwise_the_winner_takes_the_marker(marker: int, winner: int, edition: str) -> None:
    """C-RES-4: otherwise the winner takes the marker."""
    table = fought(["6" if seat == winner else "" for seat in range(3)], marker=marker, edition=edition)
    assert (table.marker, table.asked) == (winner, (winner, "place"))


@EDITIONS
def test_C_RES_5_victory_is_checked_before_anything_else(edition: str) -> None:
    """C-RES-5: the game is over at once: no placing, no folding, no keeping, no deal."""
    table = fought(
        ["6", "", "", ""],
        hands=["winter", "heroine", "", ""],
        at="Parma",
        owns=["Genova Lucca", "", "", ""],
        edition=edition,
    )
    assert table.state.over
    assert (table.state.phase, table.state.to_move, table.waits, table.state.legal()) == ("over", None, False, [])
    table.refuses("place:Roma")
    table.refuses("pass")


def test_C_RES_5_nobody_moves_the_marker_out_of_a_lost_game() -> None:
    """C-RES-5: a Courtesan does not help against a victory."""
    table = fought(["6", "courtesan", "", ""], at="Parma", owns=["Genova Lucca", "", "", ""])
    assert (table.state.over, table.winners) == (True, (0,))


@EDITIONS
def test_C_RES_6_any_region_without_a_control_marker(edition: str) -> None:
    """C-RES-6: any without a control marker, one's own or another's."""
    table = fought(["6", "", ""], at="Parma", owns=["Siena", "Napoli Torino", ""], edition=edition)
    taken = {"Siena", "Napoli", "Torino", "Parma"}
    assert {text for text in table.legal if text.startswith("place:")} == {
        f"place:{region}" for region in REGIONS if region not in taken
    }
    for region in taken:
        table.refuses(f"place:{region}", "C-RES-6")
    table.refuses("place:Atlantis")


def test_C_RES_6_and_without_the_popes_favour() -> None:
    """C-RES-6: not where the Pope's favour is."""
    table = fought(["6", "", ""], at="Parma", favour="Siena")
    assert len(table.legal) == 15
    table.refuses("place:Siena", "C-RES-6")
    table.refuses("place:Parma", "C-RES-6")


def test_C_RES_6_the_first_placing_of_a_position_obeys_it_too() -> None:
    """C-RES-6: wherever a placing is asked."""
    table = placing(["6", "5"], owns=["Roma", "Siena"], favour="Napoli")
    for region in ("Roma", "Siena", "Napoli"):
        table.refuses(f"place:{region}", "C-RES-6")
    assert len(table.legal) == 14


def test_C_RES_6_modern_chooses_before_lines_and_hands_are_discarded() -> None:
    """C-RES-6: modern: before lines and hands are discarded and before any new deal."""
    table = fought(["6", "5", "4"], hands=["winter", "heroine", ""])
    assert table.asked == (0, "place")
    assert [table.line(seat) for seat in range(3)] == [cards("6"), cards("5"), cards("4")]
    assert table.hand_sizes() == [1, 1, 0]
    assert table.do("place:Siena").asked == (0, "fold")


def test_C_RES_6_classic_chooses_after_discarding() -> None:
    """C-RES-6: classic: after lines and hands are discarded, at the start of the next battle."""
    table = fought(["6", "5", "4", ""], hands=["1", "heroine", "winter", "1"], edition="classic")
    assert table.asked == (1, "fold")
    assert table.battle is None
    assert [table.line(seat) for seat in range(3)] == [cards("")] * 3
    table.do("fold", "fold")
    assert (table.asked, table.hand_sizes()) == ((0, "place"), [1, 0, 0, 1])


def test_C_RES_6_classic_chooses_after_a_new_deal() -> None:
    """C-RES-6: classic: after a possible new deal."""
    table = fought(["6", "5"], hands=["1", ""], edition="classic")
    assert table.waits
    assert table.count == 22
    assert table.deal_anything().asked == (0, "place")


@EDITIONS
def test_C_RES_7_all_lines_are_discarded(edition: str) -> None:
    """C-RES-7: all lines are discarded, also after a tie; the next battle begins with empty lines."""
    table = fought(["6 winter heroine", "10 drummer", ""], edition=edition)
    table.do("place:Siena")
    assert [table.line(seat) for seat in range(3)] == [cards("")] * 3
    assert table.strengths == [0, 0, 0]
    assert table.hand_sizes() == [1, 1, 1]


@EDITIONS
def test_C_RES_7_a_winter_ends_with_its_battle(edition: str) -> None:
    """C-RES-7: a Winter of the last battle does not cool the next."""
    table = fought(["6 winter", "5 5"], hands=["10 1", "1"], edition=edition, marker=1).do(
        "place:Siena", "pass", "play:10"
    )
    assert table.strengths == [10, 0]


def asked_to_fold(
    hands: list[str], edition: str, *answers: str, lines: tuple[str, ...] = ("", "", "6", "")
) -> list[int]:
    table = fought(list(lines), hands=hands, edition=edition)
    if edition == "modern":
        table.do("place:Siena")
    asked = []
    for answer in answers:
        assert table.state.phase == "fold"
        assert table.legal == {"fold", "hold"}
        assert table.state.to_move is not None
        asked.append(int(table.state.to_move))
        table.do(answer)
    assert table.state.phase != "fold"
    return asked


@EDITIONS
def test_C_RES_8_from_the_markers_holder_clockwise(edition: str) -> None:
    """C-RES-8: order: from the marker's holder clockwise."""
    assert asked_to_fold(["winter", "heroine", "drummer", "surrender"], edition, "hold", "hold", "hold", "hold") == [
        2,
        3,
        0,
        1,
    ]


@EDITIONS
def test_C_RES_8_only_players_without_a_mercenary(edition: str) -> None:
    """C-RES-8: with one mercenary or more he may not."""
    assert asked_to_fold(["winter 1", "heroine", "10", "surrender"], edition, "hold", "fold") == [3, 1]
    assert asked_to_fold(["winter 1", "6 heroine", "10", "1"], edition) == []


def test_C_RES_8_a_courtesan_is_no_mercenary() -> None:
    """C-RES-8: Courtesans and Heroines are not mercenaries."""
    assert asked_to_fold(["courtesan heroine", "1", "1", "1"], "modern", "fold") == [0]


@EDITIONS
def test_C_RES_8_all_or_nothing(edition: str) -> None:
    """C-RES-8: he may discard his whole hand, or keep it whole."""
    table = fought(["", "", "6"], hands=["winter heroine scarecrow", "drummer drummer", "1"], edition=edition)
    if edition == "modern":
        table.do("place:Siena")
    assert table.do("fold").hand(0) == cards("")
    assert table.hand(1) == cards("drummer drummer")
    assert table.do("hold").hand(1) == cards("drummer drummer")


def test_C_RES_8_a_player_who_may_not_is_not_asked() -> None:
    """C-RES-8: discarding with a mercenary in hand is refused."""
    table = fought(["", "", "6"], hands=["winter 1", "1", "1"]).do("place:Siena")
    assert table.asked == (2, "battle")
    table.refuses("fold")
    table.refuses("hold")


def test_C_RES_8_each_knows_the_earlier_ones_choice() -> None:
    """C-RES-8: each knowing the earlier ones' choice: an emptied hand is seen."""
    views = []
    for answer in ("fold", "hold"):
        table = fought(["6", "", ""], hands=["winter heroine", "drummer", "1"]).do("place:Siena", answer)
        assert table.asked == (1, "fold")
        views.append(table.state.view(1))
    assert views[0] != views[1]


def test_C_RES_9_classic_holder_may_pass_the_marker_on() -> None:
    """C-RES-9: instead of choosing, the holder may pass the marker to his left, who chooses or passes it on."""
    table = fought(["", "6", ""], edition="classic")
    assert table.asked == (1, "place")
    table.do("decline")
    assert (table.asked, table.marker) == ((2, "place"), 2)
    table.do("decline")
    assert (table.asked, table.marker) == ((0, "place"), 0)
    table.do("place:Siena")
    assert (table.battle, table.marker, table.asked) == ("Siena", 0, (0, "battle"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_C_RES_9_after_a_full_circle_of_refusals_he_must_choose(seats: int) -> None:
    """C-RES-9: who holds it again after a full circle of refusals must choose."""
    table = fought([""] * (seats - 1) + ["6"], edition="classic")
    for refusals in range(seats):
        assert table.asked == ((seats - 1 + refusals) % seats, "place")
        table.do("decline")
    assert table.asked == (seats - 1, "place")
    table.refuses("decline", "C-RES-9")
    assert all(text.startswith("place:") for text in table.legal)


def test_C_RES_9_the_circle_begins_anew_with_each_placing() -> None:
    """C-RES-9: refusals are counted from one placing to the next."""
    table = fought(["6", ""], hands=["1 1", "1 1"], edition="classic").do("decline", "place:Siena", "pass", "pass")
    assert table.asked == (0, "place")
    assert table.do("decline", "decline").asked == (0, "place")


def test_C_RES_9_also_at_the_first_placing() -> None:
    """C-RES-9: also at the first placing."""
    table = placing(["1", "1", "1"], marker=1, edition="classic").do("decline")
    assert (table.asked, table.marker) == ((2, "place"), 2)


def test_C_RES_9_a_tie_after_refusals_goes_left_of_who_placed() -> None:
    """C-RES-9, C-RES-2: who placed it counts, not who refused."""
    table = placing(["1 1", "1 1", "1 1"], marker=1, edition="classic").do(
        "decline", "place:Siena", "pass", "pass", "pass"
    )
    assert table.marker == 0


def test_C_RES_9_the_first_placing_may_not_be_declined() -> None:
    """C-RES-9: at the game's first placing there is no declining; afterwards there is."""
    table = dealt(3, edition="classic")
    assert table.legal == {f"place:{region}" for region in REGIONS}
    table.refuses("decline", "C-RES-9")
    table.do("place:Roma", "play:1", "pass", "pass", "pass")
    assert (table.asked, "decline" in table.legal) == ((0, "place"), True)
    with pytest.raises(signoria.InvalidError, match="C-RES-9"):
        placing(["1", "1"], edition="classic", opening=True, declined=1)


def test_C_RES_9_modern_holder_may_not_decline() -> None:
    """C-RES-9: in modern the holder must choose."""
    fought(["", "6", ""]).refuses("decline")
    placing(["1", "1", "1"], opening=True).refuses("decline")
