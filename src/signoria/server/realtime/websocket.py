"""WebSockets: picows under uvicorn's roof, because a socket costs it half the time and a tenth of the memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from http.cookies import CookieError, SimpleCookie
from typing import Any, Protocol
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog
from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its stub
from uvicorn import Config
from uvicorn.protocols.utils import get_remote_addr

from signoria.engine import Candidate, InvalidError, State
from signoria.server import metrics
from signoria.server.bot_pool import Thought
from signoria.server.http.connection import proxies_of
from signoria.server.limits import BUDGETS, Bucket, Budgets, Keys, Place, Purse, address_key, crowd_key, person_key
from signoria.server.realtime.history import history
from signoria.server.realtime.subscriber import attach_for, detach
from signoria.server.sessions.access import hintable, may_hear
from signoria.server.sessions.questions import question
from signoria.server.sessions.registry import Registry
from signoria.server.sessions.session import COME_BACK, NOT_FOR_YOU, TableSession, Unknown, refused
from signoria.server.storage.accounts import NOBODY, People, Person, Right
from signoria.server.storage.components import NoComponents
from signoria.table import OtherRules, PersonId, Refusal, Table, decode_command, encode
from signoria.table import messages as m
from signoria.table.terms import CommandId

log = structlog.get_logger(__name__)

COOKIE = "signoria_session"
PATH = "/ws/tables/"
MOST_BYTES = 16_384
MOST_UNSENT = 1_000_000
MOST_EARLY, MOST_EARLY_COMMANDS = 65_536, 60
"""Bytes and commands that may come before the table was found."""
LINGER_SECONDS = 10.0
"""For a peer to read what it is told at the end."""
CONTROL = next(one for one in BUDGETS if one.what == "control frames")
MOST_SOCKETS = 20_000
MOST_WEIGHED = 4
"""Actions that a hint tells the chances of."""
GOING_AWAY, NOT_ALLOWED, BROKEN, TOO_SLOW = 1001, 1008, 1011, 1013
NO_SUCH_TABLE, WRONG_ORIGIN, TOO_MANY, OTHER_RULES, NO_COMPONENTS = 4404, 4403, 4429, 4410, 4411


class Opened(Protocol):
    """A connection that was opened with somebody's key."""

    who: Person

    def sign_out(self) -> None:
        """End it: the key opens nothing any more."""

    def close(self, code: int, reason: str) -> None: ...


def is_our_page(origin: str | None, host: str | None) -> bool:
    """A page of another site may do nothing with our cookie; programs send no Origin."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


class Front:
    """Everything a socket needs to know of the server."""

    def __init__(self, registry: Registry, people: People, budgets: Budgets) -> None:
        self.registry = registry
        self.people = people
        self.budgets = budgets
        self.sockets: set[Socket] = set()
        self.streams: set[Opened] = set()
        """Of programs."""

    def protocol(self, config: Config, **_: object) -> Any:
        """What uvicorn hands an upgraded connection to."""
        return Wire(self, config)

    async def look_again(self, person: PersonId | None = None) -> None:
        """End all that was opened with a session or a token that opens nothing any more: of that person, or of all."""
        inside: list[Opened] = [*self.sockets, *self.streams]
        inside = [one for one in inside if one.who.mark and person in (None, one.who.id)]
        alive = await self.people.alive([one.who.mark for one in inside])
        for one in inside:
            if one.who.mark not in alive:
                one.sign_out()

    def hear_keys(self, notice: str) -> None:
        """Another process changed who somebody is, or what their keys open."""
        process, person = notice.split()
        if process != self.registry.process:
            self.people.forget()
            self.registry.spawn(self.look_again(person))

    async def close(self) -> None:
        """Ask everybody to come back, and resume, when we are there again."""
        for stream in list(self.streams):
            stream.close(*COME_BACK)
        for socket in list(self.sockets):
            socket.answer(encode(m.Closing("restart", retry=True)))
            socket.close(GOING_AWAY, "restart")


class Wire(WSProtocol):  # type: ignore[misc]  # picows is compiled
    """Takes over from uvicorn's HTTP protocol, which hands the request on as bytes."""

    def __init__(self, front: Front, config: Config) -> None:
        super().__init__(
            None, None, False, self.socket, logging.getLogger("picows"), True, 5.0,
            True, 30.0, 20.0, WSAutoPingStrategy.PING_WHEN_IDLE, False, MOST_BYTES, None, 2048,
        )  # fmt: skip
        self.front = front
        self.config = config
        self.peer = ""

    def connection_made(self, transport: asyncio.Transport) -> None:
        found = get_remote_addr(transport)
        self.peer = found[0] if found else ""
        super().connection_made(transport)

    def socket(self, request: WSUpgradeRequest) -> Socket:
        forwarded = request.headers.getall("x-forwarded-for", [])
        return Socket(self.front, request, proxies_of(self.config).caller(self.peer, forwarded))

    def data_received(self, data: bytes) -> None:
        space = self.get_buffer(len(data))
        space[: len(data)] = data
        self.buffer_updated(len(data))


