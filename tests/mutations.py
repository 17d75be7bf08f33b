"""Positions of real games with something changed: what a reader must refuse, unless a game can go on from it."""

from __future__ import annotations

import copy
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import signoria

Path = tuple[Any, ...]
ODD: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    2**63,
    10**30,
    0.5,
    "",
    "none",
    "Roma",
    "\x1b[2J",
    [],
    {},
    [[]],
    {"a": 1},
]


def places(thing: Any, path: Path = ()) -> Iterator[Path]:
    """The way to everything in a document."""
    inner = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def kind_of(path: Path) -> Path:
    """The same for all seats and all members of a list."""
    return tuple("*" if isinstance(key, int) else key for key in path)


def at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


class Mutations:
    """Ways to change a document, fed with what real documents hold in each place."""

    def __init__(self, documents: Iterable[dict[str, Any]], rng: signoria.Rng) -> None:
        self.rng = rng
        self.seen: dict[Path, list[Any]] = defaultdict(list)
        for document in documents:
            for path in places(document):
                value = at(document, path)
                if value not in self.seen[kind_of(path)]:
                    self.seen[kind_of(path)].append(value)

    def changed(self, document: dict[str, Any]) -> dict[str, Any]:
        """The document with one to three changes."""
        twin: dict[str, Any] = copy.deepcopy(document)
        for _ in range(1 + self.rng.below(3)):
            self.rng.choice(WAYS)(self, twin)
        return twin

    def somewhere(self, document: dict[str, Any]) -> tuple[Any, Any] | None:
        """A place in the document: what holds it, and its key there. Places near the top are as likely as cards."""
        top = self.rng.choice(list(document))
        ways = [(top,), *((top, *path) for path in places(document[top]))]
        *way, key = self.rng.choice(ways if self.rng.below(3) else ways[:1])
        return at(document, tuple(way)), key


def forget(with_: Mutations, document: dict[str, Any]) -> None:
    place = with_.somewhere(document)
    if place:
        del place[0][place[1]]


def odd(with_: Mutations, document: dict[str, Any]) -> None:
    place = with_.somewhere(document)
    if place:
        place[0][place[1]] = with_.rng.choice(ODD)


def another(with_: Mutations, document: dict[str, Any]) -> None:
    """What stands in the same place in another position; also where this one has nothing."""
    kinds = [kind for kind in with_.seen if "*" not in kind[:-1] and kind[-1] != "*"]
    kind = with_.rng.choice(kinds)
    holder = document
    for key in kind[:-1]:
        holder = holder.get(key) if isinstance(holder, dict) else None  # type: ignore[assignment]
    if isinstance(holder, dict):
        holder[kind[-1]] = copy.deepcopy(with_.rng.choice(with_.seen[kind]))


def another_within(with_: Mutations, document: dict[str, Any]) -> None:
    ways = list(places(document))
    way = with_.rng.choice(ways) if ways else ()
    if values := with_.seen.get(kind_of(way)):
        at(document, way[:-1])[way[-1]] = copy.deepcopy(with_.rng.choice(values))


def step(with_: Mutations, document: dict[str, Any]) -> None:
    """A number one up or down, yes for no."""
    ways = [way for way in places(document) if isinstance(at(document, way), int)]
    if ways:
        way = with_.rng.choice(ways)
        value = at(document, way)
        at(document, way[:-1])[way[-1]] = (
            not value if isinstance(value, bool) else value + (1 if with_.rng.below(2) else -1)
        )


def move(with_: Mutations, document: dict[str, Any]) -> None:
    """A member of one list into another: a card into another hand, a seat into the final battle."""
    lists = [at(document, way) for way in places(document) if isinstance(at(document, way), list)]
    full = [items for items in lists if items]
    if full:
        source = with_.rng.choice(full)
        thing = source.pop(with_.rng.below(len(source)))
        with_.rng.choice(lists).append(thing)


def twice(with_: Mutations, document: dict[str, Any]) -> None:
    full = [at(document, way) for way in places(document) if isinstance(at(document, way), list) and at(document, way)]
    if full:
        items = with_.rng.choice(full)
        items.append(copy.deepcopy(with_.rng.choice(items)))


def exchange(with_: Mutations, document: dict[str, Any]) -> None:
    """Two members of a list, such as two seats."""
    long = [at(document, way) for way in places(document) if isinstance(at(document, way), list)]
    long = [items for items in long if len(items) > 1]
    if long:
        items = with_.rng.choice(long)
        one, other = with_.rng.below(len(items)), with_.rng.below(len(items))
        items[one], items[other] = items[other], items[one]


WAYS: list[Callable[[Mutations, dict[str, Any]], None]] = [
    forget, odd, another, another, another, another_within, another_within, step, step, move, move, twice, exchange,
]  # fmt: skip
