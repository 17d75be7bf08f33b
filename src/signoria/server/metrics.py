"""What the server tells Prometheus."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Commands(Collector):
    """Counted by plain numbers: a ``Counter`` takes a lock for each, and commands are what comes most."""

    def __init__(self) -> None:
        self.done = 0
        self.refused = 0

    def collect(self) -> Iterable[CounterMetricFamily]:
        told = CounterMetricFamily("signoria_commands", "Commands received, by what came of them", labels=["outcome"])
        told.add_metric(["done"], self.done)
        told.add_metric(["refused"], self.refused)
        yield told


commands = Commands()
REGISTRY.register(commands)
commit_seconds = Histogram(
    "signoria_commit_seconds", "Time to store a batch of steps", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
steps_stored = Counter("signoria_steps_stored_total", "Steps durably stored")
sockets = Gauge("signoria_sockets", "Connected sockets")
live_tables = Gauge("signoria_live_tables", "Tables in memory")
bot_decisions = Counter("signoria_bot_decisions_total", "Decisions made by our bots")
bot_failures = Counter("signoria_bot_failures_total", "Workers that crashed or bots that failed")
conflicts = Counter("signoria_conflicts_total", "Steps that another process took first")
work_waiting = Gauge("signoria_work_waiting", "Pieces of work that wait for a worker", ["lane"])
workers_lost = Counter("signoria_workers_lost_total", "Workers that were ended for overrunning, or crashed", ["why"])
away_tables = Gauge("signoria_away_tables", "Tables where nobody is and a bot waits for its turn to decide")
sleeping_tables = Gauge("signoria_sleeping_tables", "Tables in memory whose bots wait until somebody looks")
