"""The contract of a title: what a game, its states, its views and its bots promise to tables, tools and researchers.

Every example below is run against the first title that is registered. docs/titles.md makes a title of its own.

>>> from signoria.engine import Rng, Setup, default_title, game
>>> title = game(default_title())
>>> state = title.new(Setup(4, first=0))
>>> rng = Rng(7)
>>> dealt = state.copy()
>>> dealt.deal(rng)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, Self, runtime_checkable

from signoria.engine.bot import (
    Analyst,
    Bot,
    Budget,
    Candidate,
    ExplainingBot,
    Explanation,
    Habits,
    Learning,
    Watchful,
)
from signoria.engine.chance import Rng
from signoria.engine.manifest import Advice, Manifest
from signoria.engine.setup import LOT, Setup
from signoria.engine.tally import Tally
from signoria.engine.values import Chance, Document, Event, Field, Inventory, Mark, Observation, Outcome

__all__ = [
    "LOT",
    "Advice",
    "Analyst",
    "Bot",
    "Budget",
    "Candidate",
    "Chance",
    "Document",
    "Event",
    "ExplainingBot",
    "Explanation",
    "Field",
    "Game",
    "Habits",
    "Inventory",
    "Learning",
    "Manifest",
    "Mark",
    "Observation",
    "Outcome",
    "Setup",
    "Sight",
    "State",
    "View",
    "Watchful",
]


class View(Protocol):
    """What a seat may know: everything public and its own, nothing else. Titles give msgspec structs with many fields.

    Two states that differ only in what a seat may not know give that seat views that are equal byte for byte. Nobody
    needs more than a view to play: no field of the game that is public is missing.

    >>> view = state.view(1)
    >>> view.game == title.name, view.seat, view.legal
    (True, 1, ())
    """

    @property
    def game(self) -> str:
        """The name of the title.

        >>> dealt.view(0).game == title.name
        True
        """

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: a spectator's.

        >>> dealt.view(3).seat, dealt.view(None).seat
        (3, None)
        """

    @property
    def phase(self) -> str:
        """What is being decided, or ``over``.

        >>> dealt.view(0).phase == dealt.phase
        True
        """

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None while the game waits for chance, and at its end.

        >>> dealt.view(0).to_move == dealt.to_move
        True
        """

    @property
    def legal(self) -> tuple[int, ...]:
        """The legal actions of this seat in ascending order; empty when it is not to move.

        >>> list(dealt.view(dealt.to_move).legal) == dealt.legal()
        True
        """

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        >>> dealt.view(0).outcome is None
        True
        """


class Sight(Protocol):
    """A moment for many eyes. A state may have a method ``sight`` that gives one: where a table tells the same move to
    many, what they all may know is then made and written once. A state without it is seen by ``view`` alone.

    ``public`` with the fields of ``private(seat)`` in place of its own is what ``view(seat)`` gives.

    >>> sight = dealt.sight()
    >>> sight.public == dealt.view(None)
    True
    >>> sight.private(2)["seat"], "phase" in sight.private(2)
    (2, False)
    """

    @property
    def public(self) -> Any:
        """The view of a spectator."""

    def private(self, seat: int | None, /) -> Document:
        """The fields in which views differ, as that seat (None: a spectator) sees them: always the same names, among
        them ``seat`` and ``legal``. They are only written: a part that was written before may be a ``msgspec.Raw``."""


