"""Cards that nobody can choose or predict: a secret is committed to before the first card and revealed at the end.

The secret's SHA-256 is published first; then each player adds entropy of their own, where several do: after they have
published its hash, lest one who knows the secret chooses last. Every chance outcome of the game
is a Fisher-Yates shuffle driven by an HMAC stream over secret, entropy and the outcome's number. With the secret
revealed, anybody can deal the game again and compare.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import Struct

import msgspec

from signoria.engine.contract import Chance
from signoria.engine.errors import InvalidError

SECRET_BYTES = 32
ENTROPY_LIMIT = 256
WORDS = Struct(">4Q")
"""A digest, as four numbers."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a record says of its chance. ``secret`` stays None until the game is over."""

    commitment: str
    secret: str | None = None
    entropy: tuple[str, ...] = ()


def commitment(secret: bytes) -> str:
    """What is published of a secret before the first card: its hash, which gives nothing away and fits no other."""
    return sha256(b"signoria commitment\0" + secret).hexdigest()


def seal(entropy: str) -> str:
    """What a player publishes of their entropy before anybody's is known."""
    return sha256(b"signoria entropy\0" + entropy.encode()).hexdigest()


class Dealer:
    """Deals one game. Keep the secret; publish the commitment before the first deal.

    >>> dealer = Dealer(bytes(32))
    >>> dealer.draw(0, Chance("deal", ("1", "2", "winter", "bishop"), 2))
    ('bishop', 'winter')
    >>> dealer_of(dealer.revealed()).secret == dealer.secret
    True
    """

    def __init__(self, secret: bytes | None = None, entropy: Sequence[str] = ()) -> None:
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self.entropy = tuple(entropy)
        if any(len(words) > ENTROPY_LIMIT for words in self.entropy):
            raise InvalidError(f"A player's entropy has at most {ENTROPY_LIMIT} characters.")
        mixed = sha256(b"".join(sha256(words.encode()).digest() for words in self.entropy)).digest()
        self._key = hmac.digest(self.secret, b"signoria deal\0" + mixed, "sha256")

    @property
    def commitment(self) -> str:
        """The commitment to this dealer's secret."""
        return commitment(self.secret)

    def draw(self, number: int, chance: Chance) -> tuple[str, ...]:
        """The outcome of the game's chance number ``number`` (from 0)."""
        pool = list(chance.pool)
        words = self._words(number)
        for place in range(chance.count):
            other = place + _below(words, len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return tuple(pool[: chance.count])

    def _words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._key, number.to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256")
            yield from WORDS.unpack(digest)
            block += 1

    def sealed(self) -> Fairness:
        """What a record says while the game is on: the commitment without its secret."""
        return Fairness(self.commitment, None, self.entropy)

    def revealed(self) -> Fairness:
        """What a record says when the game is over: the commitment and its secret."""
        return Fairness(self.commitment, self.secret.hex(), self.entropy)


def _below(words: Iterator[int], n: int) -> int:
    """An exactly uniform number in range(n): words past the last whole multiple of n are thrown away."""
    limit = 2**64 - 2**64 % n
    while (word := next(words)) >= limit:
        pass
    return word % n


def dealer_of(fairness: Fairness) -> Dealer:
    """The dealer of a finished game, from its revealed secret; InvalidError if it breaks its commitment."""
    if fairness.secret is None:
        raise InvalidError("The secret of this game has not been revealed yet.")
    try:
        secret = bytes.fromhex(fairness.secret)
    except ValueError:
        raise InvalidError("The secret of this record is not hexadecimal.") from None
    if not hmac.compare_digest(commitment(secret).encode(), fairness.commitment.encode()):
        raise InvalidError("The secret does not match the commitment: the cards cannot be trusted.")
    return Dealer(secret, fairness.entropy)
