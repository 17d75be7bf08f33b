"""What the contract promises, held against random games of a title. Each check is told how many moments to look at."""

from __future__ import annotations

import copy
import json
import pickle
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from signoria import bots
from signoria.conformance.walks import moments, name_of, seats_at, settle, setups_of, step, walk
from signoria.engine.chance import Rng
from signoria.engine.contract import Game, State
from signoria.engine.errors import IllegalMove, InvalidError
from signoria.engine.lesson import read_lesson, turns_of
from signoria.engine.record import Record, Recorder, is_chance
from signoria.engine.registry import game
from signoria.engine.setup import Setup
from signoria.engine.sights import Sights

encode = msgspec.json.encode
TRIED = 60
"""So many numbers are tried at a moment, most of which are not legal."""
Check = Callable[[str, int], None]


def eyes_of(state: State) -> tuple[int | None, ...]:
    """Everybody who may look: a spectator, and each seat."""
    return (None, *range(seats_at(state)))


# -- what a title says of itself


def manifest_agrees(title: str, _number: int) -> None:
    """The manifest and the game say the same: name, seats, editions, bots; every usual value is an allowed one."""
    static, manifest = game(title), game(title).manifest
    assert isinstance(static, Game), f"{title} lacks a member of the contract"
    assert static.name == manifest.name == title
    assert (static.seats.start, static.seats.stop - 1) == manifest.seats
    assert manifest.usual_seats in static.seats
    assert manifest.usual_bot in manifest.levels
    assert static.editions[: len(manifest.editions)] == tuple(edition.name for edition in manifest.editions)
    assert all(value.least <= value.usual <= value.most for value in manifest.values.values())
    for edition in manifest.editions:
        assert static.options(edition.name) == edition.options


def lessons_can_be_played(title: str, _number: int) -> None:
    """The line of every lesson is legal from its position, and every step of its coach waits for a decision of it."""
    for name in game(title).manifest.lessons:
        lesson = read_lesson(title, name)
        assert game(title).check(lesson.setup) == lesson.setup, f"{name}: the set-up is not written in full"
        assert len(turns_of(title, name)) == len(lesson.steps) > 0


def setups_are_checked(title: str, _number: int) -> None:
    """A checked set-up stays as it is, is hashed and read again; nonsense is refused in a sentence."""
    static = game(title)
    for setup in setups_of(title):
        assert static.check(setup) == setup
        assert msgspec.json.decode(encode(setup), type=type(setup)) == setup
        assert hash(setup) == hash(copy.deepcopy(setup))
    first = setups_of(title)[0]
    nonsense: list[dict[str, object]] = [
        {"seats": static.seats.stop}, {"seats": static.seats.start - 1}, {"edition": "no-such-edition"},
        {"options": ("no-such-option",)}, {"first": first.seats}, {"values": {"no-such-value": 1}},
        {"families": ("no-such-family",)},
    ]  # fmt: skip
    for change in nonsense:
        try:
            static.check(msgspec.structs.replace(first, **change))
        except InvalidError as refusal:
            assert str(refusal).endswith("."), f"{refusal!r} is no sentence"
        else:
            raise AssertionError(f"{title} takes a set-up with {change}")


def games_come_to_an_end(title: str, _number: int) -> None:
    """A random game of every set-up ends within the bound, with an outcome, and the victory is shared out."""
    for setup in setups_of(title):
        *_, state = walk(title, setup, ("ends", name_of(setup)))
        longest = game(title).longest
        assert state.over, f"{name_of(setup)} is not over after {longest} decisions, the bound that `longest` gives"
        assert state.outcome is not None
        assert state.to_move is None
        assert not state.legal()
        assert len(state.returns()) == setup.seats
        assert abs(sum(state.returns()) - bool(state.outcome.winners)) < 1e-9
        assert {seat for seat, share in enumerate(state.returns()) if share} == set(state.outcome.winners)


# -- actions, positions, copies


def actions_are_legal(title: str, number: int) -> None:
    """Somebody, chance or nobody decides, and only one of them; legal actions ascend within the number of all."""
    for state in moments(title, number, "actions"):
        legal = state.legal()
        assert [state.over, state.waits_for_chance, state.to_move is not None].count(True) == 1
        assert bool(legal) is (state.to_move is not None)
        assert legal == sorted(set(legal))
        assert all(0 <= action < game(title).actions for action in legal)


