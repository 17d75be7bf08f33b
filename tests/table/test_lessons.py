"""A table of a lesson: begun from a position, with a line that the others follow."""

from __future__ import annotations

from signoria.engine import Record, Setup, game
from signoria.table import Open, Plan, Step, Terms, table_info
from signoria.table import messages as m
from signoria.table.deals import close_deals
from tests.table.tables import SECRET, Seated


def at_a_lesson() -> Seated:
    """Anna learns against a bot, from the position after the first placing of a game."""
    first = Seated("anna", "random")
    first.act("place:Roma")
    setup, start = first.table.playing().setup, first.table.playing().state.position()
    state = game("condottiere").from_position(start)
    line: list[str] = []
    for _ in range(4):
        line.append(state.text(state.legal()[0]))
        state.apply(state.legal()[0])
    at = Seated("anna", "random")
    plans = (Plan("anna", "Anna"), Plan(level="random"))
    opening = Open(
        "open",
        "table",
        "condottiere",
        setup,
        Terms(),
        plans,
        SECRET,
        "invite",
        lesson="l",
        start=start,
        line=tuple(line),
    )
    at.steps = [Step(at.now, "anna", opening)]
    at.table = at.again()
    return at


def test_the_line_says_what_is_next_until_somebody_leaves_it() -> None:
    at = at_a_lesson()
    assert at.table.playing().state.position()["phase"] != Record("condottiere", Setup(2, first=0)).begin().phase
    assert table_info(at.table).on_line
    assert at.table.scripted() == at.table.line[0]
    at.act(at.table.line[0])
    assert at.table.scripted() == at.table.line[1]
    other = [at.table.play.state.text(one) for one in at.table.playing().state.legal()][-1] if at.table.play else ""
    assert other != at.table.line[1]
    report = at.act(other)
    assert report.table, "everybody hears that the line was left"
    assert at.table.scripted() is None
    assert not table_info(at.table).on_line


def test_undo_leads_back_to_the_line() -> None:
    at = at_a_lesson()
    seat = at.table.playing().state.to_move
    assert seat == 0 or at.act(at.table.line[0])
    legal = at.table.playing().state.legal()
    at.act(at.table.playing().state.text(legal[-1]))
    assert not at.table.on_line
    at.do("anna", m.AskUndo("undo", 0))
    assert at.table.on_line


def test_it_is_read_again_as_it_was_and_after_its_end_the_bots_are_free() -> None:
    at = at_a_lesson()
    for text in at.table.line:
        at.act(text)
    assert at.table.on_line
    assert at.table.scripted() is None
    again = at.again()
    assert again.playing().state.position() == at.table.playing().state.position()
    made = again.playing().record(["Anna", "Bot"])
    assert made.start is not None
    assert made.replay().position() == at.table.playing().state.position()


def test_deals_of_a_game_from_a_position_are_judged_from_there() -> None:
    at = at_a_lesson()
    seat = at.table.playing().state.to_move
    assert seat is not None
    deal = m.Deal(1, seat, (1 - seat,), (m.Pledge(seat, at.table.line[0]),), state="accepted")
    at.table.deals.append(deal)
    at.act(at.table.line[0])
    close_deals(at.table)
    assert at.table.deals[0].kept == (True,)
