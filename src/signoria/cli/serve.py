"""`signoria serve`, `export` and `import`, and the browser side of `signoria play`."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path

from signoria.cli.shared import Commands, add_command
from signoria.engine.errors import InvalidError

PORT = 8765
LOOPBACK = ("127.0.0.1", "::1")
DATABASE = "postgresql://… or sqlite:///FILE (default: $SIGNORIA_DATABASE, else a file in your data folder)"


def register(commands: Commands) -> None:
    serve = add_command(commands, "serve", run_serve, "run the table server for others")
    add_database(serve)
    serve.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default 127.0.0.1; 0.0.0.0: all interfaces)"
    )
    serve.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT}; 0: any free one)")
    serve.add_argument("--workers", type=int, help="bot worker processes (default: CPU count - 1)")
    serve.add_argument("--secure", action="store_true", help="cookies only over TLS: set this behind an https proxy")
    serve.add_argument(
        "--trusted-proxies",
        metavar="ADDR,…",
        default="",
        help="addresses or networks of proxies in front: from these alone X-Forwarded-For is believed",
    )
    serve.add_argument("--proxied", action="store_true", help="the same as --trusted-proxies 127.0.0.1,::1")
    serve.add_argument("--prefix", default="", metavar="PATH", help="where the proxy has us, as /signoria")
    serve.add_argument(
        "--keep-days", type=int, default=0, metavar="N", help="forget games untouched for N days (default 0: never)"
    )
    serve.add_argument(
        "--private-webhooks", action="store_true", help="let people have notices sent into our own network too"
    )
    serve.add_argument("--pretty", action="store_true", help="logs for people instead of JSON")
    serve.add_argument("--no-limits", action="store_true", help=argparse.SUPPRESS)  # for load tests on loopback
    sender = add_command(commands, "export", run_export, "write tables to a file, to keep or to move")
    add_database(sender)
    sender.add_argument("file", type=Path, metavar="FILE", help="NDJSON file, one table per line")
    sender.add_argument("tables", nargs="*", metavar="TABLE", help="ids of tables (default: all)")
    taker = add_command(commands, "import", run_import, "read tables from a file written by `signoria export`")
    add_database(taker)
    taker.add_argument("file", type=Path, metavar="FILE", help="NDJSON file, one table per line")


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", help=DATABASE)


def run_serve(options: argparse.Namespace) -> int:
    from signoria.server.main import serve
    from signoria.server.origins import checked_prefix, checked_proxies
    from signoria.server.settings import Settings, default_workers

    settings = Settings(
        database_of(options),
        options.host,
        options.port,
        options.workers or default_workers(),
        options.secure,
        checked_proxies(options.trusted_proxies) + (LOOPBACK if options.proxied else ()),
        not options.pretty,
        not options.no_limits,
        checked_prefix(options.prefix),
        options.private_webhooks,
        options.keep_days,
    )
    warn_without_page()
    serve(settings, lambda port: print(f"Signoria is listening on http://{options.host}:{port}", flush=True))
    return 0


def warn_without_page() -> None:
    from signoria.server.http.static_files import MISSING, is_missing

    if is_missing():
        print(f"signoria: {MISSING}", file=sys.stderr)


def play_in_browser(path: str = "/", database: str | None = None, port: int = PORT, open_page: bool = True) -> int:
    """Start the embedded server and open the page; where one runs already, only open the page. A busy port: take any
    other."""
    from signoria.server.main import serve
    from signoria.server.settings import Settings, default_database, default_workers
    from signoria.server.storage.files import FileHeld

    def show(url: str, how: str) -> None:
        print(f"Signoria is at {url}   ({how})", flush=True)
        if open_page:
            webbrowser.open(url)

    def ready(found: int) -> None:
        show(f"http://127.0.0.1:{found}{path}", "press Ctrl+C to stop; games are saved")

    warn_without_page()
    port = port if is_free(port) else 0
    try:
        serve(Settings(database or default_database(), port=port, workers=default_workers(), log_json=False), ready)
    except FileHeld as held:
        if not held.holder.url:
            raise
        show(held.holder.url + path, "it runs already")
    return 0


def is_free(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def database_of(options: argparse.Namespace) -> str:
    from signoria.server.settings import default_database

    return options.database or default_database()


def run_export(options: argparse.Namespace) -> int:
    import asyncio

    from signoria.server.storage.transfer import export_tables

    count = asyncio.run(export_tables(database_of(options), options.file, options.tables))
    print(f"{count} tables in {options.file}", file=sys.stderr)
    return 0


def run_import(options: argparse.Namespace) -> int:
    import asyncio

    from signoria.server.storage.transfer import import_tables

    if not options.file.is_file():
        raise InvalidError(f"There is no file {options.file}.")
    taken, known = asyncio.run(import_tables(database_of(options), options.file))
    print(f"{taken} tables read, {known} were already there", file=sys.stderr)
    return 0