def texts_mean_actions(title: str, number: int) -> None:
    """An action's text means that action and no other; a kind of chance is no verb of an action."""
    chance = game(title).manifest.chance
    for state in moments(title, number, "texts"):
        texts = [state.text(action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        assert [state.parse(text) for text in texts] == state.legal()
        assert not any(is_chance(title, text) for text in texts)
        if state.waits_for_chance:
            assert state.chance().kind in chance


def refusals_change_nothing(title: str, number: int) -> None:
    """What is not legal is refused in words that name a rule, what means nothing as such, and nothing changes."""
    static, rng = game(title), Rng("refusals")
    for state in moments(title, number, "refusals"):
        before = encode(state.position())
        wrong = [-1, static.actions, static.actions + 7, *(int(rng.below(static.actions)) for _ in range(TRIED))]
        for action in (action for action in wrong if action not in state.legal()):
            refused(state, action, static.manifest.rule_prefix)
        for text in ("", "no-such-verb:thing", "\x00"):
            try:
                state.parse(text)
            except InvalidError as error:
                assert str(error)
            else:
                raise AssertionError(f"{text!r} means something in {title}")
        assert encode(state.position()) == before


def refused(state: State, action: int, prefix: str) -> None:
    try:
        state.apply(action)
    except IllegalMove as refusal:
        assert refusal.rule.startswith(f"{prefix}-"), f"{refusal.rule!r} is no rule id of {prefix}-"
        assert refusal.sentence
    except InvalidError as error:
        assert str(error)
    else:
        raise AssertionError(f"{action} was not legal, and was done")


def positions_tell_all(title: str, number: int) -> None:
    """A position goes through JSON and comes back as the same state."""
    for state in moments(title, number, "positions"):
        document = state.position()
        assert document.get("game") == title, "a position names its game"
        again = game(title).from_position(json.loads(json.dumps(document)))
        assert again.position() == document
        assert again.legal() == state.legal()
        for eyes in eyes_of(state):
            assert again.view(eyes) == state.view(eyes)


def copies_go_their_own_way(title: str, number: int) -> None:
    """A copy, a deep copy and a pickled state are the same game, and what becomes of them changes nothing here."""
    for state in moments(title, number, "copies"):
        before = encode(state.position())
        twins = [state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]  # noqa: S301 - our own
        for twin in twins:
            assert encode(twin.position()) == before
            finish(twin, Rng("copies"), 30)
        assert encode(state.position()) == before
        assert len({encode(twin.position()) for twin in twins}) == 1


def finish(state: State, rng: Rng, steps: int) -> None:
    for _ in range(steps):
        if state.over:
            return
        step(state, rng)


# -- records


def records_replay(title: str, number: int) -> None:
    """A game is its record: through JSON it gives the same states, and undone move by move those before."""
    for place, setup in enumerate(setups_of(title)[: max(2, number // 50)]):
        record, positions = recorded(title, setup, place)
        again = Record.from_json(record.to_json())
        assert [encode(state.position()) for state in again.states()] == positions
        assert again.replay().outcome == record.outcome
        shorter = again.undone()
        assert shorter.outcome is None
        assert encode(shorter.replay().position()) == positions[len(shorter.moves)]
        undone = again.moves[len(shorter.moves) :]
        assert [is_chance(title, move) for move in undone] == [False] + [True] * (len(undone) - 1)


def recorded(title: str, setup: Setup, seed: object) -> tuple[Record, list[bytes]]:
    recorder = Recorder(title, setup)
    state, rng = recorder.state, Rng(("records", seed))
    positions = [encode(state.position())]
    while not state.over and len(positions) < 400:
        if state.waits_for_chance:
            recorder.deal(rng)
        else:
            recorder.act(rng.choice(state.legal()))
        positions.append(encode(state.position()))
    return recorder.record, positions


# -- knowing


def views_are_typed(title: str, number: int) -> None:
    """Views are the struct that the title says, go through JSON unchanged, and offer actions to who is to move."""
    static = game(title)
    for state in moments(title, number, "views"):
        for eyes in eyes_of(state):
            view = state.view(eyes)
            assert type(view) is static.view_type
            assert msgspec.json.decode(encode(view), type=static.view_type) == view
            assert pickle.loads(pickle.dumps(view)) == view  # noqa: S301 - our own
            assert (view.game, view.seat, view.to_move, view.phase) == (title, eyes, state.to_move, state.phase)
            assert list(view.legal) == (state.legal() if eyes is not None and eyes == state.to_move else [])
            assert view.outcome == state.outcome


def sights_are_views(title: str, number: int) -> None:
    """Written for many eyes at once, every view says the same as when it is asked for alone."""
    for state in moments(title, number, "sights"):
        sights = Sights(state)
        for eyes in eyes_of(state):
            seen, view = sights.of(eyes), state.view(eyes)
            assert json.loads(bytes(seen.view)) == json.loads(encode(view)), f"{eyes}: {state.position()}"
            assert tuple(seen.legal) == view.legal


def samples_look_the_same(title: str, number: int) -> None:
    """A sampled state gives the same view byte for byte, the same legal actions, and can be played on."""
    static, rng = game(title), Rng(("samples", title))
    for state in moments(title, number, "samples"):
        for eyes in eyes_of(state):
            view = state.view(eyes)
            sampled = static.sample(view, rng)
            assert encode(sampled.view(eyes)) == encode(view), f"{eyes}: {state.position()}"
            if eyes == state.to_move:
                assert sampled.legal() == state.legal()
            finish(sampled, rng, 20)


def nothing_leaks(title: str, number: int) -> None:
    """What a seat may not know changes nothing for it: not its numbers, not its samples, not what it is told of a move
    or a deal after which its view is the same."""
    static, rng = game(title), Rng(("leaks", title))
    for state in moments(title, number, "leaks"):
        for eyes in eyes_of(state):
            view = state.view(eyes)
            other = static.sample(view, rng)
            assert observed(static, state, eyes) == observed(static, other, eyes)
            word = int(rng.below(1_000_000))
            one, two = (static.sample(seen, Rng(word)) for seen in (view, other.view(eyes)))
            assert encode(one.position()) == encode(two.position())
            told_alike(state.copy(), other, eyes, rng)
            if state.waits_for_chance:
                dealt_alike(state.copy(), state.copy(), eyes, rng)


def observed(static: Game, state: State, eyes: int | None) -> bytes:
    numbers = array("i", bytes(4 * static.observation.size))
    state.observe(eyes, numbers)
    return numbers.tobytes()


def told_alike(one: State, other: State, eyes: int | None, rng: Rng) -> None:
    """The same action in two states that look the same to somebody."""
    actions = [action for action in one.legal() if action in other.legal()]
    if not actions:
        return
    action = rng.choice(actions)
    for state in (one, other):
        state.watch()
        state.apply(action)
    compare_events(one, other, eyes)


def dealt_alike(one: State, other: State, eyes: int | None, rng: Rng) -> None:
    """Two deals that differ in two places, or in one and what is left."""
    chance = one.chance()
    pool = list(chance.pool)
    order = [pool.pop(rng.below(len(pool))) for _ in chance.pool]
    place, with_place = int(rng.below(chance.count)), int(rng.below(len(order)))
    for state in (one, other):
        state.watch()
        state.deal_cards(order[: chance.count])
        order[place], order[with_place] = order[with_place], order[place]
    compare_events(one, other, eyes)


def compare_events(one: State, other: State, eyes: int | None) -> None:
    if encode(one.view(eyes)) == encode(other.view(eyes)):
        told = one.events(eyes), other.events(eyes)
        assert encode(told[0]) == encode(told[1]), f"seat {eyes} is told what it may not know: {told[0]}, or {told[1]}"


# -- together


def threads_share_nothing(title: str, number: int) -> None:
    """Several threads play the games that one alone plays."""
    setups = setups_of(title)[:4]
    steps = max(50, number // 2)

    def played(_thread: int = 0) -> list[bytes]:
        found = []
        for setup in setups:
            state, rng = game(title).new(setup), Rng(("threads", name_of(setup)))
            finish(state, rng, steps)
            found.append(encode([state.position(), state.view(None)]))
        return found

    alone = played()
    with ThreadPoolExecutor(4) as pool:
        assert all(together == alone for together in pool.map(played, range(4)))


def bots_choose_legally(title: str, number: int) -> None:
    """Every bot gives legal actions, the same ones for the same seed; if it explains, it explains what it would do."""
    for level in bots.levels(title):
        for state in moments(title, max(4, number // 20), ("bots", level)):
            settle(state, Rng("bots"))
            if state.to_move is None:
                continue
            view = state.view(state.to_move)
            chosen = [bots.make(title, level, 7).choose(view) for _ in range(2)]
            assert chosen[0] in view.legal
            assert chosen[0] == chosen[1]
            assert bots.explanation(bots.make(title, level, 7), view).action == chosen[0]


def analyst_judges(title: str, number: int) -> None:
    """Chances to win sum to one; where there is a choice, every legal action is weighed; the same seed judges alike."""
    one, twin = bots.analyst(title, 7), bots.analyst(title, 7)
    if one is None or twin is None:
        return
    for state in moments(title, max(4, number // 20), "analyst"):
        settle(state, Rng("analyst"))
        if len(state.legal()) < 2:
            continue
        chances = [analyst.chances(state, 8) for analyst in (one, twin)]
        assert chances[0] == chances[1]
        assert len(chances[0]) == seats_at(state)
        assert abs(sum(chances[0]) - 1) < 1e-6
        assert all(0 <= chance <= 1 for chance in chances[0])
        view = state.view(state.to_move)
        told = [analyst.weigh(view, 8) for analyst in (one, twin)]
        assert told[0] == told[1]
        assert sorted(candidate.action for candidate in told[0].candidates) == list(view.legal)
        assert told[0].action in view.legal
        assert not [candidate for candidate in told[0].candidates if candidate.value is None or candidate.error is None]
