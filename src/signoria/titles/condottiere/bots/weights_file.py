"""The learned weights as small files: a line that says how they were made, then numbers of half precision."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from pathlib import Path

import msgspec
from librt.vecs import vec

from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.bots.habits import FACE_DOWN
from signoria.titles.condottiere.bots.league import Weights
from signoria.titles.condottiere.bots.tiles import POLICY_SIZE, VALUE_SIZE

FOLDER = Path(__file__).with_name("weights")
LEAGUE = "league"
SELF_PLAY = "self-play"
VETERANS = "veterans"
SUFFIX = ".weights"
HABITS = "habits"
FACE_DOWN_HABITS = "face-down-habits"
"""How often each kind of player does what, where cards are seen and where they lie face down: the same for all."""


class Origin(msgspec.Struct, frozen=True):
    """How weights were made: with these, anybody can make them again."""

    command: str
    seed: int
    games: int
    commit: str


def write(path: Path, weights: Weights, origin: Origin) -> None:
    pack(path, [*weights.policy, *weights.value], origin)


def write_habits(path: Path, weights: Weights, origin: Origin) -> None:
    pack(path, list(weights.likelihoods[:FACE_DOWN]), origin)


def write_face_down_habits(path: Path, weights: Weights, origin: Origin) -> None:
    pack(path, list(weights.likelihoods[FACE_DOWN:]), origin)


def read(path: Path) -> tuple[Weights, Origin]:
    """A policy and a value; InvalidError if the file does not hold weights for these tiles."""
    numbers, origin = unpack(path, POLICY_SIZE + VALUE_SIZE)
    weights = Weights()
    weights.policy = vec[float](numbers[:POLICY_SIZE])
    weights.value = vec[float](numbers[POLICY_SIZE:])
    return weights, origin


def read_habits(path: Path) -> tuple[list[float], Origin]:
    """The likelihoods of deeds; InvalidError if the file does not hold these."""
    return unpack(path, FACE_DOWN)


def pack(path: Path, numbers: list[float], origin: Origin) -> None:
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    path.write_bytes(msgspec.json.encode(origin) + b"\n" + packed)


def unpack(path: Path, count: int) -> tuple[list[float], Origin]:
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
        origin = msgspec.json.decode(line, type=Origin)
        numbers = struct.unpack(f"<{count}e", zlib.decompress(packed))
    except (OSError, ValueError, struct.error, zlib.error, msgspec.MsgspecError) as error:
        raise InvalidError(f"{path.name} holds no weights: {error}.") from None
    return list(numbers), origin


@cache
def shipped(name: str) -> Weights:
    """The weights of that name that come along, and the habits of players."""
    weights = read(FOLDER / f"{name}{SUFFIX}")[0]
    habits = [read_habits(FOLDER / f"{file}{SUFFIX}")[0] for file in (HABITS, FACE_DOWN_HABITS)]
    weights.likelihoods = vec[float](habits[0] + habits[1])
    return weights
