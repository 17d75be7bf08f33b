"""Games that stand at a chosen moment: tables as the server keeps them, with us in the first seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count

from signoria import Setup, bots
from signoria.engine import Document
from signoria.server.storage.transfer import Line
from signoria.table import Open, Plan, Step, Table, Terms
from signoria.table import messages as m
from signoria.table.steps import SERVER, SERVER_ID
from signoria.titles.condottiere.text.view_types import View

BEGAN = 1_800_000_000_000
REGIONS = {"Lucca": 0, "Ancona": 0, "Venezia": 1, "Ferrara": 1, "Roma": 2, "Milano": 3, "Genova": 3}
FOUR = {
    1: "2 1 10 6 3 scarecrow take:3 winter", 2: "5 5 10 drummer 1 scarecrow take:10 courtesan", 3: "heroine pass",
    0: "3 3 3 4 4 6",
}  # fmt: skip
FOUR_LEFT = {
    0: "1 5 10 drummer courtesan courtesan", 1: "3 2 6 6 bishop scarecrow", 2: "10 1 4 5 surrender",
    3: "10 10 scarecrow scarecrow 2 2 5 6 1 1 spring",
}  # fmt: skip
SIX = {
    1: "2 1 10 6 3 6 winter", 2: "5 5 5 1 1 drummer courtesan", 3: "heroine 2 pass", 4: "4 4 4 2 pass", 5: "1 pass",
    0: "3 3 3 4 4 6",
}  # fmt: skip
SIX_LEFT = {
    0: "1 5 10 drummer courtesan courtesan", 1: "2 6 bishop scarecrow courtesan", 2: "10 1 5 surrender",
    3: "10 10 scarecrow scarecrow 2 5 6 1 1 6", 4: "10 2 scarecrow 1 3 surrender bishop",
    5: "10 scarecrow scarecrow 2 5 6 1 drummer courtesan",
}  # fmt: skip
"""A battle for Parma in Winter: what each played in turn, clockwise from the second seat, and what they still hold."""
THEN = ("play:drummer", "pass", "pass", "play:courtesan", "play:courtesan", "pass")
"""How the battle of four ends: we take Parma, and choose the next region."""


class Game:
    """A table of Condottiere at which ``me`` sits first, and bots elsewhere."""

    def __init__(self, name: str, me: str, setup: Setup, start: Document | None = None, chance: int = 0) -> None:
        plans = (Plan(me, "Lorenzo"), *(Plan(level="squire") for _ in range(setup.seats - 1)))
        secret = f"{chance:064x}"
        opening = Open("open", name, "condottiere", setup, Terms(private=True), plans, secret, "invite", start=start)
        self.me = me
        self.steps = [Step(BEGAN, me, opening)]
        self.table = Table(self.steps[0])

    def act(self, *actions: str) -> Game:
        for action in actions:
            play = self.table.playing()
            seat = play.state.to_move
            assert seat is not None
            number = len(self.steps)
            by, name = (self.me, f"act{number}") if seat == 0 else (SERVER, SERVER_ID)
            step = Step(BEGAN + 2000 * number, by, m.Act(name, seat, play.turn, action))
            self.table.handle(step)
            self.steps.append(step)
        return self

    def play_out(self) -> Game:
        """Squires play in all seats, to the end."""
        players = [bots.make("condottiere", "squire", seed=seat) for seat, _ in enumerate(self.table.seats)]
        while self.table.status == "playing":
            state = self.table.playing().state
            assert state.to_move is not None
            self.act(state.text(players[state.to_move].choose(state.view(state.to_move))))
        return self

    @property
    def line(self) -> Line:
        """As `signoria import` reads it."""
        return Line(self.table.id, self.steps, {self.me: "Lorenzo"})


def moves(played: dict[int, str]) -> Iterator[str]:
    """Turn by turn; who takes a card back does so at once."""
    waiting = {seat: iter(text.split()) for seat, text in played.items()}
    while waiting:
        for seat in [*waiting]:
            word = next(waiting[seat], None)
            if word is None:
                del waiting[seat]
                continue
            yield word if word == "pass" else f"play:{word}"
            if word == "scarecrow":
                yield next(waiting[seat])


def dealt(played: str, left: str) -> list[str]:
    """The hand from which somebody played this and holds that."""
    words = [word for word in played.split() if word != "pass"]
    back = [word.removeprefix("take:") for word in words if word.startswith("take:")]
    hand = [*(word for word in words if not word.startswith("take:")), *left.split()]
    for card in back:
        hand.remove(card)
    return hand


def battle(name: str, me: str, played: dict[int, str], left: dict[int, str], regions: dict[str, int]) -> Game:
    start = {
        "game": "condottiere", "edition": "modern", "regions": regions, "favour": "Siena", "marker": 1,
        "seats": [{"hand": dealt(played[seat], left[seat]), "line": []} for seat in range(len(left))],
        "battle": "Parma", "to_move": 1, "phase": "battle",
    }  # fmt: skip
    return Game(name, me, Setup(len(left), "modern", first=1), start).act(*moves(played))


def won(name: str, me: str) -> Game:
    """A whole game that we win by adjacent regions, in which everybody took one."""
    for chance in count():
        game = Game(name, me, Setup(4, "modern", first=0), chance=chance).play_out()
        assert game.table.play is not None
        state = game.table.play.state
        view = state.view(0)
        assert isinstance(view, View)
        wins = state.outcome and state.outcome.winners == (0,) and state.outcome.reason == "adjacent"
        if wins and all(seat.regions for seat in view.seats):
            return game
    raise AssertionError


def all_of(me: str) -> Iterable[Game]:
    yield battle("four", me, FOUR, FOUR_LEFT, REGIONS)
    yield battle("six", me, SIX, SIX_LEFT, REGIONS | {"Napoli": 4})
    yield battle("taken", me, FOUR, FOUR_LEFT, REGIONS).act(*THEN)
    yield won("won", me)
