"""The end and the score: V-END and V-SCO."""

from typing import Any

import pytest

from signoria.titles.virtu import Prestige
from tests.rules.virtu.table import BOX, House, Houses, Table, cities, rest, symbols_of, table

OPEN_3 = [city.id for city in BOX.city if city.side == "both" and not city.closed_with_3]


def prestige(game: Table) -> tuple[Prestige, ...]:
    found = game.view.prestige
    assert found is not None
    return found


def scored(
    seats: int = 3,
    houses: Houses | None = None,
    held: dict[str, int] | None = None,
    **keys: Any,
) -> tuple[Prestige, ...]:
    return prestige(table(seats, houses, phase="marker", **({"cities": held} if held else {}), **keys))


def last_turn(houses: Houses | None = None, **keys: Any) -> Table:
    """The last action of a Spring: seat 2 is to end it."""
    given = {seat: dict(house) for seat, house in (houses or {}).items()}
    return table(3, given, phase="action", to_move=2, turn=2, order=[0, 1, 2], **keys)


def ending(game: Table) -> str:
    reason: str = game.do("done").position.get("last", "")
    return reason


def test_V_END_1_no_neutral_city_left() -> None:
    """V-END-1: if at the end of Spring no neutral city is left, this Winter is the last."""
    free = [name for name in OPEN_3 if name not in cities()]
    shared = cities() | {name: number % 3 for number, name in enumerate(free)}
    assert ending(last_turn(cities=shared)) == "no-neutral-city"
    shared.pop("Tunisi")
    assert ending(last_turn(cities=shared)) == ""


@pytest.mark.parametrize(("held", "reason"), [(7, ""), (8, "cities")])
def test_V_END_1_eight_cities(held: int, reason: str) -> None:
    """V-END-1: or somebody has 8+ cities."""
    more = [name for name in OPEN_3 if name not in cities()][: held - 2]
    assert ending(last_turn(cities=cities() | dict.fromkeys(more, 0))) == reason


@pytest.mark.parametrize(("cell", "reason"), [(4, ""), (5, "patronage")])
def test_V_END_1_last_patronage_cell(cell: int, reason: str) -> None:
    """V-END-1: or stands on the last patronage cell."""
    assert ending(last_turn({0: {"patronage": cell}})) == reason


def test_V_END_1_this_winter_is_played_then_it_is_over() -> None:
    """V-END-1: this Winter is the last."""
    game = last_turn({0: {"patronage": 5, "palace": {"left-1": "bishop"}}}).do("done")
    assert game.asked == (0, "winter")
    rest(game, "over")
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "patronage"


@pytest.mark.parametrize(("held", "points"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6), (9, 6)])
def test_V_SCO_1_cities(held: int, points: int) -> None:
    """V-SCO-1: city track 0-6 (2..8 cities), +1 to the leader(s)."""
    more = [name for name in OPEN_3 if name not in cities()][: held - 2]
    found = scored(cities=cities() | dict.fromkeys(more, 0))
    assert found[0].cities == points + 1
    assert found[1].cities == (1 if held == 2 else 0)


@pytest.mark.parametrize(("cell", "points"), list(enumerate(BOX.tracks.patronage_points)))
def test_V_SCO_2_patronage(cell: int, points: int) -> None:
    """V-SCO-2: patronage track 0-3, +1 to the leader(s)."""
    found = scored(houses={0: {"patronage": cell}, 1: {"patronage": cell}})
    assert [seat.patronage for seat in found] == [points + 1, points + 1, 1 if cell == 0 else 0]


def test_V_SCO_3_printed_prestige_used_or_not() -> None:
    """V-SCO-3: prestige on cards and tokens, used or not."""
    pope = next(noble.prestige for noble in BOX.noble if noble.id == "pope")
    titles = {token.id: token.prestige for token in BOX.token}
    house = {"palace": {"left-1": "pope"}, "tokens": ["kingdom", "principality"]}
    used = house | {"used": ["left-1", "kingdom", "Siena", "cathedral-1"]}
    found = scored(houses={0: used}, cities=cities(Siena=0), cathedrals=["Siena"])
    assert found[0].printed == pope + titles["kingdom"] + titles["principality"] + titles["cathedral"]


