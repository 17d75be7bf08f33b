"""Names: guests, accounts, sessions, and tokens for programs."""

from __future__ import annotations

from typing import Annotated

import sqlalchemy as sa
from litestar import Controller, Response, delete, get, post
from litestar.params import Parameter

from signoria.server.http.guards import OWN, Asked, me, session_cookie, session_key
from signoria.server.http.schemas import (
    AccountBody,
    GuestBody,
    Me,
    NewPasswordBody,
    PasswordBody,
    SessionLine,
    TokenBody,
    TokenLine,
    TokenReply,
)
from signoria.server.limits import Purse
from signoria.server.names import account_of, proper
from signoria.server.realtime.websocket import COOKIE
from signoria.server.service import Service
from signoria.server.sessions.former_players import erase_names, leave_tables
from signoria.server.storage import schema as db
from signoria.server.storage.accounts import ID_LENGTH, NOBODY, Person, digest
from signoria.table import Refusal

KeyId = Annotated[str, Parameter(min_length=ID_LENGTH, max_length=ID_LENGTH, pattern="^[0-9a-f]+$")]


def with_key(service: Service, person: Person, key: str) -> Response[Me]:
    return Response(me(person, key), cookies=[session_cookie(service, key)], status_code=200)


async def signed_in(service: Service, person: Person, device: str) -> Response[Me]:
    """A new session: the key a browser had before, opens nothing new."""
    return with_key(service, person, await service.people.new_key(person, "session", device))


async def named(service: Service, person: Person, purse: Purse, name: str | None) -> tuple[Person, Response[Me] | None]:
    """The person, made a guest of that name if they are nobody yet; and the answer that carries their session."""
    if person.kind != "nobody":
        return person, None
    if name is None:
        raise Refusal("not-signed-in")
    purse.spend_at_address("names")
    guest = await service.people.guest(name)
    return guest, await signed_in(service, guest, person.device)


def known(person: Person) -> Person:
    if person.kind == "nobody":
        raise Refusal("not-signed-in")
    return person


def of_account(person: Person) -> Person:
    if not person.has_account:
        raise Refusal("not-signed-in")
    return person


def pay_for_guess(purse: Purse) -> None:
    """By one who is signed in: nobody else can use up what they may try."""
    purse.spend_at_address("passwords")
    purse.spend("guesses")


def gone() -> Response[Me]:
    """Nobody any more."""
    response = Response(me(NOBODY, ""))
    response.delete_cookie(COOKIE)
    return response


