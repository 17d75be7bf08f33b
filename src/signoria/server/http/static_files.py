"""The page: files built by Vite, held in memory, with a plain page where they are not built."""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

STATIC = Path(__file__).parents[1] / "static"
HASHED = "/assets/"
A_YEAR = "public, max-age=31536000, immutable"
CHECK_FIRST = "no-cache"
BROTLI = ".br"
SQUEEZED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".map", ".ftl", ".txt")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
MISSING = (
    "This installation has no page: in a clone run make web, elsewhere install Signoria again where npm can be reached."
)
NOT_BUILT = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Signoria</title>
<body style="font-family: serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Signoria</h1>
<p>{MISSING}</p>
<p>Programs can play already: see <a href="/api/schema">the API</a>.</p>
</body></html>
""".encode()


class Page(NamedTuple):
    """``squeezed``: the body as it is sent to a browser that takes such an encoding, the best first."""

    body: bytes
    squeezed: dict[str, bytes]
    kind: str
    keep: str


def is_missing() -> bool:
    return not (STATIC / "index.html").is_file()


def page(path: Path, url: str) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    squeezed = {"gzip": gzip.compress(body, 9, mtime=0)} if path.suffix in SQUEEZED else {}
    brotli = path.with_name(path.name + BROTLI)
    if brotli.is_file():
        squeezed = {"br": brotli.read_bytes()} | squeezed
    return Page(body, squeezed, kind, A_YEAR if HASHED in url else CHECK_FIRST)


def pages(folder: Path = STATIC, prefix: str = "") -> dict[str, Page]:
    """Every file by its URL: what is not in here cannot be asked for. ``prefix``: the path under which browsers ask."""
    below = folder.rglob("*") if folder.is_dir() else []
    files = [path for path in below if path.is_file() and path.suffix != BROTLI]
    found = {"/" + path.relative_to(folder).as_posix(): path for path in files}
    served = {url: page(path, url) for url, path in found.items()}
    served.setdefault("/index.html", Page(NOT_BUILT, {}, "text/html; charset=utf-8", CHECK_FIRST))
    if prefix:
        served["/index.html"] = under_prefix(served["/index.html"], prefix)
    return served


def under_prefix(index: Page, prefix: str) -> Page:
    """The page with its addresses under that path, which it is told. All else is addressed from where it lies."""
    text = re.sub(r'\b(href|src)="/', rf'\1="{prefix}/', index.body.decode())
    body = text.replace("<head>", f'<head><meta name="prefix" content="{prefix}">', 1).encode()
    return index._replace(body=body, squeezed={"gzip": gzip.compress(body, 9, mtime=0)})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, squeezed=True)
def serve_page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file, or the page itself for every address the page knows."""
    served: dict[str, Page] = request.app.state.pages
    found = served.get(path)
    if found is None:
        if path.startswith(("/api/", "/ws/", HASHED)) or "." in path.rsplit("/", 1)[-1]:
            raise NotFoundException
        found = served["/index.html"]
    headers = {"cache-control": found.keep, "vary": "accept-encoding"}
    if found.keep != A_YEAR:  # a policy is for documents and workers: a part of one obeys theirs
        headers["content-security-policy"] = POLICY
    body = found.body
    taken = accepted(request.headers.get("accept-encoding", ""))
    encoding = next((name for name in found.squeezed if name in taken), None)
    if encoding is not None:
        body = found.squeezed[encoding]
        headers["content-encoding"] = encoding
    return Response(body, media_type=found.kind, headers=headers)


def accepted(header: str) -> set[str]:
    """The encodings that a request takes: ``gzip, br;q=0`` takes gzip alone."""
    named = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    return {name for name, _, weight in named if weight.strip("0.") or not weight}
