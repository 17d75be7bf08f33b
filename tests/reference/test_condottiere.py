"""The engine and the reference, side by side through whole random games: the same questions, the same table."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import signoria
from signoria.titles.condottiere import GAME
from tests.reference.condottiere import MERCENARIES, NEIGHBOURS, Asked, Drawn, Reference

GAMES = 240
SOAK_GAMES = 6_000
LONGEST = 3_000


class SideBySide:
    """One game, played by both."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.edition = self.rng.choice(["modern", "modern", "classic"])
        offered = [option for option in GAME.options(self.edition) if option != "points"]
        self.options = tuple(option for option in offered if self.rng.random() < 0.35)
        self.seats = self.rng.choice([2, 3, 4, 5, 5, 6, 6, 6])
        self.style = self.rng.choice(["uniform", "eager", "shy", "special"])
        first = self.rng.randrange(self.seats)
        self.state = GAME.new(signoria.Setup(self.seats, self.edition, self.options, first))
        self.reference = Reference(self.seats, self.edition, self.options, first)

    def play(self) -> str:
        """To the end; how it ended."""
        for _ in range(LONGEST):
            question = self.reference.question
            if question is None:
                break
            self.compare_tables()
            if isinstance(question, Drawn):
                self.draw(question)
            else:
                self.decide(question)
        outcome = self.state.outcome
        told = self.reference.outcome
        assert (outcome and (outcome.winners, outcome.reason)) == told
        return told[1] if told else "unfinished"

    def compare_tables(self) -> None:
        position, reference = self.state.position(), self.reference
        assert [Counter(seat["hand"]) for seat in position["seats"]] == [+hand for hand in reference.hands]
        assert [Counter(seat["line"]) for seat in position["seats"]] == [+line for line in reference.lines]
        assert [seat["face_down"] for seat in position["seats"]] == [[c] if c else [] for c in reference.face_down]
        assert Counter(position.get("kept", ())) == +reference.kept
        assert position["regions"] == reference.owners
        assert position["favour"] == reference.favour
        assert position["marker"] == reference.marker
        assert position["battle"] == reference.battle
        assert position.get("final", []) == (reference.final if len(reference.final) > 1 else [])

    def draw(self, question: Drawn) -> None:
        chance = self.state.chance()
        assert Counter(chance.pool) == +question.pool
        assert chance.count == question.count
        cards = list(chance.pool)
        self.rng.shuffle(cards)
        if self.style == "special":
            cards.sort(key=lambda card: (card in MERCENARIES) + 1.2 * self.rng.random())
        drawn = cards[: chance.count]
        self.state.deal_cards(drawn)
        self.reference.answer(drawn)

    def decide(self, question: Asked) -> None:
        state = self.state
        assert (state.phase, state.to_move) == (question.phase, question.seat)
        assert {state.text(action) for action in state.legal()} == question.legal
        assert state.strengths() == self.reference.strengths()
        text = self.choose(question)
        state.apply(state.parse(text))
        self.reference.answer(text)

    def choose(self, question: Asked) -> str:
        """At random, but in styles that reach what uniform play seldom does: long games, final battles, empty decks."""
        texts = sorted(question.legal)
        plays = [text for text in texts if text.startswith("play:") and text != "play:surrender"]
        if self.style == "eager" and plays and self.rng.random() < 0.9:
            return self.rng.choice(plays)
        if self.style == "shy" and "pass" in texts and self.rng.random() < 0.5:
            return "pass:open" if "pass:open" in texts and self.rng.random() < 0.5 else "pass"
        if question.phase == "place" and self.style != "uniform":
            own = self.reference.regions_of(question.seat)
            apart = [t for t in texts if not NEIGHBOURS.get(t.removeprefix("place:"), own) & own]
            texts = apart or texts
        return self.rng.choice(texts)


@pytest.mark.parametrize("part", range(8))
def test_the_engine_plays_as_the_rules_are_told(part: int) -> None:
    for seed in range(part, GAMES, 8):
        SideBySide(seed).play()


@pytest.mark.soak
def test_the_engine_plays_as_the_rules_are_told_for_long() -> None:
    endings = Counter(SideBySide(seed).play() for seed in range(GAMES, GAMES + SOAK_GAMES))
    assert set(endings) >= {"adjacent", "total", "most", "final", "draw"}
