"""Talk: to all or in private, and real cards shown (C-TALK-1, C-TALK-2)."""

from __future__ import annotations

from collections import Counter

from signoria.table import messages as m
from signoria.table.refusal import Refusal, clean
from signoria.table.steps import Step
from signoria.table.table import Table, handles


@handles(m.Say)
def say(table: Table, step: Step, command: m.Say) -> None:
    table.own(step, command.seat)
    if command.about is not None and command.about >= len(table.seats):
        raise Refusal("no-such-seat", seat=command.about)
    to = None if command.to is None else recipients(table, command.seat, command.to)
    said = m.Said(command.seat, clean(command.text, lines=True), to, command.phrase, command.about)
    keep(table, said, None if to is None else frozenset((command.seat, *to)))


@handles(m.Show)
def show(table: Table, step: Step, command: m.Show) -> None:
    table.own(step, command.seat)
    play = table.playing()
    to = recipients(table, command.seat, command.to)
    missing = Counter(command.cards) - Counter(play.hand(command.seat))
    if missing:
        raise Refusal("no-such-card", "", cards=sorted(missing))
    play.show(command.seat, command.cards, to)
    table.report.seen.update(to)
    keep(table, m.Shown(command.seat, command.cards, to), frozenset((command.seat, *to)))


def recipients(table: Table, seat: int, to: tuple[int, ...]) -> tuple[int, ...]:
    """The seats ``to``, each once, all of them taken and none the speaker's own."""
    taken = all(other < len(table.seats) and not table.seats[other].open for other in to)
    if len(set(to)) != len(to) or seat in to or not taken:
        raise Refusal("bad-recipients")
    return tuple(sorted(to))


def keep(table: Table, news: m.Said | m.Shown, audience: frozenset[int] | None) -> None:
    table.talk.append((m.Spoken(table.report.at, news), audience))
    table.announce(news, audience)
