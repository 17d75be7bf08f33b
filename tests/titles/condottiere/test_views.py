"""A view holds all that is public: of the position, and of what everybody remembers and could work out."""

from itertools import islice
from typing import Any

import pytest

import signoria
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.invariants import reached
from tests.titles.condottiere.setups import FAMILIES, game, inner, stroll

Position = dict[str, Any]


def after(position: Position, *texts: str) -> State:
    state = game.from_position(position)
    assert isinstance(state, State)
    for text in texts:
        state.apply(state.parse(text))
    return state


def battle(*seats: dict[str, Any], **more: object) -> Position:
    return {"seats": list(seats), "battle": "Parma", "to_move": 0, **more}


def states(edition: str, options: tuple[str, ...], seats: int) -> list[State | Match]:
    setup = signoria.Setup(seats, edition, options)
    return [state.copy() for state in islice(stroll(setup, ("views", setup)), 0, 600, 7)]


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_what_a_board_shows_can_be_worked_out_from_the_rest(edition: str, options: tuple[str, ...]) -> None:
    for state in states(edition, options, 3):
        view = state.view(None)
        regions = {region for seat in view.seats for region in seat.regions}
        for seat in view.seats:
            assert sum(part.adds for part in seat.parts) == sum(seat.worth) == seat.strength
            groups = [reached(region, set(seat.regions)) for region in seat.regions]
            assert set(seat.group) in groups or not groups
            assert len(seat.group) == max(map(len, groups), default=0)
            barred = set(seat.regions) if "capturing" in options else regions
            wins = {
                region
                for region in set(game.board.regions) - barred
                if len(seat.regions) + 1 >= (view.need_total or 99)
                or len(reached(region, {*seat.regions, region})) >= view.need_adjacent
            }
            assert set(seat.winning) == wins
        best = max(seat.strength for seat in view.seats)
        assert view.leaders == tuple(n for n, seat in enumerate(view.seats) if seat.strength == best > 0)


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_all_that_is_public_in_a_position_is_in_the_view(edition: str, options: tuple[str, ...]) -> None:
    for state in states(edition, options, 4):
        position, view = inner(state).position(), state.view(None)
        for key in ("favour", "marker", "battle", "to_move", "phase", "edition"):
            assert getattr(view, key) == position[key]
        assert view.opening == position.get("opening", False)
        assert view.declined == position.get("declined", 0)
        assert view.draw_max == position.get("draw_max")
        drawing = position.get("drawing")
        assert (view.drawing and (view.drawing.seat, view.drawing.cards)) == (drawing and tuple(drawing.values()))
        assert view.kept_count == len(position.get("kept", ()))
        shown = edition == "modern"
        assert view.buried == (len(position.get("buried", ())) if shown else None)
        assert view.deck == (len(position["deck"]) if shown else None)


def test_everybody_knows_a_mercenary_that_was_taken_back() -> None:
    """C-CARD-3: until it is played again."""
    start = battle({"hand": ["scarecrow", "1"], "line": ["10"]}, {"hand": ["1", "2"]})
    taken = after(start, "play:scarecrow", "take:10")
    assert taken.view(1).seats[0].known == taken.view(None).seats[0].known == ("10",)
    played = after(taken.position(), "play:1", "play:1")
    assert played.view(1).seats[0].known == ("10",)
    assert after(played.position(), "play:2", "play:10").view(1).last_battle is not None
    assert after(taken.position(), "pass", "play:10").view(1).seats[0].known == ()


def test_a_known_card_may_lie_face_down_until_it_is_turned_up() -> None:
    """C-OPT-5."""
    seats = {"hand": ["10", "1"], "known": ["10"]}, {"hand": ["1", "2", "3"]}
    start = battle(*seats, options=["hidden-cards"])
    hidden = after(start, "play:10", "play:1")
    assert hidden.view(1).seats[0].known == after(start, "play:1", "play:1").view(1).seats[0].known == ("10",)
    assert after(hidden.position(), "play:1", "play:2").view(1).seats[0].known == ()


def test_being_asked_to_fold_or_not_says_something_of_the_hand() -> None:
    """C-ASK-2: what everybody learns stays known until the seat shows a mercenary."""
    seats = {"hand": ["winter"]}, {"hand": ["1", "winter"]}, {"hand": ["bishop"]}
    asked = after({"seats": list(seats), "phase": "place", "marker": 0}, "place:Parma")
    assert [seat.mercenaries for seat in asked.view(None).seats] == [False, None, None]
    held = after(asked.position(), "hold")
    assert [seat.mercenaries for seat in held.view(None).seats] == [False, True, False]
    folded = after(held.position(), "fold")
    assert folded.view(2).seats[2].folded == ("bishop",)
    assert folded.view(1).seats[2].folded is None
    assert folded.view(1).buried == 1
    shown = after(folded.position(), "pass", "play:1")
    assert shown.view(0).seats[1].mercenaries is None


def test_the_last_battle_tells_what_it_brought() -> None:
    start = battle({"hand": ["10"], "line": ["courtesan"]}, {"line": ["6"], "hand": ["1"]})
    view = after(start, "play:10", "pass").view(None)
    report = view.last_battle
    assert report is not None
    assert [[part.adds for part in parts] for parts in view.last_parts] == [[10, 1], [6]]
    assert (report.region, report.winner, report.conquered, report.leaders) == ("Parma", 0, True, (0,))
    assert report.strengths == (11, 6)
    assert report.lines == (("10", "courtesan"), ("6",))
    assert report.marker is not None
    assert (report.marker.to, report.marker.why) == (0, "courtesans")


def test_the_next_holder_of_the_marker_is_shown_as_long_as_a_region_is_fought_for() -> None:
    seats = {"hand": ["1"], "line": ["courtesan"]}, {"line": ["6"], "hand": ["1"]}
    view = after(battle(*seats)).view(None)
    assert view.marker_next is not None
    assert (view.marker_next.to, view.marker_next.why, view.leaders) == (0, "courtesans", (1,))


def test_a_match_shows_its_finished_games_with_their_points() -> None:
    match = game.new(signoria.Setup(3, options=["points"], first=1, values={"target": 40}))
    rng = signoria.Rng("points of games")
    while not match.over:
        match.deal(rng) if match.waits_for_chance else match.apply(rng.choice(match.legal()))
    series = match.view(0).match
    assert series is not None
    assert len(series.games) > 2
    assert series.first == (1 + len(series.games) - 1) % 3
    assert list(series.scores) == [sum(game.points[seat] for game in series.games) for seat in range(3)]
    assert match.view(0).last_battle is not None


def test_classic_shows_an_empty_hand_only_where_everybody_knows_it() -> None:
    """C-BAT-4, C-RES-8: who has no card passes by themselves, and then it is known."""
    seats = {"hand": ["1"]}, {"hand": ["1", "2"]}, {"hand": ["1"]}
    last_card = after(battle(*seats, edition="classic"), "play:1")
    assert last_card.view(1).seats[0].cards is None
    passed = after(last_card.position(), "play:1", "play:1")
    assert passed.view(1).seats[0].cards == 0
    assert passed.view(0).seats[1].cards is None
