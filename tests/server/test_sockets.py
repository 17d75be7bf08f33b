"""Tables over real sockets: playing, resuming, refusing, watching."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect

from signoria.engine import Record, verify
from tests.server.harness import Chair, ConnectionClosed, Json, Person, Server, at_random, run

SEATS = [{"kind": "me"}, {"kind": "open"}]


async def pair(server: Server, terms: Json | None = None, **setup: Any) -> tuple[Person, Person, Chair, Chair, str]:
    """Anna and Bruno at a table of their own."""
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    table = anna.make_table(SEATS, terms, first=0, **setup)
    bruno.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    one, two = await anna.sit(table["id"]), await bruno.sit(table["id"])
    await one.hear()
    await two.hear()
    return anna, bruno, one, two, table["id"]


def test_one_click_plays_a_whole_game_against_bots_and_its_record_verifies(server: Server) -> None:
    async def story() -> None:
        anna = Person(server)
        table = anna.quick_start(name="Anna")
        chair = await anna.sit(table)
        assert await chair.play(at_random(random.Random(1))) > 0
        record = Record.from_json(anna.http.get(f"/api/tables/{table}/record").content)
        assert verify(record) > 0
        assert chair.table["commitment"] == record.fairness.commitment  # type: ignore[union-attr]
        answer = await chair.ask("ask-rematch", seat=0)
        assert answer["news"][-1]["is"] == "rematch"
        again = await anna.sit(answer["news"][-1]["table"])
        await again.until(lambda _: again.table["status"] == "playing")

    run(story())


def test_two_people_play_a_game_to_its_end(server: Server) -> None:
    async def story() -> None:
        _, _, one, two, _ = await pair(server)
        choose = at_random(random.Random(2))
        while not (one.over and two.over):
            chair = one if one.may_act() else two
            if chair.may_act():
                await chair.play(choose, 1)
            last = max(one.looks[0]["turn"], two.looks[1]["turn"])
            for other, seat in ((one, 0), (two, 1)):
                while other.looks[seat]["turn"] < last:
                    await other.hear()
        assert one.table["outcome"] == two.table["outcome"]
        assert one.table["secret"]

    run(story())


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    async def story() -> None:
        _, _, one, two, _ = await pair(server)
        first = await one.ask("say", id="twice", seat=0, text="hello")
        assert first["news"] == [{"is": "said", "seat": 0, "text": "hello"}]
        assert (await one.ask("say", id="twice", seat=0, text="hello")) == {"is": "done", "id": "twice"}
        await one.ask("say", seat=0, text="end")
        said: list[str] = []
        while not said or said[-1] != "end":
            message = await two.hear()
            said += [news["text"] for news in message.get("news", ()) if news["is"] == "said"]
        assert said == ["hello", "end"]

    run(story())


def test_a_broken_connection_resumes_without_loss_or_repetition(server: Server) -> None:
    async def story() -> None:
        _, bruno, one, two, table = await pair(server)
        await two.close()
        for word in ("a", "b", "c"):
            await one.ask("say", seat=0, text=word)
        await one.ask("act", seat=0, turn=0, action="place:Roma")
        back = await bruno.sit(table, stream=two.stream, after=two.number)
        back.number = two.number
        heard = [await back.until(lambda message: message["is"] == "update") for _ in range(4)]
        assert [news.get("text") for message in heard for news in message["news"]] == ["a", "b", "c", None]
        assert back.looks[1]["turn"] == 1
        assert (await back.ask("say", seat=1, text="here"))["number"] == two.number + 5

    run(story())


def test_a_stream_that_is_gone_begins_afresh(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        table = anna.make_table(SEATS)
        watcher = Person(server, "Bruno")
        chair = await watcher.sit(table["id"])
        assert (await chair.hear())["you"] == {"seats": [], "host": False, "stream": "watch"}
        answer = await chair.ask("sit", seat=1)
        assert answer["is"] == "table"
        assert answer["you"]["seats"] == [1]
        back = await watcher.sit(table["id"], stream="watch", after=0)
        assert (await back.hear())["is"] == "table"

    run(story())


def test_nonsense_is_refused_and_the_table_lives_on(server: Server) -> None:
    async def story() -> None:
        _, _, one, _, _ = await pair(server)
        for text in ("{", "[]", '{"do":"fly","id":"x"}', '{"do":"say","id":"x","seat":0}', '"\\ud800"', "[" * 5000):
            await one.socket.send(text)
            answer = await one.until(lambda message: message["is"] == "refused")
            assert answer["reason"] == "unknown-command"
        assert (await one.ask("say", seat=0, text="still here"))["is"] == "update"

    run(story())


def test_what_is_too_large_or_not_text_ends_the_connection(server: Server) -> None:
    async def story() -> None:
        for data in ("x" * 20_000, b"\x00\x01"):
            _, _, one, _, _ = await pair(server)
            await one.socket.send(data)
            with pytest.raises(ConnectionClosed):
                await one.until(lambda _: False)

    run(story())


async def flood(chair: Chair) -> None:
    for _ in range(10_000):
        await chair.send("history")
    await chair.until(lambda _: False)  # all was sent before the server read it


def test_who_sends_too_much_is_cut_off(tmp_path: object) -> None:
    async def story(server: Server) -> None:
        anna = Person(server)
        chair = await anna.sit(anna.quick_start())
        with pytest.raises(ConnectionClosed):
            await flood(chair)

    with Server(f"sqlite:///{tmp_path}/tables.db", limits=True) as limited:
        run(story(limited))


def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        table = anna.make_table(SEATS)["id"]
        chair = await anna.sit(table, origin="https://evil.example")
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        chair = await anna.sit(table, origin=server.url)
        assert (await chair.hear())["is"] == "table"

    run(story())


def test_private_tables_open_by_invitation_only(server: Server) -> None:
    async def story() -> None:
        anna, stranger = Person(server, "Anna"), Person(server, "Stranger")
        table = anna.make_table(SEATS, {"private": True})
        assert table["id"] not in [line["id"] for line in stranger.get("/api/tables")]
        assert stranger.get(f"/api/tables/{table['id']}", ok=False).status_code == 403
        assert stranger.post(f"/api/tables/{table['id']}/join", {}, ok=False).status_code == 403
        chair = await stranger.sit(table["id"])
        with pytest.raises(ConnectionClosed):
            await chair.hear()
        chair = await stranger.sit(table["id"], invite=table["invite"])
        assert (await chair.hear())["is"] == "table"
        stranger.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})

    run(story())


def test_unknown_tables_and_paths_are_closed(server: Server) -> None:
    async def story() -> None:
        for path in ("/ws/tables/nosuchtable", "/ws/other", "/"):
            async with connect(f"ws://127.0.0.1:{server.port}{path}") as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4404

    run(story())


def test_spectators_lag_behind_by_the_tables_delay(server: Server) -> None:
    async def story() -> None:
        _, _, one, _, table = await pair(server, {"delay": 2})
        watcher = await Person(server).sit(table)
        before = await watcher.hear()
        placed = await one.ask("act", seat=0, turn=0, action="place:Roma")
        assert all(look["turn"] == 0 for look in before.get("looks", ()))
        late = await watcher.until(lambda message: any(look["turn"] == 1 for look in message.get("looks", ())))
        assert late["at"] == placed["at"]
        assert time.time() * 1000 >= late["at"] + 2000
        assert late["looks"][0]["seat"] is None

    run(story())


def test_who_gives_up_his_seat_hears_as_late_as_the_spectators(server: Server) -> None:
    async def story() -> None:
        _, _, _, two, _ = await pair(server, {"delay": 1})
        assert (await two.ask("resign", seat=1))["is"] == "done"
        moved = await two.until(lambda message: message["is"] == "table")
        assert moved["you"] == {"seats": [], "host": False, "stream": "watch"}
        assert moved["table"]["seats"][1]["kind"] != "bot"
        later = await two.until(lambda message: message.get("table", {}).get("seats", [{}, {}])[1].get("kind") == "bot")
        assert later["news"][0]["is"] == "bot-took-over"
        assert time.time() * 1000 >= later["at"] + 1000

    run(story())


def test_a_hot_seat_hands_the_device_over(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        table = anna.make_table([{"kind": "me"}, {"kind": "me", "name": "Mother"}], first=0)["id"]
        chair = await anna.sit(table)
        assert len((await chair.hear())["looks"]) == 2
        placed = await chair.ask("act", seat=0, turn=0, action="place:Roma")
        assert "handover" not in placed
        passed = await chair.ask("act", seat=0, turn=1, action="pass")
        assert passed["handover"] == 1

    run(story())


def test_a_hint_against_bots_only(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        table = anna.make_table([{"kind": "me"}, {"kind": "bot"}], first=0)["id"]
        chair = await anna.sit(table)
        await chair.hear()
        hint = await chair.ask("hint", seat=0)
        assert hint["reason"]
        assert hint["choice"]["text"] in [choice["text"] for choice in chair.looks[0]["legal"]]
        _, _, one, _, _ = await pair(server)
        assert (await one.ask("hint", seat=0))["reason"] == "not-against-people"

    run(story())


def test_the_history_tells_what_the_stream_told(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        chair = await anna.sit(anna.quick_start())
        await chair.play(at_random(random.Random(5)), 5)
        entries = (await chair.ask("history"))["entries"]
        told = {message["number"]: message for message in chair.heard if message["is"] == "update"}
        by_number = {entry["number"]: entry for entry in entries}
        both = told.keys() & by_number.keys()  # a bot may have moved while the history was on its way
        assert len(both) >= 5
        for number in both:
            assert by_number[number].get("news", []) == told[number]["news"]
            seen = [event for look in told[number].get("looks", []) for event in look["events"]]
            assert by_number[number].get("events", []) == seen
        assert set(told) - set(by_number) <= set(range(max(by_number) + 1, max(told) + 1))
        assert next(entry for entry in entries if "events" in entry)["events"][0]["id"] == "first"
        assert json.dumps(entries).count('"cards": null') > 0

    run(story())
