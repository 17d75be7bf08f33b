"""Talk, shown cards and deals: who hears what, and what became of it."""

from typing import Any

import pytest

from signoria.table import Refusal, everything, record
from signoria.table import messages as m
from signoria.table.promises import Reading
from tests.table.tables import Seated, fresh
from tests.table.test_deciding import play_out

FACE_DOWN = {f"play:{card}" for card in ("1", "2", "3", "4", "5", "6", "10", "drummer", "heroine", "courtesan")}


def refused(reason: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(Refusal, match=f"^{reason}$")


def test_C_TALK_1_talk_to_all_reaches_everybody() -> None:
    at = Seated("anna", "bruno", "chiara")
    report = at.do("anna", m.Say(fresh(), 0, "Peace!"))
    for person in ("anna", "bruno", "chiara", "a spectator"):
        update = at.hears(person, report)
        assert update is not None
        assert update.news == (m.Said(0, "Peace!"),)


def test_a_phrase_goes_with_its_name_for_readers_of_other_languages() -> None:
    at = Seated("anna", "bruno", "chiara")
    report = at.do("anna", m.Say(fresh(), 0, "Watch out for Chiara!", phrase="watch", about=2))
    update = at.hears("bruno", report)
    assert update is not None
    assert update.news == (m.Said(0, "Watch out for Chiara!", None, "watch", 2),)


def test_a_phrase_speaks_of_nobody_who_has_no_seat_here() -> None:
    at = Seated("anna", "bruno", "chiara")
    with refused("no-such-seat"):
        at.do("anna", m.Say(fresh(), 0, "Watch out for Chiara!", phrase="watch", about=3))
    assert everything(at.table, "anna", 0).talk == ()


def test_C_TALK_1_private_talk_reaches_nobody_else_and_leaves_no_hole() -> None:
    at = Seated("anna", "bruno", "chiara")
    report = at.do("anna", m.Say(fresh(), 0, "Let us attack Chiara.", (1,)))
    assert at.hears("bruno", report) is not None
    assert at.hears("chiara", report) is None
    assert at.hears("a spectator", report) is None
    assert at.table.streams["chiara"].number == 0
    assert everything(at.table, "chiara", 0).talk == ()
    report = at.do("chiara", m.Say(fresh(), 2, "What are you whispering?"))
    update = at.hears("chiara", report)
    assert update is not None
    assert update.number == 1


def test_C_TALK_2_shown_cards_are_real_and_for_those_named() -> None:
    at = Seated("anna", "bruno", "chiara")
    hand = at.table.playing().hand(0)
    report = at.do("anna", m.Show(fresh(), 0, hand[:2], (2,)))
    update = at.hears("chiara", report)
    assert update is not None
    assert update.news == (m.Shown(0, hand[:2], (2,)),)
    assert at.hears("bruno", report) is None


def test_C_TALK_2_a_look_names_the_cards_that_its_seat_may_show() -> None:
    play = Seated("anna", "bruno").table.playing()
    assert [play.look(eyes, frozen=False).showable for eyes in (0, 1, None)] == [play.hand(0), play.hand(1), ()]


def test_C_TALK_2_a_card_that_is_not_in_the_hand_cannot_be_shown() -> None:
    at = Seated("anna", "bruno")
    hand = at.table.playing().hand(0)
    with refused("no-such-card"):
        at.do("anna", m.Show(fresh(), 0, hand + hand[:1], (1,)))
    with refused("no-such-card"):
        at.do("anna", m.Show(fresh(), 0, ("dragon",), (1,)))


def test_nobody_talks_for_another_seat_or_to_himself() -> None:
    at = Seated("anna", "bruno")
    with refused("not-seated"):
        at.do("bruno", m.Say(fresh(), 0, "I am Anna."))
    with refused("not-seated"):
        at.do("a spectator", m.Say(fresh(), 0, "Hi"))
    with refused("bad-recipients"):
        at.do("anna", m.Say(fresh(), 0, "Hm", (0,)))


def deal(at: Seated, *pledges: m.Pledge) -> None:
    at.do("anna", m.Propose(fresh(), 0, (1,), pledges))


def test_a_deal_is_proposed_and_accepted_among_its_parties() -> None:
    at = Seated("anna", "bruno", "chiara")
    report = at.do("anna", m.Propose(fresh(), 0, (1,), (m.Pledge(1, "pass"), m.Pledge(0, "place:Siena", False))))
    assert at.hears("chiara", report) is None
    with refused("no-such-deal"):
        at.do("chiara", m.AnswerDeal(fresh(), 2, 1, True))
    at.do("bruno", m.AnswerDeal(fresh(), 1, 1, True))
    assert at.table.deals[0].state == "accepted"
    with refused("deal-closed"):
        at.do("bruno", m.AnswerDeal(fresh(), 1, 1, False))


def test_a_deal_is_declined_or_withdrawn() -> None:
    at = Seated("anna", "bruno")
    deal(at, m.Pledge(1, "pass"))
    at.do("bruno", m.AnswerDeal(fresh(), 1, 1, False))
    assert at.table.deals[0].state == "declined"
    deal(at, m.Pledge(1, "pass"))
    at.do("anna", m.AnswerDeal(fresh(), 0, 2, False))
    assert at.table.deals[1].state == "withdrawn"


def test_a_deal_of_others_or_of_nothing_is_refused() -> None:
    at = Seated("anna", "bruno", "chiara")
    with refused("bad-recipients"):
        deal(at, m.Pledge(2, "pass"))
    with refused("unknown-action"):
        deal(at, m.Pledge(1, "dance"))
    with refused("bad-text"):
        deal(at, m.Pledge(1))


def test_the_record_says_which_pledges_were_kept() -> None:
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    deal(at, m.Pledge(0, "pass"), m.Pledge(1, "pass", False), m.Pledge(0, note="be kind"))
    at.do("bruno", m.AnswerDeal(fresh(), 1, 1, True))
    at.act("pass")
    at.act("pass")
    play_out(at)
    assert at.table.deals[0].kept == (True, False, None)
    assert record(at.table).notes["deals"][0]["kept"] == (True, False, None)


@pytest.mark.parametrize("passing", ["pass", "pass:open"])
def test_a_promise_to_pass_is_kept_by_passing_in_either_way(passing: str) -> None:
    """C-OPT-5: who turns the face-down card up first has passed as well; the promise not to pass is broken."""
    at = Seated("anna", "bruno", options=("hidden-cards",))
    at.act("place:Roma")
    for _ in range(2):
        play = at.table.playing()
        at.act(next(text for text in map(play.state.text, play.state.legal()) if text in FACE_DOWN))
    deal(at, m.Pledge(0, "pass"), m.Pledge(0, "pass", False), m.Pledge(0, "pass:open"))
    at.do("bruno", m.AnswerDeal(fresh(), 1, 1, True))
    at.act(passing)
    play_out(at)
    assert at.table.deals[0].kept == (True, False, passing == "pass:open")


def test_C_TALK_1_a_whisper_is_not_for_the_next_on_that_seat() -> None:
    at = Seated("anna", "bruno", "chiara", None)
    at.do("bruno", m.Say(fresh(), 1, "between us", (2,)))
    at.do("bruno", m.Stand(fresh(), 1))
    at.do("dora", m.Sit(fresh(), 1, "Dora"))
    assert everything(at.table, "dora", 0).talk == ()
    assert len(everything(at.table, "chiara", 0).talk) == 1
    with pytest.raises(Refusal, match="bad-recipients"):
        at.do("anna", m.Say(fresh(), 0, "who comes?", (3,)))


def test_a_promise_counts_from_where_the_game_goes_on_after_an_undo() -> None:
    at = Seated("anna", "squire")
    at.act("place:Roma")
    for _ in range(3):
        at.act()
    at.do("anna", m.Propose(fresh(), 0, (1,), (m.Pledge(1, "pass"),)))
    turn = at.table.deals[0].turn
    at.do("anna", m.AskUndo(fresh(), 0))
    assert at.table.playing().turn < turn
    assert at.table.deals[0].turn == at.table.playing().turn


def test_one_player_cannot_use_up_the_deals_of_all() -> None:
    at = Seated("anna", "bruno", "chiara")
    at.act("place:Roma")
    for number in range(200 // 3):
        at.do("chiara", m.Propose(fresh(), 2, (1,), (m.Pledge(1, "pass"),)))
        at.do("chiara", m.AnswerDeal(fresh(), 2, number + 1, False))
    with refused("too-many-deals"):
        at.do("chiara", m.Propose(fresh(), 2, (1,), (m.Pledge(1, "pass"),)))
    at.do("anna", m.Propose(fresh(), 0, (1,), (m.Pledge(1, "pass"),)))


def test_many_promises_are_judged_in_one_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = []

    def read(*args: Any) -> Reading:
        readings.append(args)
        return Reading(*args)

    monkeypatch.setattr("signoria.table.promises.Reading", read)
    at = Seated("anna", "bruno")
    at.act("place:Roma")
    pledges = tuple(m.Pledge(seat, "play:bishop", will=False) for seat in (0, 1) * 4)
    for number in range(100):
        proposer = number % 2
        at.do(("anna", "bruno")[proposer], m.Propose(fresh(), proposer, (1 - proposer,), pledges))
        at.do(("bruno", "anna")[proposer], m.AnswerDeal(fresh(), 1 - proposer, number + 1, True))
    while at.table.status == "playing":
        play = at.table.playing()
        at.act(play.state.text(play.state.legal()[(play.turn * 7) % len(play.state.legal())]))
    assert len(readings) == 1
    assert {len(deal.kept) for deal in at.table.deals} == {8}
