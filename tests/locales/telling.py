"""What is said of real games, sentence by sentence: the vectors that the command line and the page are both held to.

``python -m tests.locales.telling`` plays games of every title for a minute or two and writes telling.json anew. A
vector is something told (an event, an action, a refusal or an outcome of a title) and its sentence in every language.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from signoria import bots
from signoria.engine import (
    LOT,
    Event,
    Game,
    IllegalMove,
    InvalidError,
    Rng,
    Setup,
    SignoriaError,
    State,
    game,
    manifest,
    titles,
)
from signoria.locales import LANGUAGES, Messages, messages

Thing = TypeVar("Thing")
FILE = Path(__file__).parent / "telling.json"
NAMES = ("Anna", "Béla", "Иван", "سارا", "none", "<b>Eve</b>")
GAMES = {"random": 20, "squire": 1}
"""So many games of each level with every set-up; of another level one."""
QUICK = bots.Budget(nodes=1)
"""What games tell does not depend on how well they are played."""
TRIALS = 4
"""So many moves are tried, and may be refused, before each that is made."""
OF_A_KIND = 4
"""So many different events of one id, actions of one verb, refusals of one reason are kept."""
FEW = 3
"""Numbers and lists up to here differ in a sentence; beyond it they are said alike."""
MESSAGES = {"event": "event", "action": "action", "refusal": "illegal", "outcome": "outcome"}
"""How the message ids of each kind begin."""


class Vector(msgspec.Struct, frozen=True):
    """One thing that is told, and how. ``id``: of an event, the text of an action, a reason."""

    title: str
    kind: str
    id: str
    args: dict[str, Any]
    me: int | None = None
    """The seat that it is told to; None: to somebody else."""
    says: dict[str, str] = {}

    @property
    def message(self) -> str:
        return f"{MESSAGES[self.kind]}-{self.id.partition(':')[0]}"


def say(words: Messages, vector: Vector) -> str:
    """The sentence for a vector, as the command line says it."""
    if vector.kind == "action":
        return words.action(vector.id)
    if vector.kind == "event":
        return words.tell(Event(vector.id, vector.args), NAMES, vector.me)
    return words.address(vector.message, vector.args, NAMES, vector.me)


@cache
def written() -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode(FILE.read_bytes())
    return document


@cache
def vectors() -> tuple[Vector, ...]:
    return tuple(msgspec.convert(written()["vectors"], list[Vector]))


# -- made anew


class Told:
    """What was seen of one title: of every kind and id a few that differ."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.kept: dict[str, dict[object, Vector]] = defaultdict(dict)
        self.verbs: dict[str, dict[str, None]] = defaultdict(dict)

    def keep(self, kind: str, identity: str, args: Mapping[str, Any], differs: object) -> None:
        vector = Vector(self.title, kind, identity, dict(args))
        few = self.kept[vector.message]
        if len(few) < OF_A_KIND:
            few.setdefault(differs, vector)

    def events(self, state: State) -> None:
        for event in (*state.events(None), *state.events(0)):
            self.keep("event", event.id, event.args, shape(event.args))

    def moves(self, state: State, rng: Rng) -> None:
        """The legal moves, whose text may depend on the moment; and of all moves some that are refused now."""
        for text in map(state.text, state.legal()):
            self.action(text)
        for _ in range(TRIALS):
            try:
                trial = state.copy()
                trial.apply(trial.parse(any_of(list(self.verbs[any_of(list(self.verbs), rng)]), rng)))
            except SignoriaError as refusal:
                if isinstance(refusal, IllegalMove):
                    self.keep("refusal", refusal.reason, refusal.args_of_reason, shape(refusal.args_of_reason))

    def action(self, text: str) -> None:
        self.verbs[text.partition(":")[0]][text] = None
        self.keep("action", text, {}, text)


def texts_of(state: State, actions: int) -> Iterator[str]:
    for action in range(actions):
        with suppress(InvalidError):  # a number that no component has
            yield state.text(action)


def shape(value: Any) -> Any:
    """What of an argument can change the sentence around it."""
    match value:
        case None | bool():
            return repr(value)
        case int():
            return min(value, FEW)
        case str():
            return value.rpartition("-")[0] == ""
        case dict():
            return tuple(sorted((key, shape(part)) for key, part in value.items()))
        case _:
            return min(len(value), FEW)


def any_of(things: Sequence[Thing], rng: Rng) -> Thing:
    return things[rng.below(len(things))]


def setups(title: Game) -> Iterator[Setup]:
    """Every edition with each of its options, and with none, for all numbers of seats."""
    for edition in title.editions:
        for seats, option in product(title.seats, ("", *title.options(edition))):
            families: Any = LOT if title.families(edition, seats) else ()
            yield title.check(Setup(seats, edition, [option] if option else [], families=families))


def play(title: Game, setup: Setup, level: str, seed: int, told: Told) -> None:
    """A whole game, and everything that it tells."""
    rng, bot = Rng((seed, level)), bots.make(title.name, level, seed, QUICK)
    state = title.new(setup)
    state.watch()
    while not state.over:
        if state.waits_for_chance:
            state.deal(rng)
        else:
            told.moves(state, rng)
            state.apply(any_of(state.legal(), rng) if level == "random" else bot.choose(state.view(state.to_move)))
        told.events(state)
    if state.outcome is not None:
        winners = state.outcome.winners
        told.keep("outcome", state.outcome.reason, {"winners": winners}, len(winners))


def vectors_of(title: Game) -> Iterator[Vector]:
    told = Told(title.name)
    for text in texts_of(title.new(next(setups(title))), title.actions):
        told.action(text)
    for setup, level in product(setups(title), bots.levels(title.name)):
        for seed in range(GAMES.get(level, 1)):
            play(title, setup, level, seed, told)
    for _, few in sorted(told.kept.items()):
        for vector in few.values():
            for heard in (vector, *(msgspec.structs.replace(vector, me=seat) for seat in seats_in(vector))):
                says = {language: say(messages(language, title.name), heard) for language in LANGUAGES}
                yield msgspec.structs.replace(heard, says=says)


def seats_in(vector: Vector) -> list[int]:
    """The seats that it speaks of as one player each: to them it is told otherwise."""
    words = manifest(vector.title).words
    seats = [value for key, value in vector.args.items() if words.kind(key).startswith("seat")]
    alone = [seat[0] if isinstance(seat, list | tuple) and len(seat) == 1 else seat for seat in seats]
    return sorted({seat for seat in alone if isinstance(seat, int)})


def tables() -> dict[str, Any]:
    """What the page is sent of each title besides its messages."""
    words = {title: manifest(title).words for title in titles()}
    return {title: {"arguments": own.kinds, "actions": own.actions, "rows": own.rows} for title, own in words.items()}


def write(made: Iterable[Vector]) -> None:
    """A vector a line, so that a change is seen where it is."""
    lines = ",\n".join(text(vector) for vector in made)
    FILE.write_text(f'{{"names": {text(NAMES)},\n"tables": {text(tables())},\n"vectors": [\n{lines}\n]}}\n', "utf-8")


def text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


if __name__ == "__main__":
    write(vector for title in titles() for vector in vectors_of(game(title)))
