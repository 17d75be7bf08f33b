"""The cards come from a secret that was committed to first, and from what every person at the table adds to it."""

from typing import Any

import pytest

from signoria.engine import Dealer, verify
from signoria.engine.fairness import commitment, seal
from signoria.table import Refusal, Terms, everything, record
from signoria.table import messages as m
from tests.table.tables import SECRET, Seated, fresh, kinds

SEEN = commitment(bytes.fromhex(SECRET))
MINE, YOURS = "anna's own sixteen", "bruno's own sixteen"


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def mix(*people: str | None, **more: Any) -> Seated:
    return Seated(*people, stir=True, **more)


def sealed(entropy: str, seen: str = SEEN) -> m.Seal:
    return m.Seal(fresh(), seen, seal(entropy))


def stir(entropy: str, seen: str = SEEN) -> m.Stir:
    return m.Stir(fresh(), seen, entropy)


def told(at: Seated) -> m.TableInfo:
    return everything(at.table, "", at.now).table


def mixing(at: Seated) -> m.Mixing:
    found = told(at).mixing
    assert found is not None
    return found


def test_one_who_plays_bots_stirs_before_the_first_card() -> None:
    at = mix("anna", "squire")
    assert at.table.play is None
    assert told(at).commitment == SEEN
    assert (mixing(at).step, mixing(at).waits_for) == ("stir", (0,))
    assert kinds(at.do("anna", stir(MINE))) == ["Started"]
    assert at.table.playing().dealer.entropy == (MINE, "")


def test_of_several_all_seal_before_anybody_stirs_and_all_stir_before_the_first_card() -> None:
    at = mix("anna", "bruno", "squire")
    assert (mixing(at).step, mixing(at).waits_for) == ("seal", (0, 1))
    at.do("anna", sealed(MINE))
    with refused("not-asked"):
        at.do("anna", stir(MINE))
    assert (mixing(at).step, mixing(at).waits_for) == ("seal", (1,))
    at.do("bruno", sealed(YOURS))
    assert (mixing(at).step, mixing(at).waits_for) == ("stir", (0, 1))
    assert mixing(at).seals == (seal(MINE), seal(YOURS), "")
    at.do("bruno", stir(YOURS))
    assert at.table.play is None
    assert kinds(at.do("anna", stir(MINE))) == ["Started"]


def test_what_everybody_stirred_in_deals_the_cards_in_the_order_of_the_seats() -> None:
    at = ready_to_stir()
    assert told(at).entropy == ()
    at.do("bruno", stir(YOURS))
    assert told(at).entropy == (), "nobody hears it before all have given theirs"
    at.do("anna", stir(MINE))
    expected = Dealer(bytes.fromhex(SECRET), (MINE, YOURS))
    assert told(at).entropy == (MINE, YOURS)
    assert at.table.playing().record([]).fairness == expected.revealed()


def ready_to_stir() -> Seated:
    at = mix("anna", "bruno", terms=Terms(pace=0))
    at.do("anna", sealed(MINE))
    at.do("bruno", sealed(YOURS))
    return at


def test_nobody_chooses_their_entropy_by_what_others_stirred_in() -> None:
    at = ready_to_stir()
    at.do("anna", stir(MINE))
    with refused("other-entropy"):
        at.do("bruno", stir("something that suits him"))
    with refused("not-asked"):
        at.do("bruno", sealed("something that suits him"))


def test_the_commitment_that_was_seen_must_be_the_tables() -> None:
    other = commitment(bytes(32))
    at = mix("anna", "bruno")
    with refused("other-commitment"):
        at.do("anna", sealed(MINE, other))
    at = mix("anna", "squire")
    with refused("other-commitment"):
        at.do("anna", stir(MINE, other))
    assert at.table.play is None


def test_only_those_at_the_table_stir_and_each_once() -> None:
    at = ready_to_stir()
    with refused("not-seated"):
        at.do("dario", stir(MINE))
    at.do("anna", stir(MINE))
    with refused("already-answered"):
        at.do("anna", stir(MINE))
    at.do("bruno", stir(YOURS))
    with refused("not-waiting"):
        at.do("anna", stir(MINE))


def test_nothing_is_asked_while_a_seat_is_open() -> None:
    at = mix("anna", None)
    assert told(at).mixing is None
    with refused("not-asked"):
        at.do("anna", stir(MINE))


def test_who_sits_down_or_stands_up_begins_it_anew() -> None:
    at = ready_to_stir()
    at.do("anna", stir(MINE))
    began = mixing(at).round
    at.do("bruno", m.Stand(fresh(), 1))
    at.do("bruno", m.Sit(fresh(), 1, None, YOURS))
    assert mixing(at).step == "seal"
    assert mixing(at).seals == ("", "")
    assert mixing(at).round > began
    assert [seat.entropy for seat in at.table.seats] == ["", ""]


def test_the_host_cannot_start_without_the_entropy_of_others() -> None:
    at = mix("anna", "bruno", "chiara", title="virtu", terms=Terms(choose_families=True))
    people = ("anna", "bruno", "chiara")
    for who in people:
        at.do(who, sealed(f"{who} and ten more"))
    at.do("anna", stir("anna and ten more"))
    with refused("not-stirred"):
        at.do("anna", m.Start(fresh()))
    for who in people[1:]:
        at.do(who, stir(f"{who} and ten more"))
    assert kinds(at.do("anna", m.Start(fresh()))) == ["Started"]


def test_with_a_ready_check_both_are_waited_for() -> None:
    at = mix("anna", "bruno", terms=Terms(ready_check=True))
    for who in ("anna", "bruno"):
        at.do(who, m.Ready(fresh(), 1, True))
    assert at.table.play is None
    for command in (sealed, stir):
        for who, entropy in (("anna", MINE), ("bruno", YOURS)):
            at.do(who, command(entropy))
    assert at.table.status == "playing"


def test_one_person_stirs_for_all_seats_of_a_hot_seat() -> None:
    at = mix("anna", "anna", terms=Terms(hot_seat=True))
    at.do("anna", stir(MINE))
    assert at.table.playing().dealer.entropy == (MINE, MINE)


def test_the_record_of_such_a_game_is_proved() -> None:
    at = ready_to_stir()
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
    assert told(at).mixing is None
