"""What a record proves, and what it does not: every part by itself, for every way a record can be made or unmade."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import signoria
from signoria.engine import Dealer, Fairness, Finding, InvalidError, Outcome, Record, Recorder, Rng, Setup, examine

SECRET = bytes(range(32))


def played(title: str = "condottiere", **setup: Any) -> Record:
    """A whole random game with committed cards."""
    dealer, rng, deals = Dealer(SECRET, ("Anna",)), Rng(7), 0
    table = Recorder(title, Setup(**({"seats": 3} | setup)))
    while not table.state.over:
        if table.state.waits_for_chance:
            table.deal_cards(dealer.draw(deals, table.state.chance()))
            deals += 1
        else:
            table.act(rng.choice(table.state.legal()))
    table.record.fairness = dealer.revealed()
    return table.record


RECORDS = {
    "condottiere": played(),
    "a match": played(options=("points",), target=5),
    "draw-after-battle": played(options=("draw-after-battle",)),
    "classic": played(edition="classic", seats=4),
    "virtu": played("virtu"),
}
WHOLE = RECORDS["condottiere"]
assert WHOLE.fairness is not None
assert WHOLE.outcome is not None
FAIRNESS, OUTCOME = WHOLE.fairness, WHOLE.outcome


def changed(record: Record = WHOLE, **keys: Any) -> Record:
    return msgspec.structs.replace(record, **keys)


def from_the_middle(**keys: Any) -> Record:
    """A game that starts from a position; everything after it is as it was, and dealt by the secret."""
    dealer, rng, deals = Dealer(SECRET), Rng(8), 0
    table = Recorder("condottiere", WHOLE.setup, WHOLE.replay(20).position())
    while not table.state.over:
        if table.state.waits_for_chance:
            table.deal_cards(dealer.draw(deals, table.state.chance()))
            deals += 1
        else:
            table.act(rng.choice(table.state.legal()))
    table.record.fairness = dealer.revealed()
    return changed(table.record, **keys)


def fair(**keys: Any) -> Fairness:
    return msgspec.structs.replace(FAIRNESS, **keys)


def swapped(move: str) -> str:
    cards = move.removeprefix("deal:").split(",")
    other = next(n for n, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    return "deal:" + ",".join(cards)


OTHER_DEAL = [WHOLE.moves[0], swapped(WHOLE.moves[1]), "place:Roma"]
WEAK = b"weak"

MATRIX: dict[str, tuple[Record, str, tuple[str, str, str, str]]] = {
    "whole": (WHOLE, "proved", ("beginning", "as-committed", "legal", "follows")),
    "empty": (changed(moves=[], outcome=None), "incomplete", ("beginning", "not-checkable", "none", "unfinished")),
    "empty, with a winner": (changed(moves=[]), "contradicted", ("beginning", "not-checkable", "none", "contradicted")),
    "only the first seat": (
        changed(moves=WHOLE.moves[:1], outcome=None),
        "incomplete",
        ("beginning", "as-committed", "legal", "unfinished"),
    ),
    "cut off": (
        changed(moves=WHOLE.moves[:40], outcome=None),
        "incomplete",
        ("beginning", "as-committed", "legal", "unfinished"),
    ),
    "cut off, with its winner": (
        changed(moves=WHOLE.moves[:-1]),
        "contradicted",
        ("beginning", "as-committed", "legal", "contradicted"),
    ),
    "another winner": (
        changed(outcome=Outcome((OUTCOME.winners[0] ^ 1,), OUTCOME.reason)),
        "contradicted",
        ("beginning", "as-committed", "legal", "contradicted"),
    ),
    "another reason": (
        changed(outcome=Outcome(OUTCOME.winners, "friendship")),
        "contradicted",
        ("beginning", "as-committed", "legal", "contradicted"),
    ),
    "its winner concealed": (
        changed(outcome=None),
        "contradicted",
        ("beginning", "as-committed", "legal", "contradicted"),
    ),
    "an illegal move": (
        changed(moves=[*WHOLE.moves[:2], "pass", *WHOLE.moves[3:]]),
        "contradicted",
        ("beginning", "as-committed", "illegal", "unknown"),
    ),
    "a move after the end": (
        changed(moves=[*WHOLE.moves, "pass"]),
        "contradicted",
        ("beginning", "as-committed", "illegal", "unknown"),
    ),
    "a move that is none": (
        changed(moves=[*WHOLE.moves[:2], "\x1b[2Jhello"]),
        "contradicted",
        ("beginning", "as-committed", "illegal", "unknown"),
    ),
    "other cards": (
        changed(moves=OTHER_DEAL, outcome=None),
        "contradicted",
        ("beginning", "contradicted", "legal", "unfinished"),
    ),
    "a card too many": (
        changed(moves=[WHOLE.moves[0], WHOLE.moves[1] + ",10"]),
        "contradicted",
        ("beginning", "contradicted", "illegal", "unknown"),
    ),
    "no commitment": (changed(fairness=None), "incomplete", ("beginning", "not-checkable", "legal", "follows")),
    "no secret": (
        changed(fairness=fair(secret=None)),
        "incomplete",
        ("beginning", "not-checkable", "legal", "follows"),
    ),
    "another secret": (
        changed(fairness=fair(secret="00" * 32)),
        "contradicted",
        ("beginning", "contradicted", "legal", "follows"),
    ),
    "a secret that is none": (
        changed(fairness=fair(secret="z" * 64)),
        "contradicted",
        ("beginning", "contradicted", "legal", "follows"),
    ),
    "other entropy": (
        changed(fairness=fair(entropy=("Bela",))),
        "contradicted",
        ("beginning", "contradicted", "legal", "follows"),
    ),
    "entropy beyond all measure": (
        changed(fairness=fair(entropy=("x" * 1000,))),
        "contradicted",
        ("beginning", "contradicted", "legal", "follows"),
    ),
    "a start made by hand": (from_the_middle(), "incomplete", ("hand-made", "not-checkable", "legal", "follows")),
    "a start made by hand, no commitment": (
        from_the_middle(fairness=None),
        "incomplete",
        ("hand-made", "not-checkable", "legal", "follows"),
    ),
    "a start made by hand, and an invented winner": (
        changed(start=WHOLE.replay(20).position(), moves=[]),
        "contradicted",
        ("hand-made", "not-checkable", "none", "contradicted"),
    ),
    "a start after the end, and its winner": (
        changed(start=WHOLE.replay().position(), moves=[]),
        "incomplete",
        ("hand-made", "not-checkable", "none", "follows"),
    ),
    "the true beginning as a start made by hand": (
        changed(start=WHOLE.begin().position()),
        "incomplete",
        ("hand-made", "not-checkable", "legal", "follows"),
    ),
}


@pytest.mark.parametrize("kind", MATRIX)
def test_every_part_is_judged_by_itself(kind: str) -> None:
    record, verdict, statuses = MATRIX[kind]
    found = examine(record)
    assert tuple(finding.status for finding in found.findings.values()) == statuses
    assert found.verdict == verdict
    assert all(finding.says.endswith(".") for finding in found.findings.values())
    if verdict == "proved":
        assert signoria.verify(record) == found.deals_made > 0
    else:
        with pytest.raises(InvalidError) as refusal:
            signoria.verify(record)
        assert str(refusal.value) == found.reasons[0]


@pytest.mark.parametrize("kind", RECORDS)
def test_a_whole_game_is_proved(kind: str) -> None:
    found = examine(RECORDS[kind])
    assert found.verdict == "proved"
    assert found.moves_made == len(RECORDS[kind].moves)
    assert found.commitment == RECORDS[kind].fairness.commitment  # type: ignore[union-attr]
    assert len(found.not_proved) == 3


@pytest.mark.parametrize("kind", RECORDS)
def test_of_a_game_cut_off_anywhere_nothing_is_false_and_not_everything_proved(kind: str) -> None:
    record = RECORDS[kind]
    for length in range(0, len(record.moves), 1 + len(record.moves) // 8):
        assert examine(changed(record, moves=record.moves[:length], outcome=None)).verdict == "incomplete"
        assert examine(changed(record, moves=record.moves[:length])).verdict == "contradicted"


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    found = examine(changed(moves=[*WHOLE.moves[:2], "pass"]))
    assert found.moves.says.startswith("Move 3 of the record cannot be made: C-BAT-2: ")
    assert found.moves_made == 2


def test_what_is_false_is_said_before_what_is_open() -> None:
    found = examine(changed(fairness=None, outcome=None))
    assert [finding.holds for finding in (found.cards, found.outcome)] == [None, False]
    assert found.reasons[0] == found.outcome.says


def test_the_commitment_that_was_shown_is_compared() -> None:
    assert examine(WHOLE, FAIRNESS.commitment.upper() + "\n").verdict == "proved"
    assert len(examine(WHOLE, FAIRNESS.commitment).not_proved) == 2
    found = examine(WHOLE, "ab" * 32)
    assert found.cards == Finding(
        "contradicted", "The commitment of this record is not the one that was shown before the game.", False
    )
    assert examine(changed(fairness=None), "ab" * 32).verdict == "incomplete"


def test_a_secret_that_could_be_guessed_proves_nothing() -> None:
    dealer = Dealer(WEAK)
    table = Recorder("condottiere", Setup(3))
    table.deal_cards(dealer.draw(0, table.state.chance()))
    table.record.fairness = dealer.revealed()
    found = examine(table.record)
    assert found.cards.status == "not-checkable"
    assert "4 bytes instead of 32" in found.cards.says


def test_a_game_that_leaves_nothing_to_chance_needs_no_commitment() -> None:
    found = examine(changed(played("virtu", first=1), fairness=None))
    assert found.verdict == "proved"
    assert found.cards.status == "nothing-dealt"


def test_a_table_that_ended_the_game_is_named() -> None:
    found = examine(changed(moves=WHOLE.moves[:9], outcome=None, notes={"ended": {"why": "time"}}))
    assert "the notes say that the table ended it" in found.outcome.says


@pytest.mark.parametrize(
    ("setup", "says"),
    [
        (Setup(2), "seats 3, its set-up 2"),
        (Setup(3, "classic"), "edition modern, its set-up classic"),
        (Setup(3, options=["hidden-cards"]), "options"),
        (Setup(9), "C-SET-1"),
    ],
)
def test_a_start_of_another_game_is_refused(setup: Setup, says: str) -> None:
    record = changed(setup=setup, start=WHOLE.replay(20).position(), moves=[], outcome=None)
    for reads in (record.begin, record.replay, lambda: examine(record)):
        with pytest.raises(InvalidError, match=says):
            reads()
