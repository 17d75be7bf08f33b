"""What must hold at every moment of every game, checked from the outside: by positions, views and texts."""

import json
import pickle
import re
from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import signoria
from signoria.titles.condottiere import Match, State
from signoria.titles.condottiere.text.views import report_of
from tests.titles.condottiere.setups import game, inner

MERCENARIES = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "10": 10}
CARDS = {
    "modern": "1x10 2x8 3x8 4x8 5x8 6x8 10x8 winterx3 springx3 bishopx6 courtesanx12 drummerx6 heroinex3 surrenderx3 "
    "scarecrowx16",
    "classic": "1x15 2x8 3x8 4x8 5x8 6x8 10x8 winterx3 bishopx3 drummerx6 heroinex3 surrenderx3 scarecrowx15",
}
DECKS = {
    edition: {name: int(copies) for name, copies in (word.split("x") for word in text.split())}
    for edition, text in CARDS.items()
}
ASKING = {"place", "battle", "take", "favour", "fold", "keep", "draw"}
FIGHTING = {"battle", "take", "favour"}
RULE_ID = re.compile(r"C-[A-Z]+-\d+")
EVERY_ACTION = range(62)

FIELDS = (
    "armed", "bare", "battle", "buried", "declined", "defended", "defender", "discards", "down", "draw_max", "drawing",
    "empty", "favour", "final", "folded", "hands", "kept", "known", "lines", "marker", "opening", "passed",
    "phase_code", "realms", "reason", "turn", "winners",
)  # fmt: skip
PILES = ("folded", "hands", "known", "lines", "realms")

Position = dict[str, Any]


def check_quickly(state: State | Match) -> None:
    """The facts that one reading of the position can show."""
    position = inner(state).position()
    check_cards(position, inner(state))
    check_board(position)
    check_turn(state, position)
    check_piles(position)
    check_strengths(state, position)


def check_fully(state: State | Match) -> None:
    """Everything: also copies, positions, pickles, texts, and the refusal of whatever is not legal."""
    check_quickly(state)
    check_there_and_back(state)
    check_texts(state)
    check_refusals(state)
    check_chance(state)


# -- facts


def check_cards(position: Position, state: State) -> None:
    """No card is lost or made: every kind is as often there as the edition has it."""
    places = [position["deck"], position.get("buried", []), position.get("kept", []), state.view(None).discards]
    for seat in position["seats"]:
        places += [seat["hand"], seat["line"], seat["face_down"]]
    assert Counter(card for place in places for card in place) == DECKS[position["edition"]]


def check_board(position: Position) -> None:
    """One favour, one owner a region, and nobody plays on who has won (C-WIN-1)."""
    assert position["favour"] is None or position["favour"] in game.board.regions
    assert set(position["regions"]) <= set(game.board.regions)
    if position["edition"] == "classic":
        assert position["favour"] is None
    if position["phase"] != "over" and not position.get("final"):
        for seat in range(len(position["seats"])):
            assert not has_won(position, seat)


def has_won(position: Position, seat: int) -> bool:
    few = len(position["seats"]) <= 3
    realm = {region for region, owner in position["regions"].items() if owner == seat}
    adjacent = (4 if few else 3) + ("bigger-kingdoms" in position["options"])
    total = (6 if few else 5) if position["edition"] == "modern" else 18
    return len(realm) >= total or any(len(reached(region, realm)) >= adjacent for region in realm)


def reached(region: str, realm: set[str]) -> set[str]:
    """The connected group of a region within a realm."""
    group = {region}
    for _ in realm:
        group |= {r for r in realm if any({r, s} in game.board.borders for s in group)}
    return group


def check_turn(state: State | Match, position: Position) -> None:
    """No dead end: chance, the end, or a seat with something to decide. And it is a seat that may decide it."""
    phase, seat = position["phase"], state.to_move
    assert state.over == (state.outcome is not None)
    if phase in ("deal", "over"):
        assert state.waits_for_chance == (phase == "deal")
        assert seat is None
        assert state.legal() == []
        return
    assert phase in ASKING
    assert seat in range(len(position["seats"]))
    assert state.legal() == sorted(set(state.legal()))
    assert state.legal()
    hand = position["seats"][seat]["hand"]
    if phase in FIGHTING:
        assert not position["seats"][seat]["passed"]
        assert (position["battle"] is None) == bool(position.get("final"))
    if phase == "battle":
        assert hand
    elif phase == "take":
        assert set(position["seats"][seat]["line"]) & MERCENARIES.keys()
    elif phase == "place":
        assert seat == position["marker"]
        assert position["battle"] is None
    elif phase == "fold":
        assert hand
        assert not set(hand) & MERCENARIES.keys()
    elif phase == "keep":
        assert all(not other["hand"] for n, other in enumerate(position["seats"]) if n != seat)


