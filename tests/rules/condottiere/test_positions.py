"""Any moment of a game can be written down and read back; what the rules cannot reach is refused."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import signoria
from tests.rules.condottiere.board import FULL_4, Table, battle, cards, document, final, game, new, placing

TABLES = [
    ("modern", (), 4),
    ("classic", (), 3),
    ("classic", ("capturing", "bigger-kingdoms"), 5),
    ("modern", ("capturing",), 2),
    ("modern", ("hidden-cards",), 3),
    ("modern", ("draw-after-battle", "hidden-cards", "capturing", "bigger-kingdoms"), 6),
]


def played(edition: str, options: tuple[str, ...], seats: int, seed: int, steps: int = 250) -> Iterator[Any]:
    """The states of a game at random, one after the other."""
    state, rng, choice = new(seats, edition=edition, options=options).state, signoria.Rng(seed), random.Random(seed)
    for _ in range(steps):
        yield state
        if state.over:
            return
        if state.waits_for_chance:
            state.deal(rng)
        else:
            state.apply(choice.choice(list(state.legal())))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("edition", "options", "seats"), TABLES)
def test_C_SET_3_every_state_is_its_position(edition: str, options: tuple[str, ...], seats: int, seed: int) -> None:
    """C-SET-3: a position says all: who holds what, what lies where, who is asked what, and what may still be dealt."""
    for state in played(edition, options, seats, seed):
        again = game.from_position(state.position())
        assert again == state
        assert again.position() == state.position()
        assert (again.phase, again.to_move, list(again.legal())) == (state.phase, state.to_move, list(state.legal()))
        if state.waits_for_chance:
            assert sorted(again.chance().pool) == sorted(state.chance().pool)
            assert again.chance().count == state.chance().count


@pytest.mark.parametrize(("edition", "options", "seats"), TABLES)
def test_C_SET_3_nobody_can_tell_what_others_hold(edition: str, options: tuple[str, ...], seats: int) -> None:
    """C-SET-3, C-OPT-5: if the others' cards change places unseen, neither a seat's nor a spectator's view changes."""
    shuffle, compared = random.Random(5), 0
    for state in played(edition, options, seats, seed=7, steps=120):
        if state.phase != "battle":
            continue
        position = state.position()
        others = [seat for seat in position["seats"][1:] if not {"known", "mercenaries"} & seat.keys()]
        hidden = [card for seat in others for card in seat["hand"]] + position["deck"]
        shuffle.shuffle(hidden)
        for seat in others:  # of the rest everybody has seen something
            seat["hand"], hidden = hidden[: len(seat["hand"])], hidden[len(seat["hand"]) :]
        position["deck"] = hidden
        other = game.from_position(position)
        compared += other != state
        assert other.view(0) == state.view(0)
        assert other.view(None) == state.view(None)
    assert compared > 10


@pytest.mark.parametrize("action", [-1, 62, 255, 10**6])
def test_C_BAT_2_a_number_that_is_no_action_is_refused(action: int) -> None:
    """C-BAT-2: a card or a pass, nothing else."""
    table = battle(["1 1", "1"])
    before = table.state.position()
    with pytest.raises((signoria.InvalidError, signoria.IllegalMove)):
        table.state.apply(action)
    assert table.state.position() == before


def test_C_SET_3_a_copy_goes_its_own_way() -> None:
    """C-SET-3: what happens on a copy does not happen on the table."""
    table = battle(["6 1", "5 1"])
    twin = Table(table.state.copy())
    assert twin.state == table.state
    twin.do("play:6")
    assert twin.state != table.state
    assert (table.hand(0), table.asked) == (cards("6 1"), (0, "battle"))


def test_C_BAT_3_who_has_passed_is_not_to_move() -> None:
    """C-BAT-3: a position in which one who has passed is to move is refused."""
    with pytest.raises(signoria.InvalidError):
        battle(["1", "1"], passed=[0], turn=0)


@pytest.mark.parametrize("card", ["scarecrow", "bishop"])
def test_C_ASK_4_what_leaves_the_line_at_once_never_lies_in_one(card: str) -> None:
    """C-ASK-4: no Scarecrow and no modern Bishop in a line."""
    with pytest.raises(signoria.InvalidError):
        battle(["1", "1"], lines=[card, ""])


def test_C_ASK_1_taking_back_is_not_asked_with_nothing_to_take() -> None:
    """C-ASK-1: phase take needs a mercenary in the line."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(document("take", ["1", "1"], lines=["heroine", "6"], at="Roma"))


def test_C_ASK_2_folding_is_not_asked_with_a_mercenary() -> None:
    """C-ASK-2: phase fold needs a hand without mercenaries."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(document("fold", ["1 winter", "1"], at="Roma"))


def test_C_RND_2_nobody_has_kept_three_cards() -> None:
    """C-RND-2: up to 2."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(document("keep", ["1 2", ""], at="Roma", kept=["3", "4", "5"]))


def test_C_RND_2_keeping_is_not_asked_while_two_hold_cards() -> None:
    """C-RND-2: only a single player with cards keeps."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(document("keep", ["1 2", "5 5"], at="Roma"))


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_C_OPT_1_nobody_draws_without_the_option(edition: str) -> None:
    """C-OPT-1: phase draw belongs to draw after battle."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(document("draw", ["1", "1"], deck="2 3 4", edition=edition))


def test_C_CARD_6_classic_has_no_popes_favour() -> None:
    """C-CARD-6: the classic Bishop moves no favour: no region can be under it."""
    with pytest.raises(signoria.InvalidError):
        placing(["1", "1"], favour="Siena", edition="classic")


@pytest.mark.parametrize("finalists", [[0], [0, 7], [0, 0]])
def test_C_WIN_3_a_final_battle_has_two_finalists_or_more(finalists: list[int]) -> None:
    """C-WIN-3: between those who are tied: two or more, all at the table."""
    with pytest.raises(signoria.InvalidError):
        final(["1", "1", "", ""], finalists, owns=FULL_4, favour="Napoli")


@pytest.mark.parametrize("page", [None, [], "battle", 7])
def test_C_SET_4_what_is_no_position_at_all_is_refused(page: Any) -> None:
    """C-SET-4: not a position: refused like any bad one."""
    with pytest.raises(signoria.InvalidError):
        game.from_position(page)
