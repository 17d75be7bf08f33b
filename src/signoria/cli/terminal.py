"""A table in the terminal: one person against bots. Also the simplest example of the API."""

from __future__ import annotations

import io
import sys
from collections import deque
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from signoria import bots
from signoria.arena.games import decide
from signoria.cli.drawing import COLOURS, PERSON, drawing_of
from signoria.cli.menu import MARK, Menu, plain
from signoria.cli.setups import advice_on
from signoria.engine.contract import Setup, View
from signoria.engine.errors import IllegalMove, InvalidError, SignoriaError
from signoria.engine.fairness import Dealer
from signoria.engine.record import Recorder
from signoria.engine.registry import game, manifest
from signoria.engine.text import printable
from signoria.locales import messages
from signoria.teacher.hints import hint

LOG_LINES = 10
MOST_SHOWN = 40
"""Of what was typed and not understood."""
MOST_MEANT = 8
QUIT = ("quit", "q", "exit")
HELP = ("?", "help")


class TerminalTable:
    """One game: the person sits at seat 0, bots at the others, and the cards are committed before the deal."""

    def __init__(self, title: str, setup: Setup, level: str, name: str, language: str, console: Console) -> None:
        self.console = console
        self.title = title
        self.dealer = Dealer()
        self.deals = 0
        self.game = Recorder(title, game(title).check(setup))
        self.game.state.watch()
        self.names = [printable(name), *(f"{level.title()} {seat}" for seat in range(1, setup.seats))]
        self.game.record.players = self.names
        self.bots = [bots.make(title, level, (self.dealer.commitment, seat)) for seat in range(setup.seats)]
        self.habits = game(title).habits(self.game.record.setup)
        self.words = messages(language, title)
        self.log = advice_on(title, self.game.record.setup, language)
        self.drawing = drawing_of(title)(self.words, self.names, self.game.record.setup)
        self.silent = {*manifest(title).silent, *self.drawing.shown}

    def play(self) -> None:
        """Until the game is over, the person quits, or there is nothing more to read."""
        state = self.game.state
        self.say("terminal-committed", commitment=self.dealer.commitment)
        while not state.over:
            seat = state.to_move
            if seat is None:
                self.game.deal_cards(self.dealer.draw(self.deals, state.chance()))
                self.deals += 1
            elif seat == PERSON:
                self.show()
                if not self.person_moves():
                    return
            else:
                self.game.act(decide(state, seat, self.bots[seat], self.habits))
            self.log += [
                self.words.tell(event, self.names, PERSON)
                for event in state.events(PERSON)
                if event.id not in self.silent
            ]
        self.show()
        self.say("terminal-secret", secret=self.dealer.secret.hex())

    # -- showing

    def print(self, thing: RenderableType, style: str = "") -> None:
        """Texts go to the terminal as they are: nothing in them is markup."""
        self.console.print(Text(thing) if isinstance(thing, str) else thing, style=style or None)

    def say(self, message: str, /, **variables: object) -> None:
        self.print(self.words.say(message, **variables), "dim")

    def show(self) -> None:
        self.console.clear()
        story = Text("\n".join(deque(self.log, LOG_LINES)))
        log = Panel(story, title=Text(self.words.say("terminal-log")), title_align="left")
        self.print(Group(self.drawing.draw(self.game.state.view(PERSON)), log))

    def show_moves(self, menu: Menu) -> None:
        self.print(columns(menu))

    # -- asking

    def person_moves(self) -> bool:
        """Ask until a legal move is made; False: the person quits."""
        view = self.game.state.view(PERSON)
        moves = [self.game.state.text(action) for action in view.legal]
        menu = Menu(moves, self.words, self.drawing.remarks(view))
        self.show_moves(menu)
        while True:
            word = self.ask()
            if word is None or plain(word) in QUIT:
                return False
            if self.answers(word, view, menu):
                continue
            lines = menu.meant(word)
            if len(lines) == 1:
                if self.habits is not None:
                    self.habits.saw(self.game.state, view.legal[lines[0]])
                self.game.act(view.legal[lines[0]])
                return True
            self.explain(word, view, menu, lines)

    def ask(self) -> str | None:
        """What the person types; None at the end of the input."""
        try:
            return self.console.input(Text.assemble((self.words.say("terminal-ask"), COLOURS[0]), ": ")).strip()
        except EOFError:
            self.print("")
            return None

    def answers(self, word: str, view: View, menu: Menu) -> bool:
        """Everything that is no move: whether it was something of that kind."""
        command, _, rest = word.partition(" ")
        command, rest = plain(command), rest.strip()
        if command in HELP or (command == "why" and rest):
            self.help(rest, view, menu)
        elif command == "why":
            self.show_barred(view)
        elif command == "list":
            self.show_moves(menu)
        elif command == "hint":
            self.hint(view)
        elif command == "log":
            self.print("\n".join(self.log))
        elif command == "save" and rest:
            self.save(Path(rest), over=False)
        elif (answer := self.drawing.answer(plain(word), view)) is not None:
            self.print(answer)
        else:
            return False
        return True

    def hint(self, view: View) -> None:
        """What the analyst of the title would do, else a bot; why; and the chance to win that it gives."""
        seed = (self.dealer.commitment, len(self.game.record.moves))
        habits = None if self.habits is None else self.habits.told()
        told = hint(self.title, view, seed, habits) or bots.explanation(self.bots[PERSON], view)
        move = self.game.state.text(told.action)
        self.print(self.words.say("terminal-hint", move=move, words=self.words.action(move)))
        if told.reason:
            self.print(self.words.address(f"hint-why-{told.reason}", told.args, self.names, PERSON))
        for one in told.candidates:
            if one.action == told.action and one.value is not None:
                chance = self.words.say("chance", percent=round(one.value * 100))
                self.say("terminal-hint-chance", chance=chance)

    def help(self, about: str, view: View, menu: Menu) -> None:
        if not about:
            self.show_help(menu)
        elif (line := menu.exactly(about)) is not None:
            told = self.drawing.consequences(view, menu.moves[line])
            self.print("\n".join(filter(None, (menu.said[line], menu.remarks[line], *told))))
        elif (described := self.drawing.describe(about)) is not None:
            self.print(described)
        elif (why := self.why_not(about, view)) is not None:
            self.print(why)
        else:
            self.say("terminal-no-card", word=shortened(about))

    def show_help(self, menu: Menu) -> None:
        """How to type, with a move of this list as the example, and the words that only this title knows."""
        move = next((move for move in menu.moves if ":" in move), menu.moves[0])
        self.print(self.words.say("terminal-help", move=move, typed=move.replace(":", " ", 1)))
        if self.words.knows("terminal-help-own"):
            self.print(self.words.say("terminal-help-own"))

    def show_barred(self, view: View) -> None:
        barred = self.drawing.reasons(view)
        for move, reason in barred.items():
            self.print(Text.assemble((move, "bold"), " ", (self.words.action(move), "dim"), f"  {reason}"))
        if not barred:
            self.say("terminal-none-barred")

    def explain(self, word: str, view: View, menu: Menu, lines: list[int]) -> None:
        """Why this is no move: it may mean several, the rules forbid it, or it means nothing."""
        if lines:
            meant = self.words.row([f"{MARK}{line + 1} {menu.said[line]}" for line in lines[:MOST_MEANT]])
            self.say("terminal-ambiguous", word=shortened(word), moves=meant, line=lines[0] + 1)
        elif (why := self.why_not(word, view)) is not None:
            self.print(why, "red")
        elif word:
            self.print(self.words.say("terminal-not-understood", word=shortened(word)), "red")

    def why_not(self, word: str, view: View) -> str | None:
        """The rule that forbids a move, its reason, and what is missing; None if the word is no move."""
        barred = self.drawing.reasons(view)
        line = Menu(tuple(barred), self.words).exactly(word)
        if line is not None:
            return list(barred.values())[line]
        refusal = self.refusal(word)
        if refusal is None:
            return None
        reason = self.words.variables(refusal.args_of_reason, self.names)
        known = self.words.knows(f"illegal-{refusal.reason}")
        sentence = self.words.say(f"illegal-{refusal.reason}", **reason) if known else refusal.sentence
        return f"{refusal.rule}: {sentence}"

    def refusal(self, word: str) -> IllegalMove | None:
        """What the rules say to a move that is one, but not now."""
        verb, _, thing = word.replace(" ", ":", 1).partition(":")
        for text in (word, f"{verb.lower()}:{thing.capitalize()}", f"{verb.lower()}:{thing.lower()}"):
            state = self.game.state.copy()
            try:
                state.apply(state.parse(text))
            except IllegalMove as refusal:
                return refusal
            except SignoriaError:
                continue
        return None

    # -- keeping

    def save(self, path: Path, over: bool) -> None:
        """Write the record; while the game goes on, without the secret that would show what comes."""
        record = self.game.record
        record.fairness = self.dealer.revealed() if over else self.dealer.sealed()
        file = printable(str(path))
        try:
            record.save(path)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            self.print(self.words.say("terminal-not-saved", file=file, why=why), "red")
        else:
            self.print(self.words.say("terminal-saved", file=file))


