"""How much a game of Virtù asks of its players, and how often the answer is only "done" or "pass": squires at play."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

import signoria
from signoria.titles.virtu import GAME
from signoria.titles.virtu.bots import policy
from signoria.titles.virtu.bots.policies import mind_for
from signoria.titles.virtu.rules.state import State

GAMES = 200
IDLE = ("done", "pass")
SMALL = ("done", "cash", "indulgence", "discard")
"""Answers that do nothing by themselves: a Winter that offers no other is not worth asking."""


@dataclass
class Pace:
    decisions: int = 0
    idle: int = 0
    years: int = 0
    seat_years: int = 0
    winters: int = 0
    empty_winters: int = 0
    """Asked, and nothing but ``done`` to answer."""
    idle_winters: int = 0
    """Asked, and nothing but ``done`` answered."""
    answers: dict[tuple[int, int], set[str]] = field(default_factory=dict)
    offers: dict[tuple[int, int], set[str]] = field(default_factory=dict)

    def note(self, state: State, action: int) -> None:
        verb = state.text(action).partition(":")[0]
        self.decisions += 1
        self.idle += verb in IDLE
        if state.position()["stage"] == "winter":
            winter = (state.year, state.actor)
            self.answers.setdefault(winter, set()).add(verb)
            offered = {state.text(other).partition(":")[0] for other in state.legal()}
            self.offers.setdefault(winter, set()).update(offered)

    def end(self, state: State) -> None:
        self.years += state.year
        self.seat_years += state.year * state.terms.seats
        self.winters += len(self.answers)
        self.idle_winters += sum(answers <= {"done"} for answers in self.answers.values())
        self.empty_winters += sum(offers <= set(SMALL) for offers in self.offers.values())
        self.answers.clear()
        self.offers.clear()


def measure(seats: int, games: int) -> Pace:
    pace = Pace()
    rng = signoria.Rng(("pace", seats))
    for _ in range(games):
        state = GAME.new(signoria.Setup(seats))
        while not state.over:
            if state.waits_for_chance:
                state.deal(rng)
                continue
            action = policy.choose(state, mind_for("squire", state.terms), rng)
            pace.note(state, action)
            state.apply(action)
        pace.end(state)
    return pace


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args().games
    print(
        "| players | years | decisions a player and year | done and pass"
        " | Winters asked, nothing to do | only done answered |"
    )
    print("|---|---|---|---|---|---|")
    for seats in (3, 4, 5):
        pace = measure(seats, games)
        print(
            f"| {seats} | {pace.years / games:.1f} | {pace.decisions / pace.seat_years:.1f}"
            f" | {pace.idle / pace.decisions:.1%} | {pace.empty_winters / max(1, pace.winters):.1%}"
            f" | {pace.idle_winters / max(1, pace.winters):.1%} |"
        )


if __name__ == "__main__":
    main()
