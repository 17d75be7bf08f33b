"""Whether a promise was kept, where a turn is made of many small decisions."""

from signoria.engine import Dealer, Setup, game
from signoria.table import messages as m
from signoria.table.deals import checked, judge
from signoria.table.play import Play

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
    return judge(play, [(m.Pledge(mover, action), since) for action in actions])


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