def columns(menu: Menu) -> Columns:
    """The lines of a menu, numbered."""
    lines = [
        Text.assemble((f"{MARK}{number} {move}", "bold"), " ", (said, "dim"), (f"  {remark}" if remark else "", "cyan"))
        for number, (move, said, remark) in enumerate(zip(menu.moves, menu.said, menu.remarks, strict=True), 1)
    ]
    return Columns(lines, padding=(0, 2), column_first=True)


def shortened(word: str) -> str:
    return printable(word if len(word) <= MOST_SHOWN else word[:MOST_SHOWN] + "…")


def choose_level(title: str, language: str, console: Console) -> str:
    """The bots that the person wants to meet, weakest first; the usual ones if they do not say."""
    words, levels, usual = messages(language, title), bots.levels(title), manifest(title).usual_bot
    names = {level: words.say(f"level-{level}") for level in levels}
    for number, (level, name) in enumerate(names.items(), 1):
        about = words.say(f"level-{level}-about") if words.knows(f"level-{level}-about") else ""
        console.print(Text.assemble((f"{MARK}{number} {name}", "bold"), "  ", (about, "dim")))
    try:
        question = words.say("terminal-opponents", usual=names[usual])
        typed = plain(console.input(Text.assemble((question, COLOURS[0]), ": "))).removeprefix(MARK)
    except EOFError:
        return usual
    called = [{str(number), level, plain(name)} for number, (level, name) in enumerate(names.items(), 1)]
    return next((level for level, calls in zip(levels, called, strict=True) if typed in calls), usual)


def play_in_terminal(title: str, setup: Setup, level: str, name: str, language: str, save: Path | None) -> None:
    """``level`` empty: somebody who sits at the terminal is asked."""
    if save is not None and (save.is_dir() or not save.absolute().parent.is_dir()):
        raise InvalidError(f"No record can be saved in {save}: it is a folder, or its folder does not exist.")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # bytes that are no text end no game
    console = Console()
    if not level:
        level = choose_level(title, language, console) if sys.stdin.isatty() else manifest(title).usual_bot
    table = TerminalTable(title, setup, level, name, language, console)
    try:
        table.play()
    finally:
        keep(table, save)


def keep(table: TerminalTable, path: Path | None) -> None:
    """However the game ended, by Ctrl-C too."""
    if path is not None:
        table.save(path, over=True)
    elif not table.game.state.over:
        table.say("terminal-not-kept")
