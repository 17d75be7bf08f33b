"""The final battle: C-WIN-3."""

import pytest

from tests.rules.condottiere.board import (
    CLASSIC,
    FULL_4,
    FULL_4_CLASSIC,
    FULL_5,
    MODERN,
    Table,
    battle,
    cards,
    final,
    fought,
    told,
    without,
)

# Seats 1 and 3 hold four regions each, the others three.
TIED = [FULL_5[2], FULL_5[0], FULL_5[3], FULL_5[1], FULL_5[4]]
TIED_CLASSIC = [FULL_4_CLASSIC[2], FULL_4_CLASSIC[0], FULL_4_CLASSIC[3], FULL_4_CLASSIC[1]]


def tied(lines: list[str], hands: list[str] | None = None) -> Table:
    """Seat 1 takes Venezia, the last region: seats 1 and 3 now hold four each."""
    return fought(lines, hands=hands, at="Venezia", owns=without(TIED, "Venezia"))


def test_C_WIN_3_tied_for_the_most_a_final_battle() -> None:
    """C-WIN-3: a final battle between those players only; nobody has won yet."""
    table = tied(["", "6", "", "", ""])
    assert (table.state.over, table.state.outcome, table.waits) == (False, None, True)
    assert table.state.position()["final"] == [1, 3]
    assert table.battle is None


def test_C_WIN_3_all_hands_are_discarded_and_the_whole_deck_shuffled() -> None:
    """C-WIN-3: all hands are discarded, the whole deck is shuffled, each gets 10 + 1 a region, others nothing."""
    table = tied(["", "6", "", "", ""], hands=["1 10", "2 winter", "3", "4", "5"])
    assert table.pool == cards(MODERN)
    assert table.count == 28
    assert table.deal_anything().hand_sizes() == [0, 14, 0, 14, 0]


def test_C_WIN_3_classic_gives_two_cards_a_city() -> None:
    """C-WIN-3: classic: 10 + 2 a city, from all 96 cards."""
    table = fought(["", "6", "", ""], at="Venezia", owns=without(TIED_CLASSIC, "Venezia"), edition="classic")
    assert table.state.position()["final"] == [1, 3]
    assert table.pool == cards(CLASSIC)
    assert table.count == 40
    assert table.deal_anything().hand_sizes() == [0, 20, 0, 20]
    assert table.asked == (1, "battle")


def test_C_WIN_3_the_markers_holder_begins() -> None:
    """C-WIN-3: the marker's holder begins."""
    table = tied(["", "6", "", "", ""]).deal_anything()
    assert (table.marker, table.asked) == (1, (1, "battle"))


@pytest.mark.parametrize(("holder", "begins"), [(0, 1), (2, 3), (3, 3), (4, 1)])
def test_C_WIN_3_or_the_nearest_of_them_on_his_left(holder: int, begins: int) -> None:
    """C-WIN-3: if he is not one of them, the nearest of them on his left."""
    lines = ["courtesan" if seat == holder else "10" if seat == 1 else "" for seat in range(5)]
    assert tied(lines).deal_anything().asked == (begins, "battle")


@pytest.mark.parametrize(("holder", "begins"), [(0, 1), (2, 3)])
def test_C_WIN_3_classic_the_last_citys_winner_may_be_no_finalist(holder: int, begins: int) -> None:
    """C-WIN-3: classic: he holds the marker; the nearest finalist on his left begins."""
    last = TIED_CLASSIC[holder].split()[0]
    lines = ["6" if seat == holder else "" for seat in range(4)]
    table = fought(lines, at=last, owns=without(TIED_CLASSIC, last), edition="classic")
    assert (table.state.position()["final"], table.marker) == ([1, 3], holder)
    assert table.deal_anything().asked == (begins, "battle")


def test_C_WIN_3_only_those_players_fight() -> None:
    """C-WIN-3: between those players only: the turn goes to and fro between them."""
    table = tied(["", "6", "", "", ""]).deal_anything()
    for seat in (1, 3, 1, 3):
        assert table.asked == (seat, "battle")
        table.do("play:" + min(table.hand(seat)))


def test_C_WIN_3_four_players_with_four_regions_each() -> None:
    """C-WIN-3: four players, four regions each, the favour on the seventeenth: all four fight."""
    table = fought(["", "", "", "6"], at="Urbino", owns=without(FULL_4, "Urbino"), favour="Napoli")
    assert table.state.position()["final"] == [0, 1, 2, 3]
    assert table.count == 56
    assert table.deal_anything().asked == (3, "battle")


