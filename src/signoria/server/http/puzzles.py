"""Puzzles: what a seat sees, and after an answer how good each move is. Who solved what stays with the browser."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import Parameter

from signoria.engine import titles
from signoria.engine.contract import State
from signoria.puzzles import Puzzle, daily, puzzle, puzzles
from signoria.puzzles.puzzle import HARDEST
from signoria.server.http.guards import ONLY_ASKS
from signoria.server.http.schemas import PuzzleAnswer, PuzzleAnswerBody, PuzzleLine, PuzzleReply
from signoria.table import Refusal
from signoria.table.messages import Choice, Look

PuzzleId = Annotated[str, Parameter(min_length=1, max_length=24, pattern="^[0-9a-z]+$")]
Difficulty = Annotated[int | None, Parameter(ge=1, le=HARDEST)]
TitleName = Annotated[str, Parameter(max_length=40)]


def found(name: str) -> Puzzle:
    """The puzzle with that id; a refusal if there is none."""
    posed = puzzle(name)
    if posed is None:
        raise Refusal("no-such-puzzle")
    return posed


def reply_for(posed: Puzzle, day: str = "") -> PuzzleReply:
    state = posed.begin()
    view = state.view(posed.seat)
    asked = {one.action for one in posed.candidates}
    legal = tuple(Choice(action, text) for action in view.legal if (text := state.text(action)) in asked)
    look = Look(posed.seat, 0, state.to_move, view, legal)
    return PuzzleReply(posed.id, posed.title, posed.setup, posed.difficulty, look, day)


def answer_to(posed: Puzzle, text: str) -> PuzzleAnswer:
    """How good an action is; an error if it is none of those to choose from."""
    state = posed.begin()
    state.watch()
    action = state.parse(text)
    said = state.text(action)
    state.apply(action)
    if said not in {one.action for one in posed.candidates}:
        raise Refusal("not-offered")
    right = said == posed.best
    return PuzzleAnswer(
        right,
        said,
        posed.best,
        posed.candidates,
        posed.reason,
        posed.args,
        posed.missed,
        posed.then,
        look_after(posed, state) if right else None,
    )


def look_after(posed: Puzzle, state: State) -> Look | None:
    """What the seat sees then; None where chance decides first, which nobody asks here."""
    if state.waits_for_chance:
        return None
    return Look(posed.seat, 1, state.to_move, state.view(posed.seat), (), tuple(state.events(posed.seat)))


class Puzzles(Controller):
    path = "/api/puzzles"
    tags = ("puzzles",)

    @get(sync_to_thread=False)
    def puzzles(self, title: TitleName = "", difficulty: Difficulty = None) -> list[PuzzleLine]:
        """All puzzles of the server, or those of a title, or so hard."""
        asked = [name for name in titles() if title in ("", name)]
        stock = [one for name in asked for one in puzzles(name) if difficulty in (None, one.difficulty)]
        return [PuzzleLine(one.id, one.title, one.difficulty) for one in stock]

    @get("/daily", sync_to_thread=False)
    def daily(self) -> PuzzleReply:
        """The puzzle of the day, by UTC: the same for everybody here."""
        day = datetime.now(UTC).date()
        posed = daily(day)
        if posed is None:
            raise Refusal("no-such-puzzle")
        return reply_for(posed, day.isoformat())

    @get("/{puzzle_id:str}", sync_to_thread=False)
    def puzzle(self, puzzle_id: PuzzleId) -> PuzzleReply:
        """The position, as the seat that decides sees it; the solution is told by an answer."""
        return reply_for(found(puzzle_id))

    @post("/{puzzle_id:str}/answer", status_code=200, opt={ONLY_ASKS: True}, sync_to_thread=False)
    def answer(self, puzzle_id: PuzzleId, data: PuzzleAnswerBody) -> PuzzleAnswer:
        """Whether this action is the best, how good each is, and why. Nothing is kept of it."""
        return answer_to(found(puzzle_id), data.action)
