"""The published numbers of action sequences are what the rules give."""

import msgspec
import pytest

from tests.titles.condottiere.invariants import ASKING
from tests.titles.condottiere.perft import FOLDER, Perft, file_of, perft
from tests.titles.condottiere.setups import FAMILIES, game


def read(edition: str, options: tuple[str, ...]) -> Perft:
    return msgspec.json.decode(file_of(edition, options).read_bytes(), type=Perft)


@pytest.mark.parametrize(("edition", "options"), FAMILIES)
def test_the_published_counts_are_right(edition: str, options: tuple[str, ...]) -> None:
    file = read(edition, options)
    assert (file.perft, file.edition, tuple(file.options)) == (1, edition, options)
    for case in file.cases:
        assert case.position["edition"] == edition
        assert case.position["options"] == list(options)
        for depth, count in enumerate(case.counts):
            assert perft(game.from_position(case.position), depth) == count, f"{case.name}, depth {depth}"


def test_every_edition_option_and_phase_is_published() -> None:
    assert {path.name for path in FOLDER.glob("condottiere-*.json")} == {file_of(*family).name for family in FAMILIES}
    phases = {case.position["phase"] for family in FAMILIES for case in read(*family).cases}
    assert phases == {*ASKING, "deal"}
    endings = [case.counts for family in FAMILIES for case in read(*family).cases if case.name.startswith("near")]
    assert any(counts[-1] < 1_000 for counts in endings), "no sequence reaches the end of a game"


def test_the_documented_deal() -> None:
    """docs/perft.md: the first cards of a new game in the modern edition, counted by hand in the list of cards."""
    state = game.from_position({"phase": "deal", "opening": True, "seats": [{}, {}], "marker": 0})
    perft(state, 1)
    hands = [seat["hand"] for seat in state.position()["seats"]]
    deck = [card for card, copies in COPIES.items() for _ in range(copies)]
    drawn = [deck.pop((37 * number + 11) % len(deck)) for number in range(20)]
    assert [sorted(hand) for hand in hands] == [sorted(drawn[:10]), sorted(drawn[10:])]


COPIES = {
    "1": 10, "2": 8, "3": 8, "4": 8, "5": 8, "6": 8, "10": 8, "winter": 3, "spring": 3, "bishop": 6, "courtesan": 12,
    "drummer": 6, "heroine": 3, "surrender": 3, "scarecrow": 16,
}  # fmt: skip
