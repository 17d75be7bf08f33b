"""Plays any game over the bot API, at random: `python random_player.py URL TOKEN [TABLE INVITE]`."""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import httpx


def lines(client: httpx.Client, path: str) -> Iterator[dict[str, Any]]:
    """The JSON objects of a stream; empty lines only say that the server is still there."""
    with client.stream("GET", path, timeout=None) as stream:
        stream.raise_for_status()
        yield from (json.loads(line) for line in stream.iter_lines() if line)


def play(client: httpx.Client, table: str) -> None:
    for message in lines(client, f"/api/bot/tables/{table}/stream"):
        for look in message.get("looks", []):
            if look["legal"]:
                body = {"turn": look["turn"], "action": random.choice(look["legal"])["text"]}
                client.post(f"/api/bot/tables/{table}/act", json=body)
        if (message.get("table") or {}).get("status") == "over":
            return


def main(url: str, token: str, table: str = "", invite: str = "") -> None:
    with httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as client:
        if table:
            client.post(f"/api/tables/{table}/join", json={"invite": invite}).raise_for_status()
        for event in lines(client, "/api/bot/events"):
            if event["status"] == "playing":
                play(client, event["table"])
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
