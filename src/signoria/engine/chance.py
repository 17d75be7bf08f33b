"""Fast chance for simulation: a full-period 63-bit xorshift, exact in signed 64-bit words. Not for real tables."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar, final

from mypy_extensions import i64, mypyc_attr

Item = TypeVar("Item")


def word_of(seed: object) -> int:
    """A nonzero 63-bit word from any seed that prints: near seeds give unrelated words."""
    digest = blake2b(repr(seed).encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 1) or 1


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers, the same for the same seed on every machine, compiled or not.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) for _ in range(5)]
    [0, 4, 2, 2, 4]
    """

    word: i64

    def __init__(self, seed: object = 0) -> None:
        self.word = word_of(seed)

    def next_word(self) -> i64:
        """The next number of the stream, from 1 to 2**63 - 1."""
        x = self.word
        x ^= (x & 0x1FFFFFFFFFFFF) << 14
        x ^= x >> 13
        x ^= (x & 0xFFFFFFFF) << 31
        self.word = x
        return x

    def below(self, n: i64) -> i64:
        """A number in range(n), for n up to 2**31."""
        return ((self.next_word() >> 31) * n) >> 32

    def choice(self, items: list[Item]) -> Item:
        """One of the items, each as likely as the others."""
        return items[self.below(len(items))]

    def copy(self) -> Rng:
        """A stream that goes on as this one does.

        >>> rng = Rng(7)
        >>> rng.copy().next_word() == rng.next_word()
        True
        """
        twin = Rng()
        twin.word = self.word
        return twin
