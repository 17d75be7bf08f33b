"""Names that nobody guesses: of tables, people, records and processes."""

from __future__ import annotations

import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def fresh_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))
