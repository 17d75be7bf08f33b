"""`signoria tables` and `signoria show`: what an operator sees of the tables of a server, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from signoria.cli.serve import add_database, database_of
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.errors import InvalidError
from signoria.engine.text import printable

if TYPE_CHECKING:
    from signoria.table import Table

SECRETS = "What it prints holds the cards of running games: it is for the operator's eyes."


def register(commands: Commands) -> None:
    tables = add_command(commands, "tables", run_tables, "list the tables of a server, the latest first")
    add_database(tables)
    tables.add_argument("--status", choices=("waiting", "playing", "over"), default="", help="only these")
    tables.add_argument("--game", default="", metavar="TITLE", help="only of this title")
    tables.add_argument("--person", default="", metavar="NAME", help="only where this person sits or sat (name or id)")
    tables.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default 50)")
    show = add_command(commands, "show", run_show, "show a table: who plays, where the game stands", SECRETS)
    add_database(show)
    show.add_argument("table", metavar="TABLE", help="its id")
    show.add_argument("--seat", default="all", metavar="N|all", help="as this seat sees it (default all)")


def run_tables(options: argparse.Namespace) -> int:
    from signoria.server.storage.toolbox import Wanted, list_tables
    from signoria.server.storage.tools import reading

    wanted = Wanted(options.status, options.game, options.person, max(1, options.limit))
    lines = asyncio.run(reading(database_of(options), lambda there: list_tables(there, wanted)))
    if options.json:
        print_json(lines)
        return 0
    for line in lines:
        who = ", ".join(printable(name) or "-" for name in line.names)
        print(f"{line.id}  {line.status:8} {line.game:12} {when(line.changed)}  {who}")
    return 0


def when(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def run_show(options: argparse.Namespace) -> int:
    from signoria.server.storage.toolbox import read_table
    from signoria.server.storage.tools import reading

    table = asyncio.run(reading(database_of(options), lambda there: read_table(there, options.table)))
    facts = facts_of(table, options.seat)
    print_json(facts) if options.json else print_facts(facts)
    return 0


def facts_of(table: Table, seat: str) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "table": table.id,
        "game": table.game.name,
        "setup": table.setup,
        "status": table.status,
        "steps": table.steps,
        "last": when(table.last_at),
        "host": table.host,
        "seats": [
            {"seat": number, "name": one.name or one.was, "person": one.person, "bot": one.level}
            for number, one in enumerate(table.seats)
        ],
        "interventions": table.interventions,
    }
    if table.play is not None:
        facts |= {"turn": table.play.turn, "to_move": table.play.state.to_move, "paused": table.paused}
        facts |= {"actions": table.play.actions, "outcome": table.outcome}
        state = table.play.state
        facts["position"] = state.position() if seat == "all" else state.view(number_of(seat, table))
    return facts


def number_of(seat: str, table: Table) -> int:
    if not seat.isdecimal() or int(seat) >= len(table.seats):
        raise InvalidError(f"There is no seat {seat}: say 0 to {len(table.seats) - 1}, or all.")
    return int(seat)


def print_facts(facts: dict[str, Any]) -> None:
    print(f"{facts['table']}: {facts['game']}, {facts['status']}, {facts['steps']} steps, the last at {facts['last']}")
    for one in facts["seats"]:
        who = printable(one["name"]) or "-"
        kind = f"bot {one['bot']}" if one["bot"] else f"person {one['person']}" if one["person"] else "open"
        print(f"  seat {one['seat']}: {who} ({kind})")
    for one in facts["interventions"]:
        print(f"  the operator, {when(one.at)}: {one.kind} at turn {one.turn}: {printable(one.reason)}")
    if "turn" in facts:
        print(f"turn {facts['turn']}, to move: {facts['to_move']}{', paused' if facts['paused'] else ''}")
        for turn, action in enumerate(facts["actions"][-10:], max(0, len(facts["actions"]) - 10)):
            print(f"  {turn}: {action}")
        print_json(facts["position"])
