"""Non-leak over the wire: two servers whose tables differ only in what Anna may not know send her the same bytes."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import msgspec

from signoria.cli import main
from signoria.engine import Setup
from signoria.server.storage.accounts import digest
from signoria.server.storage.transfer import Line
from signoria.table import Open, Plan, Step, Table, Terms
from signoria.table import messages as m
from tests.server.harness import Person, Server, run

KEY = "a-session-that-both-servers-know"
PEOPLE = {"anna": "Anna", "bruno": "Bruno", "chiara": "Chiara"}
PATHS = (
    "/api/tables/leak", "/api/tables/leak/record", "/api/tables/leak/replay", "/api/tables?list=mine",
    "/api/tables?list=watch", "/api/me",
)  # fmt: skip


def opening() -> Step:
    plans = tuple(Plan(person, name) for person, name in PEOPLE.items())
    setup = Setup(3, "modern", ("hidden-cards",), first=1)
    return Step(1000, "anna", Open("o", "leak", "condottiere", setup, Terms(), plans, "ab" * 32, "invite"))


def soldiers(table: Table) -> list[str]:
    assert table.play is not None
    return sorted({card for card in table.play.hand(1) if card.isdecimal()})


def story(other: bool) -> list[Step]:
    """Bruno plays a card face down: one or another. In the other story he also whispers, shows and deals."""
    table = Table(opening())
    card = soldiers(table)[1 if other else 0]
    commands: list[tuple[str, m.AnyCommand]] = [("bruno", m.Act("1", 1, 0, "place:Roma"))]
    if other:
        commands.append(("bruno", m.Say("2", 1, "whispered", (2,))))
        commands.append(("bruno", m.Show("3", 1, (card,), (2,))))
        commands.append(("bruno", m.Propose("4", 1, (2,), (m.Pledge(2, "pass"),))))
    commands.append(("bruno", m.Act("5", 1, 1, f"play:{card}")))
    commands.append(("chiara", m.Act("6", 2, 2, "pass")))
    steps = [Step(2000, person, command) for person, command in commands]
    for step in steps:
        table.handle(step)
    return [opening(), *steps]


def database(folder: Path, name: str, steps: list[Step]) -> str:
    """A database with that table, and a session of Anna's."""
    url, file = f"sqlite:///{folder / name}.db", folder / f"{name}.ndjson"
    file.write_bytes(msgspec.json.encode(Line("leak", steps, PEOPLE)))
    assert main(["import", "--database", url, str(file)]) == 0
    with sqlite3.connect(folder / f"{name}.db") as connection:
        connection.execute(
            "insert into keys (digest, person_id, kind, scope, expires) values (?, 'anna', 'session', 'full', ?)",
            (digest(KEY), 2**50),
        )
    return url


async def everything_sent(server: Server, session: bool) -> list[str]:
    """All that a socket and the HTTP API send to Anna, or to a spectator."""
    anna = Person(server)
    if session:
        anna.http.cookies.set("signoria_session", KEY)
    sent = [anna.http.get(path).text for path in PATHS]
    for stream in ("", "s1" if session else "watch"):
        chair = await anna.sit("leak", stream=stream)
        await chair.until(lambda message: message["is"] == "presence")  # told some time after the rest
        await chair.ask("history", id="h")
        sent += [json.dumps(message) for message in chair.heard if message["is"] != "presence"]
        await chair.close()
    return [re.sub(r'"at": ?\d+', "", text) for text in sent]


def test_the_bytes_depend_only_on_what_may_be_known(tmp_path: Path) -> None:
    urls = [database(tmp_path, str(number), story(other)) for number, other in enumerate((False, True))]
    with Server(urls[0]) as one, Server(urls[1]) as two:
        for session in (True, False):
            first, second = run(everything_sent(one, session)), run(everything_sent(two, session))
            assert first == second
            assert not any("whispered" in text or "ab" * 32 in text for text in first)
