"""The edges of a table: how much is remembered, how long is waited, and what ends an open question."""

import pytest

from signoria.table import SERVER, SERVER_ID, Refusal, Terms
from signoria.table import messages as m
from tests.table.tables import Seated, clock, fresh, kinds

HOUR = 3600
MINUTE_MS, DAY_MS = 60_000, 24 * 3_600_000


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def play_out(at: Seated) -> None:
    while at.table.status == "playing":
        play = at.table.playing()
        at.act(play.state.text(play.state.legal()[(play.turn * 7) % len(play.state.legal())]))


def say(at: Seated, command: str) -> None:
    at.do("anna", m.Say(command, 0, "ciao"))


# -- remembering


def test_the_last_64_commands_of_a_person_are_known_again() -> None:
    at = Seated("anna", "bruno")
    for number in range(64):
        say(at, f"c{number}")
    for number in range(64):
        with refused("done"):
            say(at, f"c{number}")
    say(at, "c64")
    with refused("done"):
        say(at, "c64")
    with refused("done"):
        say(at, "c1")
    say(at, "c0")
    say(at, "c1")


def test_a_command_is_known_again_of_whoever_sent_it_only() -> None:
    at = Seated("anna", "bruno")
    say(at, "same")
    at.do("bruno", m.Say("same", 1, "ciao"))


def test_the_last_500_things_that_were_said_are_kept() -> None:
    at = Seated("anna", "bruno")
    for number in range(501):
        at.do("anna", m.Say(fresh(), 0, str(number)))
    said = [spoken.news.text for spoken, _ in at.table.talk if isinstance(spoken.news, m.Said)]
    assert said == [str(number) for number in range(1, 501)]


def test_a_seat_beyond_the_table_is_none() -> None:
    at = Seated("anna", "bruno")
    with refused("no-such-seat"):
        at.do("anna", m.Say(fresh(), 2, "ciao"))
    with refused("bad-target"):
        at.do("anna", m.AskReplace(fresh(), 0, 2))
    with refused("bad-target"):
        at.do("anna", m.AskReplace(fresh(), 0, 0))


# -- open questions


def after_a_round() -> Seated:
    """Anna placed and played, Bruno played: both could ask to take back."""
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    at.act()
    at.act()
    return at


def test_a_move_leaves_the_question_for_a_pause_open() -> None:
    at = after_a_round()
    at.do("anna", m.AskPause(fresh(), 0))
    at.act()
    assert at.table.motion is not None
    assert at.table.motion.kind == "pause"


def test_one_question_at_a_time() -> None:
    at = after_a_round()
    at.do("anna", m.AskUndo(fresh(), 0))
    with refused("motion-open"):
        at.do("bruno", m.AskPause(fresh(), 1))
    with refused("no-such-motion"):
        at.do("bruno", m.Answer(fresh(), 1, 2, True))
    with refused("not-asked"):
        at.do("anna", m.Answer(fresh(), 0, 1, True))
    assert "MotionEnded" in kinds(at.do("anna", m.Answer(fresh(), 0, 1, False))), "who asked may withdraw"


def test_the_end_of_the_game_voids_every_question() -> None:
    at = Seated("anna", "bruno", terms=Terms(pace=0))
    at.do("anna", m.AskPause(fresh(), 0))
    play_out(at)
    assert at.table.motion is None
    at = Seated("anna", "bruno", terms=clock("move", 30, "ends"))
    at.do("anna", m.AskPause(fresh(), 0))
    at.tick(30_000)
    assert at.table.status == "over"
    assert at.table.motion is None


def test_who_is_gone_asks_nothing_any_more() -> None:
    for gone in (0, 2):
        at = Seated("anna", "bruno", "chiara")
        at.now += 2 * MINUTE_MS
        at.do("anna", m.AskReplace(fresh(), 0, 2), away={2: 1000})
        at.do(("anna", "bruno", "chiara")[gone], m.Resign(fresh(), gone))
        assert at.table.motion is None
        assert at.table.seats[1].person == "bruno"


