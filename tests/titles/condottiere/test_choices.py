"""What a view says of a move is what the move does; and it says nothing that its viewer may not know."""

from collections import Counter

import pytest

import signoria
from signoria.titles.condottiere import Match, State
from signoria.titles.condottiere.text.view_types import Choice, View
from tests.titles.condottiere.invariants import reached
from tests.titles.condottiere.scenes import SCENES
from tests.titles.condottiere.setups import FAMILIES, SETUPS, game, inner, name_of, stroll
from tests.titles.condottiere.test_views import after, battle

FIGHTING = ("battle", "take", "favour")


def choices_of(state: State | Match) -> dict[str, Choice]:
    return {choice.move: choice for choice in state.view(state.to_move).choices}


def check(state: State | Match, seen: Counter[str]) -> None:
    """Make every move of a battle on a copy, and look whether the view told what came of it."""
    view = state.view(state.to_move)
    assert [choice.move for choice in view.choices] == (list(view.moves) if view.phase in FIGHTING else [])
    for choice in view.choices:
        twin = state.copy()
        twin.apply(twin.parse(choice.move))
        # A match may be in its next game already: then that one's view says nothing of this battle.
        last = inner(twin).view(None).last_battle
        if last is view.last_battle:
            assert not choice.ends
            check_battle(choice, inner(twin).view(None), inner(state).turn)
            seen["goes on"] += 1
        elif choice.ends and choice.sure:
            check_end(choice, state, twin)
            seen[f"ends {choice.move.partition(':')[0]}"] += 1
        else:
            assert someone_may_surprise(view, choice)
            seen["surprise"] += 1
        seen["loses"] += bool(choice.loses)
        seen["wins"] += bool(choice.wins)


def someone_may_surprise(view: View, choice: Choice) -> bool:
    """Another has a card face down, or none in hand where sizes are not shown."""
    others = [seat for number, seat in enumerate(view.seats) if number != view.to_move]
    if choice.ends:
        return any(seat.face_down for seat in others)
    return any(seat.cards is None and not seat.passed for seat in others)


def check_battle(choice: Choice, then: View, seat: int) -> None:
    assert choice.strengths == tuple(each.strength for each in then.seats)
    assert (choice.line, choice.worth) == (then.seats[seat].line, then.seats[seat].worth)
    assert (choice.season, choice.leaders) == (then.season, then.leaders)
    assert choice.marker_next == then.marker_next
    assert (choice.sure, choice.winner, choice.conquers, choice.wins) == (True, None, False, ())


def check_end(choice: Choice, state: State | Match, twin: State | Match) -> None:
    report = twin.view(None).last_battle
    assert report is not None
    if report.strengths is not None:
        assert choice.strengths == report.strengths
    assert choice.leaders == report.leaders
    assert (choice.winner, choice.conquers, choice.marker_next) == (report.winner, report.conquered, report.marker)
    assert choice.line == report.lines[inner(state).turn]
    assert len(choice.worth) == len(choice.line)
    if isinstance(twin, Match):
        assert isinstance(state, Match)
        games = twin.games[len(state.games) :]
        assert choice.wins == (games[0].winners if games else ())
    else:
        assert choice.wins == (twin.outcome.winners if twin.outcome else ())


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_choice_tells_what_its_move_does(setup: signoria.Setup) -> None:
    seen: Counter[str] = Counter()
    for state in stroll(setup, ("choices", setup)):
        check(state, seen)
    assert seen["goes on"] > 50
    assert seen["ends pass"] > 0
    assert seen["ends play"] > 0 or setup.edition == "modern"


@pytest.mark.parametrize("scene", SCENES)
def test_a_choice_tells_how_a_final_battle_or_a_rare_one_ends(scene: str) -> None:
    rng = signoria.Rng(scene)
    state = game.from_position(SCENES[scene])
    seen: Counter[str] = Counter()
    while not state.over and seen.total() < 500:
        if state.waits_for_chance:
            state.deal(rng)
            continue
        check(state, seen)
        state.apply(rng.choice(state.legal()))
    assert seen.total() > 5


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_only_who_is_to_move_is_told_what_moves_would_do(edition: str, options: tuple[str, ...]) -> None:
    for state in stroll(signoria.Setup(4, edition, options), "choices of others"):
        for viewer in (None, *range(4)):
            if viewer is None or viewer != state.to_move:
                assert state.view(viewer).choices == ()


def test_a_drummer_a_heroine_and_a_season() -> None:
    me = {"hand": ["drummer", "winter", "heroine", "1"], "line": ["1", "6"]}
    state = after(battle(me, {"hand": ["1"], "line": ["10", "spring"]}))
    choices = choices_of(state)
    assert choices["play:drummer"].strengths == (14, 13)
    assert choices["play:drummer"].worth == (2, 12, 0)
    assert choices["play:drummer"].leaders == (0,)
    winter = choices["play:winter"]
    assert (winter.strengths, winter.season, winter.leaders) == ((2, 1), "winter", (0,))
    assert winter.loses == ((), ("spring",))
    assert choices["play:heroine"].strengths == (17, 13)
    assert choices["pass"].strengths == (7, 13)
    assert not choices["pass"].ends


