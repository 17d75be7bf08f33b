"""What a promised action is: the words of deals, for the table that judges them and the bots that keep them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def does(action: str, promised: str) -> bool:
    """Is it what was promised, or one way of doing it? Who passes in any way has passed.

    >>> does("pass:open", "pass"), does("play:10", "play:1")
    (True, False)
    """
    return action == promised or action.startswith(f"{promised}:")


def keeping(legal: Mapping[int, str], promises: Iterable[tuple[str, bool]]) -> tuple[int, ...]:
    """The legal actions that do all that was promised to be done, and nothing that was promised to be left.

    >>> keeping({1: "pass", 2: "play:10", 3: "play:bishop"}, [("play:bishop", False), ("pass", False)])
    (2,)
    """
    agreed = list(promises)
    return tuple(
        action for action, text in legal.items() if all(does(text, promised) == will for promised, will in agreed)
    )
