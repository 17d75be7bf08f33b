"""The learned weights as small files: a line that says how they were made, then numbers of half precision."""

from __future__ import annotations

import struct
import zlib
from functools import cache
from pathlib import Path

import msgspec
from librt.vecs import vec

from signoria.engine.errors import InvalidError
from signoria.titles.condottiere.bots.habits import DEEDS, KINDS
from signoria.titles.condottiere.bots.league import Weights
from signoria.titles.condottiere.bots.tiles import POLICY_SIZE, VALUE_SIZE

FOLDER = Path(__file__).with_name("weights")
LEAGUE = "league"
SELF_PLAY = "self-play"
VETERANS = "veterans"
SUFFIX = ".weights"
LIKELIHOODS = KINDS * DEEDS
NUMBERS = POLICY_SIZE + VALUE_SIZE + LIKELIHOODS


class Origin(msgspec.Struct, frozen=True):
    """How weights were made: with these, anybody can make them again."""

    command: str
    seed: int
    games: int
    commit: str


def write(path: Path, weights: Weights, origin: Origin) -> None:
    numbers = [*weights.policy, *weights.value, *weights.likelihoods]
    packed = zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9)
    path.write_bytes(msgspec.json.encode(origin) + b"\n" + packed)


def read(path: Path) -> tuple[Weights, Origin]:
    """InvalidError if the file does not hold weights for these tiles."""
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
        origin = msgspec.json.decode(line, type=Origin)
        numbers = struct.unpack(f"<{NUMBERS}e", zlib.decompress(packed))
    except (OSError, ValueError, struct.error, zlib.error, msgspec.MsgspecError) as error:
        raise InvalidError(f"{path.name} holds no weights: {error}.") from None
    weights = Weights()
    weights.policy = vec[float](numbers[:POLICY_SIZE])
    weights.value = vec[float](numbers[POLICY_SIZE : POLICY_SIZE + VALUE_SIZE])
    weights.likelihoods = vec[float](numbers[POLICY_SIZE + VALUE_SIZE :])
    return weights, origin


@cache
def shipped(name: str) -> Weights:
    """The weights of that name that come along."""
    return read(FOLDER / f"{name}{SUFFIX}")[0]
