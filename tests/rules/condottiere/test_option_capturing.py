"""Capturing: C-OPT-4."""

from typing import Any

import pytest

from tests.rules.condottiere.board import FULL_4_CLASSIC, FULL_6, REGIONS, Table, battle, cards, placing

CAPTURE = ("capturing",)
EDITIONS = pytest.mark.parametrize("edition", ["modern", "classic"])


def attack(hands: list[str], **more: Any) -> Table:
    """Roma belongs to seat 1; seat 0 attacks it."""
    owns = ["", "Roma"] + [""] * (len(hands) - 2)
    return battle(hands, **({"owns": owns, "options": CAPTURE} | more))


def assault(lines: list[str], defender: int = 1, **more: Any) -> Table:
    """A battle for the defender's region that has just ended: all others have passed, then the defender."""
    seats = range(len(lines))
    where: dict[str, Any] = {"owns": ["Roma" if seat == defender else "" for seat in seats], "options": CAPTURE}
    others = [seat for seat in seats if seat != defender]
    return battle(
        ["1"] * len(lines),
        lines=lines,
        passed=others,
        turn=defender,
        defended=bool(lines[defender]),
        **(where | more),
    ).do("pass")


@EDITIONS
def test_C_OPT_4_the_marker_may_be_placed_on_anothers_region(edition: str) -> None:
    """C-OPT-4: also on another player's region, never one's own."""
    table = placing(["1", "1", "1"], owns=["Siena Torino", "Roma", "Parma"], options=CAPTURE, edition=edition)
    assert {text for text in table.legal if text.startswith("place:")} == {
        f"place:{r}" for r in REGIONS if r not in ("Siena", "Torino")
    }
    table.refuses("place:Siena", "C-OPT-4", "C-RES-6")
    table.refuses("place:Torino", "C-OPT-4", "C-RES-6")
    assert table.do("place:Roma").battle == "Roma"


def test_C_OPT_4_never_under_the_popes_favour() -> None:
    """C-OPT-4: never under the Pope's favour, whosever the region."""
    for favour in ("Roma", "Napoli"):
        table = placing(["1", "1"], owns=["", "Roma"], favour=favour, options=CAPTURE)
        table.refuses(f"place:{favour}", "C-OPT-4", "C-RES-6")
        assert len(table.legal) == 16


def test_C_OPT_4_without_the_option_it_is_refused() -> None:
    """C-OPT-4: only with this option."""
    placing(["1", "1"], owns=["", "Roma"]).refuses("place:Roma", "C-RES-6")


@EDITIONS
def test_C_OPT_4_the_defender_may_pass_any_number_of_times_and_still_play(edition: str) -> None:
    """C-OPT-4: the defender may pass any number of times and still play later."""
    table = attack(["1x4", "6 6", "2x4"], edition=edition)
    for _ in range(3):
        table.do("play:1")
        assert table.asked == (1, "battle")
        table.do("pass", "play:2")
    table.do("pass")
    assert table.asked == (1, "battle")
    table.do("play:6")
    assert table.strengths == [3, 6, 6]


@EDITIONS
def test_C_OPT_4_with_his_first_card_the_normal_rules_hold_for_him(edition: str) -> None:
    """C-OPT-4: with his first card the normal rules hold: if he passes then, he plays no more."""
    table = attack(["1x4", "6 6 6", "2x4"], edition=edition).do(
        "play:1", "play:6", "play:2", "play:1", "pass", "play:2", "play:1"
    )
    assert table.asked == (2, "battle")
    assert table.passed(1)
    assert table.hand(1) == cards("6 6")


@pytest.mark.parametrize("card", ["winter", "courtesan", "scarecrow", "drummer"])
def test_C_OPT_4_any_card_is_a_first_card(card: str) -> None:
    """C-OPT-4: a special card is a first card too."""
    table = attack(["1x4", f"{card} 6", "2x4"]).do(
        "play:1", f"play:{card}", "play:2", "play:1", "pass", "play:2", "play:1"
    )
    assert table.asked == (2, "battle")


