"""Structured logs: JSON lines for machines, colours for a person at the terminal."""

from __future__ import annotations

import logging
import sys

import structlog

Steps = list[structlog.typing.Processor]


def configure(as_json: bool) -> None:
    shared: Steps = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    machine: Steps = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    last: Steps = machine if as_json else [structlog.dev.ConsoleRenderer()]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger("picows").setLevel(logging.CRITICAL)  # broken frames are the sender's fault, not ours
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
