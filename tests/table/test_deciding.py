"""Decisions, undo, clocks, pause and rematch."""

import pytest

from signoria.engine import verify
from signoria.table import SERVER, SERVER_ID, Refusal, Terms, record
from signoria.table import messages as m
from tests.table.tables import Seated, clock, fresh, kinds


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def test_only_the_seat_to_move_decides_and_only_for_this_turn() -> None:
    at = Seated("anna", "bruno")
    with refused("not-your-turn"):
        at.do("bruno", m.Act(fresh(), 1, 0, "place:Roma"))
    with refused("not-seated"):
        at.do("bruno", m.Act(fresh(), 0, 0, "place:Roma"))
    with refused("stale"):
        at.do("anna", m.Act(fresh(), 0, 7, "place:Roma"))
    at.act("place:Roma")
    with refused("stale"):
        at.do("anna", m.Act(fresh(), 0, 0, "place:Roma"))


def test_an_illegal_move_names_the_rule_and_changes_nothing() -> None:
    at = Seated("anna", "bruno")
    with pytest.raises(Refusal) as caught:
        at.do("anna", m.Act(fresh(), 0, 0, "play:10"))
    assert caught.value.rule.startswith("C-")
    with refused("unknown-action"):
        at.do("anna", m.Act(fresh(), 0, 0, "dance"))
    assert at.table.playing().turn == 0


def test_undo_is_free_until_another_seat_acted() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    report = at.do("anna", m.AskUndo(fresh(), 0))
    assert kinds(report) == ["Undone"]
    assert at.table.playing().turn == 0
    at.act("place:Siena")
    at.act()
    at.act()
    report = at.do("anna", m.AskUndo(fresh(), 0))
    assert kinds(report) == ["Asked"]


def test_undo_by_consent_of_all() -> None:
    at = Seated("anna", "bruno", "chiara")
    for text in ("place:Roma", "pass", None, None):
        at.act(text)
    before = at.table.playing().actions[:]
    last = at.table.playing().last_turn_of(0)
    at.do("anna", m.AskUndo(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert at.table.playing().actions == before
    report = at.do("chiara", m.Answer(fresh(), 2, 1, True))
    assert kinds(report) == ["Answered", "MotionEnded", "Undone"]
    assert at.table.playing().actions == before[:last]


def test_a_refused_or_expired_undo_leaves_no_trace() -> None:
    for end in ("refuse", "expire"):
        at = Seated("anna", "bruno")
        at.act("place:Roma")
        at.act()
        at.act()
        before = at.table.playing().state.position()
        at.do("anna", m.AskUndo(fresh(), 0))
        if end == "refuse":
            at.do("bruno", m.Answer(fresh(), 1, 1, False))
        else:
            at.tick(60_001)
        assert at.table.motion is None
        assert at.table.playing().state.position() == before


def test_against_bots_every_undo_is_granted() -> None:
    at = Seated("anna", "random")
    at.act("place:Roma")
    at.act()
    at.act()
    assert "Undone" in kinds(at.do("anna", m.AskUndo(fresh(), 0)))


def test_a_turned_up_card_ends_the_free_undo() -> None:
    at = Seated("anna", "bruno", options=("hidden-cards",))
    at.act("place:Roma")
    hands = {seat: at.table.playing().hand(seat) for seat in (0, 1)}
    soldiers = [card for card in hands[0] if card.isdecimal()]
    at.act(f"play:{soldiers[0]}")
    assert at.table.playing().undo(0) == "free"
    at.act("pass")
    at.act(f"play:{soldiers[1]}")
    assert at.table.playing().undo(0) == "ask"


def test_shown_cards_end_the_free_undo() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    at.do("anna", m.Show(fresh(), 0, at.table.playing().hand(0)[:1], (1,)))
    assert at.table.playing().undo(0) == "ask"
    at.act()
    assert "Undone" in kinds(at.do("anna", m.AskUndo(fresh(), 0)))
    assert at.table.playing().undo(0) == "ask", "what was shown stays known"


def test_a_move_clock_at_zero_lets_the_bot_move_once() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    assert at.table.due == at.now + 30_000
    with refused("nothing-due"):
        at.tick(29_999)
    report = at.tick(1)
    assert kinds(report) == ["RanOut"]
    bot = at.table.bot_turn()
    assert bot is not None
    assert bot.seat == 0
    at.do(SERVER, m.Act(SERVER_ID, 0, 0, "place:Roma"))
    assert at.table.seats[0].person == "anna"
    assert at.table.due == at.now + 30_000


def test_a_clock_at_zero_can_hand_the_seat_to_a_bot_or_end_the_game() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30, "bot-takes-over"))
    assert kinds(at.tick(30_000)) == ["BotTookOver"]
    at = Seated("anna", "bruno", terms=clock("move", 30, "ends"))
    at.tick(30_000)
    assert at.table.ended == "time"
    assert at.table.outcome is not None
    assert at.table.outcome.winners == (1,)


