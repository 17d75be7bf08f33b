"""What the server tells Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

commit_seconds = Histogram(
    "signoria_commit_seconds", "Time to store a batch of steps", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
steps_stored = Counter("signoria_steps_stored_total", "Steps durably stored")
_commands = Counter("signoria_commands_total", "Commands received, by what came of them", ["outcome"])
commands_done = _commands.labels("done")
commands_refused = _commands.labels("refused")
sockets = Gauge("signoria_sockets", "Connected sockets")
live_tables = Gauge("signoria_live_tables", "Tables in memory")
bot_decisions = Counter("signoria_bot_decisions_total", "Decisions made by our bots")
bot_failures = Counter("signoria_bot_failures_total", "Workers that crashed or bots that failed")
conflicts = Counter("signoria_conflicts_total", "Steps that another process took first")
