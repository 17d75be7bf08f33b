"""What a record proves: its start, its cards, its moves and its outcome, each by itself.

Proved is that the cards follow from the committed secret, that every move was legal, and that the outcome follows.
Not proved is what nobody signed: ``NOT_PROVED`` says it.
"""

from __future__ import annotations

import hmac
from typing import Literal

import msgspec

from signoria.engine.contract import Outcome, State
from signoria.engine.errors import InvalidError
from signoria.engine.fairness import SECRET_BYTES, Dealer, Fairness, dealer_of
from signoria.engine.record import Record, chance_text, make

NOT_PROVED = (
    "that no legal move was exchanged for another legal one, or left out at the end: moves are not signed",
    "who played, and what the notes say",
    "that the commitment is the one shown before the first card: compare it yourself",
)

Verdict = Literal["proved", "incomplete", "contradicted"]


class Finding(msgspec.Struct, frozen=True):
    """One part of a record: what is known of it, a sentence about it, and whether it is proved (None: open)."""

    status: str
    says: str
    holds: bool | None


class Verification(msgspec.Struct, frozen=True):
    """All that can be said of a record. ``moves_made`` and ``deals_made`` count what could be replayed."""

    start: Finding
    cards: Finding
    moves: Finding
    outcome: Finding
    moves_made: int
    deals_made: int
    commitment: str | None
    not_proved: tuple[str, ...]

    @property
    def findings(self) -> dict[str, Finding]:
        """The four findings by their names, in the order in which they are told."""
        return {"start": self.start, "cards": self.cards, "moves": self.moves, "outcome": self.outcome}

    @property
    def verdict(self) -> Verdict:
        """``contradicted`` if any part is, ``proved`` if all are, else ``incomplete``."""
        held = [finding.holds for finding in self.findings.values()]
        if False in held:
            return "contradicted"
        return "proved" if all(held) else "incomplete"

    @property
    def reasons(self) -> list[str]:
        """The sentences about what is not proved; what is contradicted comes first."""
        open_ones = [finding for finding in self.findings.values() if not finding.holds]
        return [finding.says for finding in sorted(open_ones, key=lambda finding: finding.holds is None)]


def verify(record: Record, commitment: str | None = None) -> int:
    """The number of chance outcomes checked, if everything in the record is proved; else InvalidError says what is not.

    ``commitment``: the one that was shown before the first card, if you kept it.

    >>> from signoria.arena.games import Contest, record_game
    >>> from signoria.engine import Setup, default_title
    >>> record = record_game(Contest(default_title(), Setup(2), ("random", "random"), seed=7), 0)
    >>> verify(record, record.fairness.commitment) > 0
    True
    >>> verify(record, "another one")
    Traceback (most recent call last):
        ...
    signoria.engine.errors.InvalidError: The commitment of this record is not the one that was shown before the game.
    """
    found = examine(record, commitment)
    if found.verdict != "proved":
        raise InvalidError(found.reasons[0])
    return found.deals_made


def examine(record: Record, commitment: str | None = None) -> Verification:
    """Everything that can be said of a record; InvalidError only if it is none, or its set-up or start cannot be.

    >>> from signoria.engine import Setup, default_title
    >>> found = examine(Record(default_title(), Setup(2), []))
    >>> found.verdict, found.moves.says
    ('incomplete', 'This record is empty: it holds no moves.')
    """
    dealer, trust = _dealer(record.fairness, commitment)
    replay = _Replay(record, dealer)
    fairness = record.fairness
    return Verification(
        start=_start(record),
        cards=_cards(record, replay, trust),
        moves=_moves(record, replay),
        outcome=_outcome(record, replay),
        moves_made=replay.made,
        deals_made=replay.deals,
        commitment=None if fairness is None else fairness.commitment,
        not_proved=(NOT_PROVED if commitment is None else NOT_PROVED[:-1]) + tuple(_interventions(record)),
    )


class _Replay:
    """The record played through, as far as that goes, each deal compared with the dealer's."""

    def __init__(self, record: Record, dealer: Dealer | None) -> None:
        self.state: State = record.begin()
        self.made = self.deals = 0
        self.strayed: int | None = None
        self.broken = ""
        for number, move in enumerate(record.moves):
            dealt = self.state.waits_for_chance
            if dealt and dealer is not None and self.strayed is None and not self._follows(dealer, move):
                self.strayed = number
            try:
                make(self.state, move, number)
            except InvalidError as error:
                self.broken = str(error)
                return
            self.made += 1
            self.deals += dealt

    def _follows(self, dealer: Dealer, move: str) -> bool:
        chance = self.state.chance()
        return hmac.compare_digest(chance_text(chance, dealer.draw(self.deals, chance)).encode(), move.encode())


