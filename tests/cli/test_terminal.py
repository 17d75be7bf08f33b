"""The table in the terminal: a person types, bots answer, nobody's cards are shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from signoria import Record, Rng, Setup, game, verify
from signoria.bots import levels
from signoria.cli.drawing import lay_out
from signoria.cli.menu import Menu
from signoria.engine import examine, is_chance
from signoria.locales import messages
from tests.cli.shell import Answer, Shell


class Person:
    """Types these words, then always the first of the offered moves."""

    def __init__(self, words: list[str], moves: int = 10_000) -> None:
        self.typed = self.answers(words, moves)

    def answers(self, words: list[str], moves: int) -> Iterator[str]:
        yield from words
        yield from ["#1"] * moves
        yield "quit"

    def __call__(self, *_: object) -> str:
        return next(self.typed)


def play(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, words: list[str], *options: object, moves: int = 10_000
) -> Answer:
    monkeypatch.setattr("builtins.input", Person(words, moves))
    return signoria("play", "--terminal", "--seats", 3, *options)


def test_a_whole_game_can_be_played_and_verified(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    answer = play(signoria, monkeypatch, [], "--save", path)
    assert answer.code == 0, answer.err
    record = Record.load(path)
    assert record.outcome is not None
    assert verify(record) > 1
    assert record.fairness is not None
    assert record.fairness.commitment in answer.out.replace("\n", "")


@pytest.mark.parametrize("edition", ["modern", "classic"])
def test_the_table_shows_the_map_the_hand_and_what_is_hidden(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    answer = play(signoria, monkeypatch, ["?", "hint", "log"], "--edition", edition, moves=3)
    assert answer.code == 0, answer.err
    for word in ("Venice", "Naples", "Your hand", "A bot would", "log"):
        assert word in answer.out, word


def test_what_cannot_be_done_is_explained_and_asked_again(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = play(signoria, monkeypatch, ["fold", "nonsense", "0", "999", "", "save /nowhere/at/all"], moves=2)
    assert answer.code == 0, answer.err
    assert "C-RES-8" in answer.out
    assert "Traceback" not in answer.out + answer.err


RUBBISH = [
    "[/x]", "[bold", "[red]play:1[/red]", ":smile:", "\x1b[2J\x07", "\x00", "\ud800", "a" * 100_000, "9" * 5000, "#",
    "##", "#0", "#-1", "#999", "#" + "9" * 5000, "?", "help", "HELP", "? [/x]", "? winter", "? " + "y" * 9000,
    "list", "log", "hint", "borders", "save", "save \x00", "save /nowhere/at/all", "undo", "play", "place:", ":",
    "{ $x }", "\u202e", "²", "٣٣٣", " ", "",
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ru", "hu", "fa"])
@pytest.mark.parametrize("title", ["condottiere", "virtu"])
def test_nothing_that_is_typed_ends_the_game(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, language: str
) -> None:
    path = tmp_path / "game.json"
    options = [title, "--language", language, "--save", path, "--name", "[/x]\x1b[31m"]
    answer = play(signoria, monkeypatch, RUBBISH, *options, moves=2)
    assert answer.code == 0, answer.err
    assert "Traceback" not in answer.out + answer.err
    assert "\x1b[2J\x07" not in answer.out
    made = [move for move in Record.load(path).moves if not is_chance("condottiere", move)]
    assert len(made) >= 2, "the game went on"


def test_what_is_asked_for_is_answered_in_the_language_of_the_table(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = play(signoria, monkeypatch, ["help", "? tél", "fold"], "--language", "hu", moves=0)
    assert "Súgó" not in answer.out, "nothing was misunderstood"
    assert "ez a súgó" in answer.out
    assert messages("hu", "condottiere").say("card-winter-effect", edition="modern")[:30] in answer.out
    assert "C-RES-8" in answer.out


def test_goal_progress_and_borders_are_shown(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = play(signoria, monkeypatch, ["borders"], "--first", 0, moves=0)
    assert "Goal: 6 regions, or 4 adjacent ones." in answer.out
    assert "0/6" in answer.out
    assert "0/4" in answer.out
    assert answer.out.count("Naples: Ancona, Spoleto, Rome") == 2
    classic = play(signoria, monkeypatch, [], "--edition", "classic", moves=0)
    assert "Goal: 4 adjacent regions." in classic.out


# -- the record is kept


@pytest.mark.parametrize(("stop", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
@pytest.mark.parametrize("title", ["condottiere", "virtu"])
def test_the_record_is_kept_when_the_input_ends(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, title: str, stop: type[BaseException], code: int
) -> None:
    path = tmp_path / "game.json"
    typed = iter(["#1", "#1"])

    def hear(*_: object) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise stop from None

    monkeypatch.setattr("builtins.input", hear)
    answer = signoria("play", title, "--terminal", "--seats", 3, "--save", path)
    assert answer.code == code
    assert f"Saved in {path}" in answer.out.replace("\n", "")
    found = examine(Record.load(path))
    assert found.verdict == "incomplete"
    assert found.cards.status == "as-committed"
    assert found.moves.status == "legal"


def test_without_a_file_the_loss_is_said(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = play(signoria, monkeypatch, [], moves=0)
    assert "The game was not saved; play with --save FILE to keep it." in answer.out


def test_a_record_saved_on_the_way_keeps_its_secret(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "so far.json"
    play(signoria, monkeypatch, ["#1", f"save {path}"], moves=0)
    fairness = Record.load(path).fairness
    assert fairness is not None
    assert fairness.secret is None


def test_where_nothing_can_be_saved_no_game_begins(signoria: Shell, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no folder" / "game.json"):
        signoria.refuses("play", "--terminal", "--save", path, says="No record can be saved")


# -- what a word means

BATTLE_MOVES = ["play:1", "play:4", "play:10", "play:scarecrow", "play:surrender", "pass"]
PLACES = ["place:Venezia", "place:Modena", "place:Roma", "place:Napoli"]


def meant(moves: list[str], word: str, language: str = "en") -> list[str]:
    return [moves[line] for line in Menu(moves, messages(language, "condottiere")).meant(word)]


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("1", "play:1"), ("10", "play:10"), ("#2", "play:4"), ("# 2", "play:4"), ("play:4", "play:4"),
        ("Play 4", "play:4"), ("mercenary 4", "play:4"), ("Play Mercenary 10", "play:10"), ("sc", "play:scarecrow"),
        ("SURRENDER", "play:surrender"), ("pass", "pass"), ("pa", "pass"), ("3", "play:10"), ("5", "play:surrender"),
        ("#6", "pass"), ("۶", "pass"),
    ],
)  # fmt: skip
def test_a_word_means_one_move(word: str, move: str) -> None:
    assert meant(BATTLE_MOVES, word) == [move]


def test_a_number_that_is_a_card_and_another_line_is_asked_back() -> None:
    assert meant(BATTLE_MOVES, "4") == ["play:4", "play:scarecrow"]
    assert meant(["draw:0", "draw:1", "draw:2"], "1") == ["draw:0", "draw:1"]
    assert meant(["draw:0", "draw:1", "draw:2"], "draw 1") == ["draw:1"]


@pytest.mark.parametrize("word", ["", "7", "0", "-1", "#", "#0", "#7", "x", "play:7", "9" * 5000])
def test_a_word_that_means_nothing(word: str) -> None:
    assert meant(BATTLE_MOVES, word) == []


def test_a_beginning_of_several_moves_is_asked_back() -> None:
    assert meant(BATTLE_MOVES, "s") == ["play:scarecrow", "play:surrender"]
    assert meant(BATTLE_MOVES, "p") == BATTLE_MOVES


@pytest.mark.parametrize(
    ("language", "word", "move"),
    [
        ("en", "rome", "place:Roma"), ("en", "roma", "place:Roma"), ("en", "fight for naples", "place:Napoli"),
        ("en", "mo", "place:Modena"), ("ru", "Рим", "place:Roma"), ("ru", "венецию", "place:Venezia"),
        ("ru", "НЕА", "place:Napoli"), ("hu", "róma", "place:Roma"), ("hu", "roma", "place:Roma"),
        ("hu", "Vele", "place:Venezia"), ("fa", "رم", "place:Roma"), ("fa", "ونيز", "place:Venezia"),
    ],
)  # fmt: skip
def test_names_of_ones_language_are_understood(language: str, word: str, move: str) -> None:
    assert meant(PLACES, word, language) == [move]


def test_every_move_is_understood_by_its_line_its_text_and_its_words() -> None:
    for title in ("condottiere", "virtu"):
        table = game(title).new(Setup(3, first=0))
        rng = Rng(title)
        for _ in range(60):
            if table.waits_for_chance:
                table.deal(rng)
                continue
            moves = [table.text(action) for action in table.legal()]
            for language in ("en", "ru", "hu", "fa"):
                menu = Menu(moves, messages(language, title))
                for line, move in enumerate(moves):
                    assert menu.meant(f"#{line + 1}") == [line]
                    assert menu.meant(move) == [line]
                    assert line in menu.meant(menu.said[line])
            table.apply(rng.choice(table.legal()))


@pytest.mark.parametrize(("language", "says"), [("en", "advises against"), ("ru", "не советует")])
def test_the_rulebooks_advice_opens_the_story(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, language: str, says: str
) -> None:
    against = ("--edition", "classic", "--option", "points", "--option", "capturing", "--language", language)
    assert says in play(signoria, monkeypatch, ["quit"], *against).out


@pytest.mark.parametrize(("typed", "meant"), [("1", "Random"), ("#1", "Random"), ("RANDOM", "Random"), ("", "Squire")])
def test_who_sits_at_the_terminal_chooses_the_bots_by_what_is_said_of_them(
    signoria: Shell, monkeypatch: pytest.MonkeyPatch, typed: str, meant: str
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    answer = play(signoria, monkeypatch, [typed, "quit"])
    said = " ".join(answer.out.split())
    assert all(messages("en", "condottiere").say(f"level-{level}-about") in said for level in levels("condottiere"))
    assert f"{meant} 1" in said


def test_who_names_the_bots_is_not_asked(signoria: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    answer = play(signoria, monkeypatch, ["quit"], "--bot", "random")
    assert "Random 1" in answer.out
    assert "Who plays against you?" not in answer.out


@pytest.mark.parametrize("language", ["en", "ru", "hu", "fa"])
def test_a_pass_may_be_typed_open(language: str) -> None:
    menu = Menu(["play:1", "pass", "pass:open"], messages(language, "condottiere"))
    assert [menu.meant(word) for word in ("pass", "pass:open", "open")] == [[1], [2], [2]]
    assert [menu.meant(menu.said[line]) for line in (1, 2)] == [[1], [2]]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--seats", 9], "C-SET-1"),
        (["--bot", "wizard"], "no bot 'wizard'"),
        (["chess"], "chess"),
    ],
)
def test_a_table_that_cannot_be_set(signoria: Shell, options: list[object], says: str) -> None:
    signoria.refuses("play", "--terminal", *options, says=says)


# -- a map


def test_labels_of_a_map_lie_where_they_should_and_never_over_another() -> None:
    labels = [(0.0, 0.0, "Turin"), (0.5, 0.0, "Milan"), (0.55, 0.0, "Parma"), (1.0, 1.0, "Civitavecchia")]
    drawn = lay_out(((across, down, Text(name)) for across, down, name in labels), width=30, height=2, margin=10)
    assert drawn.plain == " Turin    Milan Parma\n" + " " * 17 + "Civitavecchia\n"
