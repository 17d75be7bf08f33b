"""Names: guests, accounts, sessions, and tokens for programs."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post

from signoria.server.http.guards import Asked, allow_password, me, session_cookie, session_key
from signoria.server.http.schemas import AccountBody, GuestBody, Me, TokenReply
from signoria.server.service import Service
from signoria.server.storage.accounts import NOBODY, Person
from signoria.table import Refusal


async def signed_in(service: Service, person: Person) -> Response[Me]:
    """A new session: the key a browser had before, opens nothing new."""
    key = await service.people.new_key(person, "session")
    return Response(me(person, key), cookies=[session_cookie(service, key)], status_code=200)


async def named(service: Service, person: Person, name: str | None) -> tuple[Person, Response[Me] | None]:
    """The person, made a guest of that name if he is nobody yet; and the answer that carries his session."""
    if person.kind != "nobody":
        return person, None
    if name is None:
        raise Refusal("not-signed-in")
    guest = await service.people.guest(name)
    return guest, await signed_in(service, guest)


class Accounts(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Asked, person: Person) -> Me:
        """Who am I?"""
        return me(person, session_key(request))

    @post("/guest", status_code=200)
    async def guest(self, request: Asked, service: Service, person: Person, data: GuestBody) -> Response[Me]:
        """Play under a name. A guest who has one already takes this one."""
        if person.kind == "account":
            raise Refusal("signed-in")
        if person.kind == "guest":
            return Response(me(await service.people.rename(person, data.name), session_key(request)))
        return await signed_in(service, await service.people.guest(data.name))

    @post("/accounts", status_code=200, guards=[allow_password])
    async def register(self, service: Service, person: Person, data: AccountBody) -> Response[Me]:
        """Keep the name and the games behind a password."""
        return await signed_in(service, await service.people.register(person, data.name, data.password))

    @post("/sign-in", status_code=200, guards=[allow_password])
    async def sign_in(self, service: Service, data: AccountBody) -> Response[Me]:
        return await signed_in(service, await service.people.sign_in(data.name, data.password))

    @post("/sign-out", status_code=200)
    async def sign_out(self, request: Asked, service: Service, person: Person) -> Response[Me]:
        if person.kind != "nobody":
            await service.people.drop_keys(person, "session", session_key(request))
            service.front.sign_out(session_key(request))
        return Response(me(NOBODY, ""), cookies=[session_cookie(service, "")])

    @post("/tokens", status_code=201)
    async def make_token(self, service: Service, person: Person) -> TokenReply:
        """A token for a program of yours."""
        if person.kind == "nobody":
            raise Refusal("not-signed-in")
        return TokenReply(await service.people.new_key(person, "token"))

    @delete("/tokens", status_code=204)
    async def drop_tokens(self, service: Service, person: Person) -> None:
        """All tokens of yours open nothing any more."""
        if person.kind == "nobody":
            raise Refusal("not-signed-in")
        await service.people.drop_keys(person, "token")
