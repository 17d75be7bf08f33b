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


def test_who_went_away_is_replaced_by_consent_of_the_others() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.do("anna", m.AskReplace(fresh(), 0, 2))
    report = at.do("bruno", m.Answer(fresh(), 1, 1, True))
    assert "BotTookOver" in kinds(report)
    assert at.table.seats[2].level


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
