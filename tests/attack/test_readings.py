"""Tables that are played again from their steps: for whoever missed something, or asks for the story so far."""

from __future__ import annotations

import asyncio

import pytest

from signoria.server.limits import Budgets, Turns, cost_of
from signoria.server.realtime import history
from signoria.server.realtime.subscriber import attach, attach_for
from signoria.server.sessions.rebuild import BREATH
from signoria.table import Terms
from signoria.table import messages as m
from tests.sessions.clock import simulate
from tests.sessions.process import Ear, Process


def talkative(words: int, terms: Terms | None = None) -> Process:
    """A table at which Anna has said so much."""
    process = Process("anna", "bruno", terms=terms)
    for number in range(words):
        process.command("anna", m.Say(f"w{number}", 0, f"word {number}"))
        process.commit()
    return process


async def came(process: Process, stream: str, after: int) -> Ear:
    ear = Ear("bruno")
    await attach(process.session, ear, stream, after)
    return ear


def test_who_missed_little_hears_it_and_who_missed_much_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.realtime.subscriber.MOST_MISSED", 5)

    async def story() -> None:
        process = talkative(20)
        stream = process.session.table.stream_of("bruno")
        late = await came(process, stream.name, stream.number - 5)
        assert late.story == ["update"] * 5
        process.event_log.broken = True  # nothing is read again
        assert (await came(process, stream.name, 0)).story == [stream.name]

    simulate(story())


def test_who_resumes_too_often_begins_anew() -> None:
    async def story() -> None:
        process = talkative(3)
        stream = process.session.table.stream_of("bruno")
        purse = Budgets().purse("bruno", "192.0.2.1")
        heard = []
        for _ in range(60):
            ear = Ear("bruno")
            await attach_for(purse, process.session, ear, stream.name, stream.number - 1)
            heard.append(ear.story)
        assert heard[0] == ["update"]
        assert heard[-1] == [stream.name]

    simulate(story())


@pytest.mark.parametrize("work", ["history", "resume"])
def test_others_are_served_while_a_table_is_read(work: str) -> None:
    async def story() -> None:
        process = talkative(100)
        stream = process.session.table.stream_of("bruno")
        served = 0

        async def others() -> None:
            nonlocal served
            while True:
                served += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        if work == "history":
            assert len(await history.history(process.session, "bruno", 0)) >= 100
        else:
            await came(process, stream.name, stream.number - 100)
        waiting.cancel()
        assert served >= 100 // BREATH

    simulate(story())


def test_what_is_said_while_somebody_is_told_what_they_missed_is_heard_after_it() -> None:
    async def story() -> None:
        process = talkative(50)
        stream = process.session.table.stream_of("bruno")
        ear = Ear("bruno")
        coming = asyncio.create_task(attach(process.session, ear, stream.name, stream.number - 40))
        for number in range(5):
            await asyncio.sleep(0)
            process.command("anna", m.Say(f"late{number}", 0, "meanwhile"))
            process.commit()
        await coming
        numbers = [message["number"] for message in ear.heard if message["is"] == "update"]
        assert numbers == list(range(numbers[0], stream.number + 1))
        assert len(numbers) == 45

    simulate(story())


def test_the_readings_of_one_address_wait_for_each_other_and_others_do_not() -> None:
    async def story() -> None:
        turns = Turns()
        log: list[str] = []

        async def read(address: str, name: str) -> None:
            async with turns.take(address):
                log.append(f"{name} begins")
                await asyncio.sleep(1)
                log.append(f"{name} ends")

        await asyncio.gather(read("eve", "first"), read("eve", "second"), read("anna", "hers"))
        assert log.index("hers begins") < log.index("first ends") < log.index("second begins")

    simulate(story())


def test_a_long_story_is_told_from_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MOST_BYTES", 2000)

    async def story() -> None:
        process = talkative(100)
        told = await history.history(process.session, "bruno", 0)
        assert 5 < len(told) < 50
        assert told[-1].number == process.session.table.stream_of("bruno").number

    simulate(story())


def test_a_long_table_costs_more_to_read() -> None:
    assert (cost_of(10), cost_of(999), cost_of(5000)) == (1, 1, 6)


def test_where_no_spectators_are_wanted_those_who_hear_late_leave_too() -> None:
    async def story() -> None:
        process = Process("anna", None, terms=Terms(spectators=False, delay=600))
        stranger = Ear("stranger")
        await attach(process.session, stranger, "", 0)
        assert not stranger.closed
        process.command("bruno", m.Sit("s", 1, "Bruno"))
        process.commit()
        await process.quiet()
        assert process.session.table.status == "playing"
        assert stranger.closed

    simulate(story())
