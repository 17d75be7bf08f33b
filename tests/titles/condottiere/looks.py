"""Moments of games of Condottiere as a seat sees them, and the components, as JSON: the board's tests draw them.

python -m tests.titles.condottiere.looks           situations in games of squires: 2 to 6 players, all options
python -m tests.titles.condottiere.looks told      before and after each event of those games, for one seat
python -m tests.titles.condottiere.looks 2000 7    2,000 moments of games played at random, from seed 7
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

import msgspec

from signoria import Rng, Setup, bots
from signoria.engine.contract import Event
from signoria.titles.condottiere import GAME, Match, State
from signoria.titles.condottiere.text.view_types import View
from tests.titles.condottiere.scenes import SCENES
from tests.titles.condottiere.setups import SETUPS, name_of

GAMES = (
    Setup(4, "modern"),
    Setup(2, "modern"),
    Setup(3, "modern", ("draw-after-battle",)),
    Setup(4, "modern", ("capturing",)),
    Setup(5, "modern", ("hidden-cards",)),
    Setup(6, "modern", ("bigger-kingdoms",)),
    Setup(3, "modern", ("points",), target=12),
    Setup(6, "classic"),
    Setup(3, "classic", ("capturing",)),
    Setup(4, "classic", ("points",), target=12),
)
FINALS = ("modern-final-battle", "classic-final-battle")
EVERY = 5
"""At random one of so many moments is taken: neighbours are alike."""
Moment = tuple[State | Match, int | None, str]
"""A state, who looks at it, and what is special in it."""


def games() -> Iterator[tuple[str, State | Match]]:
    for setup in GAMES:
        yield name_of(setup), GAME.new(setup)
    for scene in FINALS:
        yield scene, GAME.from_position(SCENES[scene])


def played(name: str, state: State | Match) -> Iterator[None]:
    """Let squires play to the end, one step at a time."""
    rng = Rng(name)
    players = [bots.make("condottiere", "squire", seed=seat) for seat in range(len(state.view(None).seats))]
    while not state.over:
        yield
        if (seat := state.to_move) is None:
            state.deal(rng)
        else:
            state.apply(players[seat].choose(state.view(seat)))
    yield


def of_squires() -> Iterator[Moment]:
    for name, state in games():
        seen: set[str] = set()
        for _ in played(name, state):
            for viewer in (*range(len(state.view(None).seats)), None):
                facts = facts_of(state.view(viewer))
                if not seen.issuperset(facts):
                    seen.update(facts)
                    yield state, viewer, f"{name}: {', '.join(facts)}"


def facts_of(view: View) -> list[str]:
    """What is worth a look in a moment."""
    if view.seat is None:
        return [f"watched {view.phase}"]
    own = view.seats[view.seat]
    if view.to_move != view.seat:
        won = view.outcome is not None and view.seat in view.outcome.winners
        return [f"waits {view.phase} {'won' if won else 'out' if own.cards == 0 else 'passed' if own.passed else ''}"]
    if view.phase != "battle":
        return [f"{view.phase} {'first' if view.opening else 'wins' if own.winning else ''}"]
    return ["battle", lead_of(view, view.seat), stakes_of(view, view.seat), *odds_of(view, view.seat)]


def lead_of(view: View, me: int) -> str:
    """How the viewer stands, and against how many who may go on."""
    rivals = [seat for n, seat in enumerate(view.seats) if n != me and not seat.passed and seat.cards != 0]
    against = ("alone", "against one")[len(rivals)] if len(rivals) < 2 else "against some"
    if not view.leaders:
        return f"nothing {against}"
    return f"{'ties' if len(view.leaders) > 1 else 'leads' if view.leaders == (me,) else 'behind'} {against}"


def stakes_of(view: View, me: int) -> str:
    wins = {n for n, seat in enumerate(view.seats) if view.battle in seat.winning}
    if wins & set(view.leaders) - {me}:
        return "loses the game"
    return "wins the game" if me in wins else "wins nothing yet"


def odds_of(view: View, me: int) -> list[str]:
    """Seasons, special cards in hand, and what only an option brings."""
    seat = view.seats[me]
    odd = ["last card"] if seat.cards == 1 else []
    odd += [view.season] if view.season else []
    odd += ["defends"] if view.defender == me else []
    odd += ["face down"] if seat.face_down else []
    odd += ["final"] if view.final else []
    return odd + sorted(card for card in set(seat.hand or ()) if not card.isdigit())


def at_random(seed: int) -> Iterator[Moment]:
    rng = Rng(seed)
    for number in count():
        setup = SETUPS[rng.below(len(SETUPS))]
        state = GAME.new(setup)
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
                continue
            if rng.below(EVERY) == 0:
                yield state, state.to_move, f"game {number}"
            state.apply(rng.choice(state.legal()))


def told() -> list[dict[str, object]]:
    """Moments that follow each other in pairs: before, and after with its events."""
    looks: list[dict[str, object]] = []
    seen: Counter[str] = Counter()
    for name, state in games():
        state.watch()
        before = None
        for _ in played(name, state):
            events = state.events(0)
            new = [event.id for event in events if not seen[event.id]]
            seen.update(event.id for event in events)
            if new and before is not None:
                looks += [{**before, "turn": 2 * len(looks)}, look_of((state, 0, name), 2 * len(looks) + 1, events)]
            before = look_of((state, 0, name), 0)
    return looks


def look_of(moment: Moment, turn: int, events: list[Event] | None = None) -> dict[str, object]:
    state, seat, situation = moment
    view = state.view(seat)
    legal = [{"action": action, "text": text} for action, text in zip(view.legal, view.moves, strict=True)]
    facts = {"seat": seat, "turn": turn, "to_move": state.to_move, "view": view, "legal": legal}
    rest = {"events": events or [], "undo": None, "showable": [], "shown": [], "situation": situation}
    look: dict[str, object] = msgspec.to_builtins({**facts, **rest})
    return look


def main(arguments: list[str]) -> None:
    if arguments == ["told"]:
        looks = told()
    else:
        moments = islice(at_random(int(arguments[1])), int(arguments[0])) if arguments else of_squires()
        looks = [look_of(moment, turn) for turn, moment in enumerate(moments)]
    document = {"inventory": GAME.inventory("modern"), "looks": looks}
    sys.stdout.buffer.write(msgspec.json.encode(document))


if __name__ == "__main__":
    main(sys.argv[1:])
