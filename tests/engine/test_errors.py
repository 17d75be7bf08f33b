"""One family of errors, and one door to the titles."""

import pytest

import signoria
from signoria.engine import Game, titles


def test_everything_that_can_go_wrong_is_one_family() -> None:
    assert issubclass(signoria.InvalidError, signoria.SignoriaError)
    assert issubclass(signoria.InvalidError, ValueError)
    assert issubclass(signoria.IllegalMove, signoria.SignoriaError)
    assert issubclass(signoria.NotYourTurn, signoria.IllegalMove)
    assert not issubclass(signoria.IllegalMove, signoria.InvalidError)


def test_an_illegal_move_carries_its_rule_and_what_a_translation_needs() -> None:
    error = signoria.IllegalMove("C-BAT-2", "not-in-hand", "seat 1 holds no 10.", seat=1, card="10")
    assert str(error) == "C-BAT-2: seat 1 holds no 10."
    assert (error.rule, error.reason, error.sentence) == ("C-BAT-2", "not-in-hand", "seat 1 holds no 10.")
    assert error.args_of_reason == {"seat": 1, "card": "10"}


@pytest.mark.parametrize(("to_move", "words"), [(2, "it is the turn of seat 2"), (None, "nobody may act now")])
def test_out_of_turn_says_whose_turn_it_is(to_move: int | None, words: str) -> None:
    error = signoria.NotYourTurn("C-BAT-1", 0, to_move)
    assert words in str(error)
    assert error.args_of_reason == {"seat": 0, "to_move": to_move}


@pytest.mark.parametrize("title", titles())
def test_every_title_keeps_the_contract(title: str) -> None:
    game = signoria.game(title)
    assert isinstance(game, Game)
    assert game.name == title
    assert game is signoria.game(title)
    setup = game.check(signoria.Setup(game.seats[-1]))
    assert game.check(setup) == setup
    state = game.new(setup)
    rng = signoria.Rng(title)
    for _ in range(200):
        if state.over:
            break
        if state.waits_for_chance:
            assert state.to_move is None
            state.deal(rng)
        else:
            view = state.view(state.to_move)
            assert (view.game, view.seat, view.to_move) == (title, state.to_move, state.to_move)
            assert list(view.legal) == state.legal()
            assert state.view(None).legal == ()
            assert [state.parse(state.text(action)) for action in state.legal()] == state.legal()
            state.apply(rng.choice(state.legal()))
    assert game.from_position(state.position()) == state.copy() == state


@pytest.mark.parametrize("name", ["", "chess", "Condottiere", "condottiere ", "os", "../condottiere"])
def test_an_unknown_title_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(signoria.InvalidError, match="condottiere"):
        signoria.game(name)
