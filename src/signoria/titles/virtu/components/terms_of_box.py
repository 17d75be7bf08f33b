"""From a box of components to the terms of a game."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.virtu.components.checks import in_play
from signoria.titles.virtu.components.component_file import Bonus, Card, Components, Count
from signoria.titles.virtu.rules.pieces import (
    ARTILLERY,
    CATHEDRAL,
    CATHEDRALS,
    CITIES,
    COURT,
    DUCHY,
    NONE,
    ROOM_ACTIONS,
    SYMBOLS,
)
from signoria.titles.virtu.rules.terms import Terms


def bundle(symbols: Count) -> int:
    return sum(count << 8 * SYMBOLS.index(symbol) for symbol, count in symbols.items())


def members(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def words(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([number for number in numbers])  # noqa: C416 - a vec is made from a list comprehension


def terms_of(box: Components, seats: int, edition: str, options: tuple[str, ...], families: tuple[str, ...]) -> Terms:
    """The terms of a game with these components; ``families``: seat by seat."""
    terms = Terms(seats, edition, options)
    _fill_families(terms, box, families)
    _fill_map(terms, box, seats)
    _fill_tokens(terms, box)
    _fill_cards(terms, box)
    _fill_bonuses(terms, box)
    _fill_palace(terms, box)
    _fill_tracks(terms, box, seats)
    return terms


def _fill_families(terms: Terms, box: Components, named: tuple[str, ...]) -> None:
    city = {place.id: number for number, place in enumerate(box.city)}
    numbers = {family.id: number for number, family in enumerate(box.family)}
    families = [box.family[numbers[name]] for name in named]
    terms.families = words(numbers[name] for name in named)
    terms.rooms = words(ROOM_ACTIONS.index(action) for family in families for action in family.rooms)
    terms.start_cities = words(members(city[name] for name in family.start) for family in families)
    terms.start_agents = words(family.agents for family in families)


def _fill_map(terms: Terms, box: Components, seats: int) -> None:
    side = "5" if seats == 5 else "3/4"
    city = {place.id: number for number, place in enumerate(box.city)}
    playing = in_play(box, seats)
    numbers = {city[place.id] for place in playing}
    roads = [0] * CITIES
    for road in box.map.roads:
        one, other = (city[name] for name in road.between)
        if road.side in ("both", side) and {one, other} <= numbers:
            roads[one] |= 1 << other
            roads[other] |= 1 << one
    terms.open_cities = members(numbers)
    terms.strength = words(place.strength for place in box.city)
    terms.roads = words(roads)
    terms.ports = members(city[place.id] for place in playing if place.seas)
    terms.pirates = members(city[place.id] for place in playing if place.pirate)
    crossed = _seas_crossed(box)
    terms.sea_way = words(
        min((crossed[a, b] for a in one.seas for b in other.seas), default=0)
        if one is not other and one in playing and other in playing
        else 0
        for one in box.city
        for other in box.city
    )


def _seas_crossed(box: Components) -> dict[tuple[str, str], int]:
    """V-DIP-2: how many seas lie on the way from a port on one sea to a port on another, itself included."""
    far = len(box.map.seas) + 1
    crossed = {(a, b): 1 if a == b else far for a in box.map.seas for b in box.map.seas}
    for a, b in box.map.straits:
        crossed[a, b] = crossed[b, a] = 2
    for middle in box.map.seas:
        for a in box.map.seas:
            for b in box.map.seas:
                crossed[a, b] = min(crossed[a, b], crossed[a, middle] + crossed[middle, b] - 1)
    return {pair: 0 if seas >= far else seas for pair, seas in crossed.items()}


def _fill_tokens(terms: Terms, box: Components) -> None:
    symbols, prestige, places = [0] * COURT, [0] * COURT, [0] * COURT
    for number, city in enumerate(box.city):
        symbols[number] = bundle(city.symbols)
    for number, token in enumerate(box.token):
        spots = range(CATHEDRAL, CATHEDRAL + CATHEDRALS) if token.id == "cathedral" else (DUCHY + number,)
        for spot in spots:
            symbols[spot], prestige[spot], places[spot] = bundle(token.symbols), token.prestige, token.places
    artillery = next(bonus for bonus in box.bonus if bonus.id == "artillery")
    symbols[ARTILLERY] = bundle(artillery.symbols)
    terms.token_symbols = words(symbols)
    terms.token_prestige = words(prestige)
    terms.token_places = words(places)
    terms.coins = members(token for token in range(COURT) if symbols[token] & 255)


def _fill_cards(terms: Terms, box: Components) -> None:
    machiavelli = next(bonus for bonus in box.bonus if bonus.id == "machiavelli")
    families = [card for family in box.family for card in family.card]
    cards: list[Card | Bonus] = [*box.noble, machiavelli, *families]
    terms.card_symbols = words([0, *(bundle(card.symbols) for card in cards)])
    terms.card_action = words([NONE, *(ROOM_ACTIONS.index(card.action) if card.action else NONE for card in cards)])
    terms.card_war_cost = words([0, *(card.war_cost for card in cards)])
    terms.card_agent = words([0, *(int(card.agent) for card in cards)])
    terms.card_prestige = words([0, *(0 if card is machiavelli else card.prestige for card in cards)])
    terms.item_cost = words(bundle(item.cost) for items in (box.noble, box.token) for item in items)
    terms.limited = members(number for number, noble in enumerate(box.noble) if noble.limit)
    terms.supply = sum(noble.copies << 4 * number for number, noble in enumerate(box.noble))
    terms.alliance_cost = words(bundle(alliance.cost) for alliance in box.alliance)
    terms.alliance_symbols = words(bundle(alliance.bonus) for alliance in box.alliance)


def _fill_bonuses(terms: Terms, box: Components) -> None:
    terms.creators = members(number for number, bonus in enumerate(box.bonus) if bonus.kind == "creator")
    terms.bonus_places = words(bonus.places for bonus in box.bonus)
    terms.bonus_prestige = words(bonus.prestige for bonus in box.bonus)
    terms.bonus_crosses = words(bonus.crosses for bonus in box.bonus)
    costs = {bonus.id: bonus.war_cost for bonus in box.bonus}
    terms.war_costs = words((costs["artillery"], costs["leonardo"]))


def _fill_palace(terms: Terms, box: Components) -> None:
    palace = box.palace
    terms.printed = words(
        bundle({palace.printed[action]: 1}) if action in palace.printed else 0
        for action in ("govern", "patronage", "trade", "diplomacy", "war", "intrigue")
    )
    terms.left_gate = palace.left_arrow[1] - 1
    terms.right_gate = palace.right_arrow[1] - 1
    left = palace.left.open + palace.left.shaded
    terms.left_court = members(range(COURT, COURT + left))
    shaded_left = range(COURT + palace.left.open, COURT + left)
    shaded_right = range(COURT + left + palace.right.open, COURT + left + palace.right.open + palace.right.shaded)
    terms.shaded = members(shaded_left) | members(shaded_right)


def _fill_tracks(terms: Terms, box: Components, seats: int) -> None:
    tracks = box.tracks
    terms.patronage_cost = words(
        bundle({"florin": step.florin, "crown": step.crown, "cross": step.cross}) for step in tracks.patronage
    )
    terms.patronage_either = words(step.either for step in tracks.patronage)
    terms.patronage_points = words(tracks.patronage_points)
    terms.bonus_cells = members(tracks.patronage_bonuses)
    terms.city_points = words(tracks.city_points)
    terms.place_cities = tracks.courtier_place_cities
    terms.religion = words(tracks.religion[str(seats)])
    terms.leader_points = tracks.leader
    terms.trophy_points = tracks.trophy
    terms.alliance_points = tracks.alliance
    terms.indulgence_points = tracks.indulgence
    terms.first_florins = box.set_up.florins
    terms.most_troops = box.set_up.troops
    terms.most_agents = box.set_up.agents
    terms.indulgences = box.set_up.indulgences
    terms.war_tokens = box.set_up.war_bonuses
