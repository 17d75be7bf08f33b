"""A new table against bots, from any moment of a finished game."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.engine import Record, Recorder, Rng, Setup, make
from tests.server.harness import Person, Server, run


def played(title: str, seats: int, seed: int) -> Record:
    """A whole game at random."""
    game, rng = Recorder(title, Setup(seats)), Rng(seed)
    while not game.state.over:
        if game.state.waits_for_chance:
            game.deal(rng)
        else:
            game.act(rng.choice(game.state.legal()))
    return game.record


def stored(person: Person, record: Record) -> str:
    csrf = {"x-csrf-token": person.get("/api/me")["csrf"]}
    return str(person.http.post("/api/records", content=record.to_json(), headers=csrf).json()["id"])


async def first_look(person: Person, table: str, seat: int) -> Any:
    chair = await person.sit(table)
    while seat not in chair.looks:
        await chair.hear()
    await chair.close()
    return chair.looks[seat]


@pytest.mark.parametrize(("title", "seats"), [("condottiere", 3), ("virtu", 4)])
def test_one_plays_on_from_where_a_game_stood(server: Server, title: str, seats: int) -> None:
    anna = Person(server, "Anna")
    record = played(title, seats, 5)
    source = stored(anna, record)
    state = record.begin()
    begun = 0
    for turn, move in enumerate(record.moves):
        if turn % (len(record.moves) // 4) == 1 and state.to_move is not None:
            seat = state.to_move
            made = anna.post(f"/api/records/{source}/play-on", {"at": turn, "seat": seat})
            begun += 1
            look = run(first_look(anna, made["id"], seat))
            assert [choice["text"] for choice in look["legal"]] == [state.text(action) for action in state.legal()]
            seats_of = anna.get(f"/api/tables/{made['id']}")["table"]["seats"]
            assert [one["kind"] for one in seats_of] == ["person" if one == seat else "bot" for one in range(seats)]
        make(state, move, turn)
    assert begun > 1


def test_cards_are_dealt_anew_where_the_deal_was_still_to_come(server: Server) -> None:
    anna = Person(server, "Anna")
    record = played("condottiere", 2, 6)
    made = anna.post(f"/api/records/{stored(anna, record)}/play-on", {"at": 0, "seat": 0})
    look = run(first_look(anna, made["id"], 0))
    assert len(look["view"]["seats"][0]["hand"]) == 10


def test_nobody_plays_on_after_the_end_or_in_a_seat_that_is_not_there(server: Server) -> None:
    anna = Person(server, "Anna")
    record = played("condottiere", 2, 7)
    path = f"/api/records/{stored(anna, record)}/play-on"
    for body in ({"at": len(record.moves), "seat": 0}, {"at": 10**5, "seat": 0}, {"at": 3, "seat": 2}):
        assert anna.post(path, body, ok=False).status_code == 400
    running = anna.quick_start()
    assert anna.post(f"/api/tables/{running}/play-on", {"at": 1, "seat": 0}, ok=False).json()["reason"] == "not-over"
