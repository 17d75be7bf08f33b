"""What must never stand in a log: tokens, invitations, dealing secrets, cookies, passwords."""

from __future__ import annotations

import re
from typing import Any

HIDDEN = "[hidden]"
NAMES = (
    "secret", "invite", "entropy", "password", "passwd", "token", "csrf", "cookie", "authorization",
    "signoria_session", "x-csrf-token", "p256dh", "auth", "signature", "vapid",
)  # fmt: skip
"""A value with one of these names is hidden, in whatever it is written: JSON, a query, a header, a ``repr``."""

NAMED = re.compile(
    rf"""(?ix)
    (?<![a-z]) ({"|".join(map(re.escape, NAMES))})      # a name
    (\\*["']? \s* [:=] \s* b?\\*["']?)                  # "name": "…, name='…, name=…, also quoted twice
    ([^\s"'\\&,;)}}\]>]+)                               # its value
    """
)
PATTERNS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]+"), rf"\1 {HIDDEN}"),
    (re.compile(r"(\w://[^\s/:@'\"]*):[^\s/@'\"]+@"), rf"\1:{HIDDEN}@"),
    (NAMED, rf"\1\2{HIDDEN}"),
    (re.compile(r"\$argon2\w*\$[^\s'\",]+"), HIDDEN),
    (re.compile(r"(?<![0-9a-fA-F])[0-9a-fA-F]{64}(?![0-9a-fA-F])"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}"), HIDDEN),
)
"""The last two: dealing secrets are 64 hexadecimal digits, sessions and tokens 43 letters of base64."""


def scrubbed(text: str) -> str:
    for pattern, change in PATTERNS:
        text = pattern.sub(change, text)
    return text


def scrub_value(value: Any) -> Any:
    if isinstance(value, str):
        return scrubbed(value)
    if isinstance(value, dict):
        return {key: scrub_named(key, part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [scrub_value(part) for part in value]
    if value is None or isinstance(value, int | float):
        return value
    return scrubbed(str(value))


def scrub_named(name: object, value: Any) -> Any:
    return HIDDEN if isinstance(name, str) and name.lower() in NAMES and value else scrub_value(value)


def scrub(_logger: object, _method: str, event: Any) -> Any:
    """As a step of structlog's: after exceptions have become text, before the line is written."""
    return {key: scrub_named(key, value) if not key.startswith("_") else value for key, value in event.items()}
