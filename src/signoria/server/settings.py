"""What an operator may choose."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from signoria.server.storage.files import OWNERS_FOLDER, make_folder


class Settings(msgspec.Struct, frozen=True):
    """``secure``: we are reached over TLS. ``proxies``: whose word is taken for who calls (X-Forwarded-For)."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    secure: bool = False
    proxies: tuple[str, ...] = ()
    log_json: bool = True
    limits: bool = True
    """Rate limits; only load tests do without."""
    prefix: str = ""
    """The path under which we are reached, as ``/signoria``."""
    private_webhooks: bool = False
    """Whether people may have notices sent to any address, also of our own network."""
    keep_days: int = 0
    """Games that nobody touched for so long are deleted; 0: they are kept for ever."""


def default_database() -> str:
    """What the environment names (a password in a command line is everybody's to read), or a file of the user's own."""
    named = os.environ.get("SIGNORIA_DATABASE")
    if named:
        return named
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "signoria"
    make_folder(folder)
    folder.chmod(OWNERS_FOLDER)
    return f"sqlite:///{folder / 'tables.db'}"


def default_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)
