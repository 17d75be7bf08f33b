"""Where somebody wants to be told that it is their turn."""

from __future__ import annotations

from litestar import Controller, delete, get, post

from signoria.server.http.schemas import MadeNotice, NoticeBody, NoticeLine
from signoria.server.http.tables import TableId
from signoria.server.service import Service
from signoria.server.storage.accounts import Person
from signoria.table import Refusal


def known(person: Person) -> Person:
    if person.kind == "nobody":
        raise Refusal("not-signed-in")
    return person


class Notices(Controller):
    path = "/api/notices"
    tags = ("notices",)

    @get()
    async def notices(self, service: Service, person: Person) -> list[NoticeLine]:
        """The addresses of yours."""
        return [NoticeLine(row.id, row.url, row.language) for row in await service.notices.of(known(person))]

    @post(status_code=201)
    async def subscribe(self, service: Service, person: Person, data: NoticeBody) -> MadeNotice:
        """Have a message posted to an address of yours whenever it is your turn and you are not at the table. The
        secret, shown once, signs every message: docs/protocol.md."""
        return MadeNotice(*await service.notices.subscribe(known(person), data.url, data.language))

    @delete("/{notice:str}", status_code=204)
    async def unsubscribe(self, service: Service, person: Person, notice: TableId) -> None:
        await service.notices.unsubscribe(known(person).id, notice)
