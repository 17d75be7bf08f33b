"""The terms of a game: its components, options and number of players, turned into numbers the rules can use."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Terms:
    """Never changes during a game; every state of it shares one. Tables are filled by components.py."""

    __slots__ = (
        "alliance_cost", "alliance_points", "alliance_symbols", "bonus_cells", "bonus_crosses", "bonus_places",
        "bonus_prestige", "card_action", "card_agent", "card_prestige", "card_symbols", "card_war_cost", "city_points",
        "coins", "creators", "edition", "families", "first_florins", "indulgence_points", "indulgences", "item_cost",
        "leader_points", "left_court", "left_gate", "limited", "lot", "most_agents", "most_troops", "named",
        "one_agent", "open_cities", "options", "patronage_cost", "patronage_either", "patronage_points", "pirates",
        "place_cities", "ports", "printed", "religion", "right_gate", "roads", "rooms", "sea_way", "seats", "shaded",
        "start_agents", "start_cities", "strength", "supply", "token_places", "token_prestige", "token_symbols",
        "trophy_points", "war_costs", "war_tokens",
    )  # fmt: skip

    def __init__(self, seats: i64, edition: str, options: tuple[str, ...]) -> None:
        nothing = vec[i64]([0])
        self.seats: i64 = seats
        self.edition: str = edition
        self.options: tuple[str, ...] = options
        self.one_agent: bool = "one-agent" in options  # V-INT-5
        self.families: vec[i64] = nothing  # the family of each seat
        self.named: bool = False  # they were chosen or drawn, not taken in order
        self.lot: bool = False  # they are still to be drawn
        self.rooms: vec[i64] = nothing  # the printed actions: five for each seat
        self.start_cities: vec[i64] = nothing  # a set for each seat
        self.start_agents: vec[i64] = nothing
        self.open_cities: i64 = 0  # the set of cities in play
        self.strength: vec[i64] = nothing
        self.roads: vec[i64] = nothing  # the neighbours of each city, as a set
        self.ports: i64 = 0
        self.pirates: i64 = 0
        self.sea_way: vec[i64] = nothing  # seas to cross between two ports, city * 30 + city; 0: no way
        self.token_symbols: vec[i64] = nothing
        self.token_prestige: vec[i64] = nothing
        self.token_places: vec[i64] = nothing
        self.coins: i64 = 0  # the set of tokens that show florins
        self.card_symbols: vec[i64] = nothing
        self.card_action: vec[i64] = nothing
        self.card_war_cost: vec[i64] = nothing
        self.card_agent: vec[i64] = nothing
        self.card_prestige: vec[i64] = nothing
        self.item_cost: vec[i64] = nothing
        self.limited: i64 = 0  # the set of nobles of which a player has one only
        self.supply: i64 = 0  # four bits for each noble: how many there are
        self.alliance_cost: vec[i64] = nothing
        self.alliance_symbols: vec[i64] = nothing
        self.creators: i64 = 0  # the set of bonuses that are creators, not creations
        self.bonus_places: vec[i64] = nothing
        self.bonus_prestige: vec[i64] = nothing
        self.bonus_crosses: vec[i64] = nothing
        self.war_costs: vec[i64] = nothing  # florins for Artillery, and for Leonardo
        self.printed: vec[i64] = nothing  # the symbols printed on a room of each action
        self.left_gate: i64 = 4  # entering this room the marker passes the arrow of the left courtiers
        self.right_gate: i64 = 2
        self.left_court: i64 = 0  # the set of left courtiers, as sources
        self.shaded: i64 = 0  # the set of shaded courtier places, as sources
        self.patronage_cost: vec[i64] = nothing
        self.patronage_either: vec[i64] = nothing
        self.patronage_points: vec[i64] = nothing
        self.bonus_cells: i64 = 0
        self.city_points: vec[i64] = nothing
        self.place_cities: i64 = 5
        self.religion: vec[i64] = nothing
        self.leader_points: i64 = 1
        self.trophy_points: i64 = 2
        self.alliance_points: i64 = 1
        self.indulgence_points: i64 = -1
        self.first_florins: i64 = 1
        self.most_troops: i64 = 6
        self.most_agents: i64 = 5
        self.indulgences: i64 = 10
        self.war_tokens: i64 = 11
