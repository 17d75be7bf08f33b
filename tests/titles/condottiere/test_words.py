"""Every language says everything the game can say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria.titles.condottiere
from signoria.engine import Event
from signoria.engine.lesson import read_lesson
from signoria.locales import LANGUAGES, messages
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.data.editions import editions
from signoria.titles.condottiere.rules.cards import KIND_NAMES
from signoria.titles.condottiere.rules.terms import PHASES
from signoria.titles.condottiere.terminal import HEADINGS
from signoria.titles.condottiere.text.events import FINALS, OPEN, SECRET
from signoria.titles.condottiere.text.notation import PHASES_OF
from tests.locales.fluent import drawn, entries, promised, quoted, spoken, tips

SOURCES = Path(signoria.titles.condottiere.__file__).parent
FILE = "condottiere/words.ftl"
ENGLISH = messages("en", "condottiere")
NAMES = ["Anna", "Béla", "Иван", "سارا"]
STRENGTH = ("mercenaries", "winter", "drummer", "spring", "courtesan", "heroine", "total")
WHY = (
    "only", "wins", "threat", "cheaper", "joins", "overtakes", "ends",
    "ahead", "costly", "saves", "shields", "harms", "fresh", "useful", "quiet", "waits", "closer", "best",
)  # fmt: skip


def events() -> set[str]:
    return {*OPEN, *SECRET, "strengths", "compared"} | spoken(SOURCES / "rules/match.py", "_note", 0)


def endings() -> set[str]:
    return spoken(SOURCES / "rules/resolution.py", "end_game", 2) | spoken(SOURCES / "rules/match.py", "Outcome", 1)


def options() -> set[str]:
    return {option for edition in GAME.manifest.editions for option in edition.options}


def expected() -> set[str]:
    asked = {phase for phase, _ in PHASES_OF.values()}
    return {
        *("title-name", "title-about"),
        *(f"event-{event}" for event in events()),
        *(f"outcome-{ending}" for ending in endings()),
        *(f"card-{kind}{part}" for kind in KIND_NAMES for part in ("", "-effect")),
        "card-face-down",
        *(f"region-{region}" for region in board().regions),
        *(f"phase-{phase}" for phase in PHASES if phase != "over"),
        *(f"{what}-{phase}" for what in ("prompt", "waiting") for phase in asked),
        *(f"{what}-{verb}" for what in ("action", "hint") for verb in PHASES_OF),
        *(f"edition-{edition}{part}" for edition in editions() for part in ("", "-about")),
        *(f"option-{option}{part}" for option in options() for part in ("", "-about")),
        "option-excludes",
        *(f"value-{value}" for value in GAME.manifest.values),
        *(advice.message for edition in GAME.manifest.editions for advice in edition.advice),
        *(f"illegal-{reason}" for reason in spoken(SOURCES / "text/notation.py", "IllegalMove", 1)),
        *(f"strength-{piece}" for piece in STRENGTH),
        *(f"hint-why-{why}" for why in WHY),
        *promised("condottiere"),
        *(f"lesson-name-{lesson}" for lesson in GAME.manifest.lessons),
        *(step.say for lesson in GAME.manifest.lessons for step in read_lesson("condottiere", lesson).steps),
        *(f"chip-{season}" for season in ("winter", "spring")),
        *(f"scene-{scene}" for scene in ("battle", "map")),
        *("ask-take", "ask-favour", "ask-out-draws", "ask-last-card-draws"),
        "terminal-help-own",
        *drawn(SOURCES / "terminal.py"),
        *(f"terminal-{heading}" for heading in HEADINGS if heading != "player"),
    }


def test_the_messages_are_exactly_those_the_game_needs() -> None:
    assert set(entries("en", FILE)) - expected() <= quoted("titles/condottiere") | tips("condottiere")
    assert expected() <= set(entries("en", FILE))


def test_an_event_is_told_by_what_happened() -> None:
    secret = Event("played", {"seat": 1, "card": None, "face_down": True})
    assert ENGLISH.tell(secret, NAMES) == "Béla plays a card face down."
    draw = Event("game-over", {"winners": ()})
    assert ENGLISH.tell(draw, NAMES) == "The game is over: a draw."
    shared = Event("game-over", {"winners": (0, 1)})
    assert ENGLISH.tell(shared, NAMES) == "The game is over: Anna and Béla share the victory."


def test_an_action_is_told_as_on_its_button() -> None:
    told = [ENGLISH.action(action) for action in ("place:Roma", "play:10", "take:none", "keep:done", "draw:1")]
    assert told == ["Fight for Rome", "Play Mercenary 10", "Take nothing back", "Keep no more", "Draw 1 card"]
    assert [ENGLISH.action(action) for action in ("pass", "pass:open")] == ["Pass", "Turn the card up and pass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_on_points_is_not_told_as_the_end_of_the_regions(language: str) -> None:
    words = messages(language, "condottiere")
    told = {why: words.tell(Event("final-battle", {"seats": (0, 1), "why": why}), NAMES) for why in FINALS}
    assert len(set(told.values())) == len(FINALS)
    if language == "en":
        assert "region" not in told["points"]
