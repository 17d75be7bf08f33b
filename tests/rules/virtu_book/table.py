"""A table to write Virtù's rule tests at: households in the colours of the rulebook, moves in the engine's words.

The tests play with the values of ``box.toml``, so that tuning the reconstructed values of the game moves none of them.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.titles.virtu import GAME
from signoria.titles.virtu.rules.phase_codes import WINTER_STEPS

COLOURS = ("red", "yellow", "green", "blue", "white")
RED, YELLOW, GREEN, BLUE, WHITE = range(5)
FAMILIES = ("florence", "naples", "venice", "milan", "rome")
BOX = GAME.load(Path(__file__).with_name("box.toml"))
ROOMS = {"patronage": 1, "diplomacy": 2, "govern": 3, "war": 4, "intrigue": 5}
"""The rooms of the red palace, by their printed action."""

Household = dict[str, Any]
Document = dict[str, Any]
game = GAME


def listed(words: str | Iterable[Any]) -> list[Any]:
    return words.split() if isinstance(words, str) else list(words)


def counted(words: str) -> dict[str, int]:
    """'Siena*2 Pisa' -> {'Siena': 2, 'Pisa': 1}"""
    pairs = (word.partition("*") for word in words.split())
    return {name: int(times or 1) for name, _, times in pairs}


def courtiers(cards: str) -> dict[str, str]:
    """Cards on the courtier places that are open from the start: one on the left, two on the right."""
    return dict(zip(("left-1", "right-1", "right-2"), cards.split(), strict=False))


class Table:
    def __init__(self, state: Any) -> None:
        self.state = state

    # -- acting

    def do(self, *texts: str) -> "Table":
        for text in texts:
            action = self.state.parse(text)
            assert action in self.state.legal(), f"{text} is not among {sorted(self.legal)} of {self.asked}"
            self.state.apply(action)
        return self

    def pay(self, target: str, *uses: str) -> "Table":
        """Choose a target and pay for it with these sources; the engine may take the room's own cards unasked."""
        self.do(target)
        for use in uses:
            if self.state.phase == "payment" and (use in self.legal or not use.startswith(("use:room", "use:under"))):
                self.do(use)
        assert self.state.phase != "payment", f"{target} is not paid for: {self.legal}"
        return self

    def through_spring(self) -> "Table":
        """Everybody declines everything until Spring and its sieges are over."""
        year = self.position["year"]
        while self.position["stage"] != "winter" and self.position["year"] == year:
            self.decline()
        return self

    def until(self, phase: str) -> "Table":
        """Everybody declines everything until the game asks for this."""
        while self.state.phase != phase:
            assert not self.state.over
            self.decline()
        return self

    def finish(self) -> "Table":
        """Everybody declines everything until the game is over."""
        while not self.state.over:
            self.decline()
        return self

    def decline(self) -> "Table":
        return self.do(next(text for verb in DECLINING for text in sorted(self.legal) if text.startswith(verb)))

    def refuses(self, text: str, *rules: str) -> None:
        """Refused with the id of a rule and a sentence; nothing has changed."""
        before = self.state.position()
        assert text not in self.legal
        with pytest.raises(signoria.IllegalMove) as refusal:
            self.state.apply(self.state.parse(text))
        assert re.fullmatch(r"V-[A-Z]{3}(-\d+)?", refusal.value.rule)
        assert not rules or refusal.value.rule in rules
        assert " " in refusal.value.sentence
        assert self.state.position() == before

    # -- looking

    @property
    def legal(self) -> set[str]:
        return {self.state.text(action) for action in self.state.legal()}

    def offers(self, verb: str) -> set[str]:
        """What may be named after a verb."""
        return {text.partition(":")[2] for text in self.legal if text.partition(":")[0] == verb}

    @property
    def asked(self) -> tuple[str | None, str]:
        seat = self.state.to_move
        return None if seat is None else COLOURS[seat], self.state.phase

    @property
    def position(self) -> Document:
        return self.state.position()  # type: ignore[no-any-return]

    def household(self, colour: str) -> Household:
        return self.position["seats"][COLOURS.index(colour)]  # type: ignore[no-any-return]

    def florins(self, colour: str) -> int:
        return self.household(colour)["florins"]  # type: ignore[no-any-return]

    def palace(self, colour: str) -> dict[str, str]:
        return self.household(colour)["palace"]  # type: ignore[no-any-return]

    def used(self, colour: str) -> set[str]:
        return set(self.household(colour)["used"])

    def tokens(self, colour: str) -> list[str]:
        return self.household(colour)["tokens"]  # type: ignore[no-any-return]

    def troops(self, colour: str) -> dict[str, int]:
        return self.household(colour)["troops"]  # type: ignore[no-any-return]

    def agents(self, colour: str) -> set[str]:
        return set(self.household(colour)["agents"])

    def holds(self, colour: str) -> set[str]:
        return {city for city, seat in self.position["cities"].items() if COLOURS[seat] == colour}

    def ruler(self, city: str) -> str | None:
        seat = self.position["cities"].get(city)
        return None if seat is None else COLOURS[seat]

    @property
    def order(self) -> list[str]:
        return [COLOURS[seat] for seat in self.position["order"]]

    @property
    def strengths(self) -> tuple[int, int]:
        return self.state.view(None).strengths  # type: ignore[no-any-return]

    def prestige(self, colour: str) -> Any:
        return self.state.view(None).prestige[COLOURS.index(colour)]

    @property
    def winners(self) -> list[str]:
        return [COLOURS[seat] for seat in self.state.outcome.winners]