@pytest.mark.parametrize(
    ("seats", "crosses", "points"),
    [
        (3, [3, 2, 1], [4, 2, 0]),
        (3, [2, 2, 1], [2, 2, 0]),
        (3, [3, 1, 1], [4, 0, 0]),
        (3, [2, 2, 2], [2, 2, 2]),
        (4, [4, 3, 2, 1], [4, 2, 1, 0]),
        (4, [3, 3, 2, 1], [2, 2, 1, 0]),
        (4, [3, 2, 2, 1], [4, 1, 1, 0]),
        (4, [3, 2, 1, 1], [4, 2, 0, 0]),
        (5, [5, 4, 3, 2, 1], [4, 2, 1, 0, 0]),
        (5, [3, 3, 2, 1, 1], [2, 2, 1, 0, 0]),
    ],
)
def test_V_SCO_4_religion(seats: int, crosses: list[int], points: list[int]) -> None:
    """V-SCO-4: rank by crosses; a tie gives each the points of the next place."""
    found = scored(seats, *with_crosses(seats, crosses))
    assert [seat.crosses for seat in found] == crosses
    assert [seat.religion for seat in found] == points


def with_crosses(seats: int, crosses: list[int]) -> tuple[Houses, dict[str, int]]:
    """Houses and cities with exactly so many crosses: a Cardinal each, Bishops, bonuses, then cities that show one."""
    plain = [seat.crosses for seat in scored(seats)]
    bishops, bonuses, held = 5, ["sistine", "duomo"], cities(seats)
    towns = [
        city.id for city in BOX.city if city.symbols.get("cross") == 1 and city.side == "both" and city.id != "Roma"
    ]
    houses: Houses = {}
    for seat, wanted in enumerate(crosses):
        missing, palace, house = wanted - plain[seat], {}, House()
        if missing >= 4:
            house["bonuses"] = [bonuses[0]]
            missing -= 2 if bonuses.pop(0) == "sistine" else 1
        if missing:
            palace["left-1"] = "cardinal"
            missing -= 1
        for slot in ("right-1", "right-2"):
            if missing and bishops:
                palace[slot] = "bishop"
                missing, bishops = missing - 1, bishops - 1
        for _ in range(missing):
            held[towns.pop()] = seat
        houses[seat] = house | {"palace": palace}
    return houses, held


def test_V_SCO_4_the_empire_counts_while_available() -> None:
    """V-SCO-4: the Empire's alliance (bonus available, no enemy agent)."""
    plain = scored()[0].crosses
    assert scored(alliances={"empire": 0})[0].crosses == plain + 1
    assert scored(houses={0: {"used": ["empire"]}}, alliances={"empire": 0})[0].crosses == plain
    assert scored(houses={1: {"agents": ["empire"]}}, alliances={"empire": 0})[0].crosses == plain


def test_V_SCO_4_crosses_of_used_cards_and_tokens_count() -> None:
    """V-SCO-4: crosses on all cards and tokens (used or not)."""
    house: House = {"palace": {"left-1": "bishop"}, "used": ["left-1"]}
    assert scored(houses={0: house})[0].crosses == scored()[0].crosses + symbols_of("bishop")["cross"]


def test_V_SCO_5_trophies() -> None:
    """V-SCO-5: trophies 2 each."""
    assert scored(houses={0: {"trophies": [1, 2]}})[0].trophies == 4


def test_V_SCO_6_alliances_without_an_enemy_agent() -> None:
    """V-SCO-6: alliances 1 each without an enemy agent; the bonus may be used."""
    held = {"ottoman": 0, "france": 0}
    assert scored(houses={0: {"used": ["france"]}}, alliances=held)[0].alliances == 2
    assert scored(houses={1: {"agents": ["france"]}}, alliances=held)[0].alliances == 1
    assert scored(houses={0: {"agents": ["france"]}}, alliances=held)[0].alliances == 2


def test_V_SCO_7_indulgences() -> None:
    """V-SCO-7: indulgences -1 each."""
    assert scored(houses={0: {"indulgences": [2, 4]}})[0].indulgences == -2


def finished(houses: Houses) -> tuple[int, ...]:
    game = last_turn(houses | {2: {"patronage": 5, "indulgences": [1, 2, 3, 4, 5], "marker": 1, "used": []}})
    rest(game, "over")
    assert game.state.outcome is not None
    return game.state.outcome.winners


def test_V_SCO_8_most_prestige_wins() -> None:
    """V-SCO-8: most prestige wins."""
    assert finished({0: {"trophies": [1, 2]}}) == (0,)


def test_V_SCO_8_tied_most_crowns_else_shared() -> None:
    """V-SCO-8: tied: most crowns in palace and domain; else shared."""
    crowns = [seat.crowns for seat in scored()]
    level: Houses = {0: {"trophies": [1]}, 1: {"trophies": [0]}}
    if crowns[0] == crowns[1]:
        assert finished(level) == (0, 1)
    richer = {seat: dict(house) for seat, house in level.items()}
    richer[1]["palace"] = {"left-1": "ambassador", "right-1": "ambassador", "right-2": "ambassador"}
    assert finished(richer) == (1,)
