"""A game is its record: saved, read, replayed, undone, verified."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import signoria
from signoria.engine import Record, Recorder, is_chance, make
from tests.titles.condottiere.setups import FAMILIES


def recorded(seats: int = 3, edition: str = "modern", options: tuple[str, ...] = (), seed: int = 1) -> Record:
    """A whole random game with committed cards."""
    dealer = signoria.Dealer(bytes([seed]) * 32, ("Anna", "Béla"))
    rng = signoria.Rng(seed)
    table = Recorder("condottiere", signoria.Setup(seats, edition, options, target=5 if "points" in options else None))
    deals = 0
    while not table.state.over:
        if table.state.waits_for_chance:
            table.deal_cards(dealer.draw(deals, table.state.chance()))
            deals += 1
        else:
            table.act(rng.choice(table.state.legal()))
    table.record.players = [f"player {seat}" for seat in range(seats)]
    table.record.fairness = dealer.revealed()
    return table.record


RECORD = recorded()
TEXT = RECORD.to_json()


def changed(**keys: Any) -> Record:
    return msgspec.structs.replace(Record.from_json(TEXT), **keys)


def with_move(number: int, move: str) -> Record:
    return changed(moves=[*RECORD.moves[:number], move, *RECORD.moves[number + 1 :]])


# -- reading and writing


def test_a_record_is_json_for_people() -> None:
    document = json.loads(TEXT)
    assert document["game"] == "condottiere"
    assert document["signoria"] == 1
    assert document["setup"] == {"seats": 3, "edition": "modern"}
    assert document["moves"][0].startswith("first:")
    assert document["moves"][1].startswith("deal:")
    assert TEXT.count(b"\n") > len(RECORD.moves)


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_writing_and_reading_gives_the_same_record_and_verifies(
    edition: str, options: tuple[str, ...], tmp_path: Path
) -> None:
    record = recorded(4, edition, options, seed=2)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record
    assert again.to_json() == record.to_json()
    assert again.replay().outcome == record.outcome is not None
    assert signoria.verify(again) == sum(is_chance("condottiere", move) for move in record.moves)


@pytest.mark.parametrize(
    "text",
    [
        b"", b"{", b"[]", b"null", b"7", b'"record"', b"\xff\xfe\x00", b"\x00" * 100, b"{}", b'{"game": "condottiere"}',
        TEXT[:-20], TEXT[20:], TEXT.replace(b'"moves"', b'"movs"'), TEXT.replace(b'"seats": 3', b'"seats": "3"'),
        TEXT.replace(b'"seats": 3', b'"seats": 3.5'), TEXT.replace(b'"seats": 3', b'"seats": 1e400'),
        TEXT.replace(b'"first:', b'7, "first:'), b'{"notes": {"a": ' + b"[" * 100_000,
        TEXT.replace(b'"player 0"', b'"\\ud800"'),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_in_a_sentence(text: bytes) -> None:
    assert text != TEXT
    with pytest.raises(signoria.InvalidError, match=r"(?s).+\.$"):
        Record.from_json(text)


@pytest.mark.parametrize("version", [0, 2, -1, 10**9])
def test_another_version_is_refused(version: int) -> None:
    with pytest.raises(signoria.InvalidError, match=f"version {version}; this program reads version 1"):
        Record.from_json(TEXT.replace(b'"signoria": 1', f'"signoria": {version}'.encode()))


def test_a_record_too_long_to_be_a_game_is_refused() -> None:
    with pytest.raises(signoria.InvalidError, match="at most 1,000,000 moves"):
        Record.from_json(msgspec.json.encode(changed(moves=["pass"] * 1_000_001)))


# -- replay and undo


def test_states_are_the_replay_step_by_step() -> None:
    for number, state in enumerate(RECORD.states()):
        if number % 25 == 0:
            assert state == RECORD.replay(number)
    assert number == len(RECORD.moves)


def test_undo_takes_back_the_last_action_and_the_chance_after_it() -> None:
    record = RECORD
    while any(not is_chance("condottiere", move) for move in record.moves):
        shorter = record.undone()
        gone = record.moves[len(shorter.moves) :]
        assert shorter.moves == record.moves[: len(shorter.moves)]
        assert [is_chance("condottiere", move) for move in gone] == [False] + [True] * (len(gone) - 1)
        assert shorter.outcome is None
        assert shorter.setup == record.setup
        record = shorter
    assert record.moves == RECORD.moves[:2]
    assert record.undone().moves == []
    assert len(RECORD.moves) > 20, "undoing changes only the copy"


def test_a_record_may_start_from_a_position() -> None:
    start = RECORD.replay(30).position()
    table = Recorder("condottiere", signoria.Setup(3), start)
    assert table.state == RECORD.replay(30)
    table.act(table.state.legal()[0])
    assert Record.from_json(table.record.to_json()).replay() == table.state


def test_a_move_out_of_place_changes_nothing() -> None:
    waiting, acting = RECORD.replay(1), RECORD.replay(2)
    for state, move in ((waiting, "pass"), (waiting, "first:1"), (acting, "deal:1"), (acting, "first:0")):
        before = state.position()
        with pytest.raises(signoria.InvalidError):
            make(state, move)
        assert state.position() == before
    with pytest.raises(signoria.IllegalMove):
        make(acting, "pass")
    with pytest.raises(signoria.InvalidError, match="Move 3 of the record cannot be made: C-BAT-2"):
        with_move(2, "pass").replay()


# -- tampering


def swapped(move: str) -> str:
    cards = move.removeprefix("deal:").split(",")
    other = next(n for n, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    return "deal:" + ",".join(cards)


DEALS = [number for number, move in enumerate(RECORD.moves) if move.startswith("deal:")]
assert RECORD.fairness is not None
assert RECORD.outcome is not None
FAIRNESS = RECORD.fairness
TAMPERED = {
    "the first seat": with_move(0, "first:2" if RECORD.moves[0] != "first:2" else "first:1"),
    "the first deal": with_move(1, swapped(RECORD.moves[1])),
    "the last deal": with_move(DEALS[-1], swapped(RECORD.moves[DEALS[-1]])),
    "a card too many": with_move(1, RECORD.moves[1] + ",10"),
    "a card too few": with_move(1, RECORD.moves[1].rpartition(",")[0]),
    "no deal": changed(moves=[RECORD.moves[0], *RECORD.moves[2:]]),
    "a move left out": changed(moves=[*RECORD.moves[:2], *RECORD.moves[3:]]),
    "a move twice": changed(moves=[*RECORD.moves[:3], RECORD.moves[2], *RECORD.moves[3:]]),
    "an illegal move": with_move(3, "play:7"),
    "moves after the end": changed(moves=[*RECORD.moves, "pass"]),
    "the end cut off": changed(moves=RECORD.moves[:-1]),
    "another winner": changed(outcome=signoria.Outcome((RECORD.outcome.winners[0] ^ 1,), RECORD.outcome.reason)),
    "another reason": changed(outcome=signoria.Outcome(RECORD.outcome.winners, "most")),
    "no outcome": changed(outcome=None),
    "another number of players": changed(setup=signoria.Setup(4, "modern")),
    "another edition": changed(setup=signoria.Setup(3, "classic")),
    "another beginning": changed(setup=signoria.Setup(3, "modern", first=0)),
    "another secret": changed(fairness=msgspec.structs.replace(FAIRNESS, secret="00" * 32)),
    "no secret": changed(fairness=msgspec.structs.replace(FAIRNESS, secret=None)),
    "another commitment": changed(fairness=msgspec.structs.replace(FAIRNESS, commitment="00" * 32)),
    "other entropy": changed(fairness=msgspec.structs.replace(FAIRNESS, entropy=("Anna", "Bela"))),
    "entropy left out": changed(fairness=msgspec.structs.replace(FAIRNESS, entropy=())),
    "nothing committed": changed(fairness=None),
}


def test_the_untouched_record_verifies() -> None:
    assert signoria.verify(changed()) == len(DEALS) + 1


@pytest.mark.parametrize("what", TAMPERED)
def test_tampering_is_found(what: str) -> None:
    with pytest.raises(signoria.InvalidError, match=r".+\.$"):
        signoria.verify(TAMPERED[what])