def test_a_game_clock_counts_all_decisions_and_earns_its_increment() -> None:
    at = Seated("anna", "bruno", terms=clock("game", 60, increment=5))
    at.now += 10_000
    at.act("place:Roma")
    assert at.table.clocks.left[0] == 60_000 - 10_000 + 5_000


def test_days_a_move_is_a_long_move_clock() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 3 * 86_400))
    assert at.table.due == at.now + 3 * 86_400_000


def test_a_pause_stops_the_clock_and_the_game() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    at.now += 10_000
    at.do("anna", m.AskPause(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert at.table.due is None
    with refused("paused"):
        at.act("place:Roma")
    at.now += 1_000_000
    at.do("bruno", m.Resume(fresh(), 1))
    assert at.table.due == at.now + 20_000


def play_out(at: Seated) -> None:
    while at.table.status == "playing":
        play = at.table.playing()
        at.act(play.state.text(play.state.legal()[(play.turn * 7) % len(play.state.legal())]))


def test_the_record_of_a_finished_game_can_be_verified() -> None:
    at = Seated("anna", "bruno", terms=Terms(pace=0))
    with refused("not-over"):
        record(at.table)
    play_out(at)
    made = record(at.table)
    assert verify(made) > 0
    assert made.outcome == at.table.outcome


def test_a_rematch_needs_everybody_and_names_the_new_table() -> None:
    at = Seated("anna", "bruno")
    with refused("not-over"):
        at.do("anna", m.AskRematch(fresh(), 0))
    play_out(at)
    at.do("anna", m.AskRematch(fresh(), 0))
    report = at.do("bruno", m.Answer(fresh(), 1, 1, True), fresh_table="next")
    assert kinds(report)[-1] == "RematchMade"
    assert at.table.rematch == "next"
    with refused("rematch-made"):
        at.do("anna", m.AskRematch(fresh(), 0))


def test_another_who_took_back_leaves_no_free_undo_behind() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    at.act()
    seat = at.table.playing().state.to_move
    assert seat == 1
    at.act()
    at.do("bruno", m.AskUndo(fresh(), 1))
    assert at.table.playing().undo(0) == "ask"


def test_cards_shown_to_others_leave_my_undo_free() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.act("place:Roma")
    at.do("bruno", m.Show(fresh(), 1, at.table.playing().hand(1)[:1], (2,)))
    assert at.table.playing().undo(0) == "free"
    at.do("bruno", m.Show(fresh(), 1, at.table.playing().hand(1)[:1], (0,)))
    assert at.table.playing().undo(0) == "ask"


def test_cards_seen_stay_seen_when_decisions_are_taken_back() -> None:
    at = Seated("anna", "squire")
    at.act("place:Roma")
    at.act()
    at.do("anna", m.Show(fresh(), 0, at.table.playing().hand(0)[:1], (1,)))
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.playing().turn == 1
    assert at.table.playing().undo(0) == "ask"


def test_events_are_told_once() -> None:
    at = Seated("anna", "bruno")
    placed = at.hears("bruno", at.act("place:Roma"))
    assert placed is not None
    assert [event.id for event in placed.looks[0].events] == ["placed"]
    at.do("anna", m.AskPause(fresh(), 0))
    paused = at.hears("bruno", at.do("bruno", m.Answer(fresh(), 1, 1, True)))
    assert paused is not None
    assert paused.looks
    assert paused.looks[0].events == ()


def test_taking_back_earns_no_time_on_a_game_clock() -> None:
    at = Seated("anna", "bruno", terms=clock("game", 60, increment=5))
    for _ in range(10):
        at.now += 1000
        at.act("place:Roma")
        at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.clocks.left[0] == 50_000


def test_taking_back_earns_no_time_on_a_move_clock() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    for _ in range(2):
        at.now += 10_000
        at.act("place:Roma")
        at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.clocks.zero == at.now + 10_000
    assert at.again().clocks.zero == at.table.clocks.zero


def test_a_decision_taken_back_by_consent_has_its_whole_time() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    at.now += 29_000
    at.act("place:Roma")
    at.act()
    at.act()
    at.do("anna", m.AskUndo(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert at.table.clocks.zero == at.now + 30_000


def test_asking_for_undo_does_not_hold_up_a_decision_that_is_overdue() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    at.act("place:Roma")
    at.act()
    at.act()
    seat = at.table.playing().state.to_move
    at.tick(30_000)
    at.do(("anna", "bruno")[seat or 0], m.AskUndo(fresh(), seat or 0))
    turn = at.table.bot_turn()
    assert turn is not None
    assert turn.seat == seat


def test_a_decision_made_by_the_bot_in_time_trouble_earns_the_increment() -> None:
    at = Seated("anna", "bruno", terms=clock("game", 10, increment=30))
    at.tick(10_000)
    at.do(SERVER, m.Act(SERVER_ID, 0, 0, "place:Roma"))
    assert at.table.clocks.left[0] == 30_000
