"""The words and the rules of a title, for the page: also of a title that was installed after the page was built."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from signoria.engine import manifest, titles
from signoria.locales import LANGUAGES
from signoria.locales.messages import FALLBACK, WORDS, title_text
from signoria.locales.rulebook import rulebook
from signoria.server.http.schemas import TitleWords
from signoria.server.http.static_files import CHECK_FIRST, POLICY

TitleName = Annotated[str, Parameter(min_length=1, max_length=40)]
Language = Annotated[str, Parameter(min_length=1, max_length=20)]
Asked = Request[Any, Any, Any]


class Text(NamedTuple):
    """A text as it is sent, and a mark by which a browser that has it already is told so."""

    body: bytes
    squeezed: bytes
    kind: str
    mark: str


def text(body: bytes, kind: str) -> Text:
    return Text(body, gzip.compress(body, 9, mtime=0), kind, f'"{sha256(body).hexdigest()[:32]}"')


@cache
def words_of(title: str, language: str) -> Text:
    """The title's messages in a language, in English where it does not speak it, and how arguments become words."""
    spoken = language if title_text(title, language, WORDS) is not None else FALLBACK
    tables = manifest(title).words
    messages = title_text(title, spoken, WORDS) or ""
    return text(
        msgspec.json.encode(TitleWords(spoken, messages, tables.kinds, tables.actions, tables.rows)), "application/json"
    )


@cache
def rules_of(title: str, language: str) -> Text:
    return text(rulebook(title, language).encode(), "text/html; charset=utf-8")


def check(title: str, language: str) -> tuple[str, str]:
    if title not in titles():
        raise NotFoundException
    return title, language if language in LANGUAGES else FALLBACK


def answer(request: Asked, found: Text) -> Response[bytes]:
    headers = {
        "cache-control": CHECK_FIRST, "vary": "accept-encoding", "etag": found.mark, "content-security-policy": POLICY,
    }  # fmt: skip
    if found.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.body, media_type=found.kind, headers=headers)
    return Response(found.squeezed, media_type=found.kind, headers=headers | {"content-encoding": "gzip"})


class TitleTexts(Controller):
    path = "/api/titles/{title:str}"
    tags = ("titles",)

    @get("/words/{language:str}", sync_to_thread=False, squeezed=True)
    def words(self, request: Asked, title: TitleName, language: Language) -> Response[bytes]:
        """What the title says, as Fluent text, and the tables by which arguments become its variables."""
        return answer(request, words_of(*check(title, language)))

    @get("/rules/{language:str}", sync_to_thread=False, squeezed=True)
    def rules(self, request: Asked, title: TitleName, language: Language) -> Response[bytes]:
        """The rules of the title as HTML; every rule id is an anchor."""
        return answer(request, rules_of(*check(title, language)))