class Socket(WSListener):
    """One connection to one table."""

    def __init__(self, front: Front, request: WSUpgradeRequest, host: str) -> None:
        super().__init__()
        self.front = front
        self.purse = Purse(front.budgets, "", address_key(host))
        self.places: list[Place] = []
        self.headers = {name.lower(): value for name, value in request.headers.items()}
        self.target = request.path.decode("latin-1")
        self.wire: WSTransport | None = None
        self.unsent: Callable[[], int] = int
        self.session: TableSession | None = None
        self.who: Person = NOBODY
        self.person = ""
        self.stream = ""
        self.number = -1
        self.closed = False
        self.control = Bucket(CONTROL.rate, CONTROL.burst)
        self.early: list[bytes] | None = []
        """Commands that came before the table was found."""

    # -- picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport
        self.unsent = transport.underlying_transport.get_write_buffer_size
        if len(self.front.sockets) >= MOST_SOCKETS:
            self.close(TOO_MANY, "too-many")
            return
        try:
            self.enter_at(crowd_key(self.purse.address))
        except Refusal:
            self.close(TOO_MANY, "too-many")
            return
        self.front.sockets.add(self)
        metrics.sockets.set(len(self.front.sockets))
        self.front.registry.spawn(self.begin())

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.closed = True
        for place in self.places:
            place.leave()
        self.front.sockets.discard(self)
        metrics.sockets.set(len(self.front.sockets))
        if self.session is not None:
            detach(self.session, self)

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if self.closed:
            return
        if frame.msg_type == WSMsgType.TEXT and frame.fin:
            self.receive(frame.get_payload_as_bytes())
        elif frame.msg_type in (WSMsgType.PING, WSMsgType.PONG):
            self.receive_control(frame)
        elif frame.msg_type == WSMsgType.CLOSE:
            self.close(frame.get_close_code(), "")  # type: ignore[arg-type]  # it is a number
        elif frame.msg_type in (WSMsgType.BINARY, WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.give_up(m.Closing("unknown-command", retry=False))

    def receive_control(self, frame: WSFrame) -> None:
        """A ping is answered; of either kind a few are enough to know that somebody is there."""
        if self.front.budgets.on and not self.control.take():
            self.give_up(m.Closing("too-fast", retry=True))
        elif frame.msg_type == WSMsgType.PING and self.wire is not None:
            self.wire.send_pong(frame.get_payload_as_bytes())
            self.check_unsent()

    # -- beginning

    def enter_at(self, keys: Keys) -> None:
        """Refusal if too many sockets were opened, or are open."""
        self.front.budgets.spend("sockets", keys)
        self.places.append(self.front.budgets.enter("sockets", keys))

    async def begin(self) -> None:
        try:
            await self.enter()
        except Unknown:
            self.close(NO_SUCH_TABLE, "no-such-table")
        except NoComponents as missing:
            log.warning("a table has lost its components", path=self.target, **missing.details)
            self.close(NO_COMPONENTS, "no-components")
        except (OtherRules, InvalidError) as error:
            log.warning("a table was played by other rules", path=self.target, why=str(error))
            self.close(OTHER_RULES, "other-rules")
        except Exception:
            log.exception("a socket could not begin")
            self.close(BROKEN, "restart")

    async def enter(self) -> None:
        """Find out who calls and which table he wants; then let him hear it."""
        path, _, words = self.target.partition("?")
        query = {name: values[0] for name, values in parse_qs(words).items()}
        if not path.startswith(PATH):
            raise Unknown(path)
        if not is_our_page(self.headers.get("origin"), self.headers.get("host")):
            self.close(WRONG_ORIGIN, "wrong-origin")
            return
        key = self.key()
        self.who = await self.front.people.by_key(key) if key else NOBODY
        self.person = self.who.id
        self.purse = self.purse._replace(person=self.person)
        try:
            self.enter_at(person_key(self.person, self.purse.address))
        except Refusal:
            self.close(TOO_MANY, "too-many")
            return
        session = await self.front.registry.find(path.removeprefix(PATH))
        if not may_hear(session.table, self.person, query.get("invite", "")):
            self.close(*NOT_FOR_YOU)
            return
        if self.closed:
            return
        number = query.get("after", "")
        after = int(number) if number.isdecimal() and len(number) < 10 else 0
        self.session = await attach_for(self.purse, session, self, query.get("stream", ""), after)
        if self.closed:
            detach(self.session, self)
            return
        self.headers.clear()
        early, self.early = self.early or [], None
        for data in early:
            self.receive(data)

    def key(self) -> str:
        bearer = self.headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return bearer[7:].strip()
        try:
            cookie = SimpleCookie(self.headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return ""
        return cookie.value if cookie else ""

    # -- hearing

    def receive(self, data: bytes) -> None:
        if self.early is not None:
            self.early.append(data)
            if sum(map(len, self.early)) > MOST_EARLY or len(self.early) > MOST_EARLY_COMMANDS:
                self.give_up(m.Closing("too-fast", retry=True))
            return
        if self.session is None or self.closed:
            return
        try:
            self.purse.spend("commands")
        except Refusal:
            self.give_up(m.Closing("too-fast", retry=True))
            return
        try:
            command = decode_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.answer(encode(m.Refused(id_of(data), "unknown-command")))
            return
        if not self.who.may(needed_for(command)):
            self.answer(encode(m.Refused(command.id, "token-may-not")))
        elif isinstance(command, m.Sit) and command.name:
            self.front.registry.spawn(self.sit(self.session, command))
        elif isinstance(command, m.Hint):
            self.front.registry.spawn(self.ask(command.id, self.hint(self.session, command)))
        elif isinstance(command, m.History):
            self.front.registry.spawn(self.ask(command.id, self.history(self.session, command)))
        else:
            self.carry(self.session, command)

    def carry(self, session: TableSession, command: m.AnyCommand) -> None:
        try:
            self.purse.pay_for(command)
        except Refusal as refusal:
            self.answer(encode(refused(refusal, command.id)))
            return
        who = self.who
        session.command(self.person, command, self, who.name, who.program, who.has_account)

    async def sit(self, session: TableSession, command: m.Sit) -> None:
        """Under a name of one's own choice."""
        try:
            self.carry(session, await self.front.people.sitting(command, self.who))
        except Refusal as refusal:
            self.answer(encode(refused(refusal, command.id)))

    async def ask(self, command_id: str, asked: Coroutine[Any, Any, m.AnyMessage]) -> None:
        """Something that changes nothing: answered, or refused."""
        try:
            self.answer(encode(await asked))
        except Refusal as refusal:
            self.answer(encode(refused(refusal, command_id)))

    async def hint(self, session: TableSession, command: m.Hint) -> m.AnyMessage:
        turn, level = hintable(session.table, self.person, command.seat)
        self.purse.spend("hints")
        with self.purse.enter("hints"):
            asked = question(session, command.seat, level)
            thought = await self.front.registry.bot_pool.ask(asked._replace(why=True))
        return told(command, turn, thought, session.table)

    async def history(self, session: TableSession, command: m.History) -> m.AnyMessage:
        async with self.purse.reading("history", session.table.steps):
            entries = await history(session, self.person, command.after)
        return m.HistoryMessage(command.id, tuple(entries))

    # -- telling

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        self.answer(data)

    def answer(self, data: bytes) -> None:
        if self.closed or self.wire is None:
            return
        self.wire.send(WSMsgType.TEXT, data)
        self.check_unsent()

    def check_unsent(self) -> None:
        if self.unsent() > MOST_UNSENT:
            self.close(TOO_SLOW, "too-slow")

    def sign_out(self) -> None:
        self.give_up(m.Closing("signed-out", retry=False))

    def give_up(self, message: m.Closing) -> None:
        self.answer(encode(message))
        self.close(NOT_ALLOWED, message.reason)

    def close(self, code: int, reason: str) -> None:
        if self.wire is not None and not self.closed:
            self.closed = True
            self.wire.send_close(code, reason.encode())  # type: ignore[arg-type]  # any number will do
            self.wire.disconnect(graceful=True)
            if self.unsent():  # perhaps nobody will ever read it
                asyncio.get_running_loop().call_later(LINGER_SECONDS, self.wire.disconnect, False)


def needed_for(command: m.AnyCommand) -> Right:
    """What a key must open for this command: what happened one may read, all else says something to the table."""
    return "look" if isinstance(command, m.History) else "play"


def told(command: m.Hint, turn: int, thought: Thought, table: Table) -> m.AnyMessage:
    play = table.play
    if play is None or play.turn != turn:
        return m.Refused(command.id, "stale")
    choice = m.Choice(thought.action, play.state.text(thought.action))
    weighed = weighed_first(thought.candidates, thought.action, play.state)
    return m.HintMessage(command.id, command.seat, turn, choice, thought.reason, thought.args or {}, weighed)


def weighed_first(candidates: tuple[Candidate, ...], action: int, state: State) -> tuple[m.Weighed, ...]:
    """The suggested action and those that come closest to it, where they have values."""
    valued = [(one, one.value) for one in candidates if one.value is not None]
    best = sorted(valued, key=lambda pair: (pair[0].action != action, -pair[1]))[:MOST_WEIGHED]
    return tuple(
        m.Weighed(m.Choice(one.action, state.text(one.action)), value, one.error or 0.0) for one, value in best
    )


class JustId(msgspec.Struct):
    id: CommandId = ""


def id_of(data: bytes) -> str:
    """The id of a command that means nothing else to us."""
    try:
        return msgspec.json.decode(data, type=JustId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
