"""What must hold in every state of every game."""

from __future__ import annotations

from collections import Counter

from signoria.titles.virtu import State
from signoria.titles.virtu.rules.action_codes import PAY
from signoria.titles.virtu.rules.phase_codes import PAYING, PREPARATION, VACATING
from signoria.titles.virtu.rules.pieces import CITIES, NOBLES, POWERS
from signoria.titles.virtu.rules.scoring import LAST_YEAR
from tests.titles.virtu.walks import game

BOX = game.components()
COPIES = {noble.id: noble.copies for noble in BOX.noble}
ACTIONS = {noble.id: noble.action for noble in BOX.noble} | {"machiavelli": "diplomacy"}
ACTIONS |= {card.id: card.action for family in BOX.family for card in family.card}


def check(state: State) -> None:
    position = state.position()
    seats = position["seats"]
    pieces_are_conserved(state, seats)
    tokens_have_one_place(position)
    for seat, house in enumerate(seats):
        palace_is_legal(state, seat, house["palace"])
        assert house["florins"] >= 0
        assert sum(house["troops"].values()) <= BOX.set_up.troops
        assert len(house["agents"]) <= house["agents_in_all"] <= BOX.set_up.agents
        assert 0 <= house["patronage"] <= 5
        assert seat not in house["trophies"]
    assert state.year <= LAST_YEAR
    nobody_is_stuck(state)


def pieces_are_conserved(state: State, seats: list[dict[str, object]]) -> None:
    """Cards lie in one palace or in the supply; there are ten indulgences and eleven +1 tokens."""
    cards = Counter(card for house in seats for card in house["palace"].values())  # type: ignore[attr-defined]
    names = [noble.id for noble in BOX.noble]
    for number in range(NOBLES):
        assert cards[names[number]] + (state.board.supply >> 4 * number & 15) == COPIES[names[number]]
    assert all(count == 1 for card, count in cards.items() if card not in COPIES)
    rooms = [room for house in seats for room in house["indulgences"]]  # type: ignore[attr-defined]
    assert len(rooms) <= BOX.set_up.indulgences
    assert sum(int(house.get("war_tokens", 0)) for house in seats) <= BOX.set_up.war_bonuses  # type: ignore[call-overload]


def tokens_have_one_place(position: dict[str, object]) -> None:
    seats: list[dict[str, list[str]]] = position["seats"]  # type: ignore[assignment]
    tokens = Counter(token for house in seats for token in house["tokens"])
    for token, count in tokens.items():
        assert count <= {"kingdom": 2, "republic": 2, "duchy": 5, "principality": 5, "guild": 5}.get(token, 1), token
    for kind in ("agents", "bonuses"):
        placed = [name for house in seats for name in house[kind]]
        assert len(placed) == len(set(placed)), kind
    for house in seats:
        assert not {"kingdom", "republic"} <= set(house["tokens"])
        assert len(house["bonuses"]) <= 2
    cathedrals: list[str] = position["cathedrals"]  # type: ignore[assignment]
    cities: dict[str, int] = position["cities"]  # type: ignore[assignment]
    assert len(cathedrals) == len(set(cathedrals)) == sum(t.startswith("cathedral") for t in tokens.elements())
    assert set(cathedrals) <= set(cities)


def palace_is_legal(state: State, seat: int, palace: dict[str, str]) -> None:
    for room in range(1, 6):
        above, below = palace.get(f"room-{room}"), palace.get(f"under-{room}")
        assert above or not below
        assert above is None or ACTIONS[above] is not None
    shaded = sum(slot in palace for slot in ("left-2", "left-3", "right-3"))
    if not (state.phase_code == VACATING and state.actor == seat):
        assert shaded <= state.extra_places(seat)


def nobody_is_stuck(state: State) -> None:
    """Somebody can always do something; every offer can be carried through, every payment be completed."""
    if state.over:
        assert state.outcome is not None
        assert state.outcome.winners
        assert state.legal() == []
        return
    legal = state.legal()
    assert legal
    assert len(legal) == len(set(legal))
    if state.phase_code == PAYING:
        ways = state.ways()
        assert ways
        trial = state.copy()
        for action in [PAY] if PAY in legal else ways[0]:
            trial.apply(action)
        assert trial.position() != state.position()


def board_agrees(state: State) -> None:
    """The same facts, told twice, agree."""
    for city in range(CITIES):
        ruler = state.board.ruler(city)
        for seat in range(state.terms.seats):
            assert (state.houses[seat].domain >> city & 1 == 1) is (ruler == seat)
    for seat in range(state.terms.seats):
        held = (state.houses[seat].domain & (1 << 41) - 1) | state.houses[seat].courtiers()
        held |= sum(1 << 47 + power for power in range(len(POWERS)) if state.board.ally(power) == seat)
        assert not state.houses[seat].ready & ~held
    assert state.stage == PREPARATION or all(state.houses[seat].marker < 5 for seat in range(state.terms.seats))
