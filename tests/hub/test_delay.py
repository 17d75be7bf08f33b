"""Tables whose spectators lag behind: everybody hears as his durable place says, however it changed."""

from __future__ import annotations

import asyncio

from signoria.server.clock import now
from signoria.server.realtime.subscriber import attach, detach
from signoria.server.sessions.hub import EVERYTHING
from signoria.server.sessions.live import Live
from signoria.table import Terms
from signoria.table import messages as m
from tests.hub.clock import simulate
from tests.hub.process import Ear, Process
from tests.table.tables import Seated, fresh

LATE = Terms(delay=600)
SOON = Terms(delay=1)


async def enter(process: Process, person: str, stream: str = "", after: int = 0) -> Ear:
    ear = Ear(person)
    await attach(process.hub, process.live, ear, stream, after)
    return ear


def test_a_seat_lost_through_another_process_moves_its_owner_behind() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=SOON)
        process.live.leased = False  # another process plays the bot that takes over
        anna = await enter(process, "anna")
        process.other.now = now()
        process.elsewhere("anna", m.Resign("r", 0))
        process.elsewhere("bruno", m.Say("s", 1, "gone"))
        await process.quiet()
        assert anna.story == ["s1", "watch"]
        await asyncio.sleep(1.3)
        assert anna.story == ["s1", "watch", "update", "update"]

    simulate(story())


def test_a_seat_won_through_another_process_is_heard_at_once() -> None:
    async def story() -> None:
        process = Process("anna", None, None, terms=LATE)
        bruno = await enter(process, "bruno")
        process.elsewhere("bruno", m.Sit("j", 1, "Bruno"))
        await process.quiet()
        assert bruno.story == ["watch", "s2"]
        process.elsewhere("anna", m.Say("s", 0, "welcome"))
        await process.quiet()
        assert bruno.story == ["watch", "s2", "update"]

    simulate(story())


def test_who_loses_the_race_for_a_seat_stays_behind() -> None:
    async def story() -> None:
        process = Process("anna", None, None, terms=LATE)
        carl = await enter(process, "carl")
        process.command("carl", m.Sit("c", 1, "Carl"), carl)
        process.other.now = now()
        process.elsewhere("bruno", m.Sit("b", 1, "Bruno"))
        process.lose()
        await process.quiet()
        assert carl.story == ["watch", "refused"]
        assert process.live.delayed.listeners == [carl]

    simulate(story())


def test_who_stands_and_sits_at_once_hears_on() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", None, terms=LATE)
        anna = await enter(process, "anna")
        process.command("anna", m.Stand("c1", 0), anna)
        process.command("anna", m.Sit("c2", 0, "Anna"), anna)
        process.commit()
        await process.quiet()
        process.command("bruno", m.Say("s", 1, "back again"))
        process.commit()
        assert anna.story[-1] == "update"
        assert anna.story.count("done") == 1

    simulate(story())


def test_a_reload_tells_nothing_early_to_one_whose_seat_is_gone() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=LATE)
        anna = await enter(process, "anna")
        process.command("anna", m.Say("c", 0, "hm"), anna)
        process.other.now = now()
        process.elsewhere("anna", m.Resign("r", 0))
        process.lose()
        await process.quiet()
        assert anna.story == ["s1", "refused", "watch"]
        introduced = [message for message in anna.heard if message["is"] == "table"][-1]
        assert introduced["table"]["seats"][0]["kind"] == "person"

    simulate(story())


def test_who_comes_back_as_he_loses_his_seat_hears_late() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=LATE)
        process.command("bruno", m.Say("b", 1, "x"))
        process.commit()
        process.event_log.while_reading.append(lambda: resign(process))
        anna = await enter(process, "anna", "s1", 0)
        await process.quiet()
        assert anna.story == ["watch"]
        assert process.live.delayed.listeners == [anna]
        detach(process.hub, process.live, anna)
        assert not process.live.heard

    def resign(process: Process) -> None:
        process.command("anna", m.Resign("r", 0))
        process.commit()

    simulate(story())


def test_a_table_given_up_closes_the_late_ones_too() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=LATE)
        carl, anna = await enter(process, "carl"), await enter(process, "anna")
        process.command("anna", m.Say("c", 0, "hm"), anna)
        process.event_log.broken = True
        process.lose()
        await process.quiet()
        assert process.live.gone
        assert carl.closed
        assert anna.closed

    simulate(story())


def test_a_failed_or_abandoned_first_reading_shuts_nobody_out() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=LATE)
        process.event_log.broken = True
        assert (await enter(process, "carl")).closed
        assert (await enter(process, "dora")).story == ["watch"]
        other = Process("anna", "bruno", terms=LATE)
        hasty = asyncio.ensure_future(enter(other, "carl"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        hasty.cancel()
        assert (await enter(other, "dora")).story == ["watch"]

    simulate(story())


def test_two_clocks_that_differ_do_not_confuse_the_late_ones() -> None:
    async def story() -> None:
        process = Process("anna", "bruno", terms=Terms(delay=2))
        moment = now()
        for ago in (1950, 2050):
            process.other.now = moment - ago
            process.other.act()
        process.event_log.stored += process.other.steps[1:]
        await process.hub.catch_up(process.live.table.id, EVERYTHING)
        assert (await enter(process, "carl")).story == ["watch"]

    simulate(story())


def test_a_spectator_who_sat_meanwhile_begins_anew() -> None:
    async def story() -> None:
        process = Process("anna", None, None)
        for person, command in (
            ("anna", m.Say("a1", 0, "one")),
            ("carl", m.Sit("k1", 1, "Carl")),
            ("anna", m.Say("a2", 0, "two")),
            ("carl", m.Stand("k2", 1)),
        ):
            process.elsewhere(person, command)
        await process.quiet()
        assert (await enter(process, "carl", "watch", 1)).story == ["watch"]

    simulate(story())


def test_a_failed_resumption_leaves_nothing_behind() -> None:
    async def story() -> None:
        process = Process("anna", "bruno")
        process.command("bruno", m.Say("b", 1, "hi"))
        process.commit()
        process.event_log.broken = True
        try:
            await enter(process, "anna", "s1", 0)
        except OSError:
            assert not process.live.listeners
        else:
            raise AssertionError("the event log was broken")

    simulate(story())


def test_a_host_without_a_seat_hears_what_became_of_his_commands() -> None:
    async def story() -> None:
        process = Process(None, None, "bruno")
        host = await enter(process, "host")
        process.command("host", m.SetBot("h", 0, "squire"), host)
        process.commit()
        assert host.story == ["watch", "update", "done"]

    simulate(story())


def test_who_may_take_a_seat_back_hears_the_table_without_delay() -> None:
    at = Seated("anna", "bruno", terms=Terms(delay=60))
    at.now += 120_000
    at.do("anna", m.AskReplace(fresh(), 0, 1), away={1: 1000})
    at.tick(60_000, away={1: 1000})
    live = Live(at.table)
    for person in ("bruno", "a stranger"):
        live.add(Ear(person))
    told = [listener.person for parcel in live.parcels(at.act()) for listener in parcel.listeners]
    assert told == ["bruno"]
    at.do("bruno", m.Reclaim(fresh(), 1))
    assert live.table.stream_of("bruno").name != "watch"
