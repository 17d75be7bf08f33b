"""What stands before every handler: who calls, how often, and whether our own page sent it."""

from __future__ import annotations

import hmac
from typing import Any

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from signoria.engine import BadComponents, IllegalMove, InvalidError
from signoria.server.http.schemas import Me, Problem
from signoria.server.limits import Purse, address_key
from signoria.server.realtime.websocket import COOKIE, is_our_page
from signoria.server.service import Service
from signoria.server.sessions.session import Unknown
from signoria.server.storage.accounts import NOBODY, SESSION_LIFE, Person, Right, csrf_of
from signoria.table import Refusal

log = structlog.get_logger(__name__)

SAFE = ("GET", "HEAD", "OPTIONS")
ONLY_ASKS = "only_asks"
"""Marks a handler that is posted to but changes nothing."""
NEEDS = "needs"
"""Marks a handler with the right that a key must have; without it, who only asks looks, and all others play."""
OWN = {NEEDS: "own"}
STATUS = {
    "not-seated": 403,
    "not-host": 403,
    "not-for-you": 403,
    "wrong-origin": 403,
    "csrf": 403,
    "token-may-not": 403,
    "not-signed-in": 401,
    "wrong-password": 401,
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-puzzle": 404,
    "no-such-key": 404,
    "other-rules": 410,
    "no-components": 410,
    "too-many": 429,
    "teacher-busy": 429,
}
"""Everything else that a table refuses is a conflict."""

Asked = Request[Any, Any, Any]


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service: Service = connection.app.state.service
    return service


def session_key(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.cookies.get(COOKIE, "")


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    header = connection.headers.get("authorization", "")
    return header[7:].strip() if header.startswith("Bearer ") else ""


async def provide_service(request: Asked) -> Service:
    return service_of(request)


async def provide_person(request: Asked) -> Person:
    """Who calls: by a program's token, or by a browser's session."""
    key = bearer(request) or session_key(request)
    person = await service_of(request).people.by_key(key) if key else NOBODY
    return person._replace(device=device_of(request.headers.get("user-agent", "")))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return address_key(connection.client.host if connection.client else "")


async def provide_purse(request: Asked, person: Person) -> Purse:
    return Purse(service_of(request).budgets, person.id, address_of(request))


async def allow(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Not too often; and what posts must come from our own page, or carry a token that may do it."""
    service = service_of(connection)
    posts = connection.scope.get("method") not in SAFE
    asks = not posts or bool(handler.opt.get(ONLY_ASKS))
    service.budgets.spend("reads" if asks else "writes", {address_of(connection): 1.0})
    token = bearer(connection)
    if token:
        needed: Right = handler.opt.get(NEEDS) or ("look" if asks else "play")
        if not (await service.people.by_key(token)).may(needed):
            raise Refusal("token-may-not")
    elif posts:
        check_page(connection)


def check_page(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    if not is_our_page(connection.headers.get("origin"), connection.headers.get("host")):
        raise Refusal("wrong-origin")
    key = session_key(connection)
    given = connection.headers.get("x-csrf-token", "")
    if key and not hmac.compare_digest(given.encode(), csrf_of(key).encode()):
        raise Refusal("csrf")


BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""What tells a browser and a system by its user agent: the first that is found, because each also names those after."""


def device_of(agent: str) -> str:
    """``Firefox, Linux``: enough to know one's own browsers again."""
    kinds = (BROWSERS, SYSTEMS)
    found = (next((name for word, name in kind.items() if word in agent), "") for kind in kinds)
    return ", ".join(filter(None, found))


def me(person: Person, key: str) -> Me:
    return Me(person.kind, person.name, csrf_of(key) if key else "")


def session_cookie(service: Service, key: str) -> Cookie:
    return Cookie(
        COOKIE,
        path="/",
        value=key,
        max_age=SESSION_LIFE // 1000,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure,
    )


def refused(_request: Asked, refusal: Refusal) -> Response[Problem]:
    problem = Problem(refusal.reason, refusal.details, refusal.rule)
    seconds = refusal.details.get("seconds") if refusal.reason == "too-many" else None
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(problem, status_code=STATUS.get(refusal.reason, 409), headers=headers)


def invalid(_request: Asked, error: InvalidError) -> Response[Problem]:
    return Response(Problem("invalid", {"text": str(error)}), status_code=400)


def bad_components(_request: Asked, error: BadComponents) -> Response[Problem]:
    return Response(Problem("bad-components", {"line": error.line, "text": error.sentence}), status_code=400)


def illegal(_request: Asked, error: IllegalMove) -> Response[Problem]:
    return Response(Problem(error.reason, dict(error.args_of_reason), error.rule), status_code=409)


def unknown(_request: Asked, _error: Unknown) -> Response[Problem]:
    return Response(Problem("no-such-table"), status_code=404)


def http_error(_request: Asked, error: HTTPException) -> Response[Problem]:
    reasons = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 415: "bad-request"}
    reason = reasons.get(error.status_code, "refused")
    return Response(Problem(reason), status_code=error.status_code, headers=error.headers)


def broken(request: Asked, _error: Exception) -> Response[Problem]:
    """Our fault: told to the operator, not to the caller."""
    log.exception("a request failed", path=request.url.path, method=request.method)
    return Response(Problem("broken"), status_code=500)


HANDLERS: Any = {
    Exception: broken,
    Refusal: refused,
    InvalidError: invalid,
    BadComponents: bad_components,
    IllegalMove: illegal,
    Unknown: unknown,
    HTTPException: http_error,
}
