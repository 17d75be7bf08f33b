"""The fast generator: the same everywhere, in its range, and fair enough to simulate with."""

import pytest

from signoria import Rng


def words(seed: object, count: int) -> list[int]:
    rng = Rng(seed)
    return [rng.next_word() for _ in range(count)]


def test_the_same_seed_gives_the_same_numbers_on_every_machine() -> None:
    assert words(7, 5) == words(7, 5)
    assert words(0, 3) == [8826813906169151481, 944359952098983310, 8921377522780954917]


@pytest.mark.parametrize("other", [8, "7", (7,), 7.0, -7, None])
def test_another_seed_gives_other_numbers(other: object) -> None:
    assert not set(words(7, 50)) & set(words(other, 50))


def test_words_are_positive_63_bit_numbers_and_all_bits_move() -> None:
    ones = [0] * 63
    for word in words("bits", 4000):
        assert 0 < word < 2**63
        for bit in range(63):
            ones[bit] += word >> bit & 1
    assert all(1800 < count < 2200 for count in ones)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 62, 110])
def test_below_is_in_range_and_roughly_uniform(n: int) -> None:
    rng = Rng(("below", n))
    draws = 300 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 300) ** 2 / 300 for count in counts)
    assert sum(counts) == draws
    assert chi < n + 5 * (2 * n) ** 0.5


def test_below_reaches_its_limits_up_to_two_to_the_31() -> None:
    rng = Rng("wide")
    drawn = [rng.below(2**31) for _ in range(2000)]
    assert 0 <= min(drawn) < 2**22
    assert 2**31 - 2**22 < max(drawn) < 2**31


def test_a_copy_goes_on_alike_and_on_its_own() -> None:
    rng = Rng(3)
    rng.next_word()
    twin = rng.copy()
    ahead = [twin.next_word() for _ in range(5)]
    assert [rng.next_word() for _ in range(5)] == ahead


def test_choice_takes_every_item() -> None:
    rng = Rng(1)
    assert {rng.choice(["a", "b", "c"]) for _ in range(60)} == {"a", "b", "c"}
