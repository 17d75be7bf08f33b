"""What was acknowledged survives: SIGKILL at random moments, on both databases, and on one of two processes."""

from __future__ import annotations

import asyncio
import random

import pytest
from websockets.exceptions import WebSocketException

from signoria.server.sessions.rebuild import MOST_MISSED
from tests.patience import PATIENCE
from tests.server.harness import Chair, Json, Person, Server, at_random, run


class Witness:
    """One player of a table who remembers everything that was acknowledged to him."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.chair: Chair | None = None
        self.story: list[Json] = []
        self.stream = ""
        self.unanswered: list[Json] = []
        self.over = False

    async def live(self, rng: random.Random) -> None:
        """Connect, resume, play and talk until the connection breaks or the game is over."""
        try:
            await self.connect()
            while not self.over:
                await self.step(rng)
        except TimeoutError:
            raise
        except (WebSocketException, OSError):
            return

    async def connect(self) -> None:
        last = self.story[-1]["number"] if self.story else 0
        known = self.chair.looks if self.chair is not None else {}
        self.chair = await self.person.sit(self.table, stream=self.stream, after=last)
        self.chair.number = last
        self.chair.looks = known  # nothing is told twice, not even that it is our turn
        for command in self.unanswered:
            await self.chair.send(**command)

    async def step(self, rng: random.Random) -> None:
        assert self.chair is not None
        chair = self.chair
        look = chair.may_act()
        if look is not None and not self.unanswered:
            if rng.random() < 0.2:
                await self.command("say", seat=look["seat"], text=f"word {rng.random()}")
            else:
                await self.command("act", seat=look["seat"], turn=look["turn"], action=at_random(rng)(look))
        self.note(await chair.hear())

    async def command(self, do: str, **fields: object) -> None:
        assert self.chair is not None
        command: Json = {"do": do, "id": f"w{next(Chair.ids)}", **fields}
        self.unanswered.append(command)
        await self.chair.send(**command)

    def note(self, message: Json) -> None:
        if message["is"] == "table":
            assert not self.stream, "a resumed stream begins with what was missed"
            self.stream = message["you"]["stream"]
        if message["is"] in ("table", "update"):
            self.story.append(message)
        answered = message.get("cause") or message.get("id")
        self.unanswered = [command for command in self.unanswered if command["id"] != answered]
        assert message["is"] != "refused" or message["reason"] in ("stale", "not-your-turn", "not-playing"), message
        if message.get("table"):
            self.over = message["table"]["status"] == "over"


async def endure(server: Server, kills: int, rng: random.Random) -> None:
    """Play on and on while the server is killed again and again; nobody misses or hears twice anything."""
    witnesses: list[Witness] = []
    ended: list[Witness] = []
    for kill in range(kills + 1):
        for number in range(len(witnesses), 3):
            person = Person(server, f"Player {kill} {number}")
            seats = [{"kind": "me"}, {"kind": "me", "name": "Other"}, {"kind": "bot", "level": "random"}]
            table = person.make_table(seats if number else [{"kind": "me"}, {"kind": "bot", "level": "squire"}])["id"]
            witnesses.append(Witness(person, table))
        living = asyncio.gather(*(witness.live(rng) for witness in witnesses))
        if kill < kills:
            await until_heard(witnesses, rng.randrange(1, 100), living)
            server.kill()
            await living
            server.start()
        else:
            await living
            assert all(witness.over for witness in witnesses)
        ended += [witness for witness in witnesses if witness.over]
        witnesses = [witness for witness in witnesses if not witness.over]
    for witness in [*ended, *witnesses]:
        await check(witness)


async def until_heard(witnesses: list[Witness], more: int, living: asyncio.Future[list[None]]) -> None:
    """Some more messages, or all games over."""
    enough = more + sum(len(witness.story) for witness in witnesses)
    while sum(len(witness.story) for witness in witnesses) < enough and not living.done():
        await asyncio.sleep(0)


async def check(witness: Witness) -> None:
    """The durable story is the one that was told: all of it in the history, what can be resumed word for word."""
    numbers = [message["number"] for message in witness.story]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    after = max(numbers[0], numbers[-1] - MOST_MISSED)
    chair = await witness.person.sit(witness.table, stream=witness.stream, after=after)
    chair.number = after
    told = [message for message in witness.story if message["number"] > after]
    again: list[Json] = []
    while len(again) < len(told):
        message = await chair.hear()
        assert message["is"] != "table"
        if message["is"] == "update":
            again.append(message)
    assert again == told
    kept = {one["number"]: one for one in (await chair.ask("history"))["entries"]}
    for message in witness.story:
        if message["is"] == "update" and message["number"] in kept:
            one = kept.pop(message["number"])
            assert (one["at"], one.get("news", [])) == (message["at"], message["news"])
    await chair.close()


def test_acknowledged_moves_survive_sigkill(database: str) -> None:
    with Server(database) as server:
        run(endure(server, 2, random.Random(1)))


@pytest.mark.soak
def test_acknowledged_moves_survive_fifty_sigkills(database: str) -> None:
    with Server(database) as server:
        run(endure(server, 50, random.Random(2)))


def test_players_of_a_killed_process_go_on_at_the_other(postgresql: str) -> None:
    with Server(postgresql) as one, Server(postgresql) as two:
        run(finish_at_the_other(one, two))


async def finish_at_the_other(one: Server, two: Server) -> None:
    """Anna plays through one process, Bruno through the other; then Anna's dies."""
    anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    table = anna.make_table(seats)["id"]
    bruno.post(f"/api/tables/{table}/join", {})
    rng = random.Random(3)
    first, second = Witness(anna, table), Witness(bruno, table)
    watcher = await Person(two).sit(table)
    playing = asyncio.gather(first.live(rng), second.live(rng))
    await watcher.until(lambda message: message == {"is": "presence", "online": [0, 1], "spectators": 1})
    while min(len(first.story), len(second.story)) < 10:
        assert not playing.done(), "both heard nothing for long, or the game is over already"
        await asyncio.sleep(0.01)
    one.kill()
    assert first.chair is not None
    await asyncio.wait_for(first.chair.socket.wait_closed(), PATIENCE)
    anna.server = two
    await asyncio.gather(playing, first.live(rng))
    assert first.over
    assert second.over
    for witness in (first, second):
        await check(witness)
