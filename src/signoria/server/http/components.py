"""The components of a box: those of a title, and those that an owner brings."""

from __future__ import annotations

import asyncio
from collections import Counter
from importlib.resources import files
from pathlib import PurePosixPath
from typing import Annotated, get_args

from litestar import Controller, Response, get, post
from litestar.params import Parameter

from signoria.engine import InvalidError, Inventory, game, manifest
from signoria.engine.contract import Mark
from signoria.engine.registry import entry
from signoria.server.http.schemas import ComponentsBody, OwnComponents
from signoria.server.http.tables import TitleName
from signoria.server.limits import Purse
from signoria.server.service import Service
from signoria.server.storage.components import changes

MOST_BYTES = 250_000
"""A file as large as any title takes, written as JSON."""

EditionName = Annotated[str, Parameter(max_length=80)]


def described(title: str, inventory: Inventory) -> OwnComponents:
    counted = Counter(inventory.marks.values())
    usual = game(title).inventory("")
    changed = changes(inventory, usual) if usual is not None else 0
    return OwnComponents(inventory.edition, {mark: counted[mark] for mark in get_args(Mark)}, changed)


class Components(Controller):
    path = "/api/titles/{title:str}/components"
    tags = ("components",)

    @get()
    async def components(self, service: Service, title: TitleName, edition: EditionName = "") -> Inventory | None:
        """The components of an edition as data, and how sure each value is; null where the rules tell all. Who knows
        the name of an owner's edition may read it."""
        async with service.registry.shelf.lent(title, edition):
            return await asyncio.to_thread(game(title).inventory, edition)

    @get("/file", sync_to_thread=False)
    def file(self, title: TitleName) -> Response[str]:
        """The title's own components as a file, with comments: copy it and change what your box says otherwise."""
        path = manifest(title).components
        if not path:
            raise InvalidError(f"{title} has no components of your own to load.")
        headers = {"content-disposition": f'attachment; filename="{PurePosixPath(path).name}"'}
        text = files(entry(title).module).joinpath(path).read_text("utf-8")
        return Response(text, media_type="application/toml; charset=utf-8", headers=headers)

    @post(status_code=200, request_max_body_size=MOST_BYTES)
    async def bring(self, service: Service, purse: Purse, title: TitleName, data: ComponentsBody) -> OwnComponents:
        """Check an owner's file; the problem names the first line with an error. A file without errors is kept for a
        day, and for good once a table is made with its edition."""
        purse.spend_at_address("components")
        inventory = await service.registry.shelf.store(title, data.name, data.text)
        return await asyncio.to_thread(described, title, inventory)