class State(Protocol):
    """A game at a moment. It changes in place: ``copy`` it before looking ahead.

    States share no memory that is written to: two threads may play two games.
    """

    @property
    def over(self) -> bool:
        """Whether the game has ended. Then nothing is legal, nobody is to move and there is an outcome.

        >>> state.over, state.outcome
        (False, None)
        """

    @property
    def waits_for_chance(self) -> bool:
        """Whether chance decides next, by ``deal`` or ``deal_cards``. Then nobody is to move.

        >>> state.waits_for_chance, state.to_move
        (True, None)
        """

    @property
    def to_move(self) -> int | None:
        """The one seat that decides now; None while chance decides and when the game is over.

        >>> dealt.to_move in range(4), state.to_move
        (True, None)
        """

    @property
    def phase(self) -> str:
        """What is being decided, as positions and messages name it.

        >>> state.phase
        'deal'
        """

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the game goes on.

        >>> dealt.outcome is None
        True
        """

    def returns(self) -> tuple[float, ...]:
        """The share of each seat in the victory, when the game is over: they sum to 1, or to 0 where nobody won.

        >>> finished = dealt.copy()
        >>> while not finished.over:
        ...     finished.deal(rng) if finished.waits_for_chance else finished.apply(rng.choice(finished.legal()))
        >>> sum(finished.returns())
        1.0
        """

    def legal(self) -> list[int]:
        """The legal actions of the seat to move, in ascending order; never empty while somebody is to move.

        >>> bool(dealt.legal()) == (dealt.to_move is not None)
        True
        """

    def apply(self, action: int) -> None:
        """The seat to move does this. IllegalMove names the rule if it may not; then nothing has changed.

        >>> trial = dealt.copy()
        >>> trial.apply(trial.legal()[0])
        """

    def text(self, action: int) -> str:
        """An action as text, the same in records, at the command line and for bots: a verb, or ``verb:what``.

        >>> dealt.parse(dealt.text(dealt.legal()[0])) == dealt.legal()[0]
        True
        """

    def parse(self, text: str) -> int:
        """The action that a text means. InvalidError if it means nothing, IllegalMove if it belongs elsewhere.

        >>> dealt.parse("nonsense")
        Traceback (most recent call last):
            ...
        signoria.engine.errors.InvalidError: ...
        """

    def chance(self) -> Chance:
        """What is drawn next; InvalidError when nothing is. Its kind is one of the manifest's.

        >>> state.chance().kind in title.manifest.chance
        True
        """

    def deal(self, rng: Rng) -> None:
        """Let a generator decide what the state waits for: fast, for simulation.

        >>> again = state.copy()
        >>> again.deal(rng)
        >>> again.waits_for_chance
        False
        """

    def deal_cards(self, drawn: Sequence[str]) -> None:
        """Decide what the state waits for: ``chance().count`` items of its pool, in the order they were drawn.

        >>> again, chance = state.copy(), state.chance()
        >>> again.deal_cards(chance.pool[: chance.count])
        >>> again.waits_for_chance
        False
        """

    def view(self, seat: int | None) -> View:
        """What that seat may know now; None: a spectator.

        >>> dealt.view(None).seat is None and dealt.view(2).seat == 2
        True
        """

    def showable(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat may show to others in talk; none in a title whose manifest says so.

        >>> bool(dealt.showable(0)) == title.manifest.shows_cards
        True
        """

    def observe(self, seat: int | None, out: Any) -> None:
        """Write what that seat may know as numbers into ``out``: a writable buffer of as many 32-bit integers as
        ``Game.observation`` has. Equal views give equal numbers.

        >>> from array import array
        >>> numbers = array("i", bytes(4 * title.observation.size))
        >>> dealt.observe(0, numbers)
        >>> any(numbers)
        True
        """

    def position(self) -> Document:
        """The whole state as JSON data, what is hidden too; ``Game.from_position`` reads it.

        It names its ``game``, has ``seats``, a list with something for each, and either the ``setup`` or ``edition``,
        ``options`` and every value of it by name: tools know by these what game it is, and records what was agreed.

        >>> title.from_position(dealt.position()).legal() == dealt.legal()
        True
        """

    def copy(self) -> Self:
        """A state that goes its own way from here; in a compiled title in well under a microsecond. It is not watched.

        ``copy.deepcopy`` and ``pickle`` do the same, more slowly.

        >>> from copy import deepcopy
        >>> deepcopy(dealt).position() == dealt.copy().position() == dealt.position()
        True
        """

    def watch(self) -> None:
        """From now on, keep what happens in each move for ``events``.

        >>> trial = dealt.copy()
        >>> trial.watch()
        >>> trial.events(0)
        []
        """

    def events(self, seat: int | None) -> list[Event]:
        """What happened in the last move or deal, as that seat (None: a spectator) may know it; empty if not watched.

        >>> trial = dealt.copy()
        >>> trial.watch()
        >>> trial.apply(trial.legal()[0])
        >>> trial.events(None)[0].id == trial.events(0)[0].id
        True
        """


