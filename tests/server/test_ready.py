"""The ready check over real sockets: two people and a program."""

from __future__ import annotations

import httpx

from tests.patience import PATIENCE
from tests.server.harness import Chair, Person, Server, run

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def ready(chair: Chair) -> list[bool]:
    return [seat.get("ready", False) for seat in chair.table["seats"]]


def test_the_game_starts_in_both_browsers_when_both_are_ready(server: Server) -> None:
    async def story() -> None:
        anna, bruno, owner = Person(server, "Anna"), Person(server, "Bruno"), Person(server, "Owner of a program")
        table = anna.make_table(SEATS, {"ready_check": True})
        token = owner.post("/api/tokens")["token"]
        program = httpx.Client(base_url=server.url, timeout=PATIENCE, headers={"authorization": f"Bearer {token}"})
        program.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}).raise_for_status()
        one = await anna.sit(table["id"])
        await one.hear()
        assert "check" not in one.table
        bruno.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        await one.until(lambda _: "check" in one.table)
        assert ready(one) == [False, True, False]

        await one.ask("ready", check=1, yes=True)
        two = await bruno.sit(table["id"])
        await two.hear()
        assert ready(two) == [True, True, False], "who comes later sees who is ready"
        refused = await two.ask("ready", check=0, yes=True)
        assert (refused["is"], refused["reason"]) == ("refused", "table-changed")
        await two.ask("ready", check=1, yes=True)
        await one.until(lambda _: one.table["status"] == "playing")
        assert one.looks[0]["view"]
        assert two.looks[2]["view"]

    run(story())
