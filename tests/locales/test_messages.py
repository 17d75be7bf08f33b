"""Every language says everything the game can say, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import signoria.condottiere
from signoria.bots import levels
from signoria.condottiere.board import board
from signoria.condottiere.cards import KIND_NAMES
from signoria.condottiere.editions import editions
from signoria.condottiere.notation import PHASES_OF
from signoria.condottiere.story import OPEN, SECRET
from signoria.condottiere.terms import PHASES
from signoria.engine import Event, Rng, Setup, game
from signoria.locales import LANGUAGES, messages
from signoria.locales.messages import text

SOURCES = Path(signoria.condottiere.__file__).parent
NAMES = ["Anna", "Béla", "Иван", "سارا"]
STRENGTH = ("mercenaries", "winter", "drummer", "spring", "courtesan", "heroine", "total")
COMING_LEVELS = ("captain", "condottiere")
WHY = (
    "only", "wins", "denies", "joins", "overtakes", "ends",
    "ahead", "costly", "saves", "harms", "fresh", "useful", "quiet", "waits", "closer", "best",
)  # fmt: skip


def entries(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(text(language, "game.ftl")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    ids = [entry.id.name for entry in found]
    assert len(ids) == len(set(ids))
    return dict(zip(ids, found, strict=True))


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def spoken(file: str, function: str, position: int) -> set[str]:
    """The words that a source file gives to a function at this position: message ids and reasons."""
    calls = [node for node in ast.walk(ast.parse((SOURCES / file).read_text())) if isinstance(node, ast.Call)]
    named = [call for call in calls if ast.unparse(call.func).rpartition(".")[2] == function]
    words = [call.args[position] for call in named if len(call.args) > position]
    return {word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)}


def events() -> set[str]:
    return {*OPEN, *SECRET, "strengths", "compared"} | spoken("match.py", "_tell", 0)


def endings() -> set[str]:
    return spoken("resolution.py", "end_game", 2) | spoken("match.py", "Outcome", 1)


def options() -> set[str]:
    return {option for edition in editions().values() for option in edition.options}


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
        *(f"illegal-{reason}" for reason in spoken("notation.py", "IllegalMove", 1) | {"not-your-turn"}),
        *(f"strength-{piece}" for piece in STRENGTH),
        *(f"level-{level}{part}" for level in every_level for part in ("", "-about")),
        *(f"bot-{seat}" for seat in range(1, 7)),
        *(f"hint-why-{why}" for why in WHY),
    }


def test_the_messages_are_exactly_those_the_game_needs() -> None:
    assert set(entries("en")) == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: variables(message) for name, message in entries("en").items()}
    assert {name: variables(message) for name, message in entries(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_the_messages_in_the_same_order(language: str) -> None:
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "rules"),
    [("modern", ["capturing", "hidden-cards"]), ("modern", ["draw-after-battle"]), ("classic", ["points"])],
)
def test_every_event_of_a_game_is_a_whole_sentence(language: str, edition: str, rules: list[str]) -> None:
    target = 5 if "points" in rules else None
    state = game("condottiere").new(Setup(seats=4, edition=edition, options=tuple(rules), target=target))
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


def test_russian_counts_cards_in_three_ways() -> None:
    told = [messages("ru").say("event-draws", player="Анна", count=count) for count in (0, 1, 3, 5)]
    assert told == ["Анна не берёт карт.", "Анна берёт 1 карту.", "Анна берёт 3 карты.", "Анна берёт 5 карт."]


def test_persian_isolates_names_and_has_its_own_digits() -> None:
    told = messages("fa").say("event-draws", player="Anna 7", count=10)
    assert told == "\u2068Anna 7\u2069 \u2068۱۰\u2069 کارت می‌کشد."


def test_other_languages_are_free_of_invisible_marks() -> None:
    assert messages("hu").say("event-passed", player="Béla", why="chosen") == "Béla passzol."


def test_a_player_called_none_is_a_player() -> None:
    placed = Event("placed", {"seat": 0, "region": "Roma", "defender": 1})
    told = messages("en").tell(placed, ["Anna", "none"])
    assert told.endswith("for Rome, defended by none.")


def test_an_unknown_language_and_an_unknown_message_fall_back() -> None:
    assert messages("xx").say("card-winter") == "Winter"
    assert messages("ru").say("no-such-message") == "no-such-message"
