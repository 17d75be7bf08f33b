"""WebSockets: picows under uvicorn's roof, because a socket costs it half the time and a tenth of the memory."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import structlog
from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # not in its stub

from signoria.engine import Candidate, State
from signoria.server import metrics
from signoria.server.bot_pool import Thought
from signoria.server.limits import Bucket
from signoria.server.origins import cookie_name, from_our_page
from signoria.server.realtime.history import history
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.sessions.access import hintable, may_hear
from signoria.server.sessions.hub import NOT_FOR_YOU, Hub, Unknown, refused
from signoria.server.sessions.live import Live
from signoria.server.sessions.opening import open_table
from signoria.server.settings import Settings
from signoria.server.storage.accounts import NOBODY, People, Person
from signoria.server.storage.components import NoComponents
from signoria.table import OtherRules, Refusal, Table, decode_command, encode
from signoria.table import messages as m
from signoria.table.terms import CommandId

log = structlog.get_logger(__name__)

PLACE = re.compile("/ws/tables/(.*)")
MOST_BYTES = 16_384
MOST_UNSENT = 1_000_000
RATE, BURST = 20.0, 60.0
"""Commands a second of one socket."""
MOST_SOCKETS = 20_000
MOST_WEIGHED = 4
"""Actions that a hint tells the chances of."""
GOING_AWAY, NOT_ALLOWED, BROKEN, TOO_SLOW = 1001, 1008, 1011, 1013
NO_SUCH_TABLE, WRONG_ORIGIN, TOO_MANY, OTHER_RULES, NO_COMPONENTS = 4404, 4403, 4429, 4410, 4411


class Front:
    """Everything a socket needs to know of the server."""

    def __init__(self, hub: Hub, people: People, settings: Settings) -> None:
        self.hub = hub
        self.people = people
        self.limits = settings.limits
        self.prefix = settings.prefix
        self.cookie = cookie_name(settings)
        self.sockets: set[Socket] = set()

    def protocol(self, **_: object) -> Any:
        """What uvicorn hands an upgraded connection to."""
        return Protocol(self)

    def sign_out(self, key: str) -> None:
        """End the sockets that were opened with that session or token."""
        for socket in [socket for socket in self.sockets if socket.opened_with == key]:
            socket.give_up(m.Closing("signed-out", retry=False))

    async def close(self) -> None:
        """Ask everybody to come back, and resume, when we are there again."""
        for socket in list(self.sockets):
            socket.answer(encode(m.Closing("restart", retry=True)))
            socket.close(GOING_AWAY, "restart")


class Protocol(WSProtocol):  # type: ignore[misc]  # picows is compiled
    """Takes over from uvicorn's HTTP protocol, which hands the request on as bytes."""

    def __init__(self, front: Front) -> None:
        super().__init__(
            None, None, False, lambda request: Socket(front, request), logging.getLogger("picows"), True, 5.0,
            True, 30.0, 20.0, WSAutoPingStrategy.PING_WHEN_IDLE, True, MOST_BYTES, None, 2048,
        )  # fmt: skip

    def data_received(self, data: bytes) -> None:
        space = self.get_buffer(len(data))
        space[: len(data)] = data
        self.buffer_updated(len(data))