@runtime_checkable
class Game(Protocol):
    """The static facts of a title. An entry point of the group ``signoria.titles`` names the one there is."""

    @property
    def manifest(self) -> Manifest:
        """What ``title.toml`` says: editions, options, kinds of chance, bots, words.

        >>> title.manifest.name == title.name
        True
        """

    @property
    def name(self) -> str:
        """The title's name in records, addresses and commands.

        >>> title.name == default_title()
        True
        """

    @property
    def seats(self) -> range:
        """The possible numbers of players.

        >>> 4 in title.seats
        True
        """

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that can be played here, the usual one first; an owner's own components add some.

        >>> len(title.editions) >= 1
        True
        """

    @property
    def actions(self) -> int:
        """How many action numbers there are: every action is in ``range(actions)``.

        >>> max(dealt.legal()) < title.actions
        True
        """

    @property
    def longest(self) -> int:
        """A bound on the decisions of a game: who plays on beyond it may give the game up as unfinished.

        >>> title.longest > 1000
        True
        """

    @property
    def view_type(self) -> type:
        """The msgspec struct of its views; the page's types are generated from it.

        >>> type(dealt.view(0)) is title.view_type
        True
        """

    @property
    def box_type(self) -> type | None:
        """The msgspec struct of ``Inventory.values``, from which types are generated too. None: they have no type.

        >>> title.box_type is None
        True
        """

    @property
    def observation(self) -> Observation:
        """What the numbers of ``State.observe`` mean, the same for every set-up.

        >>> [field.name for field in title.observation.fields][:1] != []
        True
        """

    def options(self, edition: str) -> tuple[str, ...]:
        """The options of an edition, in their usual order.

        >>> set(title.options(title.editions[0])) == set(title.manifest.editions[0].options)
        True
        """

    def advice(self, edition: str) -> tuple[Advice, ...]:
        """What the rulebook of an edition advises against.

        >>> title.advice(title.editions[0])
        ()
        """

    def families(self, edition: str, seats: int, /) -> tuple[str, ...]:
        """What so many seats play, in order, where seats differ: a family each. Empty where all are alike.

        >>> title.families(title.editions[0], 4)
        ()
        """

    def promises(self, edition: str, /) -> tuple[str, ...]:
        """The actions, as texts, that a deal at a table of this edition may name: whether they were kept is told.

        >>> 'pass' in title.promises(title.editions[0])
        True
        """

    def inventory(self, edition: str, /) -> Inventory | None:
        """The components of an edition and how sure each value is. None: the rules tell all that there is.

        >>> box = title.inventory(title.editions[0])
        >>> box is None or box.edition == title.editions[0]
        True
        """

    def load(self, path: str | Path, /) -> str:
        """Read an owner's own components from a file; the name of the edition that plays with them. InvalidError
        says what is wrong with the file, or that this title has no such components.

        >>> title.load("mine.toml")
        Traceback (most recent call last):
            ...
        signoria.engine.errors.InvalidError: ...
        """

    def load_text(self, text: str, name: str, /) -> str:
        """The same from the text of such a file; ``name``: what the file is called, or the edition that it made before.
        BadComponents says in which line an error is.

        >>> title.load_text("", "mine.toml")
        Traceback (most recent call last):
            ...
        signoria.engine.errors.InvalidError: ...
        """

    def look_into(self, text: str, name: str, /) -> Inventory:
        """What is in an owner's file, and how its edition would be called, without loading it.

        >>> title.look_into("", "mine.toml")
        Traceback (most recent call last):
            ...
        signoria.engine.errors.InvalidError: ...
        """

    def source(self, edition: str, /) -> str:
        """The text from which an owner's edition was loaded; empty for the editions of the title.

        >>> title.source(title.editions[0])
        ''
        """

    def unload(self, edition: str, /) -> None:
        """Forget an owner's edition, which nobody plays any more; the editions of the title stay.

        >>> title.unload(title.editions[0])
        >>> title.editions[0] == title.manifest.editions[0].name
        True
        """

    def check(self, setup: Setup) -> Setup:
        """The set-up in full, each default written out; InvalidError says what the rules do not allow.

        >>> title.check(Setup(4)).edition == title.editions[0]
        True
        """

    def new(self, setup: Setup) -> State:
        """A game before its first decision or deal.

        >>> title.new(Setup(4)).waits_for_chance
        True
        """

    def from_position(self, document: Mapping[str, Any]) -> State:
        """The state that JSON data describes; InvalidError says what is wrong with it.

        >>> title.from_position({"seats": "none"})
        Traceback (most recent call last):
            ...
        signoria.engine.errors.InvalidError: ...
        """

    def sample(self, view: Any, rng: Rng) -> State:
        """A state that could be the true one for whoever has this view: what is public or their own is kept, the rest
        is drawn. Its view for the same seat is equal to the given one byte for byte.

        >>> title.sample(dealt.view(1), rng).view(1) == dealt.view(1)
        True
        """

    def random_games(self, setup: Setup, games: int, rng: Rng) -> Tally:
        """Play whole games at random, as fast as the machine can.

        >>> title.random_games(Setup(4), 10, rng).games
        10
        """

    def habits(self, setup: Setup, /) -> Habits | None:
        """A notebook for one game, in which a table keeps how its players play; None where the title keeps none.

        >>> notebook = title.habits(Setup(4))
        """