@EDITIONS
def test_C_OPT_4_others_have_no_such_right(edition: str) -> None:
    """C-OPT-4: only the owner of the contested region defends: an attacker's pass is final."""
    table = attack(["1x4", "6 6", "2x4"], edition=edition, owns=["Torino", "Roma", "Parma"]).do(
        "pass", "pass", "play:2", "pass"
    )
    assert table.asked == (2, "battle")


@EDITIONS
def test_C_OPT_4_a_free_region_has_no_defender(edition: str) -> None:
    """C-OPT-4: a battle for a free region is a normal one."""
    table = battle(["1 1", "6 6", "2 2"], owns=["", "Parma", ""], options=CAPTURE, edition=edition).do(
        "play:1", "pass", "play:2", "pass"
    )
    assert table.asked == (2, "battle")


@EDITIONS
def test_C_OPT_4_the_battle_ends_when_all_others_have_passed_and_the_defender_passes(edition: str) -> None:
    """C-OPT-4: he is asked once more after the others' last pass, and his pass ends it."""
    table = attack(["6 1", "1 1", "1"], edition=edition).do("play:6", "pass", "pass", "pass")
    assert table.asked == (1, "battle")
    table.do("pass")
    assert table.state.phase == "place"
    assert table.owner("Roma") == 0


@EDITIONS
def test_C_OPT_4_a_defender_may_play_when_all_others_have_passed(edition: str) -> None:
    """C-OPT-4: he may play his first card when all others have passed, and go on card by card."""
    table = attack(["6 1", "4 3 1", "1"], edition=edition).do("play:6", "pass", "pass", "pass", "play:4")
    assert table.asked == (1, "battle")
    assert table.do("play:3", "pass").owner("Roma") == 1


@EDITIONS
def test_C_OPT_4_a_defender_without_cards_passes_by_himself(edition: str) -> None:
    """C-OPT-4, C-BAT-4: without cards he can only pass."""
    table = attack(["6 1", "", "1"], edition=edition).do("play:6", "pass", "pass")
    assert (table.owner("Roma"), table.state.phase) == (0, "place")


@EDITIONS
def test_C_OPT_4_a_conquest_replaces_the_control_marker(edition: str) -> None:
    """C-OPT-4: a conquest replaces the control marker; the conqueror takes the marker."""
    table = assault(["6", "5", ""], owns=["", "Roma Parma", ""], edition=edition)
    assert (table.owner("Roma"), table.owner("Parma"), table.marker) == (0, 1, 0)


@EDITIONS
def test_C_OPT_4_a_defender_who_wins_keeps_it_and_takes_the_marker(edition: str) -> None:
    """C-OPT-4: a defender who wins keeps it and takes the marker."""
    table = assault(["5", "6", ""], edition=edition)
    assert (table.owner("Roma"), table.marker, table.asked) == (1, 1, (1, "place"))


@EDITIONS
@pytest.mark.parametrize("lines", [["6", "6", ""], ["6", "", "6"], ["", "", ""]])
def test_C_OPT_4_in_a_tie_the_defender_keeps_it_and_takes_the_marker(lines: list[str], edition: str) -> None:
    """C-OPT-4: a tie: the defender keeps the region and takes the marker, though he may have lost or not fought."""
    table = assault(lines, marker=2, edition=edition)
    assert (table.owner("Roma"), table.marker, table.asked) == (1, 1, (1, "place"))


@pytest.mark.parametrize(
    ("lines", "owner", "holder"),
    [
        (["6", "6", "courtesan"], 1, 2),
        (["6", "5", "courtesan"], 0, 2),
        (["5", "6", "courtesan"], 1, 2),
        (["5 courtesan", "6", ""], 1, 0),
        (["6", "6", "courtesan courtesan 4"], 1, 2),
        (["5 courtesan", "6", "courtesan"], 1, 1),
        (["5 courtesan", "5 courtesan", ""], 1, 1),
    ],
)
def test_C_OPT_4_a_sole_leader_in_courtesans_comes_first(lines: list[str], owner: int, holder: int) -> None:
    """C-OPT-4: Courtesans as usual, in a defence, a conquest and a tie."""
    table = assault(lines)
    assert (table.owner("Roma"), table.marker) == (owner, holder)


