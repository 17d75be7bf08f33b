"""One table, without I/O: steps in, a report of what happened out; nothing happens but by a step."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, final

import msgspec

from signoria.engine import Dealer, Game, InvalidError, Outcome, Setup, game
from signoria.table import messages as m
from signoria.table.clocks import Clocks
from signoria.table.play import Play
from signoria.table.refusal import Refusal, clean
from signoria.table.steps import SERVER, Open, PersonId, Status, Step, Tick

REMEMBERED = 64
"""How many command ids of a person the table knows again."""
WATCHERS = "watch"


Handler = Callable[["Table", Step, Any], None]
HANDLERS: dict[type, Handler] = {}
"""What carries out each kind of command."""

Carrier = Callable[["Table", m.Motion], None]
CARRIERS: dict[str, Carrier] = {}
"""What carries out each kind of motion, once everybody agreed."""


def handles(kind: type) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS[kind] = handler
        return handler

    return register


def carries(kind: str) -> Callable[[Carrier], Carrier]:
    def register(carrier: Carrier) -> Carrier:
        CARRIERS[kind] = carrier
        return carrier

    return register


@final
class Seat:
    """A place at the table: open (no person, no level), a person's, or a bot's."""

    __slots__ = ("entropy", "family", "level", "name", "person", "program", "ready", "was")

    def __init__(self, person: PersonId = "", name: str = "", level: str = "", program: bool = False) -> None:
        self.person = person
        self.name = name
        self.level = level
        self.program = program
        self.was = ""
        self.entropy = ""
        self.family = ""
        self.ready = False

    @property
    def open(self) -> bool:
        return not self.person and not self.level


@final
class Stream:
    """What one person (or all spectators) is told, numbered without holes."""

    __slots__ = ("name", "number", "seats")

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name = name
        self.seats = seats
        self.number = 0


@final
class BotTurn(NamedTuple):
    """A decision that a bot owes."""

    seat: int
    level: str
    turn: int


Audience = frozenset[int] | None
"""Seats; None: everybody, the spectators too."""


@final
class Report:
    """What one step did. The table's messages are written from it before the next step."""

    __slots__ = ("at", "by", "cause", "fresh", "game", "moved", "news", "seen", "table")

    def __init__(self, step: Step) -> None:
        self.at = step.at
        self.by = step.by
        self.cause = step.command.id
        self.fresh = step.fresh
        self.news: list[tuple[m.AnyNews, Audience]] = []
        self.table = False
        self.game = False
        self.moved: set[PersonId] = set()
        self.seen: set[int] = set()
        """The seats that look anew, though the game has not changed."""

    def concerns(self, seats: tuple[int, ...]) -> bool:
        return self.table or self.game or any(reaches(audience, seats) for _, audience in self.news)

    def looks_anew(self, seats: tuple[int, ...]) -> bool:
        return self.game or not self.seen.isdisjoint(seats)

    def news_for(self, seats: tuple[int, ...]) -> tuple[m.AnyNews, ...]:
        return tuple(news for news, audience in self.news if reaches(audience, seats))


def reaches(audience: Audience, seats: Iterable[int]) -> bool:
    return audience is None or not audience.isdisjoint(seats)


