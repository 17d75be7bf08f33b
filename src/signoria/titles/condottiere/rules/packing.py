"""A state as bytes and back: what ``pickle`` sends to another process."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from signoria.titles.condottiere.data.editions import terms_of
from signoria.titles.condottiere.rules.memory import LastBattle
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.rules.terms import Terms

REASONS: Final = ("", "adjacent", "total", "most", "final", "draw")
"""Why a game ended, by the number that stands for it."""
NUMBERS: Final = 23
"""Words before the piles; eight bytes each."""
BATTLE_NUMBERS: Final = 9


def packed(state: State) -> bytes:
    """All that a state is but its terms: words of eight bytes."""
    out = BytesWriter()
    pack_numbers(out, state)
    pack_piles(out, state.hands)
    pack_piles(out, state.lines)
    pack_piles(out, state.realms)
    pack_piles(out, state.known)
    pack_piles(out, state.folded)
    battle = state.last_battle
    if battle is not None:
        pack_battle(out, battle)
    return out.getvalue()


def pack_numbers(out: BytesWriter, state: State) -> None:
    write_i64_le(out, state.down)
    write_i64_le(out, state.discards)
    write_i64_le(out, state.buried)
    write_i64_le(out, state.kept)
    write_i64_le(out, state.passed)
    write_i64_le(out, state.battle)
    write_i64_le(out, state.favour)
    write_i64_le(out, state.marker)
    write_i64_le(out, state.turn)
    write_i64_le(out, state.phase_code)
    write_i64_le(out, state.defender)
    write_i64_le(out, i64(state.defended))
    write_i64_le(out, state.declined)
    write_i64_le(out, state.draw_max)
    write_i64_le(out, state.drawing)
    write_i64_le(out, state.final)
    write_i64_le(out, i64(state.opening))
    write_i64_le(out, state.winners)
    write_i64_le(out, REASONS.index(state.reason))
    write_i64_le(out, state.bare)
    write_i64_le(out, state.armed)
    write_i64_le(out, state.empty)
    write_i64_le(out, i64(state.last_battle is not None))


def pack_piles(out: BytesWriter, piles: vec[i64]) -> None:
    for pile in piles:
        write_i64_le(out, pile)


def pack_battle(out: BytesWriter, battle: LastBattle) -> None:
    write_i64_le(out, battle.region)
    write_i64_le(out, battle.defender)
    write_i64_le(out, battle.ended_by)
    write_i64_le(out, battle.cause)
    write_i64_le(out, battle.leaders)
    write_i64_le(out, battle.winner)
    write_i64_le(out, battle.marker_from)
    write_i64_le(out, battle.marker_to)
    write_i64_le(out, battle.marker_why)
    pack_piles(out, battle.lines)


def restored(seats: int, edition: str, options: tuple[str, ...], target: int, data: bytes) -> State:
    """The state that was pickled."""
    return unpacked(terms_of(seats, edition, options, target), data)


def unpacked(terms: Terms, data: bytes) -> State:
    """The state that was packed, of a game with these terms."""
    seats = terms.seats
    after = 8 * NUMBERS
    row = 8 * seats
    hands, lines = piles_at(data, after, seats), piles_at(data, after + row, seats)
    state = State(terms, hands, lines, piles_at(data, after + 2 * row, seats))
    unpack_numbers(state, data)
    state.known = piles_at(data, after + 3 * row, seats)
    state.folded = piles_at(data, after + 4 * row, seats)
    if read_i64_le(data, after - 8):
        state.last_battle = battle_at(data, after + 5 * row, seats)
    return state


def unpack_numbers(state: State, data: bytes) -> None:
    state.down = read_i64_le(data, 0)
    state.discards = read_i64_le(data, 8)
    state.buried = read_i64_le(data, 16)
    state.kept = read_i64_le(data, 24)
    state.passed = read_i64_le(data, 32)
    state.battle = read_i64_le(data, 40)
    state.favour = read_i64_le(data, 48)
    state.marker = read_i64_le(data, 56)
    state.turn = read_i64_le(data, 64)
    state.phase_code = read_i64_le(data, 72)
    state.defender = read_i64_le(data, 80)
    state.defended = read_i64_le(data, 88) != 0
    state.declined = read_i64_le(data, 96)
    state.draw_max = read_i64_le(data, 104)
    state.drawing = read_i64_le(data, 112)
    state.final = read_i64_le(data, 120)
    state.opening = read_i64_le(data, 128) != 0
    state.winners = read_i64_le(data, 136)
    state.reason = REASONS[read_i64_le(data, 144)]
    state.bare = read_i64_le(data, 152)
    state.armed = read_i64_le(data, 160)
    state.empty = read_i64_le(data, 168)


def piles_at(data: bytes, start: i64, seats: i64) -> vec[i64]:
    piles = vec[i64]([0] * seats)
    for seat in range(seats):
        piles[seat] = read_i64_le(data, start + 8 * seat)
    return piles


def battle_at(data: bytes, start: i64, seats: i64) -> LastBattle:
    lines = piles_at(data, start + 8 * BATTLE_NUMBERS, seats)
    battle = LastBattle(
        read_i64_le(data, start),
        read_i64_le(data, start + 8),
        read_i64_le(data, start + 16),
        read_i64_le(data, start + 24),
        lines,
    )
    battle.leaders = read_i64_le(data, start + 32)
    battle.winner = read_i64_le(data, start + 40)
    battle.marker_from = read_i64_le(data, start + 48)
    battle.marker_to = read_i64_le(data, start + 56)
    battle.marker_why = read_i64_le(data, start + 64)
    return battle