def _dealer(fairness: Fairness | None, commitment: str | None) -> tuple[Dealer | None, Finding | None]:
    """Who dealt; or why nobody can say, or that the secret is a lie."""
    if fairness is None:
        return None, _unchecked("This record carries no commitment: its cards cannot be verified.")
    if commitment is not None and commitment.strip().lower() != fairness.commitment.lower():
        return None, _false("The commitment of this record is not the one that was shown before the game.")
    if fairness.secret is None:
        return None, _unchecked("The secret of this game has not been revealed: its cards cannot be verified.")
    try:
        dealer = dealer_of(fairness)
    except InvalidError as error:
        return None, _false(str(error))
    if len(dealer.secret) != SECRET_BYTES:
        return dealer, _unchecked(
            f"The secret has {len(dealer.secret)} bytes instead of {SECRET_BYTES}: it could be guessed before the game."
        )
    return dealer, None


def _unchecked(sentence: str) -> Finding:
    return Finding("not-checkable", sentence, None)


def _false(sentence: str) -> Finding:
    return Finding("contradicted", sentence, False)


def _interventions(record: Record) -> list[str]:
    """What the notes say that the operator of the server did to this game."""
    told = record.notes.get("operator", [])
    entries = [one for one in told if isinstance(one, dict)] if isinstance(told, list) else []
    did = {"undone": "took moves back", "patched": "put another position on the table"}
    return [f"the operator {did.get(str(one.get('kind')), 'intervened')}: {one.get('reason', '')}" for one in entries]


def _start(record: Record) -> Finding:
    changed = _interventions(record)
    if changed:
        return Finding(
            "operator", f"This game was not left alone: {'; '.join(changed)}.", None if record.start else True
        )
    if record.start is None:
        return Finding("beginning", "The beginning of a game.", True)
    return Finding(
        "hand-made",
        "This game starts from a position that somebody wrote: nothing proves that it was dealt or reached.",
        None,
    )


def _cards(record: Record, replay: _Replay, trust: Finding | None) -> Finding:
    if replay.strayed is not None:
        return _false(f"Move {replay.strayed + 1} is not what the committed secret deals.")
    if trust is not None and trust.holds is False:
        return trust
    whole = record.start is None and replay.state.over and not replay.broken
    if not replay.deals:
        if whole:
            return Finding("nothing-dealt", "Nothing in this game was left to chance.", True)
        return trust or _unchecked("Nothing was dealt: there is nothing to check.")
    if trust is not None:
        return trust
    if record.start is not None:
        return _unchecked(
            f"What was held at the start was not dealt; the {replay.deals} outcomes since follow from the secret."
        )
    return Finding("as-committed", f"All {replay.deals} chance outcomes follow from the committed secret.", True)


def _moves(record: Record, replay: _Replay) -> Finding:
    if replay.broken:
        return Finding("illegal", replay.broken, False)
    if not record.moves:
        return Finding("none", "This record is empty: it holds no moves.", None)
    return Finding("legal", f"All {replay.made} moves can be made by the rules.", True)


def _outcome(record: Record, replay: _Replay) -> Finding:
    claimed, reached = record.outcome, replay.state.outcome
    if replay.broken:
        return Finding("unknown", f"What follows after move {replay.made} cannot be known.", None)
    if claimed == reached:
        if reached is not None:
            return Finding("follows", f"It follows from the moves: {_words(reached)}.", True)
        ended = " (the notes say that the table ended it)" if "ended" in record.notes else ""
        return Finding("unfinished", f"The game is not finished{ended}: there is no outcome to prove.", None)
    if reached is None:
        said = f"The record claims {_words(claimed)}, but after its moves the game still goes on"
    else:
        said = f"The record claims {_words(claimed)}, but its moves give {_words(reached)}"
    return _false(f"The outcome in the record is not the outcome of its moves. {said}.")


def _words(outcome: Outcome | None) -> str:
    if outcome is None:
        return "no outcome"
    seats = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    return f"{seats} ({outcome.reason})"
