"""A real server process on loopback, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PATIENCE = 20.0


class Server:
    """`signoria serve` as its users start it. ``port`` 0: any free one, kept over restarts."""

    def __init__(self, database: str, *flags: str, limits: bool = False) -> None:
        self.database = database
        self.flags = [*flags] if limits else [*flags, "--no-limits"]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-c", "from signoria.cli import main; raise SystemExit(main())", "serve"]
        arguments = ["--database", self.database, "--port", str(self.port), "--workers", "1", *self.flags]
        with Path(os.environ.get("SIGNORIA_TEST_LOG", os.devnull)).open("a") as log:
            self.process = subprocess.Popen(command + arguments, stdout=subprocess.PIPE, stderr=log, text=True)  # noqa: S603
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "listening on" in line, line
        self.port = int(line.rsplit(":", 1)[1])
        return self

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Person:
    """Somebody with a browser: a session, and sockets to tables."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        if name is not None:
            self.post("/api/guest", {"name": name})

    def post(self, path: str, body: Any = None, ok: bool = True) -> Any:
        me = self.http.get("/api/me").json()
        response = self.http.post(path, json=body, headers={"x-csrf-token": me["csrf"]})
        assert not ok or response.status_code < 300, response.text
        return response.json() if ok else response

    def get(self, path: str, ok: bool = True, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert not ok or response.status_code < 300, response.text
        return response.json() if ok else response

    def quick_start(self, **body: Any) -> str:
        return str(self.post("/api/quick-start", {"pace": 0, **body})["id"])

    def make_table(self, seats: list[Json], terms: Json | None = None, game: str = "condottiere", **setup: Any) -> Json:
        chosen = {"seats": len(seats), **setup}
        made: Json = self.post(
            "/api/tables", {"game": game, "setup": chosen, "seats": seats, "terms": {"pace": 0, **(terms or {})}}
        )
        return made

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def sit(self, table: str, invite: str = "", stream: str = "", after: int = 0, **headers: str) -> Chair:
        """A socket to a table."""
        query = f"?invite={invite}&stream={stream}&after={after}"
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}{query}"
        fields = {"cookie": self.cookie, **headers} if self.cookie else headers
        return Chair(await connect(url, additional_headers=fields, max_size=None))


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

    async def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        self.heard.append(message)
        if message["is"] == "table":
            self.stream = message["you"]["stream"]
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


def at_random(rng: random.Random) -> Callable[[Json], str]:
    return lambda look: str(rng.choice(look["legal"])["text"])


def run(work: Awaitable[Any]) -> Any:
    async def inner() -> Any:
        return await work

    return asyncio.run(inner())


__all__ = ["Chair", "ConnectionClosed", "Json", "Person", "Server", "at_random", "run"]
