"""The ready check: where several people play, the game starts when all of them have said so."""

import pytest

from signoria.engine import Setup
from signoria.server.sessions.hub import successor
from signoria.table import Open, Plan, Refusal, Step, Table, Terms, decode_step, everything, table_info
from signoria.table import messages as m
from tests.table.tables import SECRET, Seated, fresh, kinds

CHECK = Terms(ready_check=True)


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def ready(at: Seated, who: str, yes: bool = True) -> None:
    assert at.table.check is not None
    at.do(who, m.Ready(fresh(), at.table.check.number, yes))


def who_is_ready(at: Seated) -> list[bool]:
    return [seat.ready for seat in table_info(at.table).seats]


def test_everybody_is_asked_when_the_last_sits_down() -> None:
    at = Seated("anna", None, terms=CHECK)
    assert table_info(at.table).check is None
    report = at.do("bruno", m.Sit(fresh(), 1))
    assert kinds(report) == ["SatDown"]
    assert table_info(at.table).check == m.ReadyCheck(1, at.now)
    assert who_is_ready(at) == [False, False]


def test_the_game_starts_when_all_have_said_so() -> None:
    at = Seated("anna", "bruno", "chiara", terms=CHECK)
    for who in ("anna", "chiara"):
        ready(at, who)
    assert at.table.play is None
    assert who_is_ready(at) == [True, False, True]
    ready(at, "bruno")
    assert at.table.status == "playing"
    assert table_info(at.table).check is None
    assert who_is_ready(at) == [False, False, False]


def test_everybody_hears_who_is_ready() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    heard = at.hears("bruno", at.do("anna", m.Ready(fresh(), 1, yes=True)))
    assert heard
    assert heard.table
    assert [seat.ready for seat in heard.table.seats] == [True, False]


def test_one_may_take_it_back() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    ready(at, "anna")
    ready(at, "anna", yes=False)
    ready(at, "bruno")
    assert at.table.status == "waiting"
    assert who_is_ready(at) == [False, True]


def test_bots_and_programs_are_always_ready() -> None:
    plans = (Plan("anna", "Anna"), Plan("bruno", "Bruno"), Plan("carla", "Carla's program", program=True), Plan())
    opening = Open("open", "table", "condottiere", Setup(4), CHECK, plans, SECRET, "invite")
    table = Table(Step(1000, "anna", opening))
    table.handle(Step(1000, "anna", m.SetBot(fresh(), 3, "squire")))
    assert [seat.ready for seat in table_info(table).seats] == [False, False, True, True]
    for who in ("anna", "bruno"):
        table.handle(Step(1000, who, m.Ready(fresh(), 1, yes=True)))
    assert table.status == "playing"


def test_one_person_among_bots_and_programs_is_not_asked() -> None:
    assert Seated("anna", "squire", terms=CHECK).table.status == "playing"
    at = Seated("anna", None, terms=CHECK)
    at.table.handle(Step(at.now, "a program", m.Sit(fresh(), 1), name="A program", program=True))
    assert at.table.status == "playing"


def test_on_a_hot_seat_one_person_speaks_for_all_their_seats() -> None:
    hot = Terms(ready_check=True, hot_seat=True)
    assert Seated("anna", "anna", terms=hot).table.status == "playing"
    at = Seated("anna", "anna", "bruno", terms=hot)
    ready(at, "anna")
    assert who_is_ready(at) == [True, True, False]
    ready(at, "bruno")
    assert at.table.status == "playing"


@pytest.mark.parametrize(
    ("who", "change"),
    [
        ("bruno", m.Stand("stand", 1)),
        ("anna", m.Stand("stand", 0)),
        ("anna", m.Clear("clear", 1)),
        ("anna", m.Clear("clear", 2)),
        ("anna", m.SetBot("bot", 2, "random")),
        ("anna", m.Arrange("lot", "lot")),
    ],
)
def test_whatever_changes_at_the_table_is_asked_anew(who: str, change: m.AnyCommand) -> None:
    at = Seated("anna", "bruno", "squire", title="virtu", terms=CHECK)
    other = "bruno" if who == "anna" else "anna"
    ready(at, other)
    at.now += 5000
    at.do(who, change)
    assert at.table.status == "waiting"
    assert not any(seat.ready for seat in at.table.seats)
    check = table_info(at.table).check
    full = not any(seat.kind == "open" for seat in table_info(at.table).seats)
    assert check == (m.ReadyCheck(2, at.now) if full else None)


