"""The game on the table: a state grown action by action, dealt fairly, seen by each seat with its own eyes."""

from __future__ import annotations

from collections.abc import Iterable
from sys import intern
from typing import Literal, NamedTuple, final

from signoria.engine import (
    Dealer,
    Document,
    Event,
    Game,
    Habits,
    IllegalMove,
    InvalidError,
    Record,
    Setup,
    State,
    View,
    chance_text,
)
from signoria.table.messages import Choice, Look
from signoria.table.refusal import Refusal
from signoria.table.shown import Showing, ShownCards

Eyes = int | None
CHECKPOINT_EVERY = 16
CHECKPOINTS = 4
"""So many states are kept, so many decisions apart: to take one back takes no longer late in a game than early."""


@final
class Checkpoint(NamedTuple):
    """A game as it was at a turn."""

    turn: int
    state: State
    habits: Habits | None
    chances: int


@final
class Play:
    """``actions`` are the decisions that stand; ``actors`` who made them; ``shown`` the turns at which seats learned
    something that no decision told: turn and seat; ``cards`` what they saw of other hands; ``habits`` how everybody
    has played, where the title keeps that."""

    __slots__ = (
        "actions", "actors", "cards", "chances", "checkpoints", "dealer", "dealt", "earlier", "game", "habits", "quiet",
        "setup", "shown", "start", "state", "taken_back", "told",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup, dealer: Dealer, start: Document | None = None) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.start = start
        self.actions: list[str] = []
        self.actors = bytearray()
        self.shown: set[tuple[int, int]] = set()
        self.cards = ShownCards(game.manifest.hands)
        self.taken_back: dict[int, int] = {}
        """How often the decision of a turn was taken back."""
        self.begin()

    def begin(self) -> None:
        self.state: State = self.first()
        self.state.watch()
        self.habits: Habits | None = self.game.habits(self.setup)
        self.chances = 0
        self.checkpoints: list[Checkpoint] = []
        self.actions.clear()
        self.actors.clear()
        self.cards.begin()
        self.forget()
        self.deal()

    def first(self) -> State:
        """Where the game begins: at its beginning, or at the position of a lesson."""
        return self.game.new(self.setup) if self.start is None else self.game.from_position(self.start)

    def forget(self) -> None:
        """What the step before told."""
        self.earlier: dict[Eyes, list[Event]] = {}
        self.told: dict[Eyes, tuple[Event, ...]] = {}
        self.quiet = False
        self.dealt = False

    # -- growing

    def deal(self) -> None:
        """Let the dealer decide whatever the state waits for, keeping what was told before."""
        while self.state.waits_for_chance:
            for eyes in self.everybody:
                self.earlier.setdefault(eyes, []).extend(self.state.events(eyes))
            self.state.deal_cards(self.dealer.draw(self.chances, self.state.chance()))
            self.chances += 1
            self.dealt = True

    def act(self, text: str) -> None:
        """The seat to move decides; Refusal if it may not."""
        seat = self.state.to_move
        if seat is None:
            raise Refusal("not-your-turn")
        try:
            action = self.state.parse(text)
            if self.habits is not None and action in self.state.legal():
                self.habits.saw(self.state, action)
            self.state.apply(action)
        except IllegalMove as error:
            raise Refusal.of(error) from None
        except InvalidError:
            raise Refusal("unknown-action", action=text) from None
        self.forget()
        self.deal()
        self.actions.append(intern(text))
        self.actors.append(seat)
        for viewer in self.cards.viewers():
            self.cards.hear(viewer, self.story(viewer))
        if self.turn % CHECKPOINT_EVERY == 0:
            habits = None if self.habits is None else self.habits.copy()
            self.checkpoints.append(Checkpoint(self.turn, self.state.copy(), habits, self.chances))
            del self.checkpoints[:-CHECKPOINTS]

    def show(self, seat: int, cards: tuple[str, ...], to: tuple[int, ...]) -> None:
        """Those seats see these cards of a hand."""
        self.shown |= {(self.turn, one) for one in (seat, *to)}
        self.cards.show(Showing(self.turn, seat, cards, to))

    def go_back(self, turn: int) -> None:
        """Forget every decision from that turn on; what was learned by them, and cards seen, nobody forgets."""
        kept, undone = self.actions[:turn], set(self.actors[turn:])
        own = turn > 0 and len(self.actors) == turn + 1 and undone == {self.actors[turn - 1]}
        wiser = () if own else range(self.setup.seats)
        self.shown = {(min(at, turn), seat) for at, seat in self.shown} | {(turn, seat) for seat in wiser}
        self.taken_back[turn] = self.taken_back.get(turn, 0) + 1
        self.cards.go_back(turn, self.entered() if self.cards.later(turn) else [])
        self.begin_before(turn)
        self.cards.reach(self.turn)
        for text in kept[self.turn :]:
            self.act(text)
            self.cards.reach(self.turn)
        self.quiet = True

    def begin_before(self, turn: int) -> None:
        """At the last checkpoint before that turn; at the beginning where there is none, or cards were shown: when they
        were seen to leave a hand must be heard again."""
        earlier = [one for one in self.checkpoints if one.turn < turn]
        if not earlier or self.cards.showings:
            self.begin()
            return
        there = earlier[-1]
        self.state = there.state.copy()
        self.state.watch()
        self.habits = None if there.habits is None else there.habits.copy()
        self.chances = there.chances
        self.checkpoints = earlier
        del self.actions[there.turn :], self.actors[there.turn :]
        self.cards.begin()
        self.forget()

    def entered(self) -> list[tuple[int, int]]:
        """When everybody saw cards come into a hand, and whose: turn and seat."""
        rerun = Play(self.game, self.setup, self.dealer, self.start)
        enters = self.game.manifest.hands.enters
        found: list[tuple[int, int]] = []
        for turn, text in enumerate(self.actions):
            rerun.act(text)
            found += [(turn, event.args["seat"]) for event in rerun.story(None) if event.id in enters]
        return found

    # -- reading

    @property
    def everybody(self) -> tuple[Eyes, ...]:
        return (None, *range(self.setup.seats))

    @property
    def turn(self) -> int:
        return len(self.actions)

    def last_turn_of(self, seat: int) -> int | None:
        """The turn of that seat's last decision."""
        turn = self.actors.rfind(seat)
        return None if turn < 0 else turn

    def undo(self, seat: int) -> Literal["free", "ask"] | None:
        """Whether that seat may take its last decision back: at once, by consent, or not at all."""
        if seat not in self.actors:
            return None
        return "free" if self.actors[-1] == seat and not self.showed(seat) else "ask"

    def showed(self, seat: int) -> bool:
        """Whether the last decision, of that seat, brought something hidden to light."""
        if self.dealt or (self.turn, seat) in self.shown:
            return True
        return any(event.id in self.game.manifest.revealing for event in self.story(seat))

    def events(self, eyes: Eyes) -> tuple[Event, ...]:
        """What the last step told that viewer."""
        return () if self.quiet else self.story(eyes)

    def story(self, eyes: Eyes) -> tuple[Event, ...]:
        """What the last decision told that viewer, also after later ones were taken back."""
        if eyes not in self.told:
            self.told[eyes] = (*self.earlier.get(eyes, ()), *self.state.events(eyes))
        return self.told[eyes]

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat could show."""
        return self.state.showable(seat)

    def look(self, eyes: Eyes, frozen: bool, events: bool = True) -> Look:
        """``frozen``: nobody may act (the table is paused or over)."""
        state = self.state
        view = state.view(eyes)
        legal = () if frozen else tuple(map(Choice, view.legal, self.texts(view)))
        told = self.events(eyes) if events else ()
        undo = None if eyes is None or frozen else self.undo(eyes)
        showable = () if eyes is None else state.showable(eyes)
        shown = () if eyes is None else self.cards.of(eyes, self.setup.seats)
        return Look(eyes, len(self.actions), state.to_move, view, legal, told, undo, showable, shown)

    def texts(self, view: View) -> Iterable[str]:
        """The legal actions as texts; many a view brings them along."""
        moves: Iterable[str] = getattr(view, "moves", ()) or map(self.state.text, view.legal)
        return moves

    def record(self, players: list[str]) -> Record:
        """The whole game, with its chance outcomes and the secret behind them."""
        state = self.first()
        moves: list[str] = []
        chances = 0
        for text in [*self.actions, None]:
            while state.waits_for_chance:
                chance = state.chance()
                drawn = self.dealer.draw(chances, chance)
                moves.append(chance_text(chance, drawn))
                state.deal_cards(drawn)
                chances += 1
            if text is not None:
                state.apply(state.parse(text))
                moves.append(text)
        return Record(
            self.game.name,
            self.setup,
            moves,
            players=players,
            outcome=state.outcome,
            fairness=self.dealer.revealed(),
            components=self.game.source(self.setup.edition),
            start=self.start,
        )
