"""A table in the terminal: one person against bots. Also the simplest example of the API."""

from __future__ import annotations

from collections import deque
from pathlib import Path

from rich.console import Console, Group
from rich.panel import Panel
from rich.prompt import Prompt
from rich.text import Text

from signoria import bots
from signoria.cli.drawing import COLOURS, drawing_of
from signoria.engine.contract import Setup, View
from signoria.engine.errors import SignoriaError
from signoria.engine.fairness import Dealer
from signoria.engine.record import Recorder
from signoria.engine.registry import game
from signoria.locales import messages

LOG_LINES = 10
SHOWN = ("strengths", "lines-discarded")
"""Events that the drawing shows better than the log can tell."""
HELP = """\
Type a move ([b]place:Roma[/b], [b]play:10[/b]), its number, or what follows its colon ([b]roma[/b], [b]10[/b]).
[b]? winter[/b] what a card does   [b]hint[/b] what a bot would do
[b]log[/b] the whole story   [b]save FILE[/b] the record so far   [b]quit[/b]"""


class TerminalTable:
    """One game: the person sits at seat 0, bots at the others, and the cards are committed before the deal."""

    def __init__(self, title: str, setup: Setup, level: str, name: str, language: str, console: Console) -> None:
        self.console = console
        self.title = title
        self.dealer = Dealer()
        self.deals = 0
        self.game = Recorder(title, game(title).check(setup))
        self.game.state.watch()
        self.names = [name, *(f"{level.title()} {seat}" for seat in range(1, setup.seats))]
        self.game.record.players = self.names
        self.bots = [bots.make(title, level, (self.dealer.commitment, seat)) for seat in range(setup.seats)]
        self.messages = messages(language, title)
        self.log: list[str] = []
        self.draw = drawing_of(title)

    def play(self) -> None:
        state = self.game.state
        self.console.print(f"[dim]The cards are committed: {self.dealer.commitment}[/dim]")
        while not state.over:
            seat = state.to_move
            if seat is None:
                self.game.deal_cards(self.dealer.draw(self.deals, state.chance()))
                self.deals += 1
            elif seat == 0:
                self.show()
                if not self.person_moves():
                    return
            else:
                self.game.act(self.bots[seat].choose(state.view(seat)))
            self.log += [self.messages.tell(event, self.names) for event in state.events(0) if event.id not in SHOWN]
        self.game.record.fairness = self.dealer.revealed()
        self.show()
        self.console.print(f"[dim]The secret behind the cards: {self.dealer.secret.hex()}[/dim]")

    def show(self) -> None:
        view = self.game.state.view(0)
        self.console.clear()
        story = Text("\n".join(deque(self.log, LOG_LINES)))
        self.console.print(Group(self.draw(view, self.names), Panel(story, title="Log", title_align="left")))

    def person_moves(self) -> bool:
        """Ask until a legal move is made; False: the person quits."""
        view = self.game.state.view(0)
        moves = dict(zip(self.moves(view), view.legal, strict=True))
        self.console.print(Text("  ").join(Text(f"{n} {move}", "bold") for n, move in enumerate(moves, 1)))
        while True:
            word = Prompt.ask(f"[{COLOURS[0]}]Your move[/] [dim](? for help)[/dim]", console=self.console).strip()
            if word in ("quit", "q"):
                return False
            action = self.understood(word, moves)
            if action is None:
                self.answer(word, view)
                continue
            try:
                self.game.act(action)
            except SignoriaError as error:
                self.console.print(f"[red]{error}[/red]")
                continue
            return True

    def moves(self, view: View) -> list[str]:
        return [self.game.state.text(action) for action in view.legal]

    def understood(self, word: str, moves: dict[str, int]) -> int | None:
        """The action meant by a number, a text, or the part after the colon where that is one of a kind."""
        if word in moves:
            return moves[word]
        if word.isdecimal() and not any(move.partition(":")[2] == word for move in moves):
            number = int(word)
            return list(moves.values())[number - 1] if 1 <= number <= len(moves) else None
        ends = {move: move.lower().partition(":")[2] for move in moves}
        exact = [move for move in moves if word and ends[move] == word.lower()]
        matching = exact or [move for move in moves if word and ends[move].startswith(word.lower())]
        return moves[matching[0]] if len(matching) == 1 else None

    def answer(self, word: str, view: View) -> None:
        """Everything that is not a move of this moment."""
        command, _, rest = word.partition(" ")
        if command == "?":
            self.console.print(self.effect(rest) if rest else HELP)
        elif command == "hint":
            move = self.game.state.text(self.bots[0].choose(view))
            self.console.print(f"A bot would choose {move}: {self.messages.action(move)}.")
        elif command == "log":
            self.console.print("\n".join(self.log))
        elif command == "save" and rest:
            self.save(Path(rest))
        else:
            self.explain(word)

    def effect(self, card: str) -> str:
        return self.messages.say(f"card-{card}-effect", edition=self.game.record.setup.edition)

    def explain(self, word: str) -> None:
        """Why a move is not possible, in the words of the rules."""
        try:
            self.game.state.apply(self.game.state.parse(word))
        except SignoriaError as error:
            self.console.print(f"[red]{error}[/red]")

    def save(self, path: Path) -> None:
        try:
            self.game.record.save(path)
        except OSError as error:
            self.console.print(f"[red]{path}: {error.strerror}.[/red]")
        else:
            self.console.print(f"Saved: signoria replay {path}")


def play_in_terminal(title: str, setup: Setup, level: str, name: str, language: str, save: Path | None) -> None:
    table = TerminalTable(title, setup, level, name, language, Console())
    table.play()
    if save:
        table.save(save)