class Socket(WSListener):
    """One connection to one table."""

    def __init__(self, front: Front, request: WSUpgradeRequest) -> None:
        super().__init__()
        self.front = front
        self.headers = {name.lower(): value for name, value in request.headers.items()}
        self.target = request.path.decode("latin-1")
        self.wire: WSTransport | None = None
        self.unsent: Callable[[], int] = int
        self.live: Live | None = None
        self.who: Person = NOBODY
        self.person = ""
        self.opened_with = ""
        self.stream = ""
        self.number = -1
        self.closed = False
        self.bucket = Bucket(RATE, BURST)
        self.early: list[bytes] | None = []
        """Commands that came before the table was found."""

    # -- picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport
        self.unsent = transport.underlying_transport.get_write_buffer_size
        if len(self.front.sockets) >= MOST_SOCKETS:
            self.close(TOO_MANY, "too-many")
            return
        self.front.sockets.add(self)
        metrics.sockets.set(len(self.front.sockets))
        self.front.hub.spawn(self.begin())

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.closed = True
        self.front.sockets.discard(self)
        metrics.sockets.set(len(self.front.sockets))
        if self.live is not None:
            detach(self.front.hub, self.live, self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and frame.fin:
            self.receive(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif frame.msg_type in (WSMsgType.BINARY, WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.give_up(m.Closing("unknown-command", retry=False))

    # -- beginning

    async def begin(self) -> None:
        try:
            await self.enter()
        except Unknown:
            self.close(NO_SUCH_TABLE, "no-such-table")
        except NoComponents:
            self.close(NO_COMPONENTS, "no-components")
        except OtherRules:
            self.close(OTHER_RULES, "other-rules")
        except Exception:
            log.exception("a socket could not begin")
            self.close(BROKEN, "restart")

    async def enter(self) -> None:
        """Find out who calls and which table he wants; then let him hear it."""
        url = urlsplit(self.target)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        found = PLACE.fullmatch(url.path.removeprefix(self.front.prefix))
        if found is None:
            raise Unknown(url.path)
        if not self.from_our_page():
            self.close(WRONG_ORIGIN, "wrong-origin")
            return
        self.opened_with = self.key()
        self.who = await self.front.people.by_key(self.opened_with) if self.opened_with else NOBODY
        self.person = self.who.id
        live = await open_table(self.front.hub, found[1])
        if not may_hear(live.table, self.person, query.get("invite", "")):
            self.close(*NOT_FOR_YOU)
            return
        if self.closed:
            return
        number = query.get("after", "")
        after = int(number) if number.isdecimal() and len(number) < 10 else 0
        self.live = await attach(self.front.hub, live, self, query.get("stream", ""), after)
        if self.closed:
            detach(self.front.hub, self.live, self)
            return
        self.headers.clear()
        early, self.early = self.early or [], None
        for data in early:
            self.receive(data)

    def from_our_page(self) -> bool:
        """A page of another site may not open sockets with our cookie; programs send no Origin."""
        return from_our_page(self.headers.get("origin"), self.headers.get("host"))

    def key(self) -> str:
        bearer = self.headers.get("authorization", "")
        if bearer.startswith("Bearer "):
            return bearer[7:].strip()
        try:
            cookie = SimpleCookie(self.headers.get("cookie", "")).get(self.front.cookie)
        except CookieError:
            return ""
        return cookie.value if cookie else ""

    # -- hearing

    def receive(self, data: bytes) -> None:
        if self.early is not None:
            self.early.append(data)
            if len(self.early) > BURST:
                self.give_up(m.Closing("too-fast", retry=True))
            return
        if self.live is None or self.closed:
            return
        if self.front.limits and not self.bucket.take():
            self.give_up(m.Closing("too-fast", retry=True))
            return
        try:
            command = decode_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.answer(encode(m.Refused(id_of(data), "unknown-command")))
            return
        if isinstance(command, m.Hint):
            self.front.hub.spawn(self.hint(self.live, command))
        elif isinstance(command, m.History):
            self.front.hub.spawn(self.history(self.live, command))
        else:
            self.front.hub.command(self.live, self.person, command, self, self.who.name, self.who.program)

    async def hint(self, live: Live, command: m.Hint) -> None:
        try:
            turn, level = hintable(live.table, self.person, command.seat)
        except Refusal as refusal:
            self.answer(encode(refused(refusal, command.id)))
            return
        question = self.front.hub.question(live, command.seat, level)
        thought = await self.front.hub.bot_pool.ask(question._replace(why=True))
        self.answer(encode(told(command, turn, thought, live.table)))

    async def history(self, live: Live, command: m.History) -> None:
        entries = await history(self.front.hub, live, self.person, command.after)
        self.answer(encode(m.HistoryMessage(command.id, tuple(entries))))

    # -- telling

    def send(self, stream: str, number: int, data: bytes) -> None:
        self.stream, self.number = stream, number
        self.answer(data)

    def answer(self, data: bytes) -> None:
        if self.closed or self.wire is None:
            return
        self.wire.send(WSMsgType.TEXT, data)
        if self.unsent() > MOST_UNSENT:
            self.close(TOO_SLOW, "too-slow")

    def give_up(self, message: m.Closing) -> None:
        self.answer(encode(message))
        self.close(NOT_ALLOWED, message.reason)

    def close(self, code: int, reason: str) -> None:
        if self.wire is not None and not self.closed:
            self.closed = True
            self.wire.send_close(code, reason.encode())  # type: ignore[arg-type]  # any number will do
            self.wire.disconnect(True)


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
