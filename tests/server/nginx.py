"""The recipes for nginx in docs/operating.md, put before a server by a real nginx."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from pathlib import Path

import httpx

from tests.compiled import ROOT
from tests.patience import PATIENCE
from tests.server.harness import Server, wait_for

PLACES = ("/usr/sbin/nginx", "/usr/local/sbin/nginx", str(ROOT / ".venv" / "nginx" / "usr" / "sbin" / "nginx"))
NO_NGINX = "There is no nginx: apt-get install nginx-light, or brew install nginx, or make .venv/nginx on Debian."
WHOLE = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/errors;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {recipe}
}}
"""


def program() -> str:
    found = shutil.which("nginx") or next((place for place in PLACES if Path(place).is_file()), None)
    assert found is not None, NO_NGINX
    return found


def recipes() -> tuple[str, str]:
    """For a host of its own, and the locations for a path."""
    text = (ROOT / "docs" / "operating.md").read_text("utf-8")
    own, path = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    return own, path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Nginx:
    """Before a server that listens already. ``under_path``: with the locations for a path."""

    def __init__(self, server: Server, folder: Path, under_path: bool = False) -> None:
        own, path = recipes()
        if under_path:
            own = re.sub(r"    location .*\n", "", own).rstrip().removesuffix("}") + path + "}"
        self.port = free_port()
        own = own.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};").replace(":8765", f":{server.port}")
        own = re.sub(r"    ssl_\w+ .*\n", "", own)
        self.config = folder / "nginx.conf"
        self.config.write_text(WHOLE.format(folder=folder, recipe=own))
        self.errors = folder / "errors"

    def __enter__(self) -> Nginx:
        self.process = subprocess.Popen([program(), "-c", str(self.config)], stderr=subprocess.DEVNULL)  # noqa: S603
        wait_for(self.listens)
        return self

    def listens(self) -> bool:
        assert self.process.poll() is None, self.errors.read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def from_address(self, address: str, port: int | None = None) -> httpx.Client:
        """Somebody elsewhere: on Linux all of 127.0.0.0/8 is this machine."""
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://127.0.0.1:{port or self.port}", transport=transport, timeout=PATIENCE)
