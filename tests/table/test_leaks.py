"""What a seat is told depends only on what it may know."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.engine import Dealer
from signoria.table import Report, Terms, encode, everything, update
from signoria.table import messages as m
from tests.table.tables import Seated, fresh

OPTIONS = ((), ("hidden-cards",), ("draw-after-battle",))


def swap_hands(at: Seated) -> Seated:
    """The same table, with the hands of seats 1 and 2 exchanged before anybody played."""
    twin = at.again()
    other = Seated("anna", "bruno", "chiara", terms=at.table.terms, options=at.table.setup.options)
    other.table = twin
    assert twin.play is not None
    document = twin.play.state.position()
    document["seats"][1]["hand"], document["seats"][2]["hand"] = (
        document["seats"][2]["hand"],
        document["seats"][1]["hand"],
    )
    twin.play.state = twin.game.from_position(document)
    twin.play.state.watch()
    return other


def words(at: Seated, report: Report, person: str) -> bytes:
    told = update(at.table, report, at.table.stream_of(person), own=person == report.by)
    return encode((told, everything(at.table, person, 5)))


@settings(max_examples=30)
@given(st.sampled_from(OPTIONS), st.integers(0, 16), st.integers(0, 9))
def test_hands_of_others_change_no_word(options: tuple[str, ...], region: int, card: int) -> None:
    """Anna places, plays and passes; Bruno and Chiara only pass, or play what looks the same."""
    one = Seated("anna", "bruno", "chiara", terms=Terms(), options=options)
    two = swap_hands(one)
    legal = one.table.playing().state.legal()
    first = one.table.playing().state.text(legal[region % len(legal)])
    hand = one.table.playing().hand(0)
    for text in (first, f"play:{hand[card % len(hand)]}", "pass", "pass"):
        reports = []
        for at in (one, two):
            play = at.table.playing()
            seat = play.state.to_move
            assert seat is not None
            action = text if text in {play.state.text(legal) for legal in play.state.legal()} else None
            reports.append(at.act(action) if seat == 0 else at.act("pass") if "pass" in texts(at) else None)
        if None in reports:
            return
        for person in ("anna", "a spectator"):
            assert words(one, reports[0], person) == words(two, reports[1], person)  # type: ignore[arg-type]


def texts(at: Seated) -> set[str]:
    state = at.table.playing().state
    return {state.text(action) for action in state.legal()}


@given(st.sampled_from(["psst", "a longer secret"]), st.booleans())
def test_private_words_and_cards_change_no_word_for_others(text: str, show: bool) -> None:
    """A table where Bruno and Chiara whispered looks to Anna like one where they did not."""
    quiet, loud = Seated("anna", "bruno", "chiara"), Seated("anna", "bruno", "chiara")
    loud.do("bruno", m.Say(fresh(), 1, text, (2,)))
    loud.do("bruno", m.Propose(fresh(), 1, (2,), (m.Pledge(2, "pass"),)))
    loud.do("chiara", m.AnswerDeal(fresh(), 2, 1, True))
    if show:
        loud.do("chiara", m.Show(fresh(), 2, loud.table.playing().hand(2)[:1], (1,)))
    reports = [at.act("place:Roma") for at in (quiet, loud)]
    for person in ("anna", "a spectator"):
        one, two = (
            update(at.table, report, at.table.stream_of(person), own=False)
            for at, report in zip((quiet, loud), reports, strict=True)
        )
        assert encode(one) == encode(two)
        assert encode(everything(quiet.table, person, 5)) == encode(everything(loud.table, person, 5))


def test_nobody_sees_whether_the_card_face_down_is_one_that_was_shown() -> None:
    """C-OPT-5, C-TALK-2: of two tables Bruno plays the shown card on one and another on the other."""
    tables = [Seated("anna", "bruno", "chiara", terms=Terms(), options=("hidden-cards",)) for _ in range(2)]
    told = []
    for place, at in enumerate(tables):
        at.act("place:Roma")
        cards = [card for card in dict.fromkeys(at.table.playing().hand(1)) if card.isdigit()]
        at.do("bruno", m.Show(f"show{place}", 1, (cards[0],), (0,)))
        at.act("pass")
        report = at.act(f"play:{cards[place]}")
        told.append([words(at, report, person) for person in ("anna", "chiara", "a spectator")])
    assert told[0] == told[1]


def test_the_secret_is_nowhere_before_the_end() -> None:
    at = Seated("anna", "bruno")
    secret = at.table.secret.hex().encode()
    report = at.act("place:Roma")
    for person in ("anna", "bruno", "a spectator"):
        assert secret not in words(at, report, person)
        assert Dealer(at.table.secret).commitment.encode() in words(at, report, person)
    at.do("anna", m.Resign(fresh(), 0))
    report = at.do("bruno", m.Resign(fresh(), 1))
    assert secret in words(at, report, "a spectator")
