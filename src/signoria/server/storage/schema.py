"""The tables of the database."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at every table, only ever appended to: the truth from which all else is read."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("keeper", sa.String(24), nullable=False),
    sa.Column("kept_until", sa.BigInteger, nullable=False),
    sa.Column("origin", sa.String(40), nullable=False, server_default=""),
    sa.Index("tables_by_change", "status", "listed", "changed"),
    sa.Index("tables_by_due", "status", "due"),
    sa.Index("tables_by_keeper", "keeper"),
    sa.Index("tables_by_origin", "origin"),
)
"""One line a table, for lists. ``due``: when it needs attention; ``keeper``: the process that plays its bots;
``origin``: the game that it branched off from, ``tables/{id}`` or ``records/{id}``."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("person_id", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("seated", sa.Boolean, nullable=False),
    sa.Column("told", sa.Integer, nullable=False, server_default="-1"),
    sa.Index("members_by_table", "table_id"),
)
"""Who plays, or played, at which table. ``told``: the last turn of which they had a notice."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(32), nullable=False),
    sa.Column("account", sa.String(64), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""``account`` is the name folded for comparison; None: a guest."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person_id", sa.String(24), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Sessions of browsers and tokens of programs, by their SHA-256: a stolen database opens nothing."""

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person_id", sa.String(24), nullable=False, index=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Records uploaded to watch."""

components = sa.Table(
    "components",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("edition", sa.String(80), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("kept", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Owners' component files, by the edition, which names their values. ``kept``: tables or records need it."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("source", sa.String(40), primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("depth", sa.Integer, primary_key=True),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("analyses_by_age", "created"),
)
"""What the teacher said of a game, ``tables/{id}`` or ``records/{id}``; it can be made again. ``turn`` -1: of all of
it. ``version``: of the program that said it."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("person_id", sa.String(24), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Where somebody wants to be told that it is their turn: a browser (``push``) or an address of theirs (``webhook``)."""

health = sa.Table(
    "health",
    metadata,
    sa.Column("process", sa.String(24), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""A row a process, written to find out whether writing works."""
