"""Whether a promise was kept, where a turn is made of many small decisions."""

from signoria.engine import Dealer, Setup, game
from signoria.table import messages as m
from signoria.table.deals import checked
from signoria.table.play import Play
from signoria.table.promises import Promise, Reading, judge

SECRET = bytes(32)


def turn_with_annexations() -> tuple[Play, str, str]:
    """A game of Virtù where two cities could be annexed, and these; the first is not paid for at once."""
    play = Play(game("virtu"), Setup(3, first=0), Dealer(SECRET))
    while True:
        texts = [play.state.text(action) for action in play.state.legal()]
        cities = [text for text in texts if text.startswith("annex:")]
        asking = [city for city in cities if may_cancel(play, city)]
        if asking and len(cities) > 1:
            return play, asking[0], next(city for city in cities if city != asking[0])
        calm = [text for text in texts if text not in ("cancel", "indulgence") and not text.startswith("cash:")]
        play.act(calm[play.turn * 7 % len(calm)])


def may_cancel(play: Play, action: str) -> bool:
    state = play.state.copy()
    state.apply(state.parse(action))
    return not state.waits_for_chance and "cancel" in map(state.text, state.legal())


def finish(play: Play) -> None:
    """Until another seat decides."""
    mover = play.state.to_move
    while play.state.to_move == mover:
        texts = [play.state.text(action) for action in play.state.legal()]
        play.act(next(text for text in ("pay", "done", texts[0]) if text in texts))


def verdicts(play: Play, since: int, mover: int, *actions: str) -> list[bool | None]:
    return judge(play, [Promise(m.Pledge(mover, action), since) for action in actions])


def test_a_promise_is_kept_by_any_decision_of_the_turn() -> None:
    play, _, second = turn_with_annexations()
    since, mover = play.turn, play.state.to_move
    assert mover is not None
    cash = [text for text in map(play.state.text, play.state.legal()) if text.startswith("cash:")]
    for text in (*cash[:1], second):
        play.act(text)
    finish(play)
    assert verdicts(play, since, mover, second) == [True]


def test_what_was_taken_back_in_the_turn_was_not_done() -> None:
    play, first, second = turn_with_annexations()
    since, mover = play.turn, play.state.to_move
    assert mover is not None
    for text in (first, "cancel", second):
        play.act(text)
    finish(play)
    assert verdicts(play, since, mover, first, second) == [False, True]


def test_a_turn_that_is_not_over_decides_nothing() -> None:
    play, first, _ = turn_with_annexations()
    since, mover = play.turn, play.state.to_move
    assert mover is not None
    play.act(first)
    assert verdicts(play, since, mover, first) == [None]


def test_every_promise_that_a_title_offers_means_something() -> None:
    for title in ("condottiere", "virtu"):
        play = Play(game(title), Setup(3, first=0), Dealer(SECRET))
        assert play.game.promises("")
        for promise in play.game.promises(""):
            assert checked(play, m.Pledge(0, promise), (0,)).action == promise


# -- what a party can tell before the game is over


def battle(*options: str) -> Play:
    play = Play(game("condottiere"), Setup(3, options=options, first=0), Dealer(SECRET))
    play.act("place:Roma")
    return play


def seen(play: Play, action: str, will: bool = True, witness: int | None = 1) -> bool | None:
    return judge(play, [Promise(m.Pledge(0, action, will), 1, witness)])[0]


def card_of(play: Play, seat: int) -> str:
    return next(card for card in play.hand(seat) if card.isdigit())


def test_whoever_sees_a_promise_kept_or_broken_knows_it_at_once() -> None:
    play = battle()
    play.act("pass")
    assert seen(play, "pass") is True
    assert seen(play, "pass", will=False) is False


def test_what_a_player_could_have_done_with_hidden_cards_nobody_knows() -> None:
    play = battle()
    card = card_of(play, 0)
    play.act("pass")
    assert seen(play, f"play:{card}", witness=None) is False
    assert seen(play, f"play:{card}") is None


def test_a_card_played_face_down_breaks_no_promise_before_other_eyes() -> None:
    play = battle("hidden-cards")
    card = card_of(play, 0)
    play.act(f"play:{card}")
    assert seen(play, f"play:{card}", will=False, witness=None) is False
    assert seen(play, f"play:{card}", will=False) is None


def test_a_reading_goes_on_where_it_stopped() -> None:
    play = battle()
    reading = Reading(play, play.state.copy(), play.turn, play.chances)
    reading.follow(Promise(m.Pledge(1, "pass"), play.turn))
    reading.read_on()
    assert reading.verdicts == [None]
    play.act("pass")
    reading.read_on()
    assert [pledge.action for pledge in reading.owed()] == ["pass"]
    play.act("pass")
    reading.follow(Promise(m.Pledge(2, "pass", False), play.turn))
    play.act("pass")
    reading.read_on()
    assert reading.verdicts == [True, False]
    assert reading.owed() == []
