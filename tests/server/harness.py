"""A real server process on loopback, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signoria.engine.fairness import seal
from tests.patience import PATIENCE

Json = dict[str, Any]
Found = TypeVar("Found")
SERVE = """
import os, threading
threading.Thread(target=lambda: os.read(0, 1) or os._exit(1), daemon=True).start()
from signoria.cli import main
raise SystemExit(main())
"""
"""`signoria`, which ends when the test that started it does, however that ends."""
TOO_LONG = "graceful shutdown exceeded"
"""What uvicorn logs when it had to cancel what did not end by itself."""


class Server:
    """`signoria serve` as its users start it. ``port`` 0: any free one, kept over restarts."""

    def __init__(
        self, database: str, *flags: str, limits: bool = False, environment: dict[str, str] | None = None
    ) -> None:
        self.database = database
        self.flags = [*flags] if limits else [*flags, "--no-limits"]
        self.environment = environment
        self.port = 0
        self.people: list[Person] = []
        self.process: subprocess.Popen[str] | None = None
        self.errors = tempfile.NamedTemporaryFile("w")  # noqa: SIM115  # closed with the server
        """What it writes into its log, over all restarts."""

    def start(self) -> Server:
        command = [sys.executable, "-c", SERVE, "serve"]
        arguments = ["--database", self.database, "--port", str(self.port), "--workers", "1", *self.flags]
        self.process = subprocess.Popen(  # noqa: S603
            command + arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "listening on" in line, line + self.log
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        for pipe in filter(None, (self.process.stdin, self.process.stdout)):
            pipe.close()
        return code

    @property
    def log(self) -> str:
        return Path(self.errors.name).read_text()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.errors.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **headers: str) -> httpx.Response:
        """As nobody."""
        return httpx.get(self.url + path, headers=headers, timeout=PATIENCE)

    def post(self, path: str, body: Json, **headers: str) -> httpx.Response:
        return httpx.post(self.url + path, json=body, headers=headers, timeout=PATIENCE)


class Person:
    """Somebody with a browser: a session, and sockets to tables."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        server.people.append(self)
        if name is not None:
            self.post("/api/guest", {"name": name})

    def post(self, path: str, body: Any = None, ok: bool = True) -> Any:
        me = self.http.get("/api/me").json()
        response = self.http.post(path, json=body, headers={"x-csrf-token": me["csrf"]})
        assert not ok or response.status_code < 300, response.text
        if path.endswith("/join") and response.status_code < 300:
            self.mix(path.split("/")[3])
        return response.json() if ok else response

    def get(self, path: str, ok: bool = True, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert not ok or response.status_code < 300, response.text
        return response.json() if ok else response

    def quick_start(self, **body: Any) -> str:
        table = str(self.post("/api/quick-start", {"pace": 0, **body})["id"])
        self.mix(table)
        return table

    def mix(self, table: str) -> None:
        """Everybody at the table does their part in mixing the cards, as their pages would: first all seal."""
        for _ in ("seal", "stir"):
            for one in self.server.people:
                reply = one.get(f"/api/tables/{table}", ok=False)
                told = reply.json() if reply.status_code == 200 else {"table": {}, "seats": []}
                command = mixing(told["table"], told["seats"])
                if command is not None:
                    name = f"mix-{command['do']}-{told['table']['mixing']['round']}"
                    one.post(f"/api/bot/tables/{table}/command", {"id": name, **command})

    def make_table(self, seats: list[Json], terms: Json | None = None, game: str = "condottiere", **setup: Any) -> Json:
        chosen = {"seats": len(seats), **setup}
        made: Json = self.post(
            "/api/tables", {"game": game, "setup": chosen, "seats": seats, "terms": {"pace": 0, **(terms or {})}}
        )
        self.mix(made["id"])
        return made

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, invite: str = "", stream: str = "", after: int = 0, **headers: str) -> Chair:
        """A socket to a table."""
        query = f"?invite={invite}&stream={stream}&after={after}"
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}{query}"
        fields = {"cookie": self.cookie, **headers} if self.cookie else headers
        return Chair(
            await connect(url, additional_headers=fields, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        )


class Chair:
    """One socket: everything heard is kept in order."""

    ids = itertools.count(random.randrange(10**6) * 10**6)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.stream = ""
        self.number = 0
        self.table: Json = {}
        self.looks: dict[int | None, Json] = {}
        self.seats: list[int] = []
        self.mixed: list[Any] = []

    async def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.take(message)
        if message.get("table"):
            await self.mix(message["table"])
        return message

    async def mix(self, table: Json) -> None:
        command = mixing(table, self.seats)
        asked = command and (command["do"], table["mixing"]["round"])
        if command is not None and asked not in self.mixed:
            self.mixed.append(asked)
            await self.send(**command)

    def take(self, message: Json) -> None:
        self.heard.append(message)
        if message["is"] == "table":
            self.stream = message["you"]["stream"]
            self.seats = message["you"]["seats"]
            self.number = message["number"]
        elif message["is"] == "update":
            assert message["number"] == self.number + 1, (message["number"], self.number)
            self.number += 1
        self.table = message.get("table") or self.table
        for look in message.get("looks", ()):
            self.looks[look["seat"]] = look

    async def until(self, wanted: Callable[[Json], Any]) -> Json:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def send(self, do: str, **fields: Any) -> str:
        command = {"do": do, "id": fields.pop("id", f"c{next(self.ids)}"), **fields}
        await self.socket.send(json.dumps(command))
        return str(command["id"])

    async def ask(self, do: str, **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        name = await self.send(do, **fields)
        return await self.until(lambda message: message.get("cause") == name or message.get("id") == name)

    async def close(self) -> None:
        await self.socket.close()

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] == "over"

    def may_act(self) -> Json | None:
        return next((look for look in self.looks.values() if look["legal"]), None)

    async def play(self, choose: Callable[[Json], str], moves: int = 10**6) -> int:
        """Act whenever it is one's turn, until the game is over; how many moves were made."""
        made = 0
        while not self.over and made < moves:
            look = self.may_act()
            if look is None:
                await self.hear()
                continue
            answer = await self.ask("act", seat=look["seat"], turn=look["turn"], action=choose(look))
            if answer["is"] == "refused":
                assert answer["reason"] in ("stale", "not-playing", "not-your-turn"), answer
                await self.hear()
            made += answer["is"] == "update"
        return made


def mixing(table: Json, seats: list[int]) -> Json | None:
    """What the table waits for from who holds these seats; everybody's entropy is of a kind, lest it must be kept."""
    asked = table.get("mixing") or {"waits_for": []}
    mine = [seat for seat in asked["waits_for"] if seat in seats]
    if not mine:
        return None
    entropy = f"{table['id']} {min(seats)} of the tests"
    command: Json = {"do": asked["step"], "commitment": table["commitment"]}
    return command | ({"entropy": entropy} if asked["step"] == "stir" else {"seal": seal(entropy)})


def at_random(rng: random.Random) -> Callable[[Json], str]:
    return lambda look: str(rng.choice(look["legal"])["text"])


def wait_for(found: Callable[[], Found | None]) -> Found:
    """What is found once it is there."""
    deadline = time.monotonic() + PATIENCE
    while not (there := found()):
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)
    return there


def run(work: Awaitable[Any]) -> Any:
    async def inner() -> Any:
        return await work

    return asyncio.run(inner())


__all__ = ["TOO_LONG", "Chair", "ConnectionClosed", "Json", "Person", "Server", "at_random", "run", "wait_for"]
