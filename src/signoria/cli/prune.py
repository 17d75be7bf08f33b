"""`signoria prune` and `signoria delete`: what a server forgets by itself, and what it is told to forget."""

from __future__ import annotations

import argparse
import asyncio
from typing import TYPE_CHECKING

from signoria.cli.serve import add_database, database_of
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.errors import InvalidError

if TYPE_CHECKING:
    from signoria.server.storage.retention import Pruned

BESIDE = """\
On PostgreSQL this may run beside servers, which hear of it. A SQLite file has one program at a time: stop the server
first.
"""


def register(commands: Commands) -> None:
    prune = add_command(commands, "prune", run_prune, "delete what is too old, as the server does every hour", BESIDE)
    add_database(prune)
    prune.add_argument(
        "--keep-days",
        type=int,
        default=0,
        metavar="N",
        help="also forget games untouched for N days (default 0: none)",
    )
    prune.add_argument("--dry-run", action="store_true", help="only say what would be deleted")
    delete = add_command(commands, "delete", run_delete, "delete tables, or a person with all that is theirs", BESIDE)
    add_database(delete)
    delete.add_argument("tables", nargs="*", metavar="TABLE", help="ids of tables")
    delete.add_argument("--person", metavar="NAME", help="the name of an account, or the id of anybody")


def run_prune(options: argparse.Namespace) -> int:
    from signoria.server.storage.retention import prune
    from signoria.server.storage.tools import with_database

    if options.keep_days < 0:
        raise InvalidError("Games are kept for 0 days (for ever) or more.")
    url = database_of(options)
    found = asyncio.run(with_database(url, lambda there: prune(there, options.keep_days, options.dry_run)))
    print_json(found) if options.json else print_pruned(found, options.keep_days, options.dry_run)
    return 0


def print_pruned(found: Pruned, keep_days: int, dry_run: bool) -> None:
    from signoria.server.analyses import LIFE as ANALYSIS_LIFE
    from signoria.server.storage import retention as kept
    from signoria.server.storage.accounts import DAY

    def days(life: int) -> str:
        return "1 day" if life == DAY else f"{life // DAY} days"

    lines = [
        (len(found.waiting), f"tables at which nobody began to play within {days(kept.WAITING_LIFE)}"),
        (len(found.never_begun), f"tables that everybody left before the game began, after {days(kept.WAITING_LIFE)}"),
        (len(found.old), f"games untouched for {keep_days} days" if keep_days else "games: they are kept for ever"),
        (found.guests, f"guests without a session, a game or an upload, after {days(kept.GUEST_LIFE)}"),
        (found.keys, "sessions and tokens that expired"),
        (found.records, f"uploaded records, after {days(kept.UPLOAD_LIFE)}"),
        (found.components, f"component files that nothing needs, after {days(kept.UPLOAD_LIFE)}; unused, 1 day"),
        (found.analyses, f"analyses, after {days(ANALYSIS_LIFE)}"),
        (found.steps, "steps of tables that are gone"),
    ]
    print("Would be deleted:" if dry_run else "Deleted:")
    for count, what in lines:
        print(f"{count:8} {what}")


def run_delete(options: argparse.Namespace) -> int:
    from signoria.server.storage.retention import delete_person, delete_tables
    from signoria.server.storage.tools import with_database

    if bool(options.tables) == bool(options.person):
        raise InvalidError("Name the tables to delete, or --person.")
    url = database_of(options)
    deleted, person = list(options.tables), ""
    if options.person:
        person, deleted = asyncio.run(with_database(url, lambda there: delete_person(there, options.person)))
    else:
        asyncio.run(with_database(url, lambda there: delete_tables(there, deleted)))
    if options.json:
        print_json({"person": person, "tables": deleted})
    else:
        print(f"Deleted: {'a person and ' if person else ''}{len(deleted)} tables.")
    return 0
