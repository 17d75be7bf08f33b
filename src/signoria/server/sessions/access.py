"""Who may hear a table, which bots may sit there, and whom a hint is due to."""

from __future__ import annotations

import hmac

from signoria import bots
from signoria.table import PersonId, Refusal, Table


def invited(table: Table, invite: str) -> bool:
    return hmac.compare_digest(invite.encode(), table.invite.encode())


def belongs(table: Table, person: PersonId) -> bool:
    """Whether that person plays here, may take a seat back, or is the host."""
    return bool(person) and (person == table.host or person in table.streams or bool(table.reclaims(person)))


def may_hear(table: Table, person: PersonId, invite: str) -> bool:
    """Players always; others if the table lets spectators (or newcomers, while it waits) in."""
    if belongs(table, person):
        return True
    if table.terms.private and not invited(table, invite):
        return False
    return table.terms.spectators or table.status == "waiting"


def check_level(title: str, level: str) -> str:
    if level not in bots.levels(title):
        raise Refusal("unknown-level", level=level)
    return level


def hintable(table: Table, person: PersonId, seat: int) -> tuple[int, str]:
    """The turn, and the bot to ask; Refusal if no hint is due."""
    play = table.playing()
    if seat >= len(table.seats) or not person or table.seats[seat].person != person:
        raise Refusal("not-seated", seat=seat)
    if any(other.person not in ("", person) for other in table.seats):
        raise Refusal("not-against-people")
    if table.paused:
        raise Refusal("paused")
    if play.state.to_move != seat:
        raise Refusal("not-your-turn", seat=seat, to_move=play.state.to_move)
    return play.turn, table.terms.level
