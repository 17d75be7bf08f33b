"""A table to write rule tests at: positions in a few words, and moves in the words of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.titles.virtu import GAME, State, View
from signoria.titles.virtu.components.component_file import Components
from signoria.titles.virtu.rules.phase_codes import WINTER_STEPS

# Seats: 0 Florence (Pisa, Firenze), 1 Naples (Napoli, Bari), 2 Venice (Padova, Venezia), 3 Milan, 4 Rome.
FLORENCE, NAPLES, VENICE, MILAN, ROME = range(5)
# The printed rooms of each palace are read from the components, so that no test depends on their order.
BOX: Components = GAME.components()


def room_of(seat: int, action: str) -> int:
    """The number of a printed room: room_of(FLORENCE, "war")."""
    return BOX.family[seat].rooms.index(action) + 1


def cost_of(item: str) -> dict[str, int]:
    things = {noble.id: noble.cost for noble in BOX.noble} | {token.id: token.cost for token in BOX.token}
    things |= {alliance.id: alliance.cost for alliance in BOX.alliance}
    return {str(symbol): count for symbol, count in things[item].items()}


def symbols_of(name: str) -> dict[str, int]:
    things = {noble.id: noble.symbols for noble in BOX.noble} | {token.id: token.symbols for token in BOX.token}
    things |= {city.id: city.symbols for city in BOX.city}
    return {str(symbol): count for symbol, count in things[name].items()}


House = dict[str, Any]
Houses = dict[int, House]


class Table:
    """A game and what one says of it in a test."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.watch()

    def do(self, *moves: str) -> Table:
        for move in moves:
            self.state.apply(self.state.parse(move))
        return self

    @property
    def legal(self) -> set[str]:
        return {self.state.text(action) for action in self.state.legal()}

    def offers(self, verb: str) -> set[str]:
        """What may follow a verb: offers("annex") == {"Ravenna"}."""
        return {text.partition(":")[2] for text in self.legal if text.partition(":")[0] == verb}

    @property
    def asked(self) -> tuple[int | None, str]:
        return self.state.to_move, self.state.phase

    @property
    def position(self) -> dict[str, Any]:
        return self.state.position()

    def house(self, seat: int = 0) -> dict[str, Any]:
        house: dict[str, Any] = self.position["seats"][seat]
        return house

    @property
    def view(self) -> View:
        return self.state.view(None)

    def events(self) -> list[str]:
        return [event.id for event in self.state.events(None)]

    def refuses(self, move: str, rule: str) -> bool:
        """Is a move refused in the name of a rule, and is nothing changed by it?"""
        before = self.position
        with pytest.raises(signoria.IllegalMove) as refusal:
            self.do(move)
        return refusal.value.rule == rule and self.position == before


def table(seats: int = 3, houses: Houses | None = None, phase: str = "action", **keys: Any) -> Table:
    """A position: every house has its marker in room 1 and its start cities, nothing else, unless told."""
    given = houses or {}
    listed = [{"marker": 1} | given.get(seat, {}) for seat in range(seats)]
    document = {"game": "virtu", "seats": listed, "phase": phase, "to_move": 0, "year": 2} | keys
    if phase in WINTER_STEPS:  # the steps of the one menu of Winter
        document |= {"phase": "winter", "winter": {"step": phase} | keys.get("winter", {})}
    state = GAME.from_position(document)
    return Table(state)


def cities(seats: int = 3, **more: int) -> dict[str, int]:
    """The start cities of all, and more: cities(Siena=0)."""
    start = {name: seat for seat in range(seats) for name in BOX.family[seat].start}
    return start | more


def new(seats: int = 3, first: int | None = 0, options: tuple[str, ...] = ()) -> Table:
    return Table(GAME.new(signoria.Setup(seats, options=options, first=first)))


def placed(seats: int = 3, first: int = 0) -> Table:
    """A game in its first Spring: all family cards lie on the open courtier places."""
    game = new(seats, first)
    for _ in range(seats):
        game.do("place:1@left-1", "place:2@right-1", "place:3@right-2")
    return game


def pay(game: Table) -> Table:
    """Finish a payment, if one is under way."""
    return game.do("pay") if game.state.phase == "payment" else game


def acting(action: str, seat: int = 0, seats: int = 3, house: House | None = None, **keys: Any) -> Table:
    """A seat whose marker has stopped in its printed room of an action."""
    others: Houses = keys.pop("houses", {})
    mine = {"marker": room_of(seat, action)} | (house or {})
    return table(seats, {**others, seat: mine}, phase="action", to_move=seat, **keys)


def rest(game: Table, until: str, limit: int = 200) -> Table:
    """Do as little as possible until a phase comes."""
    for _ in range(limit):
        if game.state.phase == until or game.state.over:
            return game
        lazy = ("done", "pass", "keep", "wages:0", "disband", "move:1", "marker:1", "cancel", "wages:1")
        legal = game.legal
        choice = next((move for move in lazy if move in legal), None) or sorted(legal)[0]
        game.do(choice)
    raise AssertionError(f"phase {until} did not come")
