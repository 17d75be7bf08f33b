"""Why a table says no: nothing has changed."""

from __future__ import annotations

from typing import Any

from signoria.engine import IllegalMove, SignoriaError
from signoria.engine.text import is_hidden


class Refusal(SignoriaError):
    """A command that cannot be carried out: a reason and its arguments, and the rule where one forbids it."""

    def __init__(self, reason: str, rule: str = "", **args: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.details = args

    @classmethod
    def of(cls, error: IllegalMove) -> Refusal:
        return cls(error.reason, error.rule, **error.args_of_reason)


class OtherRules(Refusal):
    """The stored steps of a table cannot be taken any more: the rules were corrected after they were made."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("other-rules", refusal.rule, why=refusal.reason)


def clean(text: str, lines: bool = False) -> str:
    """The text without blanks around it; refused if nothing is left or it hides control characters."""
    text = text.strip()
    allowed = "\n" if lines else ""
    if not text or any(is_hidden(char) and char not in allowed for char in text):
        raise Refusal("bad-text")
    return text
