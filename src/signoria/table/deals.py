"""Deals: structured proposals that bind nobody, and, when the game is over, whether they were kept."""

from __future__ import annotations

import msgspec

from signoria.engine import IllegalMove, InvalidError
from signoria.table import messages as m
from signoria.table.play import Play
from signoria.table.promises import Promise, judge
from signoria.table.refusal import Refusal, clean
from signoria.table.steps import Step
from signoria.table.table import Table, handles
from signoria.table.talk import recipients

MOST = 200
MOST_OPEN = 8


@handles(m.Propose)
def propose(table: Table, step: Step, command: m.Propose) -> None:
    table.own(step, command.seat)
    play = table.playing()
    to = recipients(table, command.seat, command.to)
    pledges = tuple(checked(play, pledge, (command.seat, *to)) for pledge in command.pledges)
    mine = [deal for deal in table.deals if deal.seat == command.seat]
    if len(mine) >= MOST // len(table.seats) or sum(deal.state == "open" for deal in mine) >= MOST_OPEN:
        raise Refusal("too-many-deals")
    deal = m.Deal(len(table.deals) + 1, command.seat, to, pledges, turn=play.turn)
    table.deals.append(deal)
    announce_deal(table, command.seat, deal)


def checked(play: Play, pledge: m.Pledge, parties: tuple[int, ...]) -> m.Pledge:
    """The pledge, if a party makes it and it means something."""
    if pledge.by not in parties:
        raise Refusal("bad-recipients")
    if not pledge.action:
        return msgspec.structs.replace(pledge, note=clean(pledge.note))
    try:
        play.state.parse(pledge.action)
    except InvalidError:
        raise Refusal("unknown-action", action=pledge.action) from None
    except IllegalMove:
        pass  # it means something in another phase
    return msgspec.structs.replace(pledge, note=clean(pledge.note) if pledge.note else "")


@handles(m.AnswerDeal)
def answer_deal(table: Table, step: Step, command: m.AnswerDeal) -> None:
    table.own(step, command.seat)
    play = table.playing()
    deal = next((deal for deal in table.deals if deal.number == command.deal), None)
    if deal is None or command.seat not in (deal.seat, *deal.to):
        raise Refusal("no-such-deal", deal=command.deal)
    if deal.state != "open":
        raise Refusal("deal-closed", deal=command.deal)
    if (command.seat == deal.seat and command.yes) or command.seat in deal.accepted:
        raise Refusal("already-answered", deal=command.deal)
    answered = answer(deal, command.seat, command.yes, play.turn)
    table.deals[deal.number - 1] = answered
    announce_deal(table, command.seat, answered)


def answer(deal: m.Deal, seat: int, yes: bool, turn: int) -> m.Deal:
    if not yes:
        return msgspec.structs.replace(deal, state="withdrawn" if seat == deal.seat else "declined")
    accepted = tuple(sorted({*deal.accepted, seat}))
    if len(accepted) < len(deal.to):
        return msgspec.structs.replace(deal, accepted=accepted)
    return msgspec.structs.replace(deal, accepted=accepted, state="accepted", turn=turn)


def announce_deal(table: Table, seat: int, deal: m.Deal) -> None:
    table.announce(m.DealChanged(seat, deal), frozenset((deal.seat, *deal.to)))


def forget_since(table: Table, turn: int) -> None:
    """Decisions were taken back: what was promised counts from there."""
    table.deals = [msgspec.structs.replace(deal, turn=min(deal.turn, turn)) for deal in table.deals]


def close_deals(table: Table) -> None:
    """The game is over: open deals are void, and of the accepted ones it is told what was kept."""
    accepted = [deal for deal in table.deals if deal.state == "accepted"]
    kept = iter(judge(table.play, [Promise(pledge, deal.turn) for deal in accepted for pledge in deal.pledges]))
    for number, deal in enumerate(table.deals):
        if deal.state == "open":
            table.deals[number] = msgspec.structs.replace(deal, state="void")
        elif deal.state == "accepted":
            table.deals[number] = msgspec.structs.replace(deal, kept=tuple(next(kept) for _ in deal.pledges))
        else:
            continue
        announce_deal(table, deal.seat, table.deals[number])
