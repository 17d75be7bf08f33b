"""A puzzle in the terminal: the position, a question, and how good the answer is."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from signoria.cli.drawing import COLOURS, TURN, drawing_of
from signoria.cli.menu import Menu, plain
from signoria.cli.terminal import QUIT, columns, shortened
from signoria.engine.contract import View
from signoria.locales import messages
from signoria.puzzles import Puzzle

MOST_TOLD = 8
"""Moves whose chances are told, the best ones."""


class Solver:
    """Whoever sits at the terminal, before one puzzle."""

    def __init__(self, posed: Puzzle, view: View, language: str) -> None:
        self.posed = posed
        self.view = view
        self.console = Console()
        self.words = messages(language, posed.title)
        self.names = [self.words.say(f"bot-{seat + 1}") for seat in range(posed.setup.seats)]

    def ask(self) -> str | None:
        """Show the position and ask until a move is meant; None: the person quits."""
        drawing = drawing_of(self.posed.title)(self.words, self.names, self.posed.setup)
        state = self.posed.begin()
        asked = {judged.action for judged in self.posed.candidates}
        legal = [state.text(action) for action in self.view.legal]
        remarks = drawing.remarks(self.view) or [""] * len(legal)
        offered = {move: remark for move, remark in zip(legal, remarks, strict=True) if move in asked}
        menu = Menu([*offered], self.words, [*offered.values()])
        self.console.print(drawing.draw(self.view))
        self.console.print(columns(menu))
        self.say("puzzle-difficulty", level=self.posed.difficulty)
        self.say("terminal-puzzle-ask", player=self.names[self.posed.seat])
        while True:
            word = self.console.input(Text.assemble((self.words.say("terminal-ask"), COLOURS[0]), ": ")).strip()
            if plain(word) in QUIT:
                return None
            lines = menu.meant(word)
            if len(lines) == 1:
                return menu.moves[lines[0]]
            self.say("terminal-not-understood", word=shortened(word))

    def tell(self, answer: str) -> None:
        """Whether it is right, why, and what the chances are."""
        posed = self.posed
        best = self.words.action(posed.best)
        self.say("puzzle-right") if answer == posed.best else self.say("puzzle-wrong", move=best)
        if posed.reason:
            variables = self.words.variables(posed.args, self.names)
            self.console.print(Text(self.words.say(f"hint-why-{posed.reason}", **variables)))
        if posed.then:
            self.say("puzzle-then")
            for move in posed.then:
                self.console.print(Text(f"  {self.words.action(move)}"))
        self.say("puzzle-missed", percent=round(posed.missed * 100))
        for place, judged in enumerate(posed.candidates):
            if place < MOST_TOLD or judged.action == answer:
                chance = self.words.say("chance", percent=round(judged.value * 100))
                mark = TURN if judged.action == answer else " "
                self.console.print(Text(f"{mark} {chance:>5}  {self.words.action(judged.action)}"))

    def say(self, message: str, /, **variables: object) -> None:
        self.console.print(Text(self.words.say(message, **variables)))