DECLINING = ("done", "pass", "keep", "disband", "wages:0", "dismiss", "discard", "marker:1", "move:1", "siege")


# -- setting the table


def new(seats: int, first: int | None = 0, options: tuple[str, ...] = (), edition: str = BOX) -> Table:
    return Table(game.new(signoria.Setup(seats=seats, first=first, options=options, edition=edition)))


def placed(seats: int, options: tuple[str, ...] = ()) -> Document:
    """The first moment after the family cards have been placed, all of them as courtiers; then taken away again."""
    table = new(seats, options=options)
    for _ in range(seats):
        table.do("place:1@left-1", "place:2@right-1", "place:3@right-2")
    document = table.position
    for household in document["seats"]:
        household["palace"] = {}
    return document


def laid(
    phase: str,
    to_move: str = "red",
    *,
    stage: str = "spring",
    seats: int = 3,
    year: int = 2,
    order: str = "",
    options: tuple[str, ...] = (),
    alliances: dict[str, str] | None = None,
    cathedrals: str = "",
    city_track: str = "",
    moment: Document | None = None,
    **households: Household,
) -> Document:
    """A position: start cities and start troops, empty palaces and treasuries, and what the households say.

    Markers stand in room 1, and nobody may ask for an indulgence (``indulged``), unless a household says otherwise.
    """
    document = placed(seats, options)
    turns = [COLOURS.index(colour) for colour in order.split()] or list(range(seats))
    document |= {"phase": phase, "stage": stage, "year": year, "order": turns}
    document |= {"to_move": COLOURS.index(to_move), "turn": turns.index(COLOURS.index(to_move))}
    document["alliances"] = {power: COLOURS.index(ally) for power, ally in (alliances or {}).items()}
    document["cathedrals"] = cathedrals.split()
    if city_track:
        document["city_track"] = [COLOURS.index(colour) for colour in city_track.split()]
    for seat, household in enumerate(document["seats"]):
        household |= {"florins": 0, "marker": 1, "indulged": True}
        settle(document, seat, dict(households.get(COLOURS[seat], {})))
    if phase in WINTER_STEPS:
        document |= {"phase": "winter", "winter": {"step": phase}}
    return document | (moment or {})


def settle(document: Document, seat: int, changes: Household) -> None:
    """Write a household's changes into a position; ``cities`` are held beside the start cities, ``lost`` are not."""
    for city in listed(changes.pop("cities", "")):
        document["cities"][city] = seat
    for city in listed(changes.pop("lost", "")):
        document["cities"].pop(city)
    if "troops" in changes:
        changes["troops"] = counted(changes["troops"])
    for key in ("tokens", "used", "agents", "bonuses"):
        if key in changes:
            changes[key] = listed(changes[key])
    document["seats"][seat].update(changes)


def table(phase: str, to_move: str = "red", **more: Any) -> Table:
    return Table(game.from_position(laid(phase, to_move, **more)))


def acting(action: str, red: Household | None = None, **more: Any) -> Table:
    """Red's marker has stopped in the room of this printed action; the action is his to perform."""
    return table("action", red={"marker": ROOMS[action], **(red or {})}, **more)


def besieging(to_move: str = "red", **more: Any) -> Table:
    """The end of Spring: troops stand before the cities they besiege."""
    return table("sieges", to_move, stage="sieges", **more)


def winter(phase: str, to_move: str = "red", **more: Any) -> Table:
    return table(phase, to_move, stage="winter", **more)
