"""Plays the same seeds in every set-up and prints what came of it: once interpreted, once compiled."""

from __future__ import annotations

import json
from hashlib import sha256

import signoria
from signoria.titles.virtu.bots.squire_games import squire_games
from signoria.titles.virtu.components.setups import terms_for
from tests.titles.virtu.perft import perft
from tests.titles.virtu.walks import SEATED, SETUPS, game, name_of, stroll

GAMES = 2


def fingerprints() -> dict[str, str]:
    found: dict[str, str] = {}
    for setup in (*SETUPS, *SEATED):
        tally = game.random_games(setup, GAMES, signoria.Rng(("fingerprint", setup)))
        digest = sha256()
        for number, state in enumerate(stroll(setup, ("positions", setup))):
            digest.update(repr(state.legal()).encode())
            if number % 25 == 0 or state.over:
                digest.update(json.dumps(state.position()).encode())
            if number % 100 == 50 and not state.over:
                digest.update(str(perft(state.copy(), 2)).encode())
        found[name_of(setup)] = f"{tally.fingerprint} {tally.decisions} {tally.endings} {digest.hexdigest()}"
    tally, scores, years = squire_games(terms_for(signoria.Setup(3)), 1, signoria.Rng("fingerprint"))
    found["squires"] = f"{tally.fingerprint} {tally.decisions} {scores} {years}"
    return found


def main() -> None:
    print(json.dumps({"interpreted": signoria.INTERPRETED, "fingerprints": fingerprints()}))


if __name__ == "__main__":
    main()
