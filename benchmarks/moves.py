"""What a move costs without I/O: the bytes of a command in, the bytes for everybody who listens out.

Random legal play, every seat a person who listens, and a spectator; and what many such tables take in memory.
`--title` and `--seats`: one kind of table.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import statistics
from time import perf_counter_ns
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
from measuring import Row, against, print_table, write_json

import signoria
from signoria.server.main import RARELY
from signoria.table import Open, Plan, Step, Table, Terms, decode_command, encode, update

ROUNDS = 15
MOVES = 400
"""In a round."""
KINDS = [("condottiere", seats) for seats in range(2, 7)] + [("virtu", seats) for seats in range(3, 6)]
AIMS = {("condottiere", 4): 60, ("virtu", 5): 350}
"""Microseconds."""
MEASURED = [("condottiere", 4), ("virtu", 5)]
"""Of these tables the memory."""
TABLES, MIDGAME = 1000, {"condottiere": 60, "virtu": 150}
WARMING = 200
TABLE_AIM = 40
"""Kilobytes of memory."""


class Cost(NamedTuple):
    """Nanoseconds of a move, and the bytes that everybody is sent of it."""

    handle: int
    views: int
    encode: int
    sent: int


def opened(title: str, seats: int, seed: int) -> Table:
    plans = tuple(Plan(f"p{seat}", f"Player {seat}") for seat in range(seats))
    setup, secret = signoria.Setup(seats), f"{seed:064x}"
    return Table(Step(1, "p0", Open("o", f"t{seed}", title, setup, Terms(), plans, secret, "invite")))


def command_of(table: Table, chance: random.Random) -> bytes:
    assert table.play is not None
    state, turn = table.play.state, table.play.turn
    action = state.text(chance.choice(state.legal()))
    return encode({"do": "act", "id": f"c{turn}", "seat": state.to_move, "turn": turn, "action": action})


def move(table: Table, data: bytes, person: str) -> Cost:
    """As the server does it: handle the step, then tell every stream and the spectators."""
    began = perf_counter_ns()
    report = table.handle(Step(2, person, decode_command(data)))
    handled = perf_counter_ns()
    messages = [update(table, report, stream, one == person) for one, stream in table.streams.items()]
    messages.append(update(table, report, table.watchers, own=False))
    viewed = perf_counter_ns()
    sent = [encode(message) for message in messages]
    return Cost(handled - began, viewed - handled, perf_counter_ns() - viewed, sum(map(len, sent)))


def one_round(title: str, seats: int) -> list[Cost]:
    """The same games every time."""
    chance, seed, costs = random.Random(7), 7, list[Cost]()
    table = opened(title, seats, seed)
    while len(costs) < MOVES:
        if table.status == "over":
            seed += 1
            table = opened(title, seats, seed)
        assert table.play is not None
        data = command_of(table, chance)
        costs.append(move(table, data, f"p{table.play.state.to_move}"))
    return costs


def costs_of(title: str, seats: int, rounds: int) -> Row:
    """Of each move its least disturbed round counts; ``median round`` shows how quiet the machine was."""
    done = [one_round(title, seats) for _ in range(rounds)]
    least = [[min(part) for part in zip(*same_move, strict=True)] for same_move in zip(*done, strict=True)]
    handle, views, written, sent = map(statistics.fmean, zip(*least, strict=True))
    whole = [statistics.fmean(cost.handle + cost.views + cost.encode for cost in costs) for costs in done]
    return {
        "title": title, "seats": seats, "us a move": round((handle + views + written) / 1000, 1),
        "handle": round(handle / 1000, 1), "views": round(views / 1000, 1), "encode": round(written / 1000, 1),
        "median round": round(statistics.median(whole) / 1000, 1), "bytes": round(sent),
    }  # fmt: skip


def played(title: str, seats: int, seed: int) -> Table:
    """A table in the middle of a game, as the server holds it after its last move was told."""
    chance, table = random.Random(seed), opened(title, seats, seed)
    for _ in range(MIDGAME[title]):
        if table.status != "over" and table.play is not None:
            data = command_of(table, chance)
            move(table, data, f"p{table.play.state.to_move}")
    return table


def kilobytes(title: str, seats: int, tables: int) -> float:
    """Memory of the process that each of many tables takes, once the caches that all share are full."""
    for seed in range(WARMING):
        played(title, seats, 10_000 + seed)
    gc.collect()
    process = psutil.Process(os.getpid())
    before = process.memory_info().rss
    held = [played(title, seats, seed) for seed in range(tables)]
    gc.collect()
    grown: int = process.memory_info().rss - before
    return grown / len(held) / 1000


def microseconds(cost: Row) -> float:
    return float(str(cost["us a move"]))


def as_the_server_does() -> None:
    """It looks for cycles rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def main() -> None:
    if signoria.INTERPRETED:
        print(f"INTERPRETED: {signoria.INTERPRETED}.")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    wanted = [kind for kind in KINDS if options.title in ("", kind[0]) and options.seats in (0, kind[1])]
    as_the_server_does()
    memory = {kind: kilobytes(*kind, TABLES) for kind in MEASURED if kind in wanted}
    costs = {kind: costs_of(*kind, options.rounds) for kind in wanted}
    rows = list(costs.values())
    print_table("A move without I/O, all seats and a spectator listening", rows)
    aims = [
        *(
            against(f"a move of {title}, {seats} seats", microseconds(costs[title, seats]), "us", aim, at_least=False)
            for (title, seats), aim in AIMS.items()
            if (title, seats) in wanted
        ),
        *(
            against(f"a table of {title}, {seats} seats", size, "kB", TABLE_AIM, at_least=False)
            for (title, seats), size in memory.items()
        ),
    ]
    if aims:
        print_table("Against the aims", aims)
    write_json("moves", {"moves": rows, "aims": aims})


if __name__ == "__main__":
    main()
