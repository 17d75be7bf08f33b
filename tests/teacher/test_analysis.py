"""A whole game judged: chances at every choice, decisions by what was known, turning points that are sure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from signoria import bots
from signoria.bots.playing_out import PlayingOut
from signoria.engine import Candidate, Explanation, InvalidError, Record, Recorder, Rng, Setup, game
from signoria.engine.contract import State
from signoria.teacher import Analysis, Judgement, analyse, analysis, judging, look_deeper
from signoria.teacher.analysis import SURE, TURNING_POINTS
from signoria.teacher.trials import Trials, likely


def played(moves: Sequence[str], heaps: tuple[str, ...] = ("3", "4", "5")) -> Record:
    """A game of Nim."""
    table = Recorder("nim", Setup(2, values={"heaps": len(heaps)}))
    table.deal_cards(heaps)
    for move in moves:
        table.act(table.state.parse(move))
    return table.record


def one_heap(moves: Sequence[str]) -> Record:
    return played(moves, ("7",))


def wandered(title: str, seats: int, moves: int) -> Record:
    """A game at random, as far as so many moves go."""
    table, rng = Recorder(title, Setup(seats)), Rng(3)
    while len(table.record.moves) < moves:
        if table.state.waits_for_chance:
            table.deal(rng)
        else:
            table.act(rng.choice(table.state.legal()))
    return table.record


GAME = ("take:3@1", "take:1@2", "take:4@3", "take:2@2", "take:1@3", "take:1@2")
"""Seat 1 wins."""


@pytest.mark.usefixtures("nim")
def test_every_moment_with_a_choice_has_chances_and_so_has_the_end() -> None:
    record = played(GAME)
    found = analyse(record)
    choices = [turn for turn, state in enumerate(record.states()) if len(state.legal()) > 1]
    assert [one.turn for one in found.chances] == [*choices, len(record.moves)]
    assert all(abs(sum(one.values) - 1) < 0.001 for one in found.chances)
    assert found.chances[-1].values == record.replay().returns()


@pytest.mark.usefixtures("nim")
def test_a_forced_decision_is_not_judged() -> None:
    record = played(GAME)
    judged = [one.turn for one in analyse(record).judgements]
    assert len(record.replay(len(record.moves) - 1).legal()) == 1
    assert len(record.moves) - 1 not in judged


@pytest.mark.usefixtures("nim")
def test_turning_points_are_few_sure_and_the_costliest_first() -> None:
    """Whoever is to move could take the whole heap and win."""
    found = analyse(one_heap(["take:1@1"] * 7))
    assert [len(points) for points in found.turning_points] == [TURNING_POINTS, TURNING_POINTS]
    for seat, points in enumerate(found.turning_points):
        assert all(point.seat == seat and point.sure >= SURE and point.loss > 0 for point in points)
        assert [point.loss for point in points] == sorted((point.loss for point in points), reverse=True)


@pytest.mark.usefixtures("nim")
def test_a_thrown_away_victory_is_found_with_what_was_better() -> None:
    """Of one heap of seven, seat 0 leaves one."""
    [point] = analyse(one_heap(["take:6@1", "take:1@1"])).turning_points[0]
    assert (point.turn, point.action, point.best) == (1, "take:6@1", "take:7@1")
    assert point.loss > 0.9
    assert point.sure > 0.99
    assert point.reason == "zero"
    assert point.alternatives[0].action == "take:7@1"
    assert "take:6@1" in [one.action for one in point.alternatives]


@pytest.mark.usefixtures("nim")
def test_the_biggest_swing_is_the_move_that_changed_the_most() -> None:
    found = analyse(one_heap(["take:1@1", "take:5@1", "take:1@1"]))
    assert [sum(swing.change) for swing in found.swings] == pytest.approx([0] * len(found.swings), abs=0.001)
    biggest = [max(map(abs, swing.change)) for swing in found.swings]
    assert biggest == sorted(biggest, reverse=True)
    assert (found.swings[0].turn, found.swings[0].until) == (2, 4)


@pytest.mark.usefixtures("nim")
def test_the_same_record_and_seed_give_the_same_analysis() -> None:
    record = played(GAME)
    assert analyse(record) == analyse(Record.from_json(record.to_json()))
    assert analyse(record, seed=1) != analyse(record, seed=2)


@pytest.mark.usefixtures("nim")
def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes() -> None:
    record = played(GAME[:2])
    found = analyse(record)
    assert [one.turn for one in found.chances] == [1, 2, 3]
    assert [one.turn for one in found.judgements] == [1, 2]
    assert analyse(Record("nim", record.setup)).chances == ()


@pytest.mark.usefixtures("nim")
def test_a_game_from_a_position_is_analysed_too() -> None:
    whole = played(GAME)
    part = msgspec.structs.replace(whole, start=whole.replay(2).position(), moves=whole.moves[2:])
    assert [one.turn + 2 for one in analyse(part).judgements] == [one.turn for one in analyse(whole).judgements[1:]]


def test_a_title_without_an_analyst_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "analyst", lambda *_: None)
    with pytest.raises(InvalidError, match="has no analyst"):
        analyse(Record("condottiere", Setup(3)))


@pytest.mark.usefixtures("nim")
def test_a_record_of_too_many_decisions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_CHOICES", 2)
    with pytest.raises(InvalidError, match="2 are analysed at most"):
        analyse(played(GAME))


@pytest.mark.usefixtures("nim")
def test_progress_grows_from_nothing() -> None:
    heard: list[float] = []
    analyse(played(GAME), progress=heard.append)
    assert heard[0] == 0.0
    assert heard == sorted(heard)
    assert heard[-1] < 1


@pytest.mark.usefixtures("nim")
def test_one_moment_is_looked_at_for_longer() -> None:
    record = played(GAME)
    chances, judgement = look_deeper(record, 1, 100)
    assert chances is not None
    assert chances.turn == 1
    assert judgement is not None
    assert judgement.action == GAME[0]
    for turn in (0, len(record.moves), len(record.moves) + 1):
        with pytest.raises(InvalidError):
            look_deeper(record, turn, 100)


@pytest.mark.usefixtures("nim")
def test_a_decision_without_a_choice_has_chances_and_no_judgement() -> None:
    record = played(GAME)
    chances, judgement = look_deeper(record, len(record.moves) - 1, 100)
    assert chances is not None
    assert chances.values == (0.0, 1.0)
    assert judgement is None


@pytest.mark.usefixtures("nim")
def test_what_was_done_is_the_best_where_nothing_was_lost() -> None:
    for one in analyse(played(GAME)).judgements:
        assert (one.loss == 0) == (one.action == one.best)
        assert bool(one.reason) == (one.loss > 0)


def test_a_game_of_condottiere_is_judged_by_its_own_analyst() -> None:
    record = wandered("condottiere", 2, 12)
    found = analyse(record, 8)
    assert len(found.judgements) >= 8
    assert all(abs(sum(one.values) - 1) < 0.001 for one in found.chances)
    assert found == analyse(record, 8)


def test_where_a_turn_is_made_of_steps_its_first_choice_has_chances_and_every_choice_is_judged() -> None:
    record = wandered("virtu", 3, 60)
    choices = [(turn, state.to_move) for turn, state in enumerate(record.states()) if len(state.legal()) > 1]
    firsts = [turn for (turn, seat), before in zip(choices, [(0, None), *choices], strict=False) if seat != before[1]]
    found = analyse(record, 4)
    assert [one.turn for one in found.chances] == firsts
    assert 0 < len(firsts) < len(choices)
    assert [one.turn for one in found.judgements] == [turn for turn, _ in choices if turn < len(record.moves)]


@pytest.mark.parametrize(("lines", "told"), [((1, 5), [2, 5]), ((1, 2, 3, 5), [2, 3, 5])])
def test_of_the_steps_of_a_turn_only_the_costliest_is_told(lines: tuple[int, ...], told: list[int]) -> None:
    """Whoever does not buy a card at one step does not buy it at the next."""
    losses = {2: 0.4, 3: 0.3, 5: 0.2}
    steps = [Judgement(turn, 0, "done", "buy", loss, 0.0, 1.0) for turn, loss in losses.items()]
    assert [one.turn for one in analysis.turning_points(steps, 0, lines)] == told
    assert analysis.suspected(steps, 1, lines) == told


class Spy:
    """Notes what it is shown, and finds everything equal."""

    def __init__(self) -> None:
        self.seen: list[object] = []
        self.asked = 0
        self.heard: list[tuple[int, ...]] = []

    def recall(self, habits: tuple[int, ...]) -> None:
        self.heard.append(habits)

    def chances(self, _state: object, _simulations: int) -> tuple[float, ...]:
        self.asked += 1
        return (0.5, 0.5)

    def weigh(self, view: object, _simulations: int) -> Explanation:
        self.seen.append(view)
        legal = view.legal  # type: ignore[attr-defined]
        return Explanation(legal[0], "", {}, tuple(Candidate(action, 0.5, error=0.1) for action in legal))


def test_a_decision_is_judged_by_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(bots, "analyst", lambda *_: spy)
    record = wandered("condottiere", 2, 20)
    found = analyse(record)
    views = [state.view(state.to_move) for state in record.states() if len(state.legal()) > 1]
    assert spy.seen == views[: len(found.judgements)]
    assert found.turning_points == ((), ())
    assert game("condottiere").name == found.game


class Careless(Spy):
    """Finds what was done a little worse than the first action."""

    def weigh(self, view: object, _simulations: int) -> Explanation:
        legal = view.legal  # type: ignore[attr-defined]
        return Explanation(legal[0], "", {}, tuple(Candidate(a, 0.5 - 0.1 * (a != legal[0]), error=0.1) for a in legal))


class Promising(Careless):
    """Finds the first action much better than all others; ``won``: what games say of it and of the others."""

    def __init__(self, won: tuple[float, float]) -> None:
        super().__init__()
        self.won = won
        self.shown: list[State] = []

    def weigh(self, view: object, _simulations: int) -> Explanation:
        legal = view.legal  # type: ignore[attr-defined]
        candidates = tuple(Candidate(a, 0.8 - 0.6 * (a != legal[0]), error=0.01) for a in legal)
        return Explanation(legal[0], "best", {}, candidates)

    def play_out(self, state: State, _luck: object) -> tuple[float, ...]:
        """Of every two games that are compared the first is that of the better action."""
        self.shown.append(state)
        won = self.won[(len(self.shown) + 1) % 2]
        return (won, won)


def found_by(analyst: Spy, monkeypatch: pytest.MonkeyPatch) -> Analysis:
    monkeypatch.setattr(bots, "analyst", lambda *_: analyst)
    return analyse(wandered("condottiere", 2, 20), 64)


def test_what_games_confirm_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [point for each in found_by(Promising((0.7, 0.3)), monkeypatch).turning_points for point in each]
    assert points
    for point in points:
        assert point.loss == pytest.approx(0.4, abs=0.05)
        assert point.sure > 0.99
        assert [one.action for one in point.alternatives] == [point.best, point.action]
        best, taken = (one.value for one in point.alternatives)
        assert best - taken == pytest.approx(point.loss, abs=0.001)


@pytest.mark.parametrize("won", [(0.3, 0.7), (0.5, 0.5)], ids=["worse", "no better"])
def test_what_games_contradict_is_no_turning_point(won: tuple[float, float], monkeypatch: pytest.MonkeyPatch) -> None:
    analyst = Promising(won)
    found = found_by(analyst, monkeypatch)
    assert analyst.shown, "games were played"
    assert found.turning_points == ((), ())


def test_a_move_that_does_worse_in_games_is_not_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    analyst = Promising((0.0, 1.0))
    monkeypatch.setattr(bots, "analyst", lambda *_: analyst)
    _, told = look_deeper(wandered("condottiere", 2, 20), 5, 512)
    assert told is not None
    assert (told.best, told.loss, told.reason) == (told.action, 0.0, "")
    assert told.alternatives[0].action == told.action
    assert len(analyst.shown) < 2 * 512 // judging.PLAYED, "it is given up early"


def test_what_only_a_search_says_is_never_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in found_by(Promising((0.0, 1.0)), monkeypatch).judgements:
        assert one.sure < SURE


def test_games_are_played_in_worlds_that_the_seat_cannot_tell_from_the_true_one() -> None:
    """Two games that differ only in the cards of others are judged alike."""
    record = wandered("condottiere", 3, 12)
    state = record.replay()
    view = state.view(state.to_move)
    other = game("condottiere").sample(view, Rng(8))
    assert other.position() != state.position()
    action = state.parse("play:10")
    told = [judged_by_games(one, action, "luck") for one in (state, other)]
    assert told[0] == told[1]
    assert len(told[0].alternatives) == 2, "it was played out"
    assert told[0] != judged_by_games(state, action, "other luck")


def judged_by_games(state: State, action: int, luck: object) -> Judgement:
    analyst = bots.analyst("condottiere", 1)
    assert analyst is not None
    return judging.judge_by_games(state, 12, action, 512, PlayingOut("condottiere", analyst, "captain"), luck)


def test_a_few_games_that_agree_have_an_error_too() -> None:
    few, many = (tried([(1.0, 0.0)] * games) for games in (4, 64))
    assert few.error > 0.1
    assert many.error < few.error / 3
    assert 0.5 < likely(few.loss, few.error) < likely(many.loss, many.error)


def test_a_search_counts_for_less_than_the_games() -> None:
    assert tried([(0.0, 1.0)] * 16, promised=(1.0, 0.0)).loss < -0.7
    assert tried([(0.6, 0.5)] * 16, promised=(1.0, 0.0)).loss < 0.2


def test_a_lead_that_no_game_shows_is_none() -> None:
    assert tried([(0.5, 0.5)] * 16, promised=(1.0, 0.0)).loss == 0


def tried(games: list[tuple[float, float]], promised: tuple[float, float] = (0.5, 0.5)) -> Trials:
    trials = Trials(len(games), promised)
    for better, taken in games:
        trials.add(better, taken)
    return trials


def test_what_is_advised_is_among_what_is_told() -> None:
    """Also where many others look better."""
    candidates = tuple(Candidate(action, 0.1 * action) for action in range(9))
    assert [one.action for one in judging.shown(candidates, {0, 1})] == [8, 7, 6, 5, 1, 0]


def test_the_second_look_asks_for_no_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody would see them."""
    analyst = Careless()
    monkeypatch.setattr(bots, "analyst", lambda *_: analyst)
    found = analyse(wandered("condottiere", 2, 20))
    assert any(one.loss for one in found.judgements)
    assert analyst.asked == len(found.chances)


def test_a_decision_is_judged_by_how_all_had_played_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setattr(bots, "analyst", lambda *_: spy)
    record, told = wandered("condottiere", 2, 20), []
    habits = game("condottiere").habits(record.setup)
    assert habits is not None
    for state, move in zip(record.states(), record.moves, strict=False):
        if state.to_move is not None:
            if len(state.legal()) > 1:
                told.append(habits.told())
            habits.saw(state, state.parse(move))
    analyse(record)
    assert spy.heard[: len(told)] == told
    assert any(any(one) for one in told)