def test_nobody_is_ready_for_a_change_they_have_not_seen() -> None:
    at = Seated("anna", "bruno", "squire", terms=CHECK)
    at.do("anna", m.SetBot(fresh(), 2, "random"))
    with refused("table-changed"):
        at.do("bruno", m.Ready(fresh(), 1, yes=True))
    at.do("bruno", m.Ready(fresh(), 2, yes=True))
    assert who_is_ready(at) == [False, True, True]


def test_where_the_last_people_leave_nobody_is_asked() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    at.do("anna", m.Clear(fresh(), 1))
    with refused("seats-open"):
        at.do("anna", m.Ready(fresh(), 1, yes=True))
    at.do("anna", m.SetBot(fresh(), 1, "squire"))
    assert at.table.status == "playing"


def test_what_cannot_be_said() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    with refused("not-seated"):
        at.do("chiara", m.Ready(fresh(), 1, yes=True))
    with refused("not-all-ready"):
        at.do("anna", m.Start(fresh()))
    for who in ("anna", "bruno"):
        ready(at, who)
    with refused("not-waiting"):
        at.do("anna", m.Ready(fresh(), 1, yes=False))
    choosing = Seated("anna", "bruno", "squire", title="virtu", terms=Terms(choose_families=True))
    with refused("nobody-asked"):
        choosing.do("anna", m.Ready(fresh(), 1, yes=True))


def test_who_is_ready_without_a_family_gets_one_that_is_left() -> None:
    at = Seated("anna", "bruno", "squire", title="virtu", terms=Terms(ready_check=True, choose_families=True))
    at.do("anna", m.Choose(fresh(), 0, "venice"))
    at.do("bruno", m.Choose(fresh(), 1, "florence"))
    assert at.table.status == "waiting", "all have chosen, but nobody is ready"
    ready(at, "bruno")
    at.do("bruno", m.Choose(fresh(), 1, ""))
    assert who_is_ready(at) == [False, True, True], "one's own choice changes nothing for the others"
    ready(at, "anna")
    assert [seat.family for seat in table_info(at.table).seats] == ["venice", "florence", "naples"]


def test_one_who_comes_back_finds_what_they_said() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    ready(at, "bruno")
    again = at.again()
    assert everything(again, "bruno", 0) == everything(at.table, "bruno", 0)
    assert [seat.ready for seat in everything(again, "bruno", 0).table.seats] == [False, True]


def test_a_rematch_that_all_agreed_to_asks_nobody_and_begins_when_the_cards_are_mixed() -> None:
    at = Seated("anna", "bruno", terms=CHECK)
    for who in ("anna", "bruno"):
        ready(at, who)
    while at.table.status == "playing":
        at.act()
    at.do("anna", m.AskRematch(fresh(), 0))
    at.do("bruno", m.Answer(fresh(), 1, 1, yes=True))
    rematch = Table(Step(at.now, "bruno", successor(at.table)))
    assert rematch.check is None
    assert rematch.mixing is not None


def test_a_table_stored_without_the_term_starts_when_it_is_full() -> None:
    terms = b'{"clock":{"kind":"none"},"private":false,"spectators":true,"hot_seat":false}'
    plans = b'[{"person":"anna","name":"Anna"},{"person":"bruno","name":"Bruno"}]'
    opening = (
        b'{"do":"open","id":"","table":"t","game":"condottiere","setup":{"seats":2},"terms":' + terms + b',"plans":'
        + plans + b',"secret":"' + SECRET.encode() + b'","invite":"i"}'
    )  # fmt: skip
    assert Table(decode_step(b'{"at":1,"by":"anna","command":' + opening + b"}")).status == "playing"
