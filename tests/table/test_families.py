"""Who plays which family: in order, as people choose, or by lot."""

import pytest

from signoria.engine import InvalidError, verify
from signoria.server.sessions.rebuild import successor
from signoria.table import Refusal, Terms, record, table_info
from signoria.table import messages as m
from tests.table.tables import Seated, fresh

CHOOSE = Terms(choose_families=True)


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def at_virtu(*people: str | None, terms: Terms | None = None, families: tuple[str, ...] | str = ()) -> Seated:
    return Seated(*people, terms=terms, title="virtu", families=families)


def families(at: Seated) -> list[str]:
    return [house["family"] for house in at.table.playing().state.position()["seats"]]


def test_families_in_order_unless_agreed_otherwise() -> None:
    assert families(at_virtu("anna", "bruno", "squire")) == ["florence", "naples", "venice"]
    named = at_virtu("anna", "bruno", "squire", families=("venice", "naples", "florence"))
    assert families(named) == ["venice", "naples", "florence"]


def test_everybody_chooses_and_the_bots_take_the_rest() -> None:
    at = at_virtu("anna", "bruno", "squire", terms=CHOOSE)
    assert at.table.status == "waiting"
    assert table_info(at.table).families == ("florence", "naples", "venice")
    seen = at.hears("bruno", at.do("anna", m.Choose(fresh(), 0, "venice")))
    assert seen
    assert seen.table
    assert [seat.family for seat in seen.table.seats] == ["venice", "", ""]
    with refused("family-taken"):
        at.do("bruno", m.Choose(fresh(), 1, "venice"))
    at.do("bruno", m.Choose(fresh(), 1, "florence"))
    assert families(at) == ["venice", "florence", "naples"]
    assert [seat.family for seat in table_info(at.table).seats] == ["venice", "florence", "naples"]
    assert families(at) == [seat.family for seat in at.again().seats]


def test_one_may_think_again_and_who_stands_up_leaves_the_family() -> None:
    at = at_virtu("anna", "bruno", None, terms=CHOOSE)
    at.do("anna", m.Choose(fresh(), 0, "venice"))
    at.do("anna", m.Choose(fresh(), 0, ""))
    at.do("bruno", m.Choose(fresh(), 1, "venice"))
    at.do("bruno", m.Stand(fresh(), 1))
    at.do("anna", m.Choose(fresh(), 0, "venice"))
    assert [seat.family for seat in at.table.seats] == ["venice", "", ""]


def test_the_host_need_not_wait_for_everybody() -> None:
    at = at_virtu("anna", "bruno", None, terms=CHOOSE)
    at.do("bruno", m.Choose(fresh(), 1, "florence"))
    with refused("seats-open"):
        at.do("anna", m.Start(fresh()))
    at.do("anna", m.SetBot(fresh(), 2, "squire"))
    with refused("not-host"):
        at.do("bruno", m.Start(fresh()))
    at.do("anna", m.Start(fresh()))
    assert families(at) == ["naples", "florence", "venice"]
    with refused("not-waiting"):
        at.do("anna", m.Start(fresh()))


def test_what_cannot_be_chosen() -> None:
    at = at_virtu("anna", "bruno", None, terms=CHOOSE)
    for family in ("milan", "Medici"):
        with refused("no-such-family"):
            at.do("anna", m.Choose(fresh(), 0, family))
    with refused("not-seated"):
        at.do("anna", m.Choose(fresh(), 1, "naples"))
    with refused("nothing-to-choose"):
        at_virtu("anna", None, None).do("anna", m.Choose(fresh(), 0, "naples"))
    with refused("nothing-to-choose"):
        Seated("anna", None).do("anna", m.Arrange(fresh(), "lot"))
    for title, named in (("condottiere", ()), ("virtu", "lot")):
        with pytest.raises(InvalidError, match="no families to choose"):
            Seated("anna", None, None, terms=CHOOSE, title=title, families=named)


def test_the_host_arranges_it_while_the_table_waits() -> None:
    at = at_virtu("anna", "bruno", None)
    with refused("not-host"):
        at.do("bruno", m.Arrange(fresh(), "choose"))
    at.do("anna", m.Arrange(fresh(), "choose"))
    at.do("anna", m.Choose(fresh(), 0, "venice"))
    at.do("anna", m.Arrange(fresh(), "lot"))
    info = table_info(at.table)
    assert (info.setup.families, info.terms.choose_families, info.seats[0].family) == ("lot", False, "")
    at.do("anna", m.SetBot(fresh(), 2, "random"))
    assert sorted(families(at)) == ["florence", "naples", "venice"]
    with refused("not-waiting"):
        at.do("anna", m.Arrange(fresh(), "order"))


@pytest.mark.parametrize("chosen", [True, False])
def test_the_record_tells_who_played_what_and_is_verified(chosen: bool) -> None:
    at = at_virtu("anna", "squire", "random", terms=CHOOSE if chosen else None, families=() if chosen else "lot")
    if chosen:
        at.do("anna", m.Choose(fresh(), 0, "naples"))
    seated = families(at)
    while at.table.status == "playing":
        at.act()
    made = record(at.table)
    assert made.setup.families == (("naples", "florence", "venice") if chosen else "lot")
    assert (made.moves[0] == f"lot:{','.join(seated)}") is not chosen
    verify(made)


def test_a_rematch_is_arranged_alike() -> None:
    at = at_virtu("anna", "squire", "random", terms=CHOOSE)
    at.do("anna", m.Choose(fresh(), 0, "naples"))
    again = successor(at.table)
    assert again.terms.choose_families
    assert again.setup.families == ()
