"""Does a title keep the contract? Checks that any title can be put to, whoever wrote it.

>>> from signoria.conformance import CHECKS, failures
>>> from signoria.engine import default_title
>>> failures(default_title(), number=1, checks=[CHECKS["manifest_agrees"]])
{}
"""

from __future__ import annotations

from collections.abc import Iterable
from traceback import extract_tb, format_exception_only

from signoria.conformance import checks, speech
from signoria.conformance.checks import Check
from signoria.conformance.walks import moments, name_of, setups_of, walk

__all__ = ["CHECKS", "Check", "failures", "moments", "name_of", "setups_of", "walk"]

CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        checks.manifest_agrees,
        checks.setups_are_checked,
        checks.lessons_can_be_played,
        checks.games_come_to_an_end,
        checks.actions_are_legal,
        checks.texts_mean_actions,
        checks.refusals_change_nothing,
        checks.positions_tell_all,
        checks.copies_go_their_own_way,
        checks.records_replay,
        checks.views_are_typed,
        checks.sights_are_views,
        checks.samples_look_the_same,
        checks.nothing_leaks,
        checks.threads_share_nothing,
        checks.bots_choose_legally,
        checks.analyst_judges,
        speech.everything_is_said_in_every_language,
        speech.the_terminal_draws_it,
        speech.a_table_plays_it,
    )
}
"""Every check by its name; its docstring says what it proves."""
USUAL_NUMBER = 200
"""Of moments that a check looks at."""


def failures(title: str, number: int = USUAL_NUMBER, checks: Iterable[Check] | None = None) -> dict[str, str]:
    """The checks that a title fails, and how."""
    found: dict[str, str] = {}
    for check in CHECKS.values() if checks is None else checks:
        try:
            check(title, number)
        except Exception as failure:
            found[check.__name__] = told(failure)
    return found


def told(failure: Exception) -> str:
    """What went wrong, and the line of a check or of the title where it did: many a failure says nothing itself."""
    what = "".join(format_exception_only(failure)).strip()
    where = extract_tb(failure.__traceback__)[-1]
    return f"{what} ({where.filename}:{where.lineno}: {where.line})"
