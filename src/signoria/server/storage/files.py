"""Files that are nobody else's: readable by their owner alone, and a SQLite file has one server at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec
import sqlalchemy as sa

from signoria.engine import SignoriaError

OWNER_ONLY = 0o600
OWNERS_FOLDER = 0o700
BESIDE = ("", "-wal", "-shm", "-journal")
LOCK = ".lock"
LOCKED_BYTE = 2**30
"""Windows locks bytes, and what is locked cannot be read: one far behind what is written."""


class Holder(msgspec.Struct, frozen=True):
    """Who has the file, as they say themselves."""

    process: int = 0
    url: str = ""


class FileHeld(SignoriaError):
    """A server runs on that file."""

    def __init__(self, file: Path, holder: Holder) -> None:
        who = f"process {holder.process}" if holder.process else "another process"
        at = f", at {holder.url}" if holder.url else ""
        super().__init__(
            f"A Signoria server ({who}{at}) runs on {file}. A SQLite file has one at a time: stop that one first, then "
            "try again; or move to PostgreSQL, which many share."
        )
        self.holder = holder


def file_of(url: str) -> Path | None:
    """The file of an embedded database; None: there is none to lock."""
    parsed = sa.make_url(url) if "://" in url else None
    if parsed is not None and parsed.get_backend_name() != "sqlite":
        return None
    name = parsed.database if parsed is not None else url
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def keep_private(file: Path) -> None:
    """Make the database if it is not there, and let nobody else read it or what SQLite puts beside it."""
    make_folder(file.parent)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
    for ending in BESIDE:
        beside = file.with_name(file.name + ending)
        with suppress(FileNotFoundError, PermissionError):  # another's file is theirs to guard
            beside.chmod(OWNER_ONLY)


def make_folder(folder: Path) -> None:
    """One that is there stays as it is: others may have things in it."""
    folder.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)


def open_private(file: Path) -> IO[bytes]:
    """A file to be written anew that nobody else may read."""

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags, OWNER_ONLY)

    opened = open(file, "wb", opener=opener)  # noqa: SIM115  # the caller closes it
    with suppress(PermissionError):
        file.chmod(OWNER_ONLY)
    return opened


class Claim:
    """The right to write to a SQLite file, until this process ends in whatever way."""

    def __init__(self, file: Path | None) -> None:
        self.lock: IO[bytes] | None = None
        if file is not None:
            self.take(file.resolve())

    def take(self, file: Path) -> None:
        make_folder(file.parent)
        name = file.with_name(file.name + LOCK)
        lock = os.fdopen(os.open(name, os.O_CREAT | os.O_RDWR, OWNER_ONLY), "r+b", buffering=0)
        if not locked(lock):
            holder = read_holder(lock)
            lock.close()
            raise FileHeld(file, holder)
        self.lock = lock
        self.say(Holder(os.getpid()))

    def say(self, holder: Holder) -> None:
        if self.lock is not None:
            self.lock.seek(0)
            self.lock.truncate()
            self.lock.write(msgspec.json.encode(holder))

    def release(self) -> None:
        if self.lock is not None:
            self.say(Holder())
            self.lock.close()
            self.lock = None


@contextmanager
def claimed(url: str) -> Iterator[Claim]:
    """On an embedded database: nobody else writes meanwhile; FileHeld if somebody does."""
    claim = Claim(file_of(url))
    try:
        yield claim
    finally:
        claim.release()


def read_holder(lock: IO[bytes]) -> Holder:
    try:
        return msgspec.json.decode(lock.read(), type=Holder)
    except (msgspec.DecodeError, OSError):
        return Holder()


def locked(lock: IO[bytes]) -> bool:
    """Whether it is ours now. The system lets go of it when we die."""
    try:
        import fcntl
    except ImportError:  # Windows
        return locked_on_windows(lock)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def locked_on_windows(lock: IO[bytes]) -> bool:
    import msvcrt

    lock.seek(LOCKED_BYTE)
    try:
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        return False
    finally:
        lock.seek(0)
    return True
