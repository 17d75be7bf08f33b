"""The clients of the server's benchmark: real WebSockets, as light as they can be, on a core of their own."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from signoria.engine.fairness import seal


class Choice(msgspec.Struct):
    text: str


class Look(msgspec.Struct):
    turn: int
    seat: int | None
    legal: list[Choice]


class TableState(msgspec.Struct):
    status: str


class Message(msgspec.Struct, rename={"kind": "is"}):
    kind: str
    looks: list[Look] = []
    table: TableState | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode


class Bench:
    """What was measured; ``measuring`` is switched on after the warm-up."""

    def __init__(self) -> None:
        self.measuring = False
        self.latencies: list[float] = []
        self.all_moves = 0
        self.over = 0

    def summary(self, seconds: float) -> dict[str, float]:
        ordered = sorted(self.latencies) or [0.0]
        return {
            "moves_per_second": len(self.latencies) / seconds,
            "p50_ms": ordered[len(ordered) // 2] * 1000,
            "all_moves_per_second": self.all_moves / seconds,
            "p99_ms": ordered[int((len(ordered) - 1) * 0.99)] * 1000,
        }


class Ear(WSListener):
    """One socket; it tells its group what it heard."""

    group: Group

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.group.heard(self, decode(frame.get_payload_as_bytes()))


class Group:
    """All sockets of one table. A move is over when every one of them has heard of it."""

    def __init__(self, hall: Hall, number: int) -> None:
        self.hall = hall
        self.bench = hall.bench
        self.number = number
        self.rng = random.Random(number)
        self.pause = hall.pause
        self.ears: list[Ear] = []
        self.ready: tuple[Ear, Look] | None = None
        self.begun = False
        self.turn = -1
        self.waits = 0
        self.started = 0.0
        self.count = 0

    def heard(self, ear: Ear, message: Message) -> None:
        if message.kind == "refused":
            raise RuntimeError(message.reason)
        if message.table is not None and message.table.status == "over":
            self.end()
            return
        for look in message.looks:
            self.bench.all_moves += self.bench.measuring and ear is self.ears[0]
            if self.waits and look.turn == self.turn + 1:
                self.waits -= 1
                if not self.waits and self.bench.measuring:
                    self.bench.latencies.append(time.perf_counter() - self.started)
            if look.legal:
                self.ready = (ear, look)
        if not self.waits:
            self.go_on()

    def begin(self) -> None:
        self.begun = True
        self.go_on()

    def end(self) -> None:
        """The match is over: its players sit down at a new table."""
        if self.begun:
            self.begun = False
            self.hall.begin_again(self)

    def go_on(self) -> None:
        if not self.begun or self.ready is None:
            return
        ready, self.ready = self.ready, None
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * self.rng.uniform(0.5, 1.5), self.move, *ready)
        else:
            self.move(*ready)

    def move(self, ear: Ear, look: Look) -> None:
        self.turn = look.turn
        self.waits = len(self.ears)
        self.count += 1
        choice = self.rng.choice(look.legal).text
        self.started = time.perf_counter()
        command = f'{{"do":"act","id":"{self.count}","seat":{look.seat},"turn":{look.turn},"action":"{choice}"}}'
        ear.wire.send(WSMsgType.TEXT, command.encode())


async def guest(client: httpx.AsyncClient, name: str) -> tuple[str, dict[str, str]]:
    """A session cookie and the headers to write with."""
    answer = await client.post("/api/guest", json={"name": name})
    cookie = answer.headers["set-cookie"].split(";")[0]
    return cookie, {"cookie": cookie, "x-csrf-token": answer.json()["csrf"]}


async def mix(client: httpx.AsyncClient, table: str, people: list[dict[str, str]]) -> None:
    """Everybody's part in mixing the cards: before it is done no game begins."""
    entropy = "sixteen characters"
    seen = (await client.get(f"/api/tables/{table}", headers=people[0])).json()["table"]["commitment"]
    for do, what in [("seal", seal(entropy)), ("stir", entropy)] if len(people) > 1 else [("stir", entropy)]:
        named = {"seal": "seal", "stir": "entropy"}[do]
        for headers in people:
            body = {"do": do, "id": do, "commitment": seen, named: what}
            answer = await client.post(f"/api/bot/tables/{table}/command", json=body, headers=headers)
            assert answer.status_code == 200, answer.text


async def listen(group: Group, port: int, table: str, cookie: str) -> None:
    def ear() -> Ear:
        made = Ear()
        made.group = group
        group.ears.append(made)
        return made

    headers = {"cookie": cookie} if cookie else None
    await ws_connect(ear, f"ws://127.0.0.1:{port}/ws/tables/{table}", extra_headers=headers)


LONG: dict[str, Any] = {"seats": 2, "edition": "modern", "options": ["points"], "target": 100}
QUICK: dict[str, Any] = {"seats": 4, "edition": "modern"}


class Hall:
    """Where the tables stand: two people and their sockets at each; or one with three bots, and a spectator."""

    def __init__(self, client: httpx.AsyncClient, port: int, bots: bool, pause: float) -> None:
        self.bench = Bench()
        self.client = client
        self.port = port
        self.bots = bots
        self.pause = pause
        self.tasks: set[asyncio.Task[None]] = set()

    async def open_table(self, number: int) -> Group:
        cookie, headers = await guest(self.client, f"Player {number}")
        mate = {"kind": "bot", "level": "squire"} if self.bots else {"kind": "open"}
        setup = QUICK if self.bots else LONG
        body = {"game": "condottiere", "setup": setup, "seats": [{"kind": "me"}] + [mate] * (setup["seats"] - 1)}
        made = (await self.client.post("/api/tables", json=body, headers=headers)).json()
        table = made["id"]
        group = Group(self, number)
        other, people = "", [headers]
        if not self.bots:
            other, headers = await guest(self.client, f"Other {number}")
            joined = await self.client.post(f"/api/tables/{table}/join", json={}, headers=headers)
            assert joined.status_code == 200, joined.text
            people.append(headers)
        await mix(self.client, table, people)
        await listen(group, self.port, table, cookie)
        await listen(group, self.port, table, other)
        return group

    def begin_again(self, group: Group) -> None:
        self.bench.over += 1
        task = asyncio.create_task(self.replace(group))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def replace(self, group: Group) -> None:
        for ear in group.ears:
            ear.wire.disconnect()
        (await self.open_table(group.number + 1_000_000)).begin()


async def run(port: int, tables: int, bots: bool, warm: float, seconds: float, pause: float) -> dict[str, float]:
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # many people share this client
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, cookies=forgetful) as client:
        hall = Hall(client, port, bots, pause)
        groups = [await hall.open_table(number) for number in range(tables)]
        there = await counted(client)
        await asyncio.sleep(0.5)
        for group in groups:
            group.begin()
        await asyncio.sleep(warm)
        hall.bench.measuring = True
        await asyncio.sleep(seconds)
        hall.bench.measuring = False
        for task in hall.tasks:
            task.cancel()
        return {**hall.bench.summary(seconds), "games_over": float(hall.bench.over), **there}


async def counted(client: httpx.AsyncClient) -> dict[str, float]:
    health = (await client.get("/health")).json()
    return {"tables": health["tables"], "sockets": health["sockets"]}


if __name__ == "__main__":
    port, tables, bots, warm, seconds, pause = sys.argv[1:]
    answer = uvloop.run(run(int(port), int(tables), bots == "bots", float(warm), float(seconds), float(pause)))
    print(msgspec.json.encode(answer).decode())