def test_C_OPT_4_the_favour_may_be_put_on_any_region() -> None:
    """C-OPT-4: modern: the Pope's favour may be put on any region, also a conquered one."""
    table = attack(["bishop 1", "1", "1"], owns=["Torino", "Roma", "Parma"]).do("play:bishop")
    assert table.legal == {f"favour:{region}" for region in REGIONS} | {"favour:none"}
    table.do("favour:Torino", "pass", "pass", "pass", "pass")
    assert table.favour == "Torino"
    table.refuses("place:Torino")


def test_C_OPT_4_the_favour_protects_ones_region() -> None:
    """C-OPT-4: a conquered region under the favour cannot be attacked."""
    table = placing(["1", "1"], owns=["Siena", "Torino"], marker=0, favour="Torino", options=CAPTURE)
    assert "place:Torino" not in table.legal


def test_C_OPT_4_the_favour_on_the_contested_region_does_not_stop_the_battle() -> None:
    """C-OPT-4, C-CARD-5: put there by a Bishop, the battle goes on; the conqueror is protected, the token stays."""
    table = attack(["bishop 6 1", "1", "1"]).do(
        "play:bishop", "favour:Roma", "pass", "pass", "play:6", "pass", "pass", "pass"
    )
    assert (table.owner("Roma"), table.favour, table.asked) == (0, "Roma", (0, "place"))


def test_C_OPT_4_classic_surrender_before_the_defenders_first_card() -> None:
    """C-OPT-4: classic: Surrender before the defender's first card: the strongest takes the city."""
    table = attack(["surrender 1", "10 10", "1"], lines=["1", "", ""], edition="classic").do("play:surrender")
    assert (table.owner("Roma"), table.marker, table.hand(1)) == (0, 0, cards("10 10"))


def test_C_OPT_4_modern_surrender_ends_the_battle_too() -> None:
    """C-OPT-4, C-CARD-4: a Surrender ends the battle at once, also before the defender's first card."""
    assert attack(["surrender 1", "10 10", "1"], lines=["1", "", ""]).do("play:surrender").owner("Roma") == 0


def test_C_OPT_4_classic_bishop_the_owner_keeps_it() -> None:
    """C-OPT-4: classic: Bishop: the owner keeps it, also without having played; and he takes the marker."""
    table = attack(["1", "1", "bishop 1"], lines=["10", "", ""], turn=2, edition="classic").do("play:bishop")
    assert (table.owner("Roma"), table.marker, table.asked) == (1, 1, (1, "place"))


def test_C_OPT_4_a_capture_can_win_the_game() -> None:
    """C-OPT-4, C-WIN-1: a captured region counts for victory."""
    table = assault(["6", "", "", ""], owns=["Siena Napoli", "Roma", "", ""])
    assert (table.state.over, table.winners, table.reason) == (True, (0,), "adjacent")


def test_C_OPT_4_a_lost_region_no_longer_counts() -> None:
    """C-OPT-4: the former owner holds one region fewer: his next deal is smaller."""
    table = attack(["1", "", ""], lines=["6", "", ""], owns=["", "Roma Torino", ""], passed=[2]).do(
        "pass", "place:Parma", "keep:done"
    )
    assert table.deal_anything().hand_sizes() == [11, 11, 10]


@pytest.mark.parametrize(("owns", "edition"), [(FULL_6, "modern"), (FULL_4_CLASSIC, "classic")])
def test_C_OPT_4_a_full_board_does_not_end_the_game(owns: list[str], edition: str) -> None:
    """C-OPT-4: C-WIN-2 is reached only when no region can be chosen at all: others' regions can."""
    table = assault(["6"] + [""] * (len(owns) - 1), 0, at="Venezia", owns=owns, edition=edition, marker=1)
    assert (table.state.over, table.asked) == (False, (0, "place"))
    assert {text for text in table.legal if text.startswith("place:")} == {
        f"place:{region}" for seat in owns[1:] for region in seat.split()
    }


def test_C_OPT_4_the_first_card_is_remembered_in_a_position() -> None:
    """C-OPT-4: a position says whether the defender has played his first card, even if none lies in his line."""
    hands = ["1 1", "6", "2 2"]
    assert attack(hands, turn=1, defended=True).do("pass", "play:2", "play:1").asked == (2, "battle")
    assert attack(hands, turn=1, defended=False).do("pass", "play:2", "play:1").asked == (1, "battle")
