"""Whatever breaks, the log holds no dealing secret, no invitation, no session and no password."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets

import httpx
import pytest
import sqlalchemy as sa

from signoria.server.logging import configure
from signoria.server.scrubbing import HIDDEN, scrub, scrubbed
from signoria.server.storage.engine import Database
from tests.patience import PATIENCE
from tests.server.harness import Person, Server

SECRET = re.compile(r"[0-9a-f]{64}")
SESSION, INVITE, DEALING = secrets.token_urlsafe(32), secrets.token_urlsafe(18), secrets.token_hex(32)
LEAKS = [
    (f'{{"do":"open","secret":"{DEALING}","invite":"{INVITE}","entropy":"abcdef"}}', [DEALING, INVITE, "abcdef"]),
    (json.dumps({"body": json.dumps({"secret": DEALING[:20], "invite": INVITE})}), [DEALING[:20], INVITE]),
    (f"[parameters: ('tid', 1, '{{\\'invite\\': \\'{INVITE}\\'}}')]", [INVITE]),
    (f"GET /ws/tables/abc?invite={INVITE}&stream=s1", [INVITE]),
    (f"cookie: signoria_session={SESSION}; other=1", [SESSION]),
    (f"__Host-signoria_session={INVITE}", [INVITE]),
    (f"authorization: Bearer {SESSION}", [SESSION]),
    (f"MadeTable(id='abc', invite='{INVITE}')", [INVITE]),
    ("could not connect to postgresql+asyncpg://anna:hunter2@db.example/signoria", ["hunter2"]),
    ("postgresql://db.example/signoria?user=anna&password=hunter2", ["hunter2"]),
    ("Failing row contains (anna, $argon2id$v=19$m=65536$c29tZXNhbHQ$aGFzaA).", ["aGFzaA"]),
    (f"a bare {SESSION} and a bare {DEALING}", [SESSION, DEALING]),
]


@pytest.mark.parametrize(("line", "hidden"), LEAKS)
def test_a_line_is_written_without_its_secrets(line: str, hidden: list[str]) -> None:
    assert HIDDEN in scrubbed(line)
    assert not [word for word in hidden if word in scrubbed(line)]


@pytest.mark.parametrize(
    "line",
    [
        "Traceback (most recent call last): /usr/lib/python3.11/site-packages/sqlalchemy/engine/base.py, line 1967",
        "a_function_with_a_name_that_is_longer_than_forty_letters",
        "listening on http://127.0.0.1:8765/tables/abc234",
        "no such table: steps [SQL: INSERT INTO steps (table_id, number, body) VALUES (?, ?, ?)]",
    ],
)
def test_what_is_no_secret_stays_readable(line: str) -> None:
    assert scrubbed(line) == line


def test_values_are_scrubbed_by_their_name_and_however_deep_they_lie() -> None:
    line = scrub(None, "info", {"event": "x", "invite": "abc", "args": [{"secret": "def", "turn": 3}], "turn": 4})
    assert line == {"event": "x", "invite": HIDDEN, "args": [{"secret": HIDDEN, "turn": 3}], "turn": 4}


@pytest.mark.parametrize("as_json", [True, False], ids=["json", "pretty"])
def test_libraries_and_tracebacks_are_scrubbed_too(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.root.handlers[:]
    configure(as_json)
    try:
        invite = INVITE
        raise ValueError(f"invite={invite}")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("broken by %s", f"Bearer {SESSION}")
    finally:
        logging.root.handlers[:] = before
    said = capsys.readouterr().err
    assert "ValueError" in said
    assert "uvicorn.error" in said
    assert not [word for word in (INVITE, SESSION) if word in said]


@pytest.mark.parametrize("flags", [(), ("--pretty",)], ids=["json", "pretty"])
def test_a_commit_that_fails_writes_no_secret_into_the_log(database: str, flags: tuple[str, ...]) -> None:
    with Server(database, *flags) as server:
        anna = Person(server, "Anna")
        asyncio.run(alter(database, "ALTER TABLE steps RENAME TO elsewhere"))
        refused = anna.post(
            "/api/tables",
            {
                "game": "condottiere",
                "setup": {"seats": 2},
                "seats": [{"kind": "me"}, {"kind": "open"}],
                "entropy": "stirred",
            },
            ok=False,
        )
        assert refused.status_code == 409
        asyncio.run(alter(database, "ALTER TABLE keys RENAME TO elsewhere_too"))
        assert httpx.post(f"{server.url}/api/guest", json={"name": "Bruno"}, timeout=PATIENCE).status_code == 500
        assert "commit failed" in server.log
        assert "a request failed" in server.log
        assert not SECRET.search(server.log)
        assert not [word for word in ("stirred", *anna.http.cookies.values()) if word in server.log]
        assert not re.search(r"invite\W{1,8}(?!\[hidden)\w", server.log)


async def alter(url: str, statement: str) -> None:
    database = Database(url)
    async with database.write() as connection:
        await connection.execute(sa.text(statement))
    await database.close()
