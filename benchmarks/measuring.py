"""What all benchmarks share: taking the best of several runs, printing a table, writing it as JSON."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

RESULTS = Path(__file__).parent / "results"

Row = dict[str, object]


def best_rate(work: Callable[[], int], runs: int = 5) -> float:
    """Things a second: the best of several runs, the least disturbed one."""
    return max(_rate(work) for _ in range(runs))


def best_rates(*works: Callable[[], int], runs: int = 5) -> list[float]:
    """Peers side by side: they take turns, so that what disturbs one disturbs all."""
    rates = [[_rate(work) for work in works] for _ in range(runs)]
    return [max(column) for column in zip(*rates, strict=True)]


def _rate(work: Callable[[], int]) -> float:
    began = perf_counter()
    return work() / (perf_counter() - began)


def against(what: str, value: float, unit: str, aim: float, at_least: bool = True) -> Row:
    """A figure beside what it should be."""
    met = value >= aim if at_least else value <= aim
    return {
        "what": what, "measured": f"{value:,.1f}" if value < 1000 else f"{value:,.0f}", "unit": unit,
        "aim": f"{'>=' if at_least else '<='} {aim:,.0f}", "met": "yes" if met else "NO",
    }  # fmt: skip


def print_table(title: str, rows: list[Row]) -> None:
    print(f"\n{title}")
    widths = {key: max(len(key), *(len(str(row[key])) for row in rows)) for key in rows[0]}
    print("  ".join(key.ljust(width) for key, width in widths.items()))
    print("  ".join("-" * width for width in widths.values()))
    for row in rows:
        print("  ".join(str(row[key]).ljust(width) for key, width in widths.items()))


def write_json(name: str, tables: dict[str, list[Row]]) -> None:
    RESULTS.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps({"machine": machine, **tables}, indent=1) + "\n")
    print(f"\nwritten to {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}")
