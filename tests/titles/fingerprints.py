"""Plays the same seeds in every set-up of every title and prints what came of it: once interpreted, once compiled."""

from __future__ import annotations

import json
from hashlib import sha256

import msgspec

import signoria
from signoria import bots
from signoria.conformance import name_of, setups_of
from signoria.engine import titles
from tests.titles.perft import perft
from tests.titles.scenes import choose

GAMES = 2
STEPS = 600
EVERY = 25
QUICK = bots.Budget(nodes=1)
"""Interpreted, a search takes long: those who search prove elsewhere that they find the same."""


def fingerprint(title: str, setup: signoria.Setup) -> str:
    """Random games by the title's own fast loop, and one played step by step: actions, views, counts, samples, bots."""
    game = signoria.game(title)
    tally = game.random_games(setup, GAMES, signoria.Rng(("fingerprint", name_of(setup))))
    rng = signoria.Rng(("steps", name_of(setup)))
    digest = sha256()
    state = game.new(setup)
    for number in range(STEPS):
        digest.update(repr(state.legal()).encode())
        if number % EVERY == 0 or state.over:
            digest.update(msgspec.json.encode([state.position(), state.view(None)]))
        if number % EVERY == 1 and not state.over:
            digest.update(str(perft(state.copy(), 2)).encode())
        if state.over:
            break
        state.deal(rng) if state.waits_for_chance else state.apply(choose(title)(state, rng))
        if number % EVERY == 2 and state.to_move is not None:
            view = state.view(state.to_move)
            digest.update(msgspec.json.encode(game.sample(view, rng).position()))
            chosen = [bots.make(title, level, 7, QUICK).choose(view) for level in bots.levels(title)]
            digest.update(str(chosen).encode())
    return f"{tally.fingerprint} {tally.decisions} {tally.endings} {digest.hexdigest()}"


def main() -> None:
    found = {f"{title}-{name_of(setup)}": fingerprint(title, setup) for title in titles() for setup in setups_of(title)}
    print(json.dumps({"interpreted": signoria.INTERPRETED, "fingerprints": found}))


if __name__ == "__main__":
    main()
