"""The table server under load, beside boardgame.io's: one core for the server, one for the clients, durable storage.

Ours plays Condottiere (long matches for points; where one ends, a new table is opened), stores every move with a full
sync before anybody hears of it, and keeps hidden hands hidden; boardgame.io counts to n in memory.
`--quick`: no thousand tables.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from measuring import Row, print_table, write_json

HERE = Path(__file__).parent
PEER = HERE / "peer"
SERVER_CORE, CLIENT_CORE = "0", "1"
WARM, SECONDS = 2, 8
ROUNDS = 3
PEER_PORT, PORT = 18431, 18432
THOUSAND_SECONDS, LAST_SECONDS, PACE_SECONDS = 270, 60, 1.5
"""All games end in that time, and new ones begin: the last minute tells whether the memory stays flat."""

Numbers = dict[str, float]


def pinned(core: str, *command: str) -> list[str]:
    """On a core of its own, where the machine has two and `taskset`."""
    able = shutil.which("taskset") and len(os.sched_getaffinity(0)) > 1
    return ["taskset", "-c", core, *command] if able else [*command]


@contextmanager
def running(command: list[str], said: str, cwd: Path = HERE) -> Iterator[psutil.Process]:
    """A server, from its first word to its end."""
    process = subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=cwd, start_new_session=True
    )
    try:
        assert process.stdout is not None
        assert any(said in line for line in process.stdout)
        yield psutil.Process(process.pid)
    finally:
        os.killpg(process.pid, signal.SIGTERM)  # the group: `node` may be a small script around the real one
        process.wait(30)


def clients(*command: str, cwd: Path = HERE) -> Numbers:
    done = subprocess.run(  # noqa: S603
        pinned(CLIENT_CORE, *command), stdout=subprocess.PIPE, text=True, check=True, timeout=900, cwd=cwd
    )
    numbers: Numbers = json.loads(done.stdout.splitlines()[-1])
    return numbers


def nodes() -> dict[str, str]:
    """Every version of Node on the PATH: what boardgame.io does in a second depends on it more than on the machine."""
    found: dict[str, str] = {}
    for folder in os.environ["PATH"].split(os.pathsep):
        node = shutil.which("node", path=folder)
        if node is not None:
            version = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603
            found.setdefault(version.stdout.strip(), node)
    return found


def peer(tables: int, node: str) -> Numbers:
    with running(pinned(SERVER_CORE, node, "server.cjs", str(PEER_PORT)), "ready", PEER):
        return clients(node, "clients.cjs", str(PEER_PORT), str(tables), str(WARM), str(SECONDS), cwd=PEER)


@contextmanager
def signoria(folder: str) -> Iterator[psutil.Process]:
    """The embedded default: SQLite, full sync, bots in a worker on the server's core."""
    code = "from signoria.cli import main; raise SystemExit(main())"
    flags = ["--database", f"{folder}/tables.db", "--port", str(PORT), "--workers", "1", "--no-limits"]
    with running(pinned(SERVER_CORE, sys.executable, "-c", code, "serve", *flags), "listens") as process:
        yield process


def ours(tables: int) -> Numbers:
    return clients(sys.executable, "server_clients.py", str(PORT), str(tables), "people", str(WARM), str(SECONDS), "0")


def beside(tables: int, count: int) -> list[Row]:
    """All, taking turns; the least disturbed round of each counts."""
    rounds: dict[str, list[Numbers]] = defaultdict(list)
    for _ in range(count):
        for version, node in nodes().items():
            rounds[f"boardgame.io, Node {version}"].append(peer(tables, node))
        with tempfile.TemporaryDirectory() as folder, signoria(folder):
            rounds["signoria"].append(ours(tables))
    return [row(name, tables, max(done, key=lambda one: one["moves_per_second"])) for name, done in rounds.items()]


def row(server: str, tables: int, numbers: Numbers) -> Row:
    return {
        "server": server,
        "tables": tables,
        "moves/s": round(numbers["moves_per_second"]),
        "p50 ms": round(numbers["p50_ms"], 1),
        "p99 ms": round(numbers["p99_ms"], 1),
    }


def memory(process: psutil.Process) -> int:
    return int(process.memory_info().rss)


def thousand(tables: int) -> Row:
    """Tables with three bots each, a player and a spectator connected; people take a second or two for a move."""
    with tempfile.TemporaryDirectory() as folder, signoria(folder) as process:
        time.sleep(2)
        empty = memory(process)
        words = [str(PORT), str(tables), "bots", "10", str(THOUSAND_SECONDS), str(PACE_SECONDS)]
        command = pinned(CLIENT_CORE, sys.executable, "server_clients.py", *words)
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=HERE) as running_clients:  # noqa: S603
            sizes: list[int] = []
            while running_clients.poll() is None:
                time.sleep(1)
                sizes.append(memory(process))
            assert running_clients.stdout is not None
            numbers: Numbers = json.loads(running_clients.stdout.read().splitlines()[-1])
    last = sizes[-LAST_SECONDS:-1]
    return {
        "tables": tables,
        "sockets": int(numbers["sockets"]),
        "moves/s": round(numbers["all_moves_per_second"]),
        "p50 ms": round(numbers["p50_ms"], 1),
        "p99 ms": round(numbers["p99_ms"], 1),
        "kB a table": round((max(last) - empty) / tables / 1000, 1),
        "growth kB/s": round((last[-1] - last[0]) / 1000 / len(last), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round, without the thousand tables")
    options = parser.parse_args()
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)  # noqa: S607
    if options.quick:
        print("one round, the thousand tables left out")
    rounds = 1 if options.quick else ROUNDS
    rows = [line for tables in (10, 50) for line in beside(tables, rounds)]
    print_table("A move, from the sender to everybody's update", rows)
    results: dict[str, list[Row]] = {"beside": rows}
    if not options.quick:
        results["thousand"] = [thousand(1000)]
        print_table("Tables with bots, a player and a spectator each", results["thousand"])
    write_json("server", results)


if __name__ == "__main__":
    main()
