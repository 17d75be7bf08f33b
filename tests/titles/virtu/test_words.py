"""Every language says everything Virtù can say, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import signoria.titles.virtu
from signoria.engine import Event, IllegalMove, Setup
from signoria.engine.lesson import read_lesson
from signoria.locales import LANGUAGES, messages
from signoria.titles.virtu import GAME, Prestige
from signoria.titles.virtu.bots.reasons import BEST, ONLY, WHY
from signoria.titles.virtu.components.marks import tables_of, values_of
from signoria.titles.virtu.components.setups import STANDARD
from signoria.titles.virtu.rules.phase_codes import PHASES, PURPOSES, STAGES
from signoria.titles.virtu.rules.pieces import BONUS_IDS, POWERS, ROOM_ACTIONS, SYMBOLS
from signoria.titles.virtu.terminal import HEADINGS, OWN
from signoria.titles.virtu.text.events import TELLERS
from signoria.titles.virtu.text.notation import VERBS, names
from signoria.titles.virtu.text.refusals import NOT_ANNEXED, SENTENCES
from tests.locales.fluent import begun, drawn, entries, promised, quoted, spoken, tips, variables

SOURCES = Path(signoria.titles.virtu.__file__).parent
FILE = "virtu/words.ftl"
NAMES = ["Anna", "Béla", "Иван", "سارا", "Eve"]
UNASKED = {"first", "over"}
KNOWN = names(STANDARD)
BOX = GAME.components()
SIEGE_LINES = ("of", "plains", "attack", "defence", "bonus", "losses")
SIEGE_PARTS = ("city", "agent", "bastions", "troops", "bonuses")


def things() -> set[str]:
    """Everything that has a name, or a number in its kind."""
    lists: tuple[Iterable[str], ...] = (
        KNOWN.cards, KNOWN.items, KNOWN.slots, KNOWN.tokens, KNOWN.sources, KNOWN.places, KNOWN.families,
        BONUS_IDS, SYMBOLS,
    )  # fmt: skip
    return {thing for listed in lists for thing in listed if thing} | {"crowns"}


def named(thing: str) -> str:
    stem, _, number = thing.rpartition("-")
    return f"numbered-{stem}" if number.isdecimal() else f"name-{thing}"


def endings() -> set[str]:
    """The words that ``ending`` can return."""
    tree = ast.parse((SOURCES / "rules/scoring.py").read_text())
    ending = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "ending")
    returned = [node for stated in ast.walk(ending) if isinstance(stated, ast.Return) for node in ast.walk(stated)]
    return {node.value for node in returned if isinstance(node, ast.Constant) and isinstance(node.value, str)} - {""}


def refusals() -> set[str]:
    told = spoken(SOURCES / "text/refusals.py", "_illegal", 1) | spoken(SOURCES / "text/notation.py", "IllegalMove", 1)
    return told | {reason for reason, _ in SENTENCES.values()} | {*NOT_ANNEXED, "not-now"}


def expected() -> set[str]:
    asked = set(PHASES) - UNASKED
    return {
        *("title-name", "title-about"),
        *(f"hint-why-{why}" for why in {*WHY.values(), ONLY, BEST}),
        *(f"event-{event}" for event in TELLERS),
        *(f"for-{purpose}" for purpose in PURPOSES),
        *(f"count-{symbol}" for symbol in (*SYMBOLS, "either")),
        *("payment-florins", "payment-cash"),
        *(f"outcome-{ending}" for ending in endings()),
        *(f"{told}-{line}" for told in ("prestige", "score") for line in Prestige.__struct_fields__),
        *(f"{said}-{ending}" for said in ("ending", "ending-why") for ending in endings()),
        *map(named, things()),
        *(f"dynasty-{family}" for family in KNOWN.families),
        *(f"card-{thing}-effect" for thing in (*POWERS, *BONUS_IDS)),
        *(f"room-{action}" for action in ROOM_ACTIONS),
        *(f"stage-{stage}" for stage in STAGES),
        *(f"phase-{phase}" for phase in PHASES if phase != "over"),
        *(f"{what}-{phase}" for what in ("prompt", "waiting") for phase in asked),
        *(f"action-{verb}" for verb in VERBS),
        *(f"choice-{part}" for part in ("price", "payment", "indulgence", "prestige")),
        *("barred", "barred-missing"),
        *(f"siege-{part}" for part in (*SIEGE_LINES, *SIEGE_PARTS)),
        *(f"edition-{STANDARD}{part}" for part in ("", "-about")),
        *(f"option-{option}{part}" for option in GAME.options(STANDARD) for part in ("", "-about")),
        *(f"illegal-{reason}" for reason in refusals()),
        *(f"part-{key}" for _, path, table in tables_of(BOX) if "." in path for key, _ in values_of(table)),
        *(f"sea-{sea}" for sea in BOX.map.seas),
        *(f"kind-{bonus.kind}" for bonus in BOX.bonus),
        *drawn(SOURCES / "terminal.py"),
        *(f"terminal-{word}" for word in (*HEADINGS, *OWN)),
        *promised("virtu"),
        *taught(),
    }


def taught() -> set[str]:
    """What the coach says in the lessons."""
    lessons = (read_lesson("virtu", name) for name in GAME.manifest.lessons)
    return {step.say for lesson in lessons for step in lesson.steps}


def test_the_messages_are_exactly_those_the_game_needs() -> None:
    said = set(entries("en", FILE))
    assert expected() <= said
    of_the_page = said - expected() - quoted("titles/virtu") - tips("virtu")
    assert not [message for message in of_the_page if not message.startswith(begun("titles/virtu"))]


def sample(name: str) -> object:
    """An argument of this name, as an event has it."""
    seats = {"seat": 0, "owner": 1, "rival": 1, "defender": 1, "former": 1, "order": [2, 0, 1], "seats": [0]}
    words = {
        "card": "lorenzo", "slot": "under-2", "city": "Roma", "from": "room-1", "to": "rome-5", "side": "left",
        "source": "left-1", "sources": ["Roma", "right-2"], "place": "empire", "item": "duchy", "power": "france",
        "bonus": "prince", "for": "annex", "price": {"crown": 3, "either": 1},
    }  # fmt: skip
    return (seats | words).get(name, 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TELLERS)
def test_every_event_uses_only_arguments_that_it_has(language: str, event: str) -> None:
    args = {key: sample(key) for key in arguments(event)}
    if event == "paid":
        args["room"] = ["room", "under"]
    told = messages(language, "virtu").variables(args, NAMES)
    assert variables(entries(language, FILE)[f"event-{event}"]) <= set(told)
    sentence = messages(language, "virtu").tell(Event(event, args), NAMES)
    assert sentence.endswith((".", ")")), sentence
    assert "{" not in sentence, sentence


def arguments(event: str) -> set[str]:
    """The names of the arguments of an event: its teller says them, however many numbers it wants."""
    for count in range(8):
        try:
            return set(TELLERS[event]([0] * count, KNOWN))
        except (ValueError, IndexError):
            continue
    raise AssertionError(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_of_the_notation_has_words(language: str) -> None:
    words = messages(language, "virtu")
    told = {text: words.action(text) for text in KNOWN.texts if text}
    assert not {text: button for text, button in told.items() if "{" in button or button.startswith("action-")}
    assert not [button for button in told.values() if re.search(r"[a-z]-\d|[=>@]", button)]


def test_an_event_is_told_by_what_happened() -> None:
    english = messages("en", "virtu")
    secret = Event("placed", {"seat": 1, "card": None, "slot": None})
    assert english.tell(secret, NAMES) == "Béla places a family card."
    free = Event("paid", {"seat": 0, "for": "march", "sources": [], "florins": 0, "room": [], "price": {"cavalry": 1}})
    assert english.tell(free, NAMES) == "Anna has nothing more to pay for a march."
    price = {"florin": 3, "crown": 1, "either": 1}
    dear = Event(
        "paid", {"seat": 0, "for": "patronage", "sources": ["Roma"], "florins": 2, "room": ["room"], "price": price}
    )
    told = "Anna pays for patronage (3 florins, 1 crown, 1 crown or cross): room, Rome, 2 florins from the treasury."
    assert english.tell(dear, NAMES) == told
    taken = Event("conquered", {"seat": 0, "defender": None, "city": "Tunisi", "attack": 4, "defence": 3})
    assert english.tell(taken, NAMES) == "Anna conquers Tunis (4 to 3)."


def test_russian_counts_rooms_in_three_ways() -> None:
    told = [messages("ru", "virtu").action(f"move:{rooms}") for rooms in (1, 3, 5)]
    assert told == ["Пройти 1 Комнату", "Пройти 3 Комнаты", "Пройти 5 Комнат"]


def test_persian_isolates_names_and_has_its_own_digits() -> None:
    assert messages("fa", "virtu").action("marker:3") == "مهره به اتاق \u2068۳\u2069"
    lost = messages("fa", "virtu").say("prestige-indulgences", points=-2)
    assert lost == "آمرزش‌نامه‌ها: \u2068\u200e\u2212۲\u2069"


def test_a_refusal_is_told_with_the_name_of_what_was_refused() -> None:
    state = GAME.new(Setup(seats=3, first=0))
    with pytest.raises(IllegalMove) as refused:
        state.apply(state.parse("annex:Roma"))
    args = refused.value.args_of_reason
    english = messages("en", "virtu")
    told = english.say(f"illegal-{refused.value.reason}", **english.variables(args, NAMES))
    assert told == "Not now. The game waits for something else: Family cards."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_uses_only_what_it_is_given(language: str) -> None:
    """What was refused has a name, unless it is two things at once, a number or nothing."""
    refused = {name: message for name, message in entries(language, FILE).items() if name.startswith("illegal-")}
    told = {name: variables(message) for name, message in refused.items()}
    assert told.pop("illegal-wrong-phase") == {"phase"}
    assert all(used <= {"what"} for used in told.values())
    nameless = {SENTENCES[verb][0] for verb in ("place", "move", "redeem", "toll", "step", "wages")}
    nameless |= {SENTENCES[verb][0] for verb in ("use", "indulgence", "shift")} | {"not-now"}
    assert not [reason for reason in nameless if told[f"illegal-{reason}"]]


def test_the_words_of_one_title_are_not_those_of_another() -> None:
    assert messages("en", "virtu").say("event-passed", player="Anna") == "Anna adds no more bonuses for now."
    assert messages("en", "condottiere").say("event-passed", player="Anna", why="chosen") == "Anna passes."