class Accounts(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me")
    async def me(self, request: Asked, person: Person) -> Me:
        """Who am I?"""
        return me(person, session_key(request))

    @post("/guest", status_code=200, opt=OWN)
    async def guest(
        self, request: Asked, service: Service, person: Person, purse: Purse, data: GuestBody
    ) -> Response[Me]:
        """Play under a name. A guest who has one already takes this one."""
        if person.has_account:
            raise Refusal("signed-in")
        if person.kind == "guest":
            return Response(me(await service.people.rename(person, data.name), session_key(request)))
        purse.spend_at_address("names")
        return await signed_in(service, await service.people.guest(data.name), person.device)

    @post("/accounts", status_code=200, opt=OWN)
    async def register(self, service: Service, person: Person, purse: Purse, data: AccountBody) -> Response[Me]:
        """Keep the name and the games behind a password. What opened them before, opens nothing any more."""
        purse.spend_at_address("passwords")
        made, key = await service.people.register(person, data.name, data.password)
        await service.front.look_again(made.id)
        return with_key(service, made, key)

    @post("/sign-in", status_code=200, opt=OWN)
    async def sign_in(
        self, request: Asked, service: Service, person: Person, purse: Purse, data: AccountBody
    ) -> Response[Me]:
        """The session that this browser had before ends."""
        purse.spend_at_address("passwords")
        account = account_of(data.name)
        service.guesses.spend(account, purse.address)
        found = await service.people.sign_in(data.name, data.password)
        service.guesses.trust(account, purse.address)
        await end_session(request, service, person)
        return await signed_in(service, found, person.device)

    @post("/sign-out", status_code=200, opt=OWN)
    async def sign_out(self, request: Asked, service: Service, person: Person) -> Response[Me]:
        await end_session(request, service, person)
        return gone()

    @post("/sign-out-everywhere", status_code=200, opt=OWN)
    async def sign_out_everywhere(self, service: Service, person: Person) -> Response[Me]:
        """All sessions end, and all tokens of programs."""
        await end_keys(service, known(person))
        return gone()

    @post("/password", status_code=200, opt=OWN)
    async def change_password(
        self, request: Asked, service: Service, person: Person, purse: Purse, data: NewPasswordBody
    ) -> Response[Me]:
        """All other sessions end."""
        pay_for_guess(purse)
        await service.people.change_password(of_account(person), data.old, data.new)
        await service.front.look_again(person.id)
        return Response(me(person, session_key(request)))

    @post("/delete-account", status_code=200, opt=OWN)
    async def delete_account(self, service: Service, person: Person, purse: Purse, data: PasswordBody) -> Response[Me]:
        """For good: seats are left, finished games stay with a former player, and the name is free."""
        pay_for_guess(purse)
        await service.people.must_know_password(of_account(person), data.password)
        await end_keys(service, person)
        await leave_tables(service.registry, person)
        await erase_names(service.registry, person.id)
        await service.people.delete_account(person)
        await service.front.look_again(person.id)
        return gone()

    @get("/sessions", opt=OWN)
    async def sessions(self, service: Service, person: Person) -> list[SessionLine]:
        """The browsers in which you are signed in, the latest first."""
        found = await service.people.keys(known(person), "session")
        here = person.mark[:ID_LENGTH]
        return [SessionLine(key.id, key.name, key.created, key.used, key.id == here) for key in found]

    @delete("/sessions/{key_id:str}", status_code=204, opt=OWN)
    async def end_one_session(self, service: Service, person: Person, key_id: KeyId) -> None:
        await service.people.drop_key(known(person), "session", key_id)
        await service.front.look_again(person.id)

    @get("/tokens", opt=OWN)
    async def tokens(self, service: Service, person: Person) -> list[TokenLine]:
        """The tokens of your programs, the latest first."""
        found = await service.people.keys(known(person), "token")
        return [
            TokenLine(key.id, key.name, "read" if key.scope == "read" else "play", key.created, key.used)
            for key in found
        ]

    @post("/tokens", status_code=201, opt=OWN)
    async def make_token(self, service: Service, person: Person, data: TokenBody | None = None) -> TokenReply:
        """A token for a program of yours."""
        wanted = data or TokenBody()
        name = proper(wanted.name) if wanted.name else ""
        return TokenReply(await service.people.new_token(known(person), name, wanted.scope))

    @delete("/tokens", status_code=204, opt=OWN)
    async def drop_tokens(self, service: Service, person: Person) -> None:
        """All tokens of yours open nothing any more."""
        await end_keys(service, known(person), db.keys.c.kind == "token")

    @delete("/tokens/{key_id:str}", status_code=204, opt=OWN)
    async def drop_token(self, service: Service, person: Person, key_id: KeyId) -> None:
        await service.people.drop_key(known(person), "token", key_id)
        await service.front.look_again(person.id)


async def end_session(request: Asked, service: Service, person: Person) -> None:
    """The one that this browser came with."""
    if person.kind != "nobody":
        await end_keys(service, person, db.keys.c.digest == digest(session_key(request)))


async def end_keys(service: Service, person: Person, *which: sa.ColumnElement[bool]) -> None:
    """They open nothing any more, and what was opened with them is closed, in every process."""
    await service.people.drop_keys(person, *which)
    await service.front.look_again(person.id)
