"""Whose seat a bot may take, and how a person comes back to it."""

import pytest

from signoria.table import SERVER, SERVER_ID, Refusal, Terms, everything
from signoria.table import messages as m
from tests.table.tables import Seated, clock, fresh, kinds

AWAY_MS, DAY_MS = 120_000, 24 * 3_600_000
HOUR = 3600


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def three() -> Seated:
    """Chiara has not been connected for two minutes."""
    at = Seated("anna", "bruno", "chiara")
    at.now += AWAY_MS
    return at


GONE = {2: 1000}


def how_it_ended(at: Seated) -> list[str]:
    return [news.how for news, _ in at.table.report.news if isinstance(news, m.MotionEnded)]


# -- who may be replaced


def test_two_of_three_cannot_remove_a_third_who_is_there() -> None:
    at = three()
    with refused("still-here"):
        at.do("anna", m.AskReplace(fresh(), 0, 2), away={})
    assert at.table.motion is None


@pytest.mark.parametrize(
    ("terms", "long"), [(Terms(), AWAY_MS), (clock("move", HOUR), DAY_MS), (clock("game", HOUR), AWAY_MS)]
)
def test_who_left_is_away_after_two_minutes_or_where_decisions_take_hours_after_a_day(terms: Terms, long: int) -> None:
    at = Seated("anna", "bruno", "chiara", terms=terms)
    left = at.now
    at.now += long - 1
    with refused("still-here"):
        at.do("anna", m.AskReplace(fresh(), 0, 2), away={2: left})
    at.now += 1
    assert kinds(at.do("anna", m.AskReplace(fresh(), 0, 2), away={2: left})) == ["Asked"]


def test_who_went_away_is_replaced_by_consent_of_the_others() -> None:
    at = three()
    at.do("anna", m.AskReplace(fresh(), 0, 2), away=GONE)
    assert at.table.seats[2].person == "chiara"
    assert "BotTookOver" in kinds(at.do("bruno", m.Answer(fresh(), 1, 1, True), away=GONE))
    assert at.table.seats[2].level


def test_who_did_something_lately_is_not_away_though_no_connection_is_open() -> None:
    at = three()
    at.do("chiara", m.Say(fresh(), 2, "ciao"))
    at.now += AWAY_MS - 1
    with refused("still-here"):
        at.do("anna", m.AskReplace(fresh(), 0, 2), away=GONE)


def test_who_ran_out_of_time_may_be_replaced_though_connected_until_they_decide_again() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30))
    at.act("place:Roma")
    late = at.table.playing().state.to_move
    assert late is not None
    who, other = ("anna", "bruno")[late], ("anna", "bruno")[1 - late]
    at.tick(30_000)
    assert everything(at.table, "anna", at.now).table.seats[late].overdue
    at.do(SERVER, m.Act(SERVER_ID, late, 1, "pass"))
    assert kinds(at.do(other, m.AskReplace(fresh(), 1 - late, late), away={})) == ["Asked"]
    at.do(other, m.Answer(fresh(), 1 - late, 1, False))
    while at.table.playing().state.to_move != late:
        at.act()
    at.act()
    assert not everything(at.table, "anna", at.now).table.seats[late].overdue
    with refused("still-here"):
        at.do(other, m.AskReplace(fresh(), 1 - late, late), away={})
    assert at.table.seats[late].person == who


# -- coming back while it is asked


def test_whoever_is_to_be_replaced_and_does_anything_keeps_the_seat() -> None:
    at = three()
    at.do("anna", m.AskReplace(fresh(), 0, 2), away=GONE)
    at.do("chiara", m.Say(fresh(), 2, "I am here"))
    assert how_it_ended(at) == ["back"]
    with refused("no-such-motion"):
        at.do("bruno", m.Answer(fresh(), 1, 1, True), away=GONE)


def test_who_is_connected_again_when_all_agree_keeps_the_seat() -> None:
    at = three()
    at.do("anna", m.AskReplace(fresh(), 0, 2), away=GONE)
    at.do("bruno", m.Answer(fresh(), 1, 1, True), away={})
    assert how_it_ended(at) == ["back"]
    assert at.table.seats[2].person == "chiara"


@pytest.mark.parametrize(("away", "ends"), [({1: 1000}, "agreed"), ({}, "back")])
def test_of_two_who_stays_silent_is_replaced_only_while_away(away: dict[int, int], ends: str) -> None:
    at = Seated("anna", "bruno")
    at.now += AWAY_MS
    assert kinds(at.do("anna", m.AskReplace(fresh(), 0, 1), away={1: 1000})) == ["Asked"]
    at.tick(60_000, away=away)
    assert how_it_ended(at) == [ends]
    assert bool(at.table.seats[1].person) == (ends == "back")


