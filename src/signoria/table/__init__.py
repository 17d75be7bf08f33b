"""The protocol of one table, without I/O: steps in, messages per recipient out."""

from signoria.table import deals, deciding, motions, operating, seating, talk  # noqa: F401 - each registers what it handles
from signoria.table.messages import AnyCommand, AnyMessage, decode_command, encode
from signoria.table.refusal import OtherRules, Refusal, clean
from signoria.table.steps import (
    OPERATOR,
    SERVER,
    SERVER_ID,
    Open,
    OperatorPatch,
    OperatorUndo,
    PersonId,
    Plan,
    Step,
    Tick,
    decode_step,
    encode_step,
)
from signoria.table.table import BotTurn, Report, Stream, Table
from signoria.table.telling import entry, everything, record, table_info, update
from signoria.table.terms import Clock, Terms

__all__ = [
    "OPERATOR",
    "SERVER",
    "SERVER_ID",
    "AnyCommand",
    "AnyMessage",
    "BotTurn",
    "Clock",
    "Open",
    "OperatorPatch",
    "OperatorUndo",
    "OtherRules",
    "PersonId",
    "Plan",
    "Refusal",
    "Report",
    "Step",
    "Stream",
    "Table",
    "Terms",
    "Tick",
    "clean",
    "decode_command",
    "decode_step",
    "encode",
    "encode_step",
    "entry",
    "everything",
    "record",
    "table_info",
    "update",
]
