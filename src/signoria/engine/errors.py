"""What can go wrong, as a small family: bad input, a move against the rules, a move out of turn."""

from __future__ import annotations

from signoria.engine.text import printable

LONGEST = 300
"""Characters of a sentence about a stranger's file, which may quote it."""


class SignoriaError(Exception):
    """The root of the family: catch this to catch them all.

    >>> issubclass(InvalidError, SignoriaError) and issubclass(NotYourTurn, IllegalMove)
    True
    """


class InvalidError(SignoriaError, ValueError):
    """Input that means nothing: an unknown card, a broken record, a position that cannot be."""


class BadComponents(InvalidError):
    """An owner's component file with an error: ``line`` is where, counted from 1 (0: in the file as a whole).

    >>> wrong = BadComponents("mine.toml", 7, "the strength of a city is 1 to 4.")
    >>> str(wrong), wrong.line
    ('mine.toml:7: the strength of a city is 1 to 4.', 7)
    """

    def __init__(self, name: str, line: int, sentence: str) -> None:
        self.line = line
        self.sentence = printable(sentence[:LONGEST])
        super().__init__(f"{name}:{line}: {self.sentence}" if line else f"{name}: {self.sentence}")


class IllegalMove(SignoriaError):
    """A move that the rules forbid now. Nothing has changed.

    ``rule`` is the id of the rule, ``reason`` a message id for translation with ``args``; the text is English.

    >>> refused = IllegalMove("N-TAK-1", "too-many", "one takes 3 at most.", most=3)
    >>> str(refused), refused.rule, refused.args_of_reason
    ('N-TAK-1: one takes 3 at most.', 'N-TAK-1', {'most': 3})
    """

    def __init__(self, rule: str, reason: str, sentence: str, **args: object) -> None:
        super().__init__(f"{rule}: {sentence}")
        self.rule = rule
        self.reason = reason
        self.sentence = sentence
        self.args_of_reason = args


class NotYourTurn(IllegalMove):
    """Somebody acted for a seat that is not to move.

    >>> print(NotYourTurn("N-TAK-2", seat=1, to_move=0))
    N-TAK-2: seat 1 is not to move: it is the turn of seat 0.
    """

    def __init__(self, rule: str, seat: int, to_move: int | None) -> None:
        waits = "nobody may act now" if to_move is None else f"it is the turn of seat {to_move}"
        super().__init__(rule, "not-your-turn", f"seat {seat} is not to move: {waits}.", seat=seat, to_move=to_move)
