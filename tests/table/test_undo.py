"""Taking decisions back, late in a game as early: what stands afterwards is what would stand without them."""

from __future__ import annotations

import random

import pytest

from signoria.engine import Dealer, Setup, game, titles
from signoria.table.play import CHECKPOINT_EVERY, CHECKPOINTS, Play

DEALER = Dealer(bytes(32), ("", "", "", ""))


def new(title: str) -> Play:
    return Play(game(title), Setup(4, game(title).editions[0]), DEALER)


def play_on(play: Play, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if not play.state.over:
            play.act(play.state.text(rng.choice(play.state.legal())))


def told(play: Play) -> object:
    """All that anybody may learn of it."""
    habits = None if play.habits is None else play.habits.told()
    looks = [play.look(eyes, frozen=False) for eyes in play.everybody]
    return looks, [play.story(eyes) for eyes in play.everybody], habits, play.chances, play.actions, play.actors


@pytest.mark.parametrize("back", [1, 2, CHECKPOINT_EVERY, CHECKPOINT_EVERY + 1, 3 * CHECKPOINT_EVERY, 200])
@pytest.mark.parametrize("title", titles())
def test_what_stands_after_an_undo_is_what_was_never_left(title: str, back: int) -> None:
    for seed in range(3):
        play, straight = new(title), new(title)
        play_on(play, random.Random(seed), 75 + seed)
        turn = max(0, play.turn - back)
        kept = play.actions[:turn]
        play.go_back(turn)
        for text in kept:
            straight.act(text)
        straight.quiet = True
        straight.shown = play.shown
        assert told(play) == told(straight)
        play_on(play, random.Random(9), 40)
        play_on(straight, random.Random(9), 40)
        assert told(play) == told(straight)


def test_an_undo_plays_few_decisions_again_however_long_the_game_is() -> None:
    play = new("virtu")
    play_on(play, random.Random(1), 300)
    turn = play.turn - 1
    play.begin_before(turn)
    assert 0 < turn - play.turn <= CHECKPOINT_EVERY
    assert len(play.checkpoints) <= CHECKPOINTS


def test_cards_that_were_shown_are_known_after_an_undo_as_before() -> None:
    play, straight = new("condottiere"), new("condottiere")
    rng = random.Random(4)
    play_on(play, rng, 20)
    for text in play.actions:
        straight.act(text)
    for one in (play, straight):
        one.show(0, one.hand(0)[:1], (1, 2))
    play_on(play, rng, 3)
    play.go_back(20)
    assert [play.cards.of(seat, 4) for seat in range(4)] == [straight.cards.of(seat, 4) for seat in range(4)]