def check_piles(position: Position) -> None:
    """What lies where in which phase; who is out of the battle."""
    phase, hidden = position["phase"], "hidden-cards" in position["options"]
    seats = position["seats"]
    cleared = phase in ("deal", "fold", "keep") and not position.get("drawing")
    cleared = cleared or (phase == "place" and position["edition"] == "classic")
    seasons = {card for seat in seats for card in seat["line"]} & {"winter", "spring"}
    assert len(seasons) < 2
    for number, seat in enumerate(seats):
        assert len(seat["face_down"]) <= hidden
        assert not cleared or not (seat["line"] or seat["face_down"])
        assert phase in FIGHTING or not seat["face_down"]
        assert "scarecrow" not in seat["line"]
        assert phase in FIGHTING | {"over", "deal"} or not seat["passed"]
        if phase in FIGHTING and position.get("final"):
            assert number in position["final"] or seat["passed"]
        held = sum(owner == number for owner in position["regions"].values())
        assert len(seat["hand"]) <= 10 + (1 if position["edition"] == "modern" else 2) * held or phase != "deal"
    assert bool(position.get("kept")) <= (phase == "keep")
    assert len(position.get("kept", [])) < 2


def check_strengths(state: State | Match, position: Position) -> None:
    """C-STR-1 to C-STR-5, computed a second time as a person would."""
    lines = [seat["line"] for seat in position["seats"]]
    assert state.strengths() == [strength(line, lines) for line in lines]


def strength(line: list[str], lines: list[list[str]]) -> int:
    everything = [card for other in lines for card in other]
    best = max((MERCENARIES[card] for card in everything if card in MERCENARIES), default=0)
    total = 0
    for card in line:
        if card in MERCENARIES:
            worth = 1 if "winter" in everything else MERCENARIES[card]
            worth *= 2 if "drummer" in line else 1
            total += worth + (3 if "spring" in everything and MERCENARIES[card] == best else 0)
        else:
            total += {"courtesan": 1, "heroine": 10}.get(card, 0)
    return total


# -- there and back


def check_there_and_back(state: State | Match) -> None:
    """Position, copy and pickle give the same state again, and a copy goes its own way."""
    position = state.position()
    text = json.dumps(position)
    again = game.from_position(json.loads(text))
    assert again == state
    assert json.dumps(again.position()) == text
    assert msgspec.json.encode(position) == msgspec.json.encode(again.position())
    twins = [state.copy(), pickle.loads(pickle.dumps(state)), deepcopy(state), again]  # noqa: S301 - our own bytes
    for twin in twins:
        assert twin == state
        assert fields(inner(twin)) == fields(inner(state)), "what a position leaves out"
        assert twin.legal() == state.legal()
        go_on(twin)
    assert state.position() == position


def fields(state: State) -> dict[str, object]:
    """Everything a state is made of, but for what it was told to watch."""
    found = {name: getattr(state, name) for name in FIELDS}
    battle = state.last_battle and report_of(state.last_battle)
    return {name: list(value) if name in PILES else value for name, value in found.items()} | {"last_battle": battle}


def go_on(state: State | Match) -> None:
    """One step of any kind, to see whom it changes."""
    if state.waits_for_chance:
        state.deal(signoria.Rng(1))
    elif not state.over:
        state.apply(state.legal()[-1])


def check_texts(state: State | Match) -> None:
    texts = [state.text(action) for action in state.legal()]
    assert len(set(texts)) == len(texts)
    assert [state.parse(text) for text in texts] == state.legal()
    assert state.to_move is None or list(state.view(state.to_move).moves) == texts


def check_refusals(state: State | Match) -> None:
    """Whatever is not legal is refused with a rule's id, and changes nothing: not even the events."""
    position = state.position()
    told = [state.events(seat) for seat in (None, 0)]
    for action in set(EVERY_ACTION) - set(state.legal()):
        with pytest.raises(signoria.IllegalMove) as refusal:
            state.apply(action)
        assert RULE_ID.fullmatch(refusal.value.rule)
        assert str(refusal.value).startswith(f"{refusal.value.rule}: ")
    for action in (-1, -62, 62, 2**40):
        with pytest.raises(signoria.InvalidError):
            state.apply(action)
    for text in ("", "play", "play:7", "place:Pisa", "PASS", "take:winter", "draw:11", "fold "):
        with pytest.raises(signoria.SignoriaError):
            state.parse(text)
    assert state.position() == position
    assert [state.events(seat) for seat in (None, 0)] == told


def check_chance(state: State | Match) -> None:
    """Chance gives what the pool holds, no more and no fewer; and nothing when nothing is awaited."""
    position = state.position()
    for drawn in impossible(state):
        with pytest.raises(signoria.InvalidError):
            state.deal_cards(drawn)
    if not state.waits_for_chance:
        with pytest.raises(signoria.InvalidError):
            state.deal(signoria.Rng(0))
        with pytest.raises(signoria.InvalidError):
            state.chance()
    assert state.position() == position


def impossible(state: State | Match) -> list[list[str]]:
    if not state.waits_for_chance:
        return [[], ["1"], ["0"]]
    chance = state.chance()
    drawn = list(chance.pool[: chance.count])
    assert len(drawn) == chance.count >= 1
    rarest = min(chance.pool, key=chance.pool.count)
    too_often = [rarest] * chance.count
    wrong = [drawn[:-1], [*drawn, chance.pool[-1]], [*drawn[:-1], "7"], [*drawn[:-1], "-1"]]
    return [*wrong, too_often] if chance.pool.count(rarest) < chance.count else wrong
