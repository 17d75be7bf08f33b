"""Coming and going at a table."""

import pytest

from signoria.table import Refusal, Terms
from signoria.table import messages as m
from tests.table.tables import Seated, fresh, kinds


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def test_a_table_starts_when_no_seat_is_open() -> None:
    at = Seated("anna", None)
    assert at.table.play is None
    report = at.do("bruno", m.Sit(fresh(), 1))
    assert kinds(report) == ["SatDown", "Started"]
    assert at.table.status == "playing"


def test_a_taken_seat_is_refused() -> None:
    at = Seated("anna", None)
    with refused("seat-taken"):
        at.do("bruno", m.Sit(fresh(), 0))


def test_one_person_has_one_seat_unless_the_seat_is_hot() -> None:
    at = Seated("anna", None, None)
    with refused("one-seat-only"):
        at.do("anna", m.Sit(fresh(), 1))
    hot = Seated("anna", None, None, terms=Terms(hot_seat=True))
    hot.do("anna", m.Sit(fresh(), 1, "Anna's mother"))
    assert hot.table.seats_of("anna") == (0, 1)


def test_only_the_host_seats_bots_and_clears_seats() -> None:
    at = Seated("anna", "bruno", None)
    for command in (m.SetBot(fresh(), 2, "squire"), m.Clear(fresh(), 0)):
        with refused("not-host"):
            at.do("bruno", command)
    at.do("anna", m.Clear(fresh(), 1))
    at.do("anna", m.SetBot(fresh(), 2, "squire"))
    assert at.table.seats[1].open
    assert at.table.seats[2].level == "squire"


def test_the_host_who_leaves_hands_the_table_on() -> None:
    at = Seated("anna", "bruno", None)
    at.do("anna", m.Stand(fresh(), 0))
    assert at.table.host == "bruno"
    at.do("bruno", m.Stand(fresh(), 1))
    assert at.table.ended == "abandoned"


def test_nobody_sits_down_or_stands_up_in_a_running_game() -> None:
    at = Seated("anna", "bruno")
    with refused("not-waiting"):
        at.do("anna", m.Stand(fresh(), 0))


def test_a_bot_takes_over_from_who_resigns() -> None:
    at = Seated("anna", "bruno", "chiara")
    report = at.do("bruno", m.Resign(fresh(), 1))
    assert kinds(report) == ["BotTookOver"]
    assert at.table.seats[1].level == at.table.terms.level
    assert at.table.seats[1].was == "Bruno"
    assert at.table.status == "playing"
    assert at.table.stream_of("bruno") is at.table.watchers


def test_without_any_person_the_table_is_over() -> None:
    at = Seated("anna", "squire")
    at.do("anna", m.Resign(fresh(), 0))
    assert at.table.status == "over"
    assert at.table.ended == "abandoned"


def test_the_same_command_is_carried_out_once() -> None:
    at = Seated("anna", "bruno")
    command = m.Say("same", 0, "hello")
    at.do("anna", command)
    with refused("done"):
        at.do("anna", command)
    at.do("bruno", m.Say("same", 1, "another's id is another id"))


def test_names_and_words_hide_nothing() -> None:
    at = Seated("anna", None)
    for name in ("\u202egnirts", "a\x00b", "   "):
        with refused("bad-text"):
            at.do("bruno", m.Sit(fresh(), 1, name))
    at.do("bruno", m.Sit(fresh(), 1, "می\u200cخواهم"))
