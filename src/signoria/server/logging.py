"""Structured logs: JSON lines for machines, colours for a person at the terminal. Every line is scrubbed of secrets,
also those of the libraries we use."""

from __future__ import annotations

import logging
import sys

import structlog

from signoria.server.scrubbing import scrub

Steps = list[structlog.typing.Processor]


def configure(as_json: bool) -> None:
    shared: Steps = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, *endings(as_json)],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    named: Steps = [structlog.stdlib.add_logger_name]
    last: Steps = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *endings(as_json)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=[*shared, *named], processors=last))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("picows").setLevel(logging.CRITICAL)  # broken frames are the sender's fault, not ours


def endings(as_json: bool) -> Steps:
    """Exceptions are written as plain tracebacks, without the values of variables, and then scrubbed."""
    plain = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    return [structlog.processors.format_exc_info, scrub, structlog.processors.JSONRenderer() if as_json else plain]