def deciding(
    lines: list[str], edition: str = "modern", options: tuple[str, ...] = (), turn: int = 1, hand: str = "1"
) -> Table:
    """A final battle of seats 1 and 3; all but `turn` have passed."""
    seats = len(lines)
    hands = [hand if seat == turn else "1" if seat in (1, 3) else "" for seat in range(seats)]
    owns = TIED if seats == 5 else TIED_CLASSIC
    passed = [seat for seat in range(seats) if seat != turn]
    return final(
        hands, [1, 3], lines=lines, owns=owns, passed=passed, marker=turn, turn=turn, edition=edition, options=options
    )


def test_C_WIN_3_its_winner_wins_the_game() -> None:
    """C-WIN-3: its winner wins the game."""
    for lines, winner in ((["", "6", "", "5", ""], 1), (["", "6", "", "10", ""], 3)):
        table = deciding(lines).do("pass")
        assert (table.state.over, table.winners, table.reason) == (True, (winner,), "final")


def test_C_WIN_3_in_a_tie_they_share_the_victory() -> None:
    """C-WIN-3: in a tie the tied strongest share the victory, and nobody else."""
    for lines in (["", "6", "", "6", ""], ["", "", "", "", ""]):
        table = deciding(lines).do("pass")
        assert (table.state.over, table.winners, table.reason) == (True, (1, 3), "final")


def test_C_WIN_3_only_the_tied_strongest_share() -> None:
    """C-WIN-3: of three finalists the weaker one has lost."""
    owns = [FULL_5[0], FULL_5[1], "Modena Parma Roma Siena", "Ancona Bologna Mantova", "Urbino"]
    lines = ["6", "2", "5 1", "", ""]
    table = final(["1", "1", "1", "", ""], [0, 1, 2], lines=lines, owns=owns, favour="Torino", passed=[1, 2, 3, 4]).do(
        "pass"
    )
    assert (table.winners, table.reason) == ((0, 2), "final")


def test_C_WIN_3_classic_tie_is_a_draw() -> None:
    """C-WIN-3: classic: a draw, nobody wins."""
    table = deciding(["", "6", "", "6"], "classic").do("pass")
    assert (table.state.over, table.winners, table.reason) == (True, (), "draw")


def test_C_WIN_3_classic_winner() -> None:
    """C-WIN-3: classic: its winner wins the game."""
    table = deciding(["", "6", "", "5"], "classic").do("pass")
    assert (table.winners, table.reason) == ((1,), "final")


def test_C_WIN_3_classic_bishop_ends_it_as_a_tie() -> None:
    """C-WIN-3: in classic a Bishop there ends it as a tie."""
    table = deciding(["", "10", "", "5"], "classic", hand="bishop 1").do("play:bishop")
    assert (table.state.over, table.winners, table.reason) == (True, (), "draw")


def test_C_WIN_3_no_favour_is_placed() -> None:
    """C-WIN-3: a Bishop removes the highest mercenaries, but no favour is placed."""
    table = deciding(["", "6 2", "", "6 1", ""], hand="bishop 1").do("play:bishop")
    assert table.asked == (1, "battle")
    assert table.strengths[1] == 2
    assert table.strengths[3] == 1
    assert table.favour is None
    assert table.do("pass").winners == (1,)


def test_C_WIN_3_courtesans_only_count_as_strength_one() -> None:
    """C-WIN-3: most Courtesans win nothing there but their strength."""
    assert deciding(["", "3", "", "courtesan courtesan", ""]).do("pass").winners == (1,)
    assert deciding(["", "3", "", "courtesanx4", ""]).do("pass").winners == (3,)


def test_C_WIN_3_a_surrender_ends_it_at_once() -> None:
    """C-WIN-3: otherwise it is a battle like any other: a Surrender ends it."""
    table = final(
        ["", "surrender 1", "", "10 10", ""],
        [1, 3],
        lines=["", "6", "", "5", ""],
        owns=TIED,
        marker=1,
        passed=[0, 2, 4],
    )
    assert (table.do("play:surrender").winners, table.reason) == ((1,), "final")


def test_C_WIN_3_a_scarecrow_works_as_always() -> None:
    """C-WIN-3: a battle like any other: a Scarecrow takes back a mercenary."""
    table = deciding(["", "6", "", "5", ""], hand="scarecrow").do("play:scarecrow", "take:6")
    assert table.do("pass").winners == (3,)


def test_C_WIN_3_regions_are_not_touched() -> None:
    """C-WIN-3: no region changes hands in the final battle."""
    table = deciding(["", "6", "", "5", ""])
    before = table.state.position()["regions"]
    assert table.do("pass").state.position()["regions"] == before


def test_C_WIN_3_it_is_told_why_it_is_fought() -> None:
    """C-WIN-3: as many regions, and none left to choose."""
    table = battle(["1"] + [""] * 4, at="Venezia", owns=without(FULL_5, "Venezia"), lines=["6"], passed=[1, 2, 3, 4])
    table.state.watch()
    assert ("final-battle", {"seats": (0, 1), "why": "regions"}) in told(table.do("pass").state, None)
