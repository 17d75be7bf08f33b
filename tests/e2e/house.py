"""A server of its own for a test: the real command, on a free port, with a database in a file."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START_SECONDS = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """Starts, stops and kills the server; after a kill it comes back with what it had stored."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        signoria = str(Path(sys.executable).with_name("signoria"))
        command = [signoria, "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--database", f"sqlite:///{self.database}"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        deadline = time.monotonic() + START_SECONDS
        while not self.healthy():
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("The server did not start.")
            time.sleep(0.1)

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=1) as answer:  # noqa: S310
                return bool(json.load(answer)["status"] == "ok")
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
