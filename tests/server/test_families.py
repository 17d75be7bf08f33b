"""Families at a table, over real sockets: chosen by the players, and drawn by lot."""

from __future__ import annotations

import random
from typing import Any

from signoria.engine import Record, verify
from tests.server.harness import Chair, Person, Server, at_random, run

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]


def families(chair: Chair, seat: int) -> list[str]:
    return [house["family"] for house in chair.looks[seat]["view"]["houses"]]


async def two_at_virtu(server: Server, terms: dict[str, Any], **setup: Any) -> tuple[Person, Chair, Chair, str]:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table = anna.make_table(SEATS, terms, game="virtu", **setup)
    bruno.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    one, two = await anna.sit(table["id"]), await bruno.sit(table["id"])
    await one.hear()
    await two.hear()
    return anna, one, two, table["id"]


def test_players_choose_and_everybody_sees_it(server: Server) -> None:
    """V-SET-1."""

    async def story() -> None:
        _, one, two, _ = await two_at_virtu(server, {"choose_families": True})
        assert (one.table["status"], one.table["families"]) == ("waiting", ["florence", "naples", "venice"])
        await two.ask("choose", seat=1, family="florence")
        await one.until(lambda _: one.table["seats"][1].get("family") == "florence")
        taken = await one.ask("choose", seat=0, family="florence")
        assert (taken["is"], taken["reason"]) == ("refused", "family-taken")
        await one.ask("choose", seat=0, family="venice")
        await two.until(lambda _: two.table["status"] == "playing")
        assert families(one, 0) == families(two, 1) == ["venice", "florence", "naples"]
        assert [seat["family"] for seat in two.table["seats"]] == ["venice", "florence", "naples"]

    run(story())


def test_the_host_arranges_lots_and_the_record_verifies(server: Server) -> None:
    """V-SET-1: drawn from the committed secret."""

    async def story() -> None:
        anna = Person(server, "Anna")
        table = anna.make_table(SEATS, game="virtu")["id"]
        one = await anna.sit(table)
        await one.hear()
        answer = await one.ask("arrange", families="lot")
        assert answer["table"]["setup"]["families"] == "lot"
        await one.send("set-bot", seat=1, level="random")
        await one.until(lambda _: one.table["status"] == "playing")
        assert sorted(families(one, 0)) == ["florence", "naples", "venice"]
        seated = families(one, 0)
        assert await one.play(at_random(random.Random(3))) > 0
        record = Record.from_json(anna.http.get(f"/api/tables/{table}/record").content)
        assert record.moves[0] == f"lot:{','.join(seated)}"
        assert verify(record)

    run(story())


def test_titles_say_which_families_they_have(server: Server) -> None:
    titles = {title["name"]: title for title in Person(server).get("/api/titles")}
    assert titles["virtu"]["editions"][0]["families"] == ["florence", "naples", "venice", "milan", "rome"]
    assert titles["condottiere"]["editions"][0]["families"] == []
    for game, setup in (("virtu", {"families": ["rome", "naples", "venice"]}), ("condottiere", {"families": "lot"})):
        answer = Person(server).post("/api/check-setup", {"game": game, "setup": {"seats": 3, **setup}}, ok=False)
        assert answer.status_code == 400
