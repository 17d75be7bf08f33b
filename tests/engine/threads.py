"""Plays both titles alone, then in eight threads at once, and prints what came of it: interpreted or compiled."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import signoria
from signoria import bots

THREADS = 8
SOON = 1e-6
"""Seconds after which another thread has its turn."""
LONGEST = {"random": 250, "squire": 60}
"""Decisions of a game."""
GAMES = [(title, level, number) for title in ("condottiere", "virtu") for level in LONGEST for number in (0, 1)]


def record_of(title: str, level: str, number: int) -> str:
    """A game's actions and its last position, as a fingerprint."""
    recorder = signoria.Recorder(title, signoria.Setup(3 + number))
    state = recorder.state
    players = [bots.make(title, level, (number, seat)) for seat in range(3 + number)]
    rng = signoria.Rng((title, level, number))
    digest = sha256()
    for step in range(LONGEST[level]):
        while state.waits_for_chance:
            recorder.deal(rng)
        if state.over:
            break
        seat = state.to_move or 0
        action = players[seat].choose(state.view(seat)) if level == "squire" else rng.choice(state.legal())
        recorder.act(action)
        digest.update(f"{action} {state.legal()}".encode())
        if step % 10 == 0:
            digest.update(repr(state.view(seat)).encode())
    digest.update(recorder.record.to_json())
    assert recorder.record.replay().position() == state.position()
    return digest.hexdigest()


def named(games: list[tuple[str, str, int]]) -> dict[str, str]:
    return {"-".join(map(str, game)): record_of(*game) for game in games}


def main() -> None:
    alone = named(GAMES)
    sys.setswitchinterval(SOON)
    turned = [GAMES[thread:] + GAMES[:thread] for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(named, turned))
    print(json.dumps({"interpreted": signoria.INTERPRETED, "alone": alone, "together": together}))


if __name__ == "__main__":
    main()
