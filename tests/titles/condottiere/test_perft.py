"""The published numbers of Condottiere: what they cover, and the deal that docs/perft.md describes."""

from tests.titles.condottiere.invariants import ASKING
from tests.titles.condottiere.setups import game
from tests.titles.perft import perft, published


def test_every_phase_and_the_end_of_a_game_are_published() -> None:
    cases = [case for file in published("condottiere").values() for case in file.cases]
    assert {case.position["phase"] for case in cases} == {*ASKING, "deal"}
    endings = [case.counts for case in cases if case.name.startswith("near")]
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
