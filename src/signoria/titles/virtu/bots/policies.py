"""The minds that are kept in files: the weights of every level, and how they were made."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from signoria.titles.virtu.bots.forecast import Forecast
from signoria.titles.virtu.bots.mind import Mind
from signoria.titles.virtu.bots.weights import NAMES
from signoria.titles.virtu.rules.terms import Terms

Pair = tuple[int, int]
"""A weight while the game is young, and when it ends."""


class Policy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights. ``made``: what made them."""

    made: str
    weights: dict[str, Pair]
    curve: list[float] = []
    """How worth becomes a chance to win, for who looks ahead."""

    def mind(self, terms: Terms) -> Mind:
        return Mind(terms, self.pairs)

    @property
    def pairs(self) -> list[Pair]:
        """The weights by number."""
        return [self.weights[name] for name in NAMES]


@cache
def policy(name: str) -> Policy:
    """The policy of that name: a file beside this one.

    >>> policy("first-squire").weights["symbol-florin"]
    (16, 16)
    """
    return read(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


@lru_cache(maxsize=32)
def mind_for(name: str, terms: Terms) -> Mind:
    """The mind of that policy under these terms."""
    return policy(name).mind(terms)


@lru_cache(maxsize=32)
def forecast_for(name: str, terms: Terms) -> Forecast:
    """What positions promise to players of that policy."""
    return Forecast(mind_for(name, terms), policy(name).curve)


def read(text: str) -> Policy:
    return msgspec.convert(tomllib.loads(text), Policy)


def write(made: str, weights: list[Pair], curve: list[float]) -> str:
    """The text of a file of weights."""
    numbers = ", ".join(f"{value:.4f}" for value in curve)
    lines = [f"{name} = [{early}, {late}]" for name, (early, late) in zip(NAMES, weights, strict=True)]
    return "\n".join([f'made = "{made}"', f"curve = [{numbers}]", "", "[weights]", *lines, ""])
