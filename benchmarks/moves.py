"""What a move costs without I/O: the bytes of a command in, the bytes for everybody who listens out.

Random legal play, every seat a person who listens, and a spectator; and what many such tables take in memory. Times
are those of the processor: who else uses the machine counts less. `--title` and `--seats`: one kind of table.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import statistics
from time import thread_time_ns
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
from measuring import Row, against, print_table, write_json

import signoria
from signoria.table import Open, Plan, Step, Table, Terms, decode_command, encode, update

ROUNDS = 15
MOVES = 400
"""In a round; each round has games of its own."""
KINDS = [("condottiere", seats) for seats in range(2, 7)] + [("virtu", seats) for seats in range(3, 6)]
AIMS = {("condottiere", 4): 60, ("virtu", 5): 350}
"""Microseconds."""
MEASURED = [("condottiere", 4), ("virtu", 5)]
"""Of these tables the memory."""
TABLES, MIDGAME = 1000, {"condottiere": 60, "virtu": 150}
TABLE_AIM = 40
"""Kilobytes of memory."""


class Cost(NamedTuple):
    """Nanoseconds of a move, and the bytes that everybody is sent of it."""

    handle: float
    views: float
    encode: float
    sent: float


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
    began = thread_time_ns()
    report = table.handle(Step(2, person, decode_command(data)))
    handled = thread_time_ns()
    messages = [update(table, report, stream, one == person) for one, stream in table.streams.items()]
    messages.append(update(table, report, table.watchers, own=False))
    viewed = thread_time_ns()
    sent = [encode(message) for message in messages]
    return Cost(handled - began, viewed - handled, thread_time_ns() - viewed, sum(map(len, sent)))


def one_round(title: str, seats: int, seed: int) -> list[Cost]:
    chance, table, costs = random.Random(seed), opened(title, seats, seed), list[Cost]()
    while len(costs) < MOVES:
        if table.status == "over":
            seed += 1_000_000
            table = opened(title, seats, seed)
        assert table.play is not None
        data = command_of(table, chance)
        costs.append(move(table, data, f"p{table.play.state.to_move}"))
    return costs


def costs_of(title: str, seats: int, rounds: int) -> dict[str, float]:
    """Of each round the mean, since moves differ; of the rounds the median, since others use the machine too."""
    one_round(title, seats, 999)
    done = [one_round(title, seats, seed) for seed in range(rounds)]
    means = [Cost(*(statistics.fmean(column) for column in zip(*costs, strict=True))) for costs in done]
    whole = [(mean.handle + mean.views + mean.encode) / 1000 for mean in means]
    middle = Cost(*(statistics.median(column) for column in zip(*means, strict=True)))
    return {
        "us a move": statistics.median(whole),
        "best round": min(whole),
        "handle": middle.handle / 1000,
        "views": middle.views / 1000,
        "encode": middle.encode / 1000,
        "bytes": middle.sent,
    }


def played(title: str, seats: int, seed: int) -> Table:
    """A table in the middle of a game, as the server holds it after its last move was told."""
    chance, table = random.Random(seed), opened(title, seats, seed)
    for _ in range(MIDGAME[title]):
        if table.status != "over" and table.play is not None:
            data = command_of(table, chance)
            move(table, data, f"p{table.play.state.to_move}")
    return table


def kilobytes(title: str, seats: int, tables: int) -> float:
    """Memory of the process that each of many tables takes, once what all share is there."""
    for seed in range(20):
        played(title, seats, 10_000 + seed)
    gc.collect()
    process = psutil.Process(os.getpid())
    before = process.memory_info().rss
    held = [played(title, seats, seed) for seed in range(tables)]
    gc.collect()
    grown: int = process.memory_info().rss - before
    return grown / len(held) / 1000


def row(title: str, seats: int, cost: dict[str, float]) -> Row:
    numbers = {name: round(cost[name]) for name in ("us a move", "best round", "handle", "views", "encode", "bytes")}
    return {"title": title, "seats": seats, **numbers}


def main() -> None:
    if signoria.INTERPRETED:
        print(f"INTERPRETED: {signoria.INTERPRETED}.")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    wanted = [kind for kind in KINDS if options.title in ("", kind[0]) and options.seats in (0, kind[1])]
    memory = {kind: kilobytes(*kind, TABLES) for kind in MEASURED if kind in wanted}
    costs = {kind: costs_of(*kind, options.rounds) for kind in wanted}
    rows = [row(*kind, cost) for kind, cost in costs.items()]
    print_table("A move without I/O, all seats and a spectator listening: microseconds of the processor", rows)
    aims = [
        *(
            against(f"a move of {title}, {seats} seats", costs[title, seats]["us a move"], "us", aim, at_least=False)
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
