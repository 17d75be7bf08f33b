"""Plays the same seeds in every set-up and prints what came of it: once interpreted, once compiled."""

import json
from hashlib import sha256

import signoria
from tests.titles.condottiere.setups import SETUPS, game, name_of, stroll

GAMES = 4


def fingerprints() -> dict[str, str]:
    found: dict[str, str] = {}
    for setup in SETUPS:
        tally = game.random_games(setup, GAMES, signoria.Rng(("fingerprint", setup)))
        digest = sha256()
        for number, state in enumerate(stroll(setup, ("positions", setup))):
            digest.update(bytes(state.legal()))
            if number % 25 == 0 or state.over:
                digest.update(json.dumps([state.position(), state.strengths()]).encode())
        found[name_of(setup)] = f"{tally.fingerprint} {tally.decisions} {tally.endings} {digest.hexdigest()}"
    return found


def main() -> None:
    print(json.dumps({"interpreted": signoria.INTERPRETED, "fingerprints": fingerprints()}))


if __name__ == "__main__":
    main()