def test_of_two_the_other_may_refuse() -> None:
    at = Seated("anna", "bruno")
    at.now += AWAY_MS
    at.do("anna", m.AskReplace(fresh(), 0, 1), away={1: 1000})
    at.do("bruno", m.Answer(fresh(), 1, 1, False))
    assert how_it_ended(at) == ["refused"]
    assert at.table.seats[1].person == "bruno"


# -- the seat can be reclaimed


def replaced(terms: Terms | None = None) -> Seated:
    """A bot plays for Bruno."""
    at = Seated("anna", "bruno", terms=terms)
    at.now += AWAY_MS
    at.do("anna", m.AskReplace(fresh(), 0, 1), away={1: 1000})
    at.tick(60_000, away={1: 1000})
    assert at.table.seats[1].level
    return at


def test_the_replaced_person_takes_the_seat_back_with_nothing_lost() -> None:
    at = replaced()
    before = at.table.playing().look(1, frozen=False)
    report = at.do("bruno", m.Reclaim(fresh(), 1))
    assert kinds(report) == ["Reclaimed"]
    seat = at.table.seats[1]
    assert (seat.person, seat.name, seat.level, seat.was) == ("bruno", "Bruno", "", "")
    assert at.table.seats_of("bruno") == at.table.streams["bruno"].seats == (1,)
    assert at.table.playing().look(1, frozen=False).view == before.view
    assert at.again().seats[1].person == "bruno"


def test_they_are_told_that_they_may_and_nobody_else_is() -> None:
    at = replaced()
    assert everything(at.table, "bruno", at.now).you.reclaims == (1,)
    assert everything(at.table, "anna", at.now).you.reclaims == ()
    assert everything(at.table, "", at.now).you.reclaims == ()
    at.do("bruno", m.Reclaim(fresh(), 1))
    assert everything(at.table, "bruno", at.now).you.reclaims == ()


def test_nobody_else_takes_the_seat_from_the_bot() -> None:
    at = replaced()
    for who in ("anna", "dario"):
        with refused("not-seated"):
            at.do(who, m.Reclaim(fresh(), 1))
    with refused("no-such-seat"):
        at.do("bruno", m.Reclaim(fresh(), 2))


def test_who_resigned_or_whose_time_was_up_does_not_come_back() -> None:
    at = Seated("anna", "bruno", "chiara", terms=clock("move", 30, "bot-takes-over"))
    at.do("bruno", m.Resign(fresh(), 1))
    at.tick(30_000)
    for number, who in enumerate(("anna", "bruno")):
        assert at.table.seats[number].level
        with refused("not-seated"):
            at.do(who, m.Reclaim(fresh(), number))


def test_a_finished_game_is_not_reclaimed() -> None:
    at = replaced()
    at.do("anna", m.Resign(fresh(), 0))
    with refused("not-playing"):
        at.do("bruno", m.Reclaim(fresh(), 1))


def test_the_clock_of_who_comes_back_to_decide_begins_then() -> None:
    at = Seated("anna", "bruno", terms=clock("move", 30_000))
    at.act("place:Roma")
    while at.table.playing().state.to_move != 1:
        at.act()
    at.now += DAY_MS
    at.do("anna", m.AskReplace(fresh(), 0, 1), away={1: 1000})
    at.tick(DAY_MS, away={1: 1000})
    assert at.table.clocks.running is None
    assert at.table.bot_turn() is not None
    at.do("bruno", m.Reclaim(fresh(), 1))
    assert at.table.bot_turn() is None
    assert at.table.clocks.zero == at.now + 30_000_000


def test_who_comes_back_is_asked_what_is_open() -> None:
    at = three()
    at.act("place:Roma")
    at.act()
    at.do("anna", m.AskReplace(fresh(), 0, 2), away=GONE)
    at.do("bruno", m.Answer(fresh(), 1, 1, True), away=GONE)
    at.do("anna", m.AskPause(fresh(), 0))
    at.do("chiara", m.Reclaim(fresh(), 2))
    assert at.table.motion is not None
    assert at.table.motion.waits_for == (1, 2)


# -- tables of before


def test_a_table_of_before_presence_was_told_is_read_as_it_was() -> None:
    at = Seated("anna", "bruno", "chiara", version=1)
    at.do("anna", m.AskReplace(fresh(), 0, 2), away=None)
    at.do("bruno", m.Answer(fresh(), 1, 1, True), away=None)
    assert at.again().seats[2].level
