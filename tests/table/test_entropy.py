"""The cards come from a secret that was committed to first, and from what every person at the table adds to it."""

import pytest

from signoria.engine import Dealer, verify
from signoria.engine.fairness import commitment
from signoria.table import Refusal, Terms, everything, record
from signoria.table import messages as m
from tests.table.tables import SECRET, Seated, fresh, kinds

SEEN = commitment(bytes.fromhex(SECRET))
MINE, YOURS = "anna's own sixteen", "bruno's own sixteen"


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def stir(entropy: str, seen: str = SEEN) -> m.Stir:
    return m.Stir(fresh(), seen, entropy)


def told(at: Seated) -> m.TableInfo:
    return everything(at.table, "", at.now).table


def test_no_card_is_dealt_before_every_person_has_stirred() -> None:
    at = Seated("anna", "bruno", stir=True)
    assert told(at).unstirred == (0, 1)
    at.do("bruno", stir(YOURS))
    assert at.table.play is None
    assert told(at).unstirred == (0,)
    assert kinds(at.do("anna", stir(MINE))) == ["Started"]


def test_what_everybody_stirred_in_deals_the_cards_in_the_order_of_the_seats() -> None:
    at = Seated("anna", "bruno", "squire", stir=True)
    at.do("bruno", stir(YOURS))
    at.do("anna", stir(MINE))
    expected = Dealer(bytes.fromhex(SECRET), (MINE, YOURS, ""))
    play = at.table.playing()
    assert play.dealer.entropy == told(at).entropy == (MINE, YOURS, "")
    assert play.record([]).moves[0].startswith("deal:")
    assert play.record([]).fairness == expected.revealed()


def test_entropy_is_told_to_nobody_before_all_have_given_theirs() -> None:
    at = Seated("anna", "bruno", stir=True)
    at.do("anna", stir(MINE))
    assert told(at).entropy == ()


def test_one_who_plays_bots_stirs_too() -> None:
    at = Seated("anna", "squire", stir=True)
    assert at.table.play is None
    assert told(at).commitment == SEEN
    at.do("anna", stir(MINE))
    assert at.table.playing().dealer.entropy == (MINE, "")


def test_the_commitment_that_was_seen_must_be_the_tables() -> None:
    at = Seated("anna", "squire", stir=True)
    with refused("other-commitment"):
        at.do("anna", stir(MINE, commitment(bytes(32))))
    assert at.table.play is None


def test_only_those_at_the_table_stir_and_each_once() -> None:
    at = Seated("anna", "bruno", stir=True)
    with refused("not-seated"):
        at.do("dario", stir(MINE))
    at.do("anna", stir(MINE))
    with refused("already-answered"):
        at.do("anna", stir(YOURS))
    at.do("bruno", stir(YOURS))
    with refused("not-waiting"):
        at.do("anna", stir(YOURS))


def test_who_sits_down_anew_stirs_anew() -> None:
    at = Seated("anna", "bruno", None, stir=True)
    at.do("anna", stir(MINE))
    at.do("bruno", stir(YOURS))
    at.do("bruno", m.Stand(fresh(), 1))
    at.do("bruno", m.Sit(fresh(), 1))
    assert told(at).unstirred == (1,)


def test_entropy_may_come_with_sitting_down() -> None:
    at = Seated("anna", None, stir=True)
    at.do("anna", stir(MINE))
    assert kinds(at.do("bruno", m.Sit(fresh(), 1, None, YOURS))) == ["SatDown", "Started"]


def test_the_host_cannot_start_without_the_entropy_of_others() -> None:
    at = Seated("anna", "bruno", "chiara", title="virtu", terms=Terms(choose_families=True), stir=True)
    at.do("anna", stir(MINE))
    with refused("not-stirred"):
        at.do("anna", m.Start(fresh()))
    at.do("bruno", stir(YOURS))
    at.do("chiara", stir(YOURS))
    assert kinds(at.do("anna", m.Start(fresh()))) == ["Started"]


def test_one_person_stirs_for_all_seats_of_a_hot_seat() -> None:
    at = Seated("anna", "anna", terms=Terms(hot_seat=True), stir=True)
    at.do("anna", stir(MINE))
    assert at.table.playing().dealer.entropy == (MINE, MINE)


def test_the_record_of_such_a_game_is_proved() -> None:
    at = Seated("anna", "bruno", terms=Terms(pace=0), stir=True)
    at.do("anna", stir(MINE))
    at.do("bruno", stir(YOURS))
    while at.table.status == "playing":
        play = at.table.playing()
        at.act(play.state.text(play.state.legal()[(play.turn * 7) % len(play.state.legal())]))
    made = record(at.table)
    assert made.fairness is not None
    assert made.fairness.entropy == (MINE, YOURS)
    assert verify(made) > 0


def test_a_table_of_before_deals_as_it_did() -> None:
    at = Seated("anna", "bruno")
    assert at.table.playing().dealer.entropy == ("", "")
    assert told(at).unstirred == ()
