"""What one person, one address, one account may cost: how often, and how much at once.

Every budget is a line of ``BUDGETS``, everything that is held a line of ``ROOMS``; docs/operating.md shows both. What
is counted by person is counted by address too, which has ``CROWD`` times as much: a family or a class may share one.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Literal, NamedTuple
from weakref import WeakValueDictionary

from signoria.table import Refusal
from signoria.table import messages as m

Keys = Mapping[str, float]
"""Who is charged, and with which share of the cost."""
Of = Literal["person", "address", "account", "socket"]
CROWD = 5
LONGEST_WAIT = 3600
"""Seconds: nobody is told to come back later than that."""


class Budget(NamedTuple):
    """``burst`` at once, then ``rate`` a second; of whom."""

    what: str
    burst: float
    rate: float
    of: Of
    why: str


class Room(NamedTuple):
    """``most`` at the same time; of whom."""

    what: str
    most: int
    of: Of
    why: str


BUDGETS = (
    Budget("reads", 200, 20, "address", "questions over HTTP"),
    Budget("writes", 40, 2, "address", "everything that is posted"),
    Budget("names", 60, 1 / 5, "address", "new guests: who has many names has many budgets"),
    Budget("passwords", 10, 1 / 10, "address", "to check a password takes 50 ms and 64 MB"),
    Budget("guesses", 20, 1 / 30, "account", "passwords tried for one name, from wherever they come"),
    Budget("sockets", 40, 1 / 2, "person", "opening a socket or a program's stream finds a person and a table"),
    Budget("commands", 60, 20, "person", "what comes over sockets"),
    Budget("control frames", 30, 1, "socket", "pings are answered"),
    Budget("talk", 20, 1 / 2, "person", "words, shown cards and deals: kept for ever, heard by all"),
    Budget("undo", 20, 1 / 5, "person", "every undo is kept, and played again when the table is read"),
    Budget("motions", 10, 1 / 10, "person", "they ask everybody at the table"),
    Budget("hints", 20, 1 / 3, "person", "a bot thinks"),
    Budget("history", 20, 1 / 5, "person", "the whole table is played again; a thousand steps count as one more"),
    Budget("resumes", 40, 1 / 2, "person", "the same; who has none left begins anew, which costs little"),
    Budget("replays", 60, 1, "person", "the whole game is played again; a thousand moves count as one more"),
    Budget("tables", 20, 1 / 30, "person", "they are kept"),
    Budget("bot tables", 4, 1 / 300, "person", "where bots alone play, nobody waits for anybody"),
    Budget("records", 10, 1 / 30, "person", "uploads are played through, and kept"),
    Budget("components", 20, 1 / 5, "address", "owners' files are read and checked"),
    Budget("analyses", 20, 1 / 10, "person", "bots think for minutes"),
)

ROOMS = (
    Room("connections", 200, "address", "requests under way, half requests and idle connections"),
    Room("sockets", 40, "person", "each hears a table"),
    Room("streams", 20, "person", "of programs"),
    Room("hints", 2, "person", "bots that think for one person"),
)

CHARGED: dict[type[m.Command], str] = {
    m.Say: "talk",
    m.Show: "talk",
    m.Propose: "talk",
    m.AskUndo: "undo",
    m.AskPause: "motions",
    m.AskReplace: "motions",
    m.AskRematch: "motions",
}
"""The commands that cost more than to carry them out."""


@lru_cache(4096)
def address_key(host: str) -> str:
    """Who calls from there: an IPv4 address, or the /64 of an IPv6 address, which one customer has for himself.

    >>> address_key("203.0.113.9"), address_key("::ffff:203.0.113.9"), address_key("2001:db8:1:2:3:4:5:6")
    ('203.0.113.9', '203.0.113.9', '2001:db8:1:2::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def person_key(person: str, address: str) -> Keys:
    """All without a name at one address are one person."""
    return {f"person {person or f'nobody at {address}'}": 1.0}


def crowd_key(address: str) -> Keys:
    return {f"crowd {address}": 1 / CROWD}


def too_many(what: str, seconds: float) -> Refusal:
    return Refusal("too-many", what=what, seconds=max(1, min(LONGEST_WAIT, math.ceil(min(seconds, LONGEST_WAIT)))))


def cost_of(steps: int) -> float:
    """What it costs to play so many steps again."""
    return 1 + steps // 1000


class Bucket:
    """``rate`` tokens a second, at most ``burst`` saved."""

    __slots__ = ("burst", "last", "rate", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.last = time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there is enough."""
        moment = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (moment - self.last) * self.rate)
        self.last = moment
        missing = min(cost, self.burst) - self.tokens
        if missing <= 0:
            return 0.0
        return missing / self.rate if self.rate else math.inf

    def take(self, cost: float = 1.0) -> bool:
        if self.wait(cost):
            return False
        self.tokens -= min(cost, self.burst)
        return True


class Buckets:
    """One bucket a key, forgotten when it is full again."""

    MOST = 50_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.MOST:
                self.forget()
            bucket = self.buckets[key] = Bucket(self.rate, self.burst)
        return bucket

    def take(self, keys: Keys, cost: float = 1.0) -> float:
        """Charge them all, or nobody: then the seconds until they have enough."""
        found = [(self.of(key), share * cost) for key, share in keys.items()]
        wait = max((bucket.wait(part) for bucket, part in found), default=0.0)
        if not wait:
            for bucket, part in found:
                bucket.take(part)
        return wait

    def forget(self) -> None:
        """Drop the buckets that are full by now; if everybody is busy, those of the less busy half."""
        busy = [(bucket.wait(math.inf), key) for key, bucket in self.buckets.items()]
        busiest = sorted((one for one in busy if one[0]), reverse=True)[: self.MOST // 2]
        self.buckets = {key: self.buckets[key] for _, key in busiest}


class Place:
    """Something that is held; whoever leaves twice has left once."""

    __slots__ = ("held", "keys")

    def __init__(self, held: Counter[str], keys: Keys) -> None:
        self.held = held
        self.keys = keys
        held.update(keys.keys())

    def leave(self) -> None:
        for key in self.keys:
            self.held[key] -= 1
            if not self.held[key]:
                del self.held[key]
        self.keys = {}

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()


class Turns:
    """Long readings: a few at once, and those of one address one after another, so that the others are heard."""

    AT_ONCE = 2

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(self.AT_ONCE)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def take(self, key: str) -> AsyncIterator[None]:
        lock = self.locks.setdefault(key, asyncio.Lock())
        async with lock, self.free:
            yield


class Budgets:
    """All of them. Not ``on``: rates and rooms are without end, as load tests want it; turns are taken all the same."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets = {one.what: Buckets(one.rate, one.burst) for one in BUDGETS if one.of != "socket"}
        self.rooms = {one.what: one.most for one in ROOMS}
        self.held: dict[str, Counter[str]] = {one.what: Counter() for one in ROOMS}
        self.turns = Turns()

    def spend(self, what: str, keys: Keys, cost: float = 1.0) -> None:
        """Refusal if somebody has not enough left; it says when they will."""
        wait = self.buckets[what].take(keys, cost) if self.on else 0.0
        if wait:
            raise too_many(what, wait)

    def check(self, what: str, keys: Keys) -> None:
        """Refusal if there is no room."""
        if self.on and any((self.held[what][key] + 1) * share > self.rooms[what] for key, share in keys.items()):
            raise too_many(what, 1)

    def enter(self, what: str, keys: Keys) -> Place:
        self.check(what, keys)
        return Place(self.held[what], keys)

    def purse(self, person: str, host: str) -> Purse:
        return Purse(self, person, address_key(host))


class Purse(NamedTuple):
    """The budgets of whoever calls."""

    budgets: Budgets
    person: str
    address: str

    def keys(self) -> Keys:
        return {**person_key(self.person, self.address), **crowd_key(self.address)}

    def spend(self, what: str, cost: float = 1.0) -> None:
        self.budgets.spend(what, self.keys(), cost)

    def spend_at_address(self, what: str) -> None:
        self.budgets.spend(what, {self.address: 1.0})

    def pay_for(self, command: m.Command) -> None:
        what = CHARGED.get(type(command))
        if what is not None:
            self.spend(what)

    def check(self, what: str) -> None:
        self.budgets.check(what, self.keys())

    def enter(self, what: str) -> Place:
        return self.budgets.enter(what, self.keys())

    @asynccontextmanager
    async def reading(self, what: str, steps: int) -> AsyncIterator[None]:
        """Play so many steps again, when it is one's turn."""
        self.spend(what, cost_of(steps))
        async with self.budgets.turns.take(self.address):
            yield


class Guesses:
    """Passwords tried for an account. Strangers cannot use up those of its owner, where they have signed in before."""

    REMEMBERED = 10_000

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.trusted: dict[str, None] = {}

    def spend(self, account: str, address: str) -> None:
        own = f"{account} at {address}"
        self.budgets.spend("guesses", {own if own in self.trusted else account: 1.0})

    def trust(self, account: str, address: str) -> None:
        """The owner is there."""
        self.trusted[f"{account} at {address}"] = None
        while len(self.trusted) > self.REMEMBERED:
            del self.trusted[next(iter(self.trusted))]
