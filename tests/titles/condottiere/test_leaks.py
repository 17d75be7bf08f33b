"""Nobody is told what his seat may not know: not by his view, not by his events, not by a spectator's."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

import signoria
from signoria.titles.condottiere import Match, State
from tests.titles.condottiere.invariants import ASKING
from tests.titles.condottiere.secrets import Pair, deals, known, prepare
from tests.titles.condottiere.setups import FAMILIES, game, inner, stroll

OF_A_PHASE = 5
"""So many states of each phase are looked at, for each number of players, from every seat and from outside."""


def moments(
    edition: str, options: tuple[str, ...], seed: int
) -> Iterator[tuple[State | Match, int | None, signoria.Rng]]:
    """States of random games with every number of players, each with everyone who may look at it."""
    for seats in game.seats:
        setup = signoria.Setup(seats, edition, options)
        rng = signoria.Rng(("moments", setup, seed))
        taken: Counter[str] = Counter()
        for state in chain(stroll(setup, ("leaks", setup, seed)), stroll(setup, ("more leaks", setup, seed))):
            rare = state.phase in ("fold", "keep", "deal")
            if taken[state.phase] < OF_A_PHASE and (rare or rng.below(6) == 0):
                taken[state.phase] += 1
                for viewer in (None, *range(seats)):
                    yield state.copy(), viewer, rng


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_views_and_events_are_the_same_whatever_is_hidden(edition: str, options: tuple[str, ...]) -> None:
    check_that_much_was_seen(check_leaks(edition, options, seed=0), edition, options)


def check_leaks(edition: str, options: tuple[str, ...], seed: int) -> Counter[str]:
    """Look at many pairs of states; how often they differed, by phase."""
    seen: Counter[str] = Counter()
    for state, viewer, rng in moments(edition, options, seed):
        pair = Pair(state.position(), viewer, rng)
        text = state.text(rng.choice(state.legal())) if state.to_move is not None else None
        second_text = prepare(pair, text) if text else None
        differs = pair.shuffle()
        answer = second_text() if second_text else None
        one, other = pair.states()
        assert known(one, viewer) == known(other, viewer)
        seen[state.phase] += differs
        if text and answer:
            one.apply(one.parse(text))
            other.apply(other.parse(answer))
            seen["another card"] += text != answer
        elif state.waits_for_chance and inner(state).marker >= 0:
            outcomes = deals(one, other, viewer, rng)
            if outcomes is None:
                continue
            one.deal_cards(outcomes[0])
            other.deal_cards(outcomes[1])
            seen["another deal"] += outcomes[0] != outcomes[1]
        assert known(one, viewer) == known(other, viewer), (state.position(), text, answer)
    return seen


def check_that_much_was_seen(seen: Counter[str], edition: str, options: tuple[str, ...]) -> None:
    """The property was not proved by pairs that do not differ."""
    draws = "draw-after-battle" in options
    expected = (
        ASKING - ({"fold", "keep"} if draws else {"draw"}) - ({"favour", "keep"} if edition == "classic" else set())
    )
    assert all(seen[phase] >= 5 for phase in expected), seen
    assert seen["battle"] > 50
    assert seen["another deal"] > 3
    if "hidden-cards" in options:
        assert seen["another card"] > 10


@pytest.mark.parametrize("options", [options for edition, options in FAMILIES if edition == "classic"])
def test_classic_shows_no_hand_sizes(options: tuple[str, ...]) -> None:
    """A hand may be larger or smaller: nobody else is told, as long as there is one."""
    differing = 0
    for state, viewer, rng in moments("classic", options, seed=1):
        if state.waits_for_chance or state.over:
            continue
        pair = Pair(state.position(), viewer, rng)
        text = state.text(rng.choice(state.legal()))
        prepare(pair, text)
        if not pair.move_between_hands():
            continue
        one, other = pair.states()
        sizes = [[len(seat["hand"]) for seat in state.position()["seats"]] for state in (one, other)]
        assert known(one, viewer) == known(other, viewer)
        for twin in (one, other):
            twin.apply(twin.parse(text))
        assert known(one, viewer) == known(other, viewer), (state.position(), text)
        differing += sizes[0] != sizes[1]
    assert differing > 50


def test_what_a_viewer_may_know_is_told() -> None:
    """The other side: views are not equal because they say nothing."""
    state = next(s for s in stroll(signoria.Setup(3, "modern", ("hidden-cards",)), 5) if s.phase == "battle")
    other = state.copy()
    own, rival = state.to_move, (state.to_move or 0) - 1
    assert own is not None
    for twin, card in ((state, 0), (other, 1)):
        twin.watch()
        twin.apply(twin.legal()[card])
    assert known(state, own)[1] != known(other, own)[1]
    hand = state.view(own).seats[own].hand
    assert hand is not None
    assert len(hand) == state.view(None).seats[own].cards == 9
    assert state.view(rival % 3).seats[own].hand is None
    assert b'"hand":null' in msgspec.json.encode(state.view(None))
