"""What holds at every moment of every game: pieces are conserved, each lies in one place, every palace is legal."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.rules.virtu_book.table import COLOURS, FAMILIES, Document, Household, Table, game, new

CREATORS = {"leonardo", "copernicus", "michelangelo", "columbus", "machiavelli"}
FAMILY_CARDS = {
    "florence": {"lorenzo", "piero", "giovanni"},
    "naples": {"ferdinand", "alfonso", "montefeltro"},
    "venice": {"barbarigo", "grimani", "loredan"},
    "milan": {"ludovico", "galeazzo", "ascanio"},
    "rome": {"alexander", "lucrezia", "cesare"},
}
WITHOUT_ACTION = {"bishop", "condottiere", "counsellor"}
SHADED = {"left-2", "left-3", "right-3"}
ONCE_A_SEAT = {"duchy", "principality", "guild"}


def check(document: Document) -> None:
    seats: list[Household] = document["seats"]
    check_supplies(document, seats)
    for number, seat in enumerate(seats):
        cities = [city for city, ruler in document["cities"].items() if ruler == number]
        check_household(number, seat)
        check_palace(seat, len(cities), document["phase"])
        check_domain(seat, cities, document)
    assert sorted(document["order"]) == sorted(document["city_track"]) == list(range(len(seats)))
    assert sorted(document["patronage_track"]) == list(range(len(seats)))


def check_supplies(document: Document, seats: list[Household]) -> None:
    family_cards = {card for cards in FAMILY_CARDS.values() for card in cards}
    cards = Counter(card for seat in seats for card in seat["palace"].values())
    for card, copies in cards.items():
        assert copies <= (1 if card in family_cards | {"pope", "machiavelli"} else 5), card
    bonuses = Counter(bonus for seat in seats for bonus in seat["bonuses"])
    assert not [bonus for bonus, copies in bonuses.items() if copies > 1]
    agents = Counter(place for seat in seats for place in seat["agents"])
    assert not [place for place, number in agents.items() if number > 1]  # V-INT-1
    assert sum(len(seat["indulgences"]) for seat in seats) <= 10
    assert sum(seat.get("war_tokens", 0) for seat in seats) <= 11
    tokens = Counter(token for seat in seats for token in seat["tokens"])
    assert all(tokens[title] <= 2 for title in ("kingdom", "republic"))
    cathedrals = [token for token in tokens.elements() if token.startswith("cathedral")]
    assert len(cathedrals) == len(set(cathedrals)) == len(document["cathedrals"]) <= 5
    assert len(set(document["cathedrals"])) == len(document["cathedrals"])


def check_household(number: int, seat: Household) -> None:
    assert seat["florins"] >= 0
    assert sum(seat["troops"].values()) <= 6
    assert len(seat["agents"]) <= seat["agents_in_all"] <= 5
    assert number not in seat["trophies"]
    assert 0 <= seat["patronage"] <= 5
    creators = CREATORS & set(seat["bonuses"])
    assert len(creators) <= 1
    assert len(seat["bonuses"]) - len(creators) <= 1
    assert len(seat["bonuses"]) <= (seat["patronage"] >= 2) + (seat["patronage"] >= 4)


def check_palace(seat: Household, cities: int, phase: str) -> None:
    palace = seat["palace"]
    for place, card in palace.items():
        if place.startswith("room"):
            assert card not in WITHOUT_ACTION  # V-WIN-2
        if place.startswith("under"):
            assert place.replace("under", "room") in palace
    own = FAMILY_CARDS[seat["family"]]
    assert not set(palace.values()) & {card for cards in FAMILY_CARDS.values() for card in cards} - own
    gains = set(seat["tokens"]) & {"duchy", "principality"} | set(seat["bonuses"]) & {"copernicus", "prince"}
    places = min(3, len(gains) + (cities >= 5))
    assert phase == "vacate" or len(SHADED & set(palace)) <= places  # V-ORD-2


def check_domain(seat: Household, cities: list[str], document: Document) -> None:
    tokens: Counter[str] = Counter(seat["tokens"])
    assert all(tokens[token] <= 1 for token in ONCE_A_SEAT)
    assert not {"kingdom", "republic"} <= set(tokens)
    assert ("artillery" in tokens) == ("artillery" in seat["bonuses"])
    cathedrals = sum(copies for token, copies in tokens.items() if token.startswith("cathedral"))
    assert cathedrals == len(set(cities) & set(document["cathedrals"]))
    allied = [power for power, ally in document["alliances"].items() if FAMILIES[ally] == seat["family"]]
    assert set(seat["used"]) <= {*cities, *tokens, *seat["palace"], *allied}


def played(seats: int, seed: int, options: tuple[str, ...] = ()) -> Table:
    """A game of random moves, looked at after every one."""
    chooser = random.Random(seed)
    table = new(seats, options=options)
    year, stage = 0, "preparation"
    stages = ["preparation", "spring", "sieges", "withdrawals", "winter"]
    while not table.state.over:
        legal = table.state.legal()
        assert legal, "a dead end"
        assert len(set(legal)) == len(legal)
        table.state.apply(chooser.choice(legal))
        document: dict[str, Any] = table.position
        check(document)
        later = (document["year"], stages.index(document["stage"]))
        assert later >= (year, stages.index(stage))
        year, stage = document["year"], document["stage"]
        if chooser.random() < 0.05:
            again = game.from_position(document)
            assert again.position() == document
            assert again.legal() == table.state.legal()
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_invariants_of_random_games(seats: int, seed: int) -> None:
    """Pieces conserved, tokens in one place, no debts, palaces legal, no dead end; and the game ends."""
    over = played(seats, seed, ("one-agent",) if seed % 2 else ())
    totals = [over.prestige(colour).total for colour in COLOURS[:seats]]
    assert {totals[COLOURS.index(winner)] for winner in over.winners} == {max(totals)}