def test_consent_of_those_who_are_left_is_enough_but_for_a_rematch() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.do("anna", m.AskPause(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert not at.table.paused
    at.do("chiara", m.Resign(fresh(), 2))
    assert at.table.paused


def test_a_second_rematch_is_refused() -> None:
    at = Seated("anna", "squire", terms=Terms(pace=0))
    play_out(at)
    at.do("anna", m.AskRematch(fresh(), 0))
    with refused("rematch-made"):
        at.do("anna", m.AskRematch(fresh(), 0))


@pytest.mark.parametrize(
    ("terms", "patience"),
    [
        (Terms(), MINUTE_MS),
        (clock("move", HOUR - 1), MINUTE_MS),
        (clock("move", HOUR), DAY_MS),
        (clock("game", HOUR), MINUTE_MS),
    ],
)
def test_a_question_waits_a_minute_or_where_decisions_take_hours_a_day(terms: Terms, patience: int) -> None:
    at = Seated("anna", "bruno", terms=terms)
    at.do("anna", m.AskPause(fresh(), 0))
    assert at.table.motion is not None
    assert at.table.motion.expires == at.now + patience


@pytest.mark.parametrize(("seconds", "due"), [(30, 30_000), (300, MINUTE_MS)])
def test_what_is_due_first_is_due(seconds: int, due: int) -> None:
    at = Seated("anna", "bruno", terms=clock("move", seconds))
    at.do("anna", m.AskPause(fresh(), 0))
    assert at.table.due == at.now + due


# -- pause


def test_a_paused_table_is_not_paused_again_and_a_running_one_not_resumed() -> None:
    at = Seated("anna", "squire")
    with refused("not-paused"):
        at.do("anna", m.Resume(fresh(), 0))
    at.do("anna", m.AskPause(fresh(), 0))
    assert at.table.paused
    with refused("paused"):
        at.do("anna", m.AskPause(fresh(), 0))
    at.do("anna", m.Resume(fresh(), 0))
    assert not at.table.paused


def bot_to_move(*people: str) -> Seated:
    at = Seated("anna", "squire", *people)
    at.act("place:Roma")
    at.act()
    assert at.table.bot_turn() is not None
    return at


def test_bots_wait_while_the_table_is_paused() -> None:
    at = bot_to_move()
    at.do("anna", m.AskPause(fresh(), 0))
    assert at.table.bot_turn() is None


def test_taking_back_while_paused_starts_no_clock() -> None:
    at = Seated("anna", "squire", terms=clock("move", 30))
    at.act("place:Roma")
    at.do("anna", m.AskPause(fresh(), 0))
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.due is None


def test_a_table_that_is_over_is_not_paused() -> None:
    at = Seated("anna", "squire")
    at.do("anna", m.AskPause(fresh(), 0))
    at.do("anna", m.Resign(fresh(), 0))
    assert at.table.status == "over"
    assert not at.table.paused


# -- deals


def offer(at: Seated, seat: int, to: tuple[int, ...], *pledges: m.Pledge) -> None:
    at.do(("anna", "bruno", "chiara")[seat], m.Propose(fresh(), seat, to, pledges))


def test_eight_open_deals_of_one_player() -> None:
    at = Seated("anna", "bruno")
    for _ in range(8):
        offer(at, 0, (1,), m.Pledge(1, "pass"))
    with refused("too-many-deals"):
        offer(at, 0, (1,), m.Pledge(1, "pass"))


def test_a_deal_is_answered_once_by_those_it_is_offered_to() -> None:
    at = Seated("anna", "bruno", "chiara")
    offer(at, 0, (1, 2), m.Pledge(1, "pass"))
    with refused("already-answered"):
        at.do("anna", m.AnswerDeal(fresh(), 0, 1, True))
    at.do("bruno", m.AnswerDeal(fresh(), 1, 1, True))
    with refused("already-answered"):
        at.do("bruno", m.AnswerDeal(fresh(), 1, 1, True))
    assert at.table.deals[0].state == "open"


def test_a_promise_counts_from_the_decision_after_it_was_accepted() -> None:
    at = Seated("anna", "bruno", terms=Terms(pace=0))
    at.act("place:Roma")
    offer(at, 1, (0,), m.Pledge(0, "pass"))
    at.act()
    at.act()
    at.do("anna", m.AnswerDeal(fresh(), 0, 1, True))
    at.act("pass")
    play_out(at)
    assert at.table.deals[0].kept == (True,)


def test_open_deals_are_void_when_all_have_left() -> None:
    at = Seated("anna", "bruno")
    offer(at, 0, (1,), m.Pledge(1, "pass"))
    at.do("anna", m.Resign(fresh(), 0))
    at.do("bruno", m.Resign(fresh(), 1))
    assert at.table.deals[0].state == "void"


# -- clocks


def test_a_clock_is_never_below_zero_and_time_never_runs_back() -> None:
    at = Seated("anna", "bruno", terms=clock("game", 30))
    at.now += 40_000
    at.act("place:Roma")
    assert at.table.clocks.left[0] == 0
    at = Seated("anna", "bruno", terms=clock("game", 30))
    at.now -= 500
    assert at.table.clocks.time(at.now) == at.table.clocks.time(1000)
    at.act("place:Roma")
    assert at.table.clocks.left[0] == 30_000


def test_bots_earn_no_increment() -> None:
    at = Seated("anna", "squire", terms=clock("game", 10, increment=30))
    at.act("place:Roma")
    at.act()
    at.act()
    assert at.table.clocks.left[1] == 10_000


def test_an_increment_earned_at_zero_is_lost_with_the_decision() -> None:
    at = Seated("anna", "bruno", terms=clock("game", 10, increment=30))
    at.tick(10_000)
    at.do(SERVER, m.Act(SERVER_ID, 0, 0, "place:Roma"))
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.clocks.left[0] == 0


def test_who_leaves_stops_no_other_clock() -> None:
    at = Seated("anna", "bruno", "chiara", terms=clock("move", 30))
    due = at.table.due
    at.do("bruno", m.Resign(fresh(), 1))
    assert at.table.due == due is not None


# -- seats, looks and words


def test_the_host_with_another_seat_stays_the_host() -> None:
    waiting = Seated("anna", "bruno", "anna", None, terms=Terms(hot_seat=True))
    waiting.do("anna", m.Stand(fresh(), 0))
    assert waiting.table.host == "anna"
    with refused("no-such-seat"):
        waiting.do("chiara", m.Sit(fresh(), 4))
    playing = Seated("anna", "bruno", "anna", terms=Terms(hot_seat=True))
    playing.do("anna", m.Resign(fresh(), 0))
    assert playing.table.host == "anna"


def test_cards_that_were_dealt_end_the_free_undo() -> None:
    at = Seated("anna", "bruno", terms=Terms(pace=0))
    dealt = 0
    while at.table.status == "playing" and dealt < 3:
        play = at.table.playing()
        seat = play.state.to_move
        assert seat is not None
        at.act()
        if play.dealt:
            dealt += 1
            assert play.undo(seat) == "ask"
    assert dealt


def test_where_nobody_may_act_nothing_is_offered() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    play = at.table.playing()
    assert play.look(0, frozen=False).legal
    assert play.look(0, frozen=False).undo == "free"
    frozen = play.look(0, frozen=True)
    assert frozen.legal == ()
    assert frozen.undo is None


def test_a_whisper_is_for_others_each_once_and_heard_by_who_whispers() -> None:
    at = Seated("anna", "bruno", "chiara")
    for to in ((1, 1), (3,), (0,)):
        with refused("bad-recipients"):
            at.do("anna", m.Say(fresh(), 0, "ciao", to))
    report = at.do("anna", m.Say(fresh(), 0, "ciao", (1,)))
    assert at.hears("anna", report) is not None
    assert at.hears("chiara", report) is None
