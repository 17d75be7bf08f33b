"""Moments of games of Virtù as the seat to move sees them, and the components, as JSON: the board's tests draw them.

python -m tests.titles.virtu.looks           the first few of every phase, action and payment in three games
python -m tests.titles.virtu.looks told      before and after each event of three games, for one seat
python -m tests.titles.virtu.looks 2000 7    2,000 moments of games played at random, from seed 7
python -m tests.titles.virtu.looks years     all decisions of one squire in each of three games, and what it did
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec

from signoria import Rng, Setup, bots
from signoria.engine.contract import Event
from signoria.titles.virtu.game import GAME
from signoria.titles.virtu.rules.state import State

GAMES = ((3, 24), (4, 8), (5, 24))
OF_EACH = 1
ENOUGH = frozenset({"year", "phase", "seat", "to_move", "payment", "ways", "choices", "powers", "houses", "moves"})
"""What of a view tells where on the page its actions are touched."""
LATE = 6
"""From this year on palaces, domains and wars are as they are in the middle of a game."""
EVERY = 7
"""At random one of so many moments is taken: neighbours are alike."""
NOTABLE = frozenset({"bonus", "retreat", "vacate", "discount", "sieges", "agent", "indulgence"})


SQUIRE = "first-squire"
"""Who plays: a style that does not change when the levels learn, so that neither do the situations."""


def of_squires() -> Iterator[State]:
    for seats, seed in GAMES:
        players = [bots.make("virtu", SQUIRE, seed=seed + seat) for seat in range(seats)]
        seen: Counter[str] = Counter()
        state = GAME.new(Setup(seats, first=0))
        while (seat := state.to_move) is not None:
            kind = kind_of(state, seat)
            seen[kind] += 1
            if seen[kind] <= OF_EACH:
                yield state
            state.apply(players[seat].choose(state.view(seat)))
        yield state


def at_random(seed: int) -> Iterator[State]:
    rng = Rng(seed)
    while True:
        seats = 3 + rng.below(3)
        state = GAME.new(Setup(seats, first=rng.below(seats), families="lot"))
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
                continue
            if state.phase in NOTABLE or rng.below(EVERY) == 0:
                yield state
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])


def decisions() -> Iterator[dict[str, object]]:
    for seats, seed in GAMES:
        players = [bots.make("virtu", SQUIRE, seed=seed + seat) for seat in range(seats)]
        state = GAME.new(Setup(seats, first=0))
        while (seat := state.to_move) is not None:
            view = state.view(seat)
            action = players[seat].choose(view)
            if seat == 0:
                seen = msgspec.to_builtins(view)
                enough = {part: seen[part] for part in ENOUGH}
                yield {"seats": seats, "view": enough, "did": state.text(action)}
            state.apply(action)


def kind_of(state: State, seat: int) -> str:
    view = state.view(seat)
    house = view.houses[seat]
    action = house.rooms[house.marker - 1].action if view.phase == "action" and house.marker else ""
    when = "late" if view.year >= LATE else "early"
    return f"{when} {view.phase} {action} {view.payment.purpose if view.payment else ''}"


def look_of(state: State, turn: int, seat: int | None, events: list[Event] | None = None) -> dict[str, object]:
    view = state.view(seat)
    legal = [{"action": action, "text": text} for action, text in zip(view.legal, view.moves, strict=True)]
    facts = {"seat": seat, "turn": turn, "to_move": state.to_move, "view": view, "legal": legal}
    return {**facts, "events": events or [], "undo": None, "showable": [], "shown": []}


def told() -> list[dict[str, object]]:
    """Moments that follow each other in pairs: before, and after with its events."""
    looks: list[dict[str, object]] = []
    seen: Counter[str] = Counter()
    for seats, seed in GAMES:
        players = [bots.make("virtu", SQUIRE, seed=seed + seat) for seat in range(seats)]
        state = GAME.new(Setup(seats, first=0))
        state.watch()
        while (seat := state.to_move) is not None:
            before = look_of(state, 2 * len(looks), 0)
            state.apply(players[seat].choose(state.view(seat)))
            events = state.events(0)
            new = [event.id for event in events if not seen[event.id]]
            seen.update(event.id for event in events)
            if new:
                looks += [before, look_of(state, 2 * len(looks) + 1, 0, events)]
    return [msgspec.to_builtins(look) for look in looks]


def main(arguments: list[str]) -> None:
    if arguments == ["years"]:
        sys.stdout.buffer.write(msgspec.json.encode({"inventory": GAME.inventory(""), "decisions": list(decisions())}))
        return
    if arguments == ["told"]:
        looks = told()
    else:
        states = islice(at_random(int(arguments[1])), int(arguments[0])) if arguments else of_squires()
        looks = [msgspec.to_builtins(look_of(state, turn, state.to_move)) for turn, state in enumerate(states)]
    document = {"inventory": GAME.inventory(""), "looks": looks}
    sys.stdout.buffer.write(msgspec.json.encode(document))


if __name__ == "__main__":
    main(sys.argv[1:])
