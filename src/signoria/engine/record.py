"""A game is its record: the set-up, then chance outcomes and actions in order. All else is read from it.

>>> from signoria.engine import default_title
>>> table = Recorder(default_title(), Setup(3, first=0))
>>> table.deal(Rng(7))
>>> table.act(table.state.legal()[0])
>>> record = table.record
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.contract import Chance, Document, Game, Outcome, Setup, State
from signoria.engine.errors import InvalidError, SignoriaError
from signoria.engine.fairness import Fairness
from signoria.engine.registry import game, manifest

VERSION = 1
LONGEST = 1_000_000


class Record(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One game, as JSON. ``moves`` are texts: chance as ``deal:10,6,…`` or ``first:2``, actions as ``play:10``.

    >>> [is_chance(record.game, move) for move in record.moves]
    [True, False]
    """

    game: str
    setup: Setup
    moves: list[str] = []
    signoria: int = msgspec.field(default_factory=lambda: VERSION)  # a factory, so that it is always written
    players: list[str] = []
    outcome: Outcome | None = None
    fairness: Fairness | None = None
    start: Document | None = None
    """The position to start from, where that is not the beginning of a game."""
    notes: Document = {}
    """What a table adds: its deals and what became of them, who was replaced by a bot."""
    components: str = ""
    """The text of the owner's component file that the game was played with; empty: the title's own."""

    def begin(self) -> State:
        """The state before the first move."""
        title = game(self.game)
        if self.components:
            load_edition(title, self.setup.edition, self.components)
        if self.start is None:
            return title.new(self.setup)
        state = title.from_position(self.start)
        _refuse_another_set_up(title.check(self.setup), state.position())
        return state

    def replay(self, upto: int | None = None) -> State:
        """The state after the first ``upto`` moves (None: all).

        >>> record.replay().position() == table.state.position()
        True
        """
        state = self.begin()
        for number, move in enumerate(self.moves[:upto]):
            make(state, move, number)
        return state

    def states(self) -> Iterator[State]:
        """The state before the first move, then after each. It is one object that changes: copy what you keep."""
        state = self.begin()
        yield state
        for number, move in enumerate(self.moves):
            make(state, move, number)
            yield state

    def undone(self) -> Record:
        """This record without its last action and the chance after it.

        >>> len(record.moves), len(record.undone().moves)
        (2, 1)
        """
        last = max((i for i, move in enumerate(self.moves) if not is_chance(self.game, move)), default=0)
        return msgspec.structs.replace(self, moves=self.moves[:last], outcome=None)

    def to_json(self) -> bytes:
        """This record as a file holds it."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @staticmethod
    def from_json(text: bytes | str) -> Record:
        """The record that a file holds; InvalidError if it holds none.

        >>> Record.from_json(record.to_json()) == record
        True
        """
        try:
            record = msgspec.json.decode(text, type=Record)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidError(f"This is not a record: {error}.") from None
        if record.signoria != VERSION:
            raise InvalidError(f"This record has version {record.signoria}; this program reads version {VERSION}.")
        if len(record.moves) > LONGEST:
            raise InvalidError(f"A record has at most {LONGEST:,} moves.")
        return record

    @staticmethod
    def load(path: str | Path) -> Record:
        """The record in that file."""
        return Record.from_json(Path(path).read_bytes())

    def save(self, path: str | Path) -> None:
        """Write it to that file."""
        Path(path).write_bytes(self.to_json())


class Recorder:
    """A state and its record, grown together: the simplest way to play a game that can be saved."""

    def __init__(self, title: str, setup: Setup, start: Document | None = None) -> None:
        agreed = game(title).check(setup)
        self.record = Record(title, agreed, start=start, components=game(title).source(agreed.edition))
        self.state = self.record.begin()

    def act(self, action: int) -> None:
        """The seat to move decides; IllegalMove if it may not, and nothing has changed."""
        text = self.state.text(action)
        self.state.apply(action)
        self._keep(text)

    def deal(self, rng: Rng) -> None:
        """Let a fast generator decide what the state waits for."""
        chance = self.state.chance()
        pool = list(chance.pool)
        self.deal_cards(tuple(pool.pop(rng.below(len(pool))) for _ in range(chance.count)))

    def deal_cards(self, drawn: tuple[str, ...]) -> None:
        """Let this be what the state waits for."""
        text = chance_text(self.state.chance(), drawn)
        self.state.deal_cards(drawn)
        self._keep(text)

    def _keep(self, text: str) -> None:
        self.record.moves.append(text)
        self.record.outcome = self.state.outcome


def _refuse_another_set_up(setup: Setup, start: Document) -> None:
    """The position that a record starts from is one of the game that was agreed on."""
    agreed: Document = {"seats": setup.seats, "edition": setup.edition, "options": list(setup.options), **setup.values}
    found = start | {"seats": len(start["seats"])}
    if "setup" in start:
        agreed, found = {"setup": msgspec.to_builtins(setup)}, {"setup": msgspec.to_builtins(start["setup"])}
    for key, value in agreed.items():
        if found.get(key) != value:
            raise InvalidError(f"The start of this record has {key} {found.get(key)}, its set-up {value}.")


def load_edition(title: Game, edition: str, text: str) -> None:
    """Make an owner's edition playable, whose components this text says; one that is known already stays."""
    if edition in title.editions:
        return
    found = title.look_into(text, edition).edition
    if found != edition:
        raise InvalidError(f"These are the components {found}, not {edition[:80]}.")
    title.load_text(text, edition)


def chance_text(chance: Chance, drawn: tuple[str, ...]) -> str:
    """A chance outcome as a move of a record.

    >>> chance_text(Chance("deal", ("1", "10", "winter"), 2), ("10", "1"))
    'deal:10,1'
    """
    return f"{chance.kind}:{','.join(drawn)}"


def is_chance(title: str, move: str) -> bool:
    """Whether a move of that title's record is a chance outcome, not an action."""
    return move.partition(":")[0] in manifest(title).chance


def make(state: State, move: str, number: int | None = None) -> None:
    """Make one move of a record, chance or action, given as text."""
    try:
        if state.waits_for_chance:
            kind, _, items = move.partition(":")
            if kind != state.chance().kind:
                raise InvalidError(f"{move!r} where the game waits for chance ({state.chance().kind}).")
            state.deal_cards(tuple(items.split(",")) if items else ())
        else:
            state.apply(state.parse(move))
    except SignoriaError as error:
        if number is None:
            raise
        raise InvalidError(f"Move {number + 1} of the record cannot be made: {error}") from error
