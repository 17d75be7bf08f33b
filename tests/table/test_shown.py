"""C-TALK-2: a card that was shown is known to those who saw it until they see it leave the hand."""

from signoria.engine import Event, game
from signoria.table import Report, everything
from signoria.table import messages as m
from signoria.table.shown import Showing, ShownCards
from tests.table.tables import Seated, fresh

ANNA, BRUNO, CHIARA = range(3)
PEOPLE = ("anna", "bruno", "chiara")


def shows(at: Seated, seat: int, *cards: str, to: int) -> Report:
    return at.do(PEOPLE[seat], m.Show(fresh(), seat, cards, (to,)))


def sees(at: Seated, viewer: int, whose: int) -> tuple[str, ...]:
    """What that viewer knows of the hand, as one who comes in is told."""
    (look,) = everything(at.table, PEOPLE[viewer], 0).looks
    return look.shown[whose] if look.shown else ()


def mercenary(at: Seated, seat: int) -> str:
    return next(card for card in at.table.playing().hand(seat) if card.isdigit())


def fighting(*options: str) -> Seated:
    at = Seated(*PEOPLE, options=options)
    at.act("place:Roma")
    return at


def test_a_shown_card_is_known_at_once_and_after_a_reload_and_to_nobody_else() -> None:
    at = fighting()
    card = mercenary(at, BRUNO)
    report = shows(at, BRUNO, card, to=ANNA)
    update = at.hears("anna", report)
    assert update is not None
    assert update.looks[0].shown == ((), (card,), ())
    assert sees(at, ANNA, BRUNO) == (card,)
    assert sees(at, CHIARA, BRUNO) == ()
    assert at.table.playing().look(None, frozen=False).shown == ()
    at.table = at.again()
    assert sees(at, ANNA, BRUNO) == (card,)


def test_it_is_known_until_it_is_played() -> None:
    at = fighting()
    card = mercenary(at, BRUNO)
    shows(at, BRUNO, card, to=ANNA)
    at.act("pass")
    assert sees(at, ANNA, BRUNO) == (card,)
    at.act(f"play:{card}")
    assert sees(at, ANNA, BRUNO) == ()


def test_the_same_card_shown_twice_is_one_card() -> None:
    at = fighting()
    first, second = at.table.playing().hand(BRUNO)[:2]
    shows(at, BRUNO, first, to=ANNA)
    shows(at, BRUNO, first, second, to=ANNA)
    assert sorted(sees(at, ANNA, BRUNO)) == sorted((first, second))


def test_C_OPT_5_a_card_that_may_lie_face_down_is_known_until_it_is_turned_up() -> None:
    at = fighting("hidden-cards")
    card = mercenary(at, BRUNO)
    shows(at, BRUNO, card, to=ANNA)
    at.act("pass")
    at.act(f"play:{card}")
    assert sees(at, ANNA, BRUNO) == (card,)
    at.act("pass")
    at.act("pass:open")
    assert sees(at, ANNA, BRUNO) == ()


def test_C_RND_1_nothing_is_known_of_a_hand_that_was_dealt_anew() -> None:
    at = fighting()
    for seat, viewer in ((BRUNO, ANNA), (CHIARA, BRUNO), (ANNA, CHIARA)):
        shows(at, seat, *at.table.playing().hand(seat), to=viewer)
    ended = False
    while not ended:
        report = at.act()
        update = at.hears("anna", report)
        assert update is not None
        ended = any(event.id == "round-ended" for event in update.looks[0].events)
    assert [at.table.playing().look(seat, frozen=False).shown for seat in (ANNA, BRUNO, CHIARA)] == [()] * 3


def test_an_undo_takes_back_neither_the_card_nor_that_it_was_seen() -> None:
    at = fighting()
    card = mercenary(at, BRUNO)
    shows(at, BRUNO, card, to=ANNA)
    at.act("pass")
    at.act(f"play:{card}")
    at.do("bruno", m.AskUndo(fresh(), BRUNO))
    assert sees(at, ANNA, BRUNO) == (card,)


def test_a_card_shown_after_the_decision_that_is_taken_back_is_still_known() -> None:
    at = fighting()
    at.act("pass")
    card = mercenary(at, BRUNO)
    shows(at, BRUNO, card, to=ANNA)
    undone_by_all(at, "anna", ANNA)
    assert sees(at, ANNA, BRUNO) == (card,)


def test_a_card_that_may_have_come_since_is_not_known_after_an_undo() -> None:
    at = fighting("draw-after-battle")
    for _ in PEOPLE:
        at.act("play:" + mercenary(at, at.table.playing().state.to_move or 0))
    for _ in PEOPLE:
        at.act("pass")
    drawer = at.table.playing().state.to_move
    assert drawer is not None
    viewer = (drawer + 1) % 3
    at.act("draw:1")
    shows(at, drawer, at.table.playing().hand(drawer)[0], to=viewer)
    assert sees(at, viewer, drawer)
    undone_by_all(at, PEOPLE[drawer], drawer)
    assert not sees(at, viewer, drawer)


def undone_by_all(at: Seated, person: str, seat: int) -> None:
    before = at.table.playing().turn
    at.do(person, m.AskUndo(fresh(), seat))
    motion = at.table.motion
    assert motion is not None
    for other in motion.waits_for:
        at.do(PEOPLE[other], m.Answer(fresh(), other, motion.number, True))
    assert at.table.playing().turn < before


def test_C_RES_8_nothing_is_known_of_a_hand_that_was_discarded() -> None:
    cards = ShownCards(game("condottiere").manifest.hands)
    cards.show(Showing(0, BRUNO, ("bishop",), (ANNA, CHIARA)))
    cards.hear(ANNA, [Event("folded", {"seat": CHIARA})])
    assert cards.of(ANNA, 3) == ((), ("bishop",), ())
    cards.hear(ANNA, [Event("folded", {"seat": BRUNO})])
    assert (cards.of(ANNA, 3), cards.of(CHIARA, 3)) == ((), ((), ("bishop",), ()))