@final
class Table:
    """Everything about one table. ``handle`` is the only way in; the fields are for the handlers and for reading."""

    __slots__ = (
        "check", "checks", "clocks", "deals", "ended", "game", "host", "id", "interventions", "invite", "last_at",
        "lesson", "line", "motion", "motions", "origin", "outcome", "owes", "paused", "play", "rematch", "remembered",
        "report", "seats", "secret", "setup", "start_position", "steps", "streams", "streams_made", "talk", "terms",
        "watchers",
    )  # fmt: skip

    def __init__(self, step: Step) -> None:
        opening = step.command
        if not isinstance(opening, Open):
            raise InvalidError("The first step of a table opens it.")
        self.id = opening.table
        self.game: Game = game(opening.game)
        self.setup = self.game.check(opening.setup)
        if len(opening.plans) != self.setup.seats:
            raise InvalidError(f"{self.setup.seats} seats are needed, {len(opening.plans)} are planned.")
        usual = self.game.manifest.usual_bot
        self.terms = msgspec.structs.replace(opening.terms, level=opening.terms.level or usual)
        if self.terms.choose_families and (self.setup.families or not self.families):
            raise InvalidError("There are no families to choose here.")
        self.secret = bytes.fromhex(opening.secret)
        self.invite = opening.invite
        self.lesson = opening.lesson
        self.line = list(opening.line)
        self.start_position = opening.start
        self.origin = opening.origin
        self.host = step.by
        self.seats = [Seat(plan.person, plan.name, plan.level, plan.program) for plan in opening.plans]
        self.clocks = Clocks(self.terms.clock, len(self.seats))
        self.play: Play | None = None
        self.outcome: Outcome | None = None
        self.ended: Any = None
        self.rematch: str | None = None
        self.paused = False
        self.owes: int | None = None
        self.motion: m.Motion | None = None
        self.motions = 0
        self.check: m.ReadyCheck | None = None
        self.checks = 0
        self.deals: list[m.Deal] = []
        self.interventions: list[m.Intervention] = []
        self.talk: deque[tuple[m.Spoken, Audience]] = deque(maxlen=500)
        self.steps = 1
        self.last_at = step.at
        self.streams: dict[PersonId, Stream] = {}
        self.streams_made = 0
        self.watchers = Stream(WATCHERS, ())
        self.remembered: dict[PersonId, array[int]] = {}
        self.report = Report(step)
        for seat in self.seats_of(self.host)[:1]:
            self.seats[seat].entropy = opening.entropy
        for person in self.people:
            self.place(person)
        self.rearranged()

    # -- handling

    def handle(self, step: Step) -> Report:
        """Carry out one step, or raise Refusal, and nothing has changed."""
        command = step.command
        if not step.by:
            raise Refusal("not-signed-in")
        if self.knows(step.by, command.id):
            raise Refusal("done")
        handler = HANDLERS.get(type(command))
        if handler is None:
            raise Refusal("unknown-command")
        self.report = Report(step)
        if self.play is not None:
            self.play.quiet = True  # until a decision has something to tell
        handler(self, step, command)
        self.steps += 1
        self.last_at = step.at
        self.remember(step.by, command.id)
        for stream in (*self.streams.values(), self.watchers):
            stream.number += self.report.concerns(stream.seats)
        for person in self.report.moved:
            self.place(person)
        return self.report

    def knows(self, person: PersonId, command_id: str) -> bool:
        return person != SERVER and hash(command_id) in self.remembered.get(person, ())

    def remember(self, person: PersonId, command_id: str) -> None:
        """As a number: the ids themselves would be most of what a table takes in memory."""
        if person != SERVER:
            ids = self.remembered.setdefault(person, array("q"))
            ids.append(hash(command_id))
            if len(ids) > REMEMBERED:
                del ids[0]

    def place(self, person: PersonId) -> None:
        """Give a person the stream of his seats; without a seat he hears what spectators hear."""
        seats = self.seats_of(person)
        self.streams.pop(person, None)
        if seats:
            self.streams_made += 1
            self.streams[person] = Stream(f"s{self.streams_made}", seats)

    # -- telling

    def announce(self, news: m.AnyNews, audience: Audience = None) -> None:
        self.report.news.append((news, audience))

    def changed(self, game: bool = False) -> None:
        """The table (and the game) must be shown anew."""
        self.report.table = True
        self.report.game = self.report.game or game

    # -- reading

    @property
    def status(self) -> Status:
        if self.outcome is not None or self.ended:
            return "over"
        return "waiting" if self.play is None else "playing"

    @property
    def people(self) -> list[PersonId]:
        """Everybody who holds a seat."""
        return list(dict.fromkeys([seat.person for seat in self.seats if seat.person]))

    def seats_of(self, person: PersonId) -> tuple[int, ...]:
        if not person:
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.person == person)

    def stream_of(self, person: PersonId) -> Stream:
        return self.streams.get(person, self.watchers)

    def bot_turn(self) -> BotTurn | None:
        """The decision that a bot should make now."""
        if self.play is None or self.status != "playing" or self.paused:
            return None
        seat = self.play.state.to_move
        if seat is None or (self.motion is not None and self.motion.kind == "undo" and self.owes != seat):
            return None
        if self.seats[seat].level or self.owes == seat:
            return BotTurn(seat, self.seats[seat].level or self.terms.level, self.play.turn)
        return None

    @property
    def on_line(self) -> bool:
        """Whether a lesson has gone so far as it is meant to go."""
        if not self.line or self.play is None:
            return False
        done = self.play.actions[: len(self.line)]
        return done == self.line[: len(done)]

    def scripted(self) -> str | None:
        """The decision that the lesson has for whoever is to move; None off its line and after it."""
        if not self.on_line or self.play is None or self.play.turn >= len(self.line):
            return None
        return self.line[self.play.turn]

    @property
    def due(self) -> int | None:
        """When a Tick has something to do."""
        times = [self.motion.expires if self.motion else None, self.clocks.zero]
        return min((time for time in times if time is not None), default=None)

    # -- what the handlers share

    def own(self, step: Step, seat: int) -> Seat:
        """That seat, held by who takes this step; those of bots the server holds."""
        if seat >= len(self.seats):
            raise Refusal("no-such-seat", seat=seat)
        holder = self.seats[seat].person or (SERVER if self.seats[seat].level else "")
        if not step.by or holder != step.by:
            raise Refusal("not-seated", seat=seat)
        return self.seats[seat]

    def playing(self) -> Play:
        if self.play is None or self.status != "playing":
            raise Refusal("not-playing")
        return self.play

    @property
    def families(self) -> tuple[str, ...]:
        return self.game.families(self.setup.edition, self.setup.seats)

    def rearranged(self) -> None:
        """Who sits here, or what is played, has changed: nobody has said that they are ready for that."""
        self.changed()
        self.check = None
        for seat in self.seats:
            seat.ready = False
        asked = {seat.person for seat in self.seats if seat.person and not seat.program}
        if self.terms.ready_check and len(asked) > 1 and not self.seats_open:
            self.checks += 1
            self.check = m.ReadyCheck(self.checks, self.report.at)
        self.start_when_full()

    def start_when_full(self) -> None:
        """Start as soon as every seat is taken and nobody has to be waited for."""
        if self.play is None and not self.seats_open and not any(self.waits_for(seat) for seat in self.seats):
            self.start()

    @property
    def seats_open(self) -> bool:
        return any(seat.open for seat in self.seats)

    def waits_for(self, seat: Seat) -> bool:
        """Until they are ready, where that is asked; else, where people choose families, until they have one."""
        if self.check is not None:
            return not self.is_ready(seat)
        return self.terms.choose_families and bool(seat.person) and not seat.family

    def is_ready(self, seat: Seat) -> bool:
        return seat.ready or seat.program or not seat.person

    def start(self) -> None:
        self.check = None
        entropy = tuple(seat.entropy for seat in self.seats)
        self.play = Play(self.game, self.final_setup(), Dealer(self.secret, entropy), self.start_position)
        self.announce(m.Started())
        self.changed(game=True)
        self.run_clock()

    def final_setup(self) -> Setup:
        """The set-up with the families that people chose; who has none gets the next that is left."""
        if not self.terms.choose_families:
            return self.setup
        chosen = [seat.family for seat in self.seats]
        left = [family for family in self.families if family not in chosen]
        for seat in self.seats:
            seat.family = seat.family or left.pop(0)
        return msgspec.structs.replace(self.setup, families=tuple([seat.family for seat in self.seats]))

    def run_clock(self, afresh: bool = True) -> None:
        """Let the clock of the person to move run."""
        self.owes = None
        seat = self.play.state.to_move if self.play else None
        if seat is not None and self.status == "playing" and not self.paused and self.seats[seat].person:
            self.clocks.start(seat, self.report.at, afresh)

    def finish(self, ended: str | None, outcome: Outcome | None) -> None:
        """The game is over: by its rules (``ended`` None), by time, or because everybody left."""
        self.clocks.stop(self.report.at)
        self.outcome, self.ended = outcome, ended
        self.paused = False
        self.owes = None
        self.announce(m.Ended(outcome, self.ended))
        self.changed(game=self.play is not None)

    def dealer(self) -> Dealer:
        return self.play.dealer if self.play else Dealer(self.secret)

    def named(self, step: Step, name: str | None) -> str:
        return clean(name or step.name)


def tick_of(at: int) -> Step:
    return Step(at, SERVER, Tick())
