"""Every command, from everybody who may not give it: another seat, a spectator, a stranger, after the end."""

from __future__ import annotations

import pytest

from signoria.table import messages as m
from tests.server.harness import Chair, ConnectionClosed, Json, Person, Server, run

FIELDS: dict[str, Json] = {
    "sit": {"seat": 0},
    "stand": {"seat": 0},
    "set-bot": {"seat": 0, "level": "random"},
    "clear": {"seat": 0},
    "arrange": {"families": "lot"},
    "choose": {"seat": 0, "family": "florence"},
    "ready": {"check": 1, "yes": True},
    "seal": {"commitment": "0" * 64, "seal": "0" * 64},
    "stir": {"commitment": "0" * 64, "entropy": "sixteen characters"},
    "start": {},
    "act": {"seat": 0, "turn": 0, "action": "place:Roma"},
    "ask-undo": {"seat": 0},
    "ask-pause": {"seat": 0},
    "ask-replace": {"seat": 0, "target": 1},
    "ask-rematch": {"seat": 0},
    "answer": {"seat": 0, "motion": 1, "yes": True},
    "resume": {"seat": 0},
    "resign": {"seat": 0},
    "reclaim": {"seat": 0},
    "say": {"seat": 0, "text": "I am Anna"},
    "show": {"seat": 0, "cards": ["1"], "to": [1]},
    "propose": {"seat": 0, "to": [1], "pledges": [{"by": 1, "action": "pass"}]},
    "answer-deal": {"seat": 0, "deal": 1, "yes": True},
    "hint": {"seat": 0},
}
"""Every command that acts, as it would be given for Anna's seat."""

ANSWERS_ALL = ("say", "ask-rematch")
"""What a player may still do when the game is over."""


OVER = ("not-playing", "not-waiting", "no-such-motion", "not-paused", "nothing-to-undo", "not-against-people")


def test_no_command_is_forgotten() -> None:
    tags = {kind.__struct_config__.tag for kind in m.AnyCommand.__args__}
    assert tags == {*FIELDS, "history"}


async def table(server: Server, players: int = 3) -> tuple[str, Person, Person, Chair]:
    anna, bruno = Person(server, "Anna"), Person(server, "Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}][:players]
    made = anna.make_table(seats, {"pace": 10_000}, first=0)["id"]
    bruno.post(f"/api/tables/{made}/join", {})
    chair = await anna.sit(made)
    await chair.hear()
    return made, anna, bruno, chair


async def all_refused(chair: Chair, *reasons: str, allowed: tuple[str, ...] = ()) -> None:
    """For one of these reasons, and not because the command could not be read."""
    for do, fields in FIELDS.items():
        if do not in allowed:
            answer = await chair.ask(do, **fields)
            assert answer["is"] == "refused", (do, answer)
            assert answer["reason"] in reasons, (do, answer)


async def unchanged(made: str, anna: Person, before: Json) -> None:
    after = await (await anna.sit(made)).hear()
    for message in (before, after):
        message.pop("at")
    assert after == before


@pytest.mark.parametrize("who", ["another seat", "a spectator", "nobody"])
def test_nobody_acts_for_another(server: Server, who: str) -> None:
    async def story() -> None:
        made, anna, bruno, chair = await table(server)
        person = {"another seat": bruno, "a spectator": Person(server, "Eve"), "nobody": Person(server)}[who]
        before = chair.heard[0]
        reasons = ("not-signed-in", "not-seated") if who == "nobody" else ("not-seated", "not-host", "not-waiting")
        await all_refused(await person.sit(made), *reasons)
        await unchanged(made, anna, before)

    run(story())


def test_nobody_plays_the_bots_moves(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        made = anna.make_table([{"kind": "me"}, {"kind": "bot"}], {"pace": 10_000}, first=1)["id"]
        for person in (anna, Person(server, "Eve"), Person(server)):
            chair = await person.sit(made)
            answer = await chair.ask("act", seat=1, turn=0, action="place:Roma")
            assert answer["reason"] in ("not-seated", "not-signed-in"), answer

    run(story())


def test_a_stranger_cannot_even_connect_to_a_private_table(server: Server) -> None:
    async def story() -> None:
        anna, eve = Person(server, "Anna"), Person(server, "Eve")
        made = anna.make_table([{"kind": "me"}, {"kind": "bot"}], {"private": True})
        for invite in ("", "wrong", made["invite"] + "x", made["invite"][:-1]):
            chair = await eve.sit(made["id"], invite=invite)
            with pytest.raises(ConnectionClosed):
                await chair.hear()

    run(story())


def test_nothing_moves_a_finished_game(server: Server) -> None:
    async def story() -> None:
        anna = Person(server, "Anna")
        clock = {"kind": "move", "seconds": 1, "at_zero": "ends"}
        made = anna.make_table([{"kind": "me"}, {"kind": "bot"}], {"clock": clock}, first=0)["id"]
        chair = await anna.sit(made)
        ended = await chair.until(lambda _: chair.over)
        assert ended["news"][0]["is"] == "ended"
        await all_refused(chair, *OVER, allowed=ANSWERS_ALL)

    run(story())


def test_a_forged_or_stale_session_is_nobody(server: Server) -> None:
    async def story() -> None:
        made, anna, _, _ = await table(server)
        cookie = anna.cookie
        for forged in (cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), "signoria_session=", "signoria_session=x"):
            eve = Person(server)
            chair = await eve.sit(made, cookie=forged)
            assert (await chair.hear())["you"]["seats"] == []
        open_one = await anna.sit(made)
        anna.post("/api/sign-out")
        assert (await open_one.until(lambda message: message["is"] == "closing"))["reason"] == "signed-out"
        chair = await Person(server).sit(made, cookie=cookie)
        assert (await chair.hear())["you"]["seats"] == []

    run(story())
