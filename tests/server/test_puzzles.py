"""Puzzles over HTTP: the same puzzle of the day for everybody, no solution before an answer, nothing kept."""

from __future__ import annotations

from signoria.engine import titles
from signoria.puzzles import puzzle, puzzles
from tests.server.harness import Person, Server


def test_everybody_gets_the_same_puzzle_of_the_day(server: Server) -> None:
    one, other = (server.get("/api/puzzles/daily").json() for _ in range(2))
    assert one == other
    assert one["day"]
    posed = puzzle(one["id"])
    assert posed is not None
    assert one["game"] == posed.title
    assert not {"best", "candidates", "reason"} & set(one)


def test_puzzles_are_listed_by_title_and_difficulty(server: Server) -> None:
    assert len(server.get("/api/puzzles").json()) == sum(len(puzzles(title)) for title in titles())
    wanted = puzzles("condottiere")[0].difficulty
    found = server.get(f"/api/puzzles?title=condottiere&difficulty={wanted}").json()
    assert {(one["game"], one["difficulty"]) for one in found} == {("condottiere", wanted)}
    assert server.get("/api/puzzles?difficulty=6").status_code == 400


def test_an_answer_tells_the_solution_to_nobody_in_particular(server: Server) -> None:
    for posed in (puzzles(title)[0] for title in titles() if puzzles(title)):
        address = f"/api/puzzles/{posed.id}"
        assert {choice["text"] for choice in server.get(address).json()["look"]["legal"]} == {
            judged.action for judged in posed.candidates
        }
        told = server.post(f"{address}/answer", {"action": posed.best}).json()
        assert told["right"]
        assert [judged["action"] for judged in told["candidates"]] == [judged.action for judged in posed.candidates]
        assert not server.post(f"{address}/answer", {"action": posed.candidates[-1].action}).json()["right"]


def test_what_is_no_puzzle_or_no_move_is_refused(server: Server) -> None:
    assert server.get("/api/puzzles/0000000000").status_code == 404
    assert server.post(f"/api/puzzles/{puzzles('condottiere')[0].id}/answer", {"action": "nonsense"}).status_code == 400


def test_one_may_play_on_from_a_puzzle(server: Server) -> None:
    posed = puzzles("condottiere")[0]
    anna = Person(server, "Anna")
    table = anna.quick_start(puzzle=posed.id)
    assert anna.get(f"/api/tables/{table}")["seats"] == [posed.seat]
    refused = anna.post("/api/quick-start", {"puzzle": "0000000000"}, ok=False)
    assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-puzzle")
