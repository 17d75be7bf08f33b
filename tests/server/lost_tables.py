"""Tables that cannot go on where they are."""

from __future__ import annotations

import pytest

from tests.server.harness import ConnectionClosed, Person, run


def cannot_go_on(person: Person, table: str, reason: str, code: int) -> None:
    """Its page and its socket say so, and what else the person does goes on."""
    answer = person.get(f"/api/tables/{table}", ok=False)
    assert (answer.status_code, answer.json()["reason"]) == (410, reason)
    assert [line["id"] for line in person.get("/api/tables", list="mine")] == [table]

    async def story() -> None:
        chair = await person.sit(table)
        with pytest.raises(ConnectionClosed) as closed:
            await chair.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code

    run(story())
    assert person.quick_start()
