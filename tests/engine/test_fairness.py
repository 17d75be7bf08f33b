"""Cards that nobody can choose or predict, and everybody can check."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

import signoria
from signoria.engine import Chance, Dealer, Fairness
from signoria.engine.fairness import dealer_of

SECRET = bytes(range(32))
DECK = Chance("deal", tuple("abcdefghij"), 4)


def deal_again(secret: bytes, entropy: tuple[str, ...], number: int, pool: list[str], count: int) -> list[str]:
    """The same deal, written a second time from its description."""
    mixed = hashlib.sha256(b"".join(hashlib.sha256(e.encode()).digest() for e in entropy)).digest()
    key = hmac.new(secret, b"signoria deal\x00" + mixed, hashlib.sha256).digest()
    stream = b"".join(
        hmac.new(key, number.to_bytes(8, "big") + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for block in range(99)
    )
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
    dealt = []
    for _ in range(count):
        word = words.pop(0)
        while word >= 2**64 - 2**64 % len(pool):
            word = words.pop(0)
        place = word % len(pool)
        dealt.append(pool[place])
        pool[place] = pool[0]
        pool.pop(0)
    return dealt


@pytest.mark.parametrize("entropy", [(), ("",), ("my words", "deine Worte", "слова")])
@pytest.mark.parametrize("number", [0, 1, 200])
def test_a_deal_can_be_computed_independently(entropy: tuple[str, ...], number: int) -> None:
    pool = [f"card {n}" for n in range(110)]
    dealt = Dealer(SECRET, entropy).draw(number, Chance("deal", tuple(pool), 60))
    assert list(dealt) == deal_again(SECRET, entropy, number, pool, 60)


def test_a_deal_never_changes_between_versions() -> None:
    """A record of today must verify for ever."""
    assert Dealer(SECRET).draw(0, DECK) == ("e", "g", "d", "i")
    assert Dealer(SECRET, ("Anna", "Béla")).draw(3, DECK) == ("e", "b", "f", "d")
    assert Dealer(SECRET).commitment == hashlib.sha256(b"signoria commitment\x00" + SECRET).hexdigest()


def test_secret_entropy_and_number_each_change_the_cards() -> None:
    whole = Chance("deal", tuple(map(str, range(52))), 52)
    deals = {
        Dealer(SECRET).draw(0, whole),
        Dealer(SECRET).draw(1, whole),
        Dealer(SECRET[::-1]).draw(0, whole),
        Dealer(SECRET, ("a",)).draw(0, whole),
        Dealer(SECRET, ("b",)).draw(0, whole),
        Dealer(SECRET, ("a", "b")).draw(0, whole),
        Dealer(SECRET, ("ab",)).draw(0, whole),
        Dealer(SECRET, ("a", "b", "")).draw(0, whole),
        Dealer(SECRET, ("b", "a")).draw(0, whole),
    }
    assert len(deals) == 9


def test_every_order_of_a_small_pool_is_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards: below 49.7 with 999 in 1000 chances (23 degrees of freedom)."""
    pool = Chance("deal", ("a", "b", "c", "d"), 4)
    dealer = Dealer(SECRET)
    draws = 24 * 250
    counts = Counter(dealer.draw(number, pool) for number in range(draws))
    assert set(counts) == set(permutations("abcd"))
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 49.7


def test_words_that_would_favour_the_first_cards_are_thrown_away() -> None:
    from signoria.engine.fairness import _below

    assert _below(iter([2**64 - 1, 5]), 3) == 2  # 2**64 % 3 == 1: the last word is one too many
    assert _below(iter([2**64 - 2, 5]), 3) == 2  # the last word of a whole round
    assert _below(iter([2**64 - 1]), 4) == 3  # a power of two loses nothing


def test_the_secret_is_shown_only_when_revealed() -> None:
    dealer = Dealer(entropy=("x",))
    assert len(dealer.secret) == 32
    assert dealer.secret != Dealer().secret
    assert dealer.sealed() == Fairness(dealer.commitment, None, ("x",))
    assert dealer.secret.hex() not in repr(dealer.sealed())
    assert dealer_of(dealer.revealed()).draw(0, DECK) == dealer.draw(0, DECK)


@pytest.mark.parametrize(
    ("fairness", "sentence"),
    [
        (Fairness(Dealer(SECRET).commitment), "has not been revealed"),
        (Fairness(Dealer(SECRET).commitment, "not hex"), "not hexadecimal"),
        (Fairness(Dealer(SECRET).commitment, SECRET[::-1].hex()), "does not match the commitment"),
        (Fairness("", SECRET.hex()), "does not match the commitment"),
        (Fairness("é", SECRET.hex()), "does not match the commitment"),
        (Fairness(Dealer(SECRET).commitment, SECRET.hex(), ("x" * 257,)), "at most 256"),
    ],
)
def test_a_broken_promise_is_found(fairness: Fairness, sentence: str) -> None:
    with pytest.raises(signoria.InvalidError, match=sentence):
        dealer_of(fairness)
