"""Opening a table, where what was stored of it may be beyond reading: that is said to whoever asks, and logged once."""

from __future__ import annotations

import structlog
from sqlalchemy.exc import SQLAlchemyError

from signoria.server.sessions.hub import Hub, Unknown
from signoria.server.sessions.live import Live
from signoria.server.storage.components import NoComponents
from signoria.table import OtherRules, Refusal

log = structlog.get_logger(__name__)

MOST_NOTED = 10_000
PASSING = (Unknown, SQLAlchemyError, OSError, TimeoutError)
"""Errors that say nothing about the steps of a table."""
noted: dict[str, None] = {}
"""The tables that were logged, the latest last."""


async def open_table(hub: Hub, table_id: str) -> Live:
    """The table; OtherRules or NoComponents if it cannot be opened any more, Unknown if there is none."""
    try:
        return await hub.live(table_id)
    except PASSING:
        raise
    except (OtherRules, NoComponents) as refusal:
        note(table_id, refusal)
        raise
    except Exception as error:
        note(table_id, error)
        raise OtherRules(Refusal("unreadable")) from None


def note(table_id: str, error: Exception) -> None:
    if table_id in noted:
        return
    noted[table_id] = None
    if len(noted) > MOST_NOTED:
        del noted[next(iter(noted))]
    details = error.details if isinstance(error, Refusal) else {"why": f"{type(error).__name__}: {error}"}
    log.warning("a table cannot be opened", table=table_id, reason=str(error), **details)
