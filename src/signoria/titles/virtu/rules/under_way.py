"""What is under way: the payment for an action, and a siege."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from signoria.titles.virtu.rules.phase_codes import FOR_NOTHING
from signoria.titles.virtu.rules.pieces import NONE

PAYMENT_FIELDS: Final = (
    "purpose", "target", "origin", "need", "either", "pool", "pool_before", "pledged", "cashed", "borrowed",
    "room_used", "room_before", "paid", "turned", "credit",
)  # fmt: skip
SIEGE_FIELDS: Final = ("city", "attacker", "rival", "plains", "attack", "defence", "passes")


@final
@mypyc_attr(acyclic=True)
class Payment:
    """The payment under way, and the action it is for."""

    __slots__ = PAYMENT_FIELDS

    def __init__(
        self,
        purpose: i64, target: i64, origin: i64, need: i64, either: i64, pool: i64, pool_before: i64, pledged: i64,
        cashed: i64, borrowed: i64, room_used: i64, room_before: i64, paid: i64, turned: i64, credit: i64,
    ) -> None:  # fmt: skip
        self.purpose: i64 = purpose
        self.target: i64 = target  # the city, place, item, source or power it is for
        self.origin: i64 = origin  # where a troop or agent comes from; where a card goes
        self.need: i64 = need  # the price, as a bundle of symbols
        self.either: i64 = either  # crowns or crosses needed besides
        self.pool: i64 = pool  # symbols used and not yet spent
        self.pool_before: i64 = pool_before
        self.pledged: i64 = pledged  # sources used in this payment, for other symbols than florins
        self.cashed: i64 = cashed  # sources whose florins this payment took
        self.borrowed: i64 = borrowed  # courtiers that the marker will refresh before it pays for extra rooms
        self.room_used: i64 = room_used  # room cards used in this action, as sources
        self.room_before: i64 = room_before
        self.paid: i64 = paid  # sources that paid for this govern
        self.turned: i64 = turned  # tokens that this govern made available
        self.credit: i64 = credit  # tokens that the last crown still turns

    def copy(self) -> Payment:
        return Payment(
            self.purpose, self.target, self.origin, self.need, self.either, self.pool, self.pool_before, self.pledged,
            self.cashed, self.borrowed, self.room_used, self.room_before, self.paid, self.turned, self.credit,
        )  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Siege:
    """The siege or battle under way."""

    __slots__ = SIEGE_FIELDS

    def __init__(
        self, city: i64, attacker: i64, rival: i64, plains: i64, attack: i64, defence: i64, passes: i64
    ) -> None:
        self.city: i64 = city
        self.attacker: i64 = attacker
        self.rival: i64 = rival  # who defends the city, or the other besieger; or NONE
        self.plains: i64 = plains  # 1: two besiegers fight on the plains
        self.attack: i64 = attack  # strength that bids have added
        self.defence: i64 = defence
        self.passes: i64 = passes  # in a row

    def copy(self) -> Siege:
        return Siege(self.city, self.attacker, self.rival, self.plains, self.attack, self.defence, self.passes)


def no_payment() -> Payment:
    return Payment(FOR_NOTHING, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def no_siege() -> Siege:
    return Siege(NONE, NONE, NONE, 0, 0, 0, 0)
