"""Files are their owner's alone, and a SQLite file has one server at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from stat import S_IMODE
from unittest import mock

import pytest

from signoria.cli.serve import play_in_browser
from signoria.server.settings import default_database
from signoria.server.storage.files import FileHeld, Holder, claimed, file_of
from tests.patience import PATIENCE
from tests.server.harness import Person, Server

EXPORT = Path(__file__).parents[1] / "fixtures" / "tables" / "settled.ndjson"


def signoria(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "signoria", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603


def mode(path: Path) -> int:
    return S_IMODE(path.stat().st_mode)


@pytest.fixture
def open_umask() -> object:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_umask")
def test_nobody_else_reads_the_database_or_an_export(tmp_path: Path) -> None:
    file, export = tmp_path / "new" / "tables.db", tmp_path / "tables.ndjson"
    with Server(f"sqlite:///{file}") as server:
        Person(server, "Anna").quick_start()
        found = {path.name: mode(path) for path in file.parent.iterdir()}
        assert found == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"), 0o600)
        assert mode(file.parent) == 0o700
        export.write_text("an older export that all may read")
        assert signoria("export", "--database", server.database, export).returncode == 0
        assert mode(export) == 0o600


@pytest.mark.usefixtures("open_umask")
def test_a_database_of_an_earlier_version_becomes_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(f"sqlite:///{file}") as server:
        server.kill()
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        server.start()
        assert {mode(path) for path in tmp_path.glob("tables.db*") if path.suffix != ".lock"} == {0o600}


def test_the_folder_of_the_usual_database_is_its_owners(tmp_path: Path) -> None:
    (tmp_path / "signoria").mkdir(mode=0o755)
    with mock.patch.dict(os.environ, {"XDG_DATA_HOME": str(tmp_path), "SIGNORIA_DATABASE": ""}):
        default_database()
    assert mode(tmp_path / "signoria") == 0o700


def test_a_second_server_on_the_file_refuses_with_a_sentence(tmp_path: Path) -> None:
    other_name = tmp_path / "other-name.db"
    other_name.symlink_to(tmp_path / "tables.db")
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        for file in (tmp_path / "tables.db", other_name):
            second = signoria("serve", "--port", 0, "--database", f"sqlite:///{file}")
            assert second.returncode == 2
            assert server.process is not None
            assert f"process {server.process.pid}" in second.stderr
            assert server.url in second.stderr
            assert "Traceback" not in second.stderr
        assert server.get("/health").status_code == 200


def test_a_server_that_was_killed_leaves_no_lock(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        server.kill()
        server.start()
        assert server.get("/health").status_code == 200


def test_an_import_beside_a_server_refuses_and_afterwards_works(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with Server(url) as server:
        refused = signoria("import", "--database", url, EXPORT)
        assert refused.returncode == 2
        assert "stop that one first" in refused.stderr
        server.stop()
        assert "3 tables read" in signoria("import", "--database", url, EXPORT).stderr


def test_who_plays_twice_is_shown_the_server_that_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        assert play_in_browser("/new", server.database, open_page=False) == 0
        assert f"{server.url}/new" in capsys.readouterr().out


def test_a_claim_is_let_go(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with claimed(url) as claim:
        claim.say(Holder(7, "http://there"))
        with pytest.raises(FileHeld, match=r"process 7, at http://there"), claimed(url):
            pass
    with claimed(url):
        pass


def test_what_is_no_file_is_not_locked() -> None:
    assert file_of("postgresql://u@h/d") is None
    assert file_of("sqlite://") is None
    assert file_of("sqlite:///:memory:") is None
    assert file_of("tables.db") == file_of("sqlite:///tables.db") == Path("tables.db")