def test_a_second_drummer_adds_nothing() -> None:
    state = after(battle({"hand": ["drummer"], "line": ["4", "drummer"]}, {"hand": ["1"]}))
    assert choices_of(state)["play:drummer"].strengths == (8, 0)


def test_a_courtesan_brings_the_marker() -> None:
    me = {"hand": ["courtesan"], "line": ["courtesan"]}
    state = after(battle(me, {"hand": ["1"], "line": ["courtesan", "6"]}, marker=1))
    marker = choices_of(state)["play:courtesan"].marker_next
    assert marker is not None
    assert (marker.to, marker.why) == (0, "courtesans")


def test_a_bishop_strikes_by_edition() -> None:
    seats = ({"hand": ["bishop", "1"], "line": ["10", "2"]}, {"hand": ["1"], "line": ["10", "10", "1"]})
    modern = choices_of(after(battle(*seats)))["play:bishop"]
    assert (modern.loses, modern.strengths, modern.ends) == ((("10",), ("10", "10")), (2, 1), False)
    classic = choices_of(after(battle(*seats, edition="classic")))["play:bishop"]
    assert (classic.loses, classic.ends, classic.winner, classic.leaders) == ((), True, None, ())
    assert classic.marker_next is not None


def test_a_scarecrow_asks_and_a_mercenary_taken_back_counts_no_more() -> None:
    state = after(battle({"hand": ["scarecrow", "1"], "line": ["6", "2"]}, {"hand": ["1"], "line": ["5"]}))
    assert choices_of(state)["play:scarecrow"].strengths == (8, 5)
    state.apply(state.parse("play:scarecrow"))
    choices = choices_of(state)
    assert [choices[move].strengths[0] for move in ("take:2", "take:6", "take:none")] == [6, 2, 8]


def test_the_last_card_ends_a_battle_of_which_all_others_are_out() -> None:
    regions = {"Modena": 0, "Mantova": 0, "Lucca": 0}
    seats = ({"hand": ["3"], "line": ["1"]}, {"hand": ["1"], "line": ["3"], "passed": True})
    choices = choices_of(after(battle(*seats, regions=regions)))
    played, passed = choices["play:3"], choices["pass"]
    assert (played.ends, played.winner, played.conquers, played.wins) == (True, 0, True, (0,))
    assert (passed.ends, passed.winner, passed.conquers, passed.wins) == (True, 1, True, ())


def test_an_earlier_card_is_turned_up_and_the_new_one_counts_for_nothing_yet() -> None:
    me = {"hand": ["5", "4"], "face_down": ["6"]}
    state = after(battle(me, {"hand": ["1"], "face_down": ["10"]}, options=["hidden-cards"]))
    choices = choices_of(state)
    assert (choices["play:5"].line, choices["play:5"].strengths) == (("6",), (6, 0))
    assert choices["pass"].strengths == (0, 0)
    assert choices["pass:open"].strengths == (6, 0)


def test_a_surrender_among_cards_face_down_is_not_sure() -> None:
    me = {"hand": ["surrender", "4"], "face_down": ["6"]}
    state = after(battle(me, {"hand": ["1"], "face_down": ["10"]}, options=["hidden-cards"]))
    choice = choices_of(state)["play:surrender"]
    assert (choice.ends, choice.sure, choice.winner, choice.strengths) == (True, False, 0, (6, 0))


@pytest.mark.parametrize("hand", [[], ["1"], ["winter", "2"]])
def test_no_choice_tells_whether_another_has_cards_where_sizes_are_not_shown(hand: list[str]) -> None:
    seats = ({"hand": ["3", "surrender"], "line": ["1"]}, {"hand": hand, "line": ["3"]}, {"hand": [], "passed": True})
    state = after(battle(*seats, edition="classic"))
    assert not choices_of(state)["pass"].ends
    known = after(battle(seats[0], {"hand": ["1"], "line": ["3"]}, seats[2], edition="classic"))
    assert choices_of(state) == choices_of(known)


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_prospects_are_the_groups_that_a_region_would_make(edition: str, options: tuple[str, ...]) -> None:
    asked: Counter[str] = Counter()
    for state in stroll(signoria.Setup(4, edition, options), "prospects"):
        view = state.view(None)
        if view.phase in ("place", "favour") and state.to_move is not None:
            moves = [move.partition(":")[2] for move in state.view(state.to_move).moves]
            assert list(view.prospects) == [region for region in moves if region not in ("", "none")]
        else:
            assert list(view.prospects) == ([view.battle] if view.battle else [])
        for region, sizes in view.prospects.items():
            assert sizes == tuple(len(reached(region, {*seat.regions, region})) for seat in view.seats)
        asked[view.phase] += 1
    assert asked["place"] > 0
