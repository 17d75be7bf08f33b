"""What a view tells: typed, whole, and the same facts as the rules have."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import signoria
from signoria.titles.virtu import State, View
from signoria.titles.virtu.rules import scoring
from signoria.titles.virtu.rules.phase_codes import STAGES
from signoria.titles.virtu.text import choice_types, siege_view, view_types
from tests.titles.virtu.moments import moments
from tests.titles.virtu.walks import SEATED, SETUPS, game, name_of, stroll

every_setup = pytest.mark.parametrize("setup", [*SETUPS, *SEATED], ids=name_of)
BOX = game.components()


@pytest.mark.parametrize("module", [view_types, choice_types, siege_view])
def test_every_field_of_a_view_has_its_sentence(module: object) -> None:
    """A stranger reads what it means; move and seat say it themselves."""
    tree = ast.parse(Path(module.__file__ or "").read_text("utf-8"))  # type: ignore[attr-defined]
    structs = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    assert structs
    for struct in structs:
        assert ast.get_docstring(struct), struct.name
        for field, after in zip(struct.body[1:], [*struct.body[2:], None], strict=True):
            if isinstance(field, ast.AnnAssign):
                told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                assert told, f"{struct.name}.{ast.unparse(field.target)}"


def test_nothing_of_a_view_is_left_untyped() -> None:
    """Only the arguments of events, which the contract has, are open."""
    _, named = msgspec.json.schema_components([View])
    loose = [name for name, schema in named.items() if name != "Event" and untyped(schema)]
    assert loose == []


def untyped(schema: object) -> bool:
    if isinstance(schema, list):
        return any(map(untyped, schema))
    if not isinstance(schema, dict):
        return False
    if schema.get("type") == "object" and "properties" not in schema:
        return not schema.get("additionalProperties")
    return schema == {} or any(untyped(part) for part in schema.values())


@every_setup
def test_a_view_agrees_with_the_position(setup: signoria.Setup) -> None:
    for state in moments(setup, "agrees", each=2):
        view = state.view(state.to_move)
        if state.phase != "placing":
            houses_agree(view, state)
        board_agrees(view, state)
        supply_agrees(view)
        for goal in view.ending.goals:
            assert goal.now <= goal.needed or goal.reason == "cities"


def houses_agree(view: View, state: State) -> None:
    for seat, (house, told) in enumerate(zip(view.houses, state.position()["seats"], strict=True)):
        assert house.cards() == told["palace"]
        lying = [place for place in (*house.left, *house.right) if place.card]
        used = [token.name for token in (*house.domain, *house.alliances) if not token.available]
        assert sorted(used + [place.slot for place in lying if not place.available]) == sorted(told["used"])
        assert house.troops == sum(told["troops"].values())
        assert house.reserve + len(house.agents) == house.agents_in_all
        printed = next(family.rooms for family in BOX.family if family.id == house.family)
        for room, action in zip(house.rooms, printed, strict=True):
            assert room.card or room.action == action
        closed = [place for place in (*house.left, *house.right) if not place.open]
        assert all(place.shaded and not place.card for place in closed)
        free = int(state.free_places(seat)).bit_count()
        assert free == sum(place.open and not place.card for place in (*house.left, *house.right))


def board_agrees(view: View, state: State) -> None:
    owners = Counter(city.owner for city in view.cities.values())
    for seat, house in enumerate(view.houses):
        assert owners[seat] == house.cities == sum(token.name in view.cities for token in house.domain)
        assert sum(city.troops[seat] for city in view.cities.values()) == house.troops
        assert {name for name, city in view.cities.items() if city.agent == seat} == set(house.agents) & {*view.cities}
        assert {token.name for token in house.alliances} == {
            n for n, power in view.powers.items() if power.ally == seat
        }
    for city in view.cities.values():
        assert city.open or (city.owner is None and not any(city.troops))
        assert all(city.troops[seat] and seat != city.owner for seat in city.besiegers)
    assert list(view.tracks.next_order) == scoring.listed(scoring.turn_order(state), state.terms.seats)
    assert [standing.seat for standing in view.tracks.cities] == list(view.tracks.next_order)


def supply_agrees(view: View) -> None:
    lying = Counter(card for house in view.houses for card in house.cards().values())
    for noble in BOX.noble:
        assert view.supply.cards[noble.id] + lying[noble.id] == noble.copies
    held = Counter(token.name.partition("-")[0] for house in view.houses for token in house.domain)
    for token in BOX.token:
        assert view.supply.tokens[token.id] + held[token.id] == token.copies
    taken = [bonus for house in view.houses for bonus in house.bonuses]
    assert sorted([*view.supply.bonuses, *taken]) == sorted(bonus.id for bonus in BOX.bonus)


@every_setup
def test_V_END_1_the_goals_say_when_the_last_winter_comes(setup: signoria.Setup) -> None:
    """V-END-1: when Spring ends with a goal reached, this Winter is the last."""
    last: set[str | None] = set()
    for state in stroll(setup, "endings"):
        if STAGES[state.stage] == "winter":
            ending = state.view(None).ending
            reached = [goal.reason for goal in ending.goals if goal.now >= goal.needed]
            assert ending.last_winter is None or ending.last_winter in reached
            last.add(ending.last_winter)
    assert None in last
    assert len(last) == 2


@every_setup
def test_V_PAY_2_a_payment_says_what_is_missing(setup: signoria.Setup) -> None:
    """V-PAY-2: what is missing is what the rest of any of its ways gives."""
    seen = 0
    for state in moments(setup, "missing", each=4):
        view = state.view(state.to_move)
        assert (view.payment is not None) is (state.phase == "payment")
        if view.payment:
            seen += 1
            assert all(0 < count <= view.payment.price[kind] for kind, count in view.payment.missing.items())
            assert view.payment.missing or "cancel" in view.moves
    assert seen
