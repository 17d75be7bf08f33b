"""Every language says everything the game can say, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria.titles.condottiere
from signoria.bots import levels
from signoria.engine import Event, Rng, Setup
from signoria.locales import LANGUAGES, messages
from signoria.titles.condottiere import GAME
from signoria.titles.condottiere.data.board import board
from signoria.titles.condottiere.data.editions import editions
from signoria.titles.condottiere.rules.cards import KIND_NAMES
from signoria.titles.condottiere.rules.terms import PHASES
from signoria.titles.condottiere.terminal import HEADINGS
from signoria.titles.condottiere.text.events import FINALS, OPEN, SECRET
from signoria.titles.condottiere.text.notation import PHASES_OF
from tests.locales.fluent import drawn, entries, spoken, variables

SOURCES = Path(signoria.titles.condottiere.__file__).parent
FILE = "game.ftl"
NAMES = ["Anna", "Béla", "Иван", "سارا"]
STRENGTH = ("mercenaries", "winter", "drummer", "spring", "courtesan", "heroine", "total")
COMING_LEVELS = ("captain", "condottiere")
WHY = (
    "only", "wins", "denies", "joins", "overtakes", "ends",
    "ahead", "costly", "saves", "shields", "harms", "fresh", "useful", "quiet", "waits", "closer", "best",
)  # fmt: skip


def events() -> set[str]:
    return {*OPEN, *SECRET, "strengths", "compared"} | spoken(SOURCES / "rules/match.py", "_tell", 0)


def endings() -> set[str]:
    return spoken(SOURCES / "rules/resolution.py", "end_game", 2) | spoken(SOURCES / "rules/match.py", "Outcome", 1)


def options() -> set[str]:
    return {option for edition in GAME.manifest.editions for option in edition.options}


def expected() -> set[str]:
    asked = {phase for phase, _ in PHASES_OF.values()}
    every_level = (*levels("condottiere"), *COMING_LEVELS)
    return {
        "separator",
        "tally",
        *(f"event-{event}" for event in events()),
        *(f"outcome-{ending}" for ending in endings()),
        *(f"card-{kind}{part}" for kind in KIND_NAMES for part in ("", "-effect")),
        "card-face-down",
        *(f"region-{region}" for region in board().regions),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"{what}-{phase}" for what in ("prompt", "waiting") for phase in asked),
        *(f"{what}-{verb}" for what in ("action", "hint") for verb in PHASES_OF),
        *(f"edition-{edition}{part}" for edition in editions() for part in ("", "-about")),
        *(f"option-{option}{part}" for option in options() for part in ("", "-about")),
        *("option-not-in-edition", "option-excludes"),
        *(advice.message for edition in GAME.manifest.editions for advice in edition.advice),
        *(f"illegal-{reason}" for reason in spoken(SOURCES / "text/notation.py", "IllegalMove", 1) | {"not-your-turn"}),
        *(f"strength-{piece}" for piece in STRENGTH),
        *(f"level-{level}{part}" for level in every_level for part in ("", "-about")),
        *(f"bot-{seat}" for seat in range(1, 7)),
        *(f"hint-why-{why}" for why in WHY),
        "terminal-help-own",
        *drawn(SOURCES / "terminal.py"),
        *(f"terminal-{heading}" for heading in HEADINGS if heading != "player"),
    }


def test_the_messages_are_exactly_those_the_game_needs() -> None:
    assert set(entries("en", FILE)) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: variables(message) for name, message in entries("en", FILE).items()}
    assert {name: variables(message) for name, message in entries(language, FILE).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_the_messages_in_the_same_order(language: str) -> None:
    assert list(entries(language, FILE)) == list(entries("en", FILE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "rules"),
    [("modern", ["capturing", "hidden-cards"]), ("modern", ["draw-after-battle"]), ("classic", ["points"])],
)
def test_every_event_of_a_game_is_a_whole_sentence(language: str, edition: str, rules: list[str]) -> None:
    target = 5 if "points" in rules else None
    state = GAME.new(Setup(seats=4, edition=edition, options=tuple(rules), target=target))
    state.watch()
    rng = Rng(11)
    while not state.over:
        if state.waits_for_chance:
            state.deal(rng)
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        for event in state.events(0):
            sentence = messages(language).tell(event, NAMES)
            assert sentence.endswith((".", ")")), (event, sentence)
            assert "{" not in sentence, (event, sentence)


def test_an_event_is_told_by_what_happened() -> None:
    english = messages("en")
    secret = Event("played", {"seat": 1, "card": None, "face_down": True})
    assert english.tell(secret, NAMES) == "Béla plays a card face down."
    draw = Event("game-over", {"winners": ()})
    assert english.tell(draw, NAMES) == "The game is over: a draw."
    shared = Event("game-over", {"winners": (0, 1)})
    assert english.tell(shared, NAMES) == "The game is over: Anna and Béla share the victory."


def test_an_action_is_told_as_on_its_button() -> None:
    told = [messages("en").action(action) for action in ("place:Roma", "play:10", "take:none", "keep:done", "draw:1")]
    assert told == ["Fight for Rome", "Play Mercenary 10", "Take nothing back", "Keep no more", "Draw 1 card"]
    assert [messages("en").action(action) for action in ("pass", "pass:open")] == ["Pass", "Turn the card up and pass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tie_on_points_is_not_told_as_the_end_of_the_regions(language: str) -> None:
    told = {why: messages(language).tell(Event("final-battle", {"seats": (0, 1), "why": why}), NAMES) for why in FINALS}
    assert len(set(told.values())) == len(FINALS)
    if language == "en":
        assert "region" not in told["points"]


def test_russian_counts_cards_in_three_ways() -> None:
    told = [messages("ru").say("event-draws", player="Анна", count=count) for count in (0, 1, 3, 5)]
    assert told == ["Анна не берёт карт.", "Анна берёт 1 карту.", "Анна берёт 3 карты.", "Анна берёт 5 карт."]


def test_persian_isolates_names_and_has_its_own_digits() -> None:
    told = messages("fa").say("event-draws", player="Anna 7", count=10)
    assert told == "\u2068Anna 7\u2069 تعداد \u2068۱۰\u2069 کارت می‌کشد."


def test_other_languages_are_free_of_invisible_marks() -> None:
    assert messages("hu").say("event-passed", player="Béla", why="chosen") == "Béla passzol."


def test_a_player_called_none_is_a_player() -> None:
    placed = Event("placed", {"seat": 0, "region": "Roma", "defender": 1})
    told = messages("en").tell(placed, ["Anna", "none"])
    assert told.endswith("for Rome, defended by none.")


def test_an_unknown_language_and_an_unknown_message_fall_back() -> None:
    assert messages("xx").say("card-winter") == "Winter"
    assert messages("ru").say("no-such-message") == "no-such-message"
