"""`signoria export` and `import`: tables move between databases, whole and checked."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from signoria.cli import main
from tests.server.harness import Person, Server, at_random, run


def test_tables_move_from_one_database_to_another(postgresql: str, tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "tables.ndjson"

    async def played(server: Server) -> tuple[str, bytes]:
        anna = Person(server, "Anna")
        table = anna.make_table([{"kind": "me"}, {"kind": "bot", "level": "random"}])["id"]
        await (await anna.sit(table)).play(at_random(random.Random(1)))
        return table, anna.http.get(f"/api/tables/{table}/record").content

    with Server(source) as server:
        table, record = run(played(server))
    assert main(["export", "--database", source, str(file)]) == 0
    assert main(["import", "--database", postgresql, str(file)]) == 0
    assert main(["import", "--database", postgresql, str(file)]) == 0
    with Server(postgresql) as server:
        assert Person(server).http.get(f"/api/tables/{table}/record").content == record


def test_a_broken_file_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "broken.ndjson"
    file.write_text('{"table": "x", "steps": []}\n')
    assert main(["import", "--database", target, str(file)]) == 2
    assert "Line 1" in capsys.readouterr().err
    assert main(["export", "--database", target, str(tmp_path / "out"), "nosuch"]) == 2
