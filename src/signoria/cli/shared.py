"""What several commands share: the options of a set-up, reading and printing."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Literal

import msgspec

from signoria.engine.chance import Rng
from signoria.engine.contract import LOT, Document, Setup, State
from signoria.engine.errors import InvalidError
from signoria.engine.registry import game, titles

Commands = Any
"""argparse's subparsers; it gives them no public type."""

LANGUAGES = ("en", "ru", "hu", "fa")
USUAL_SEATS = 4

SEEN_NOT_KEPT = ("strengths", "legal", "events")
"""What `step` prints beside a position; left out when it is read again."""


def add_command(commands: Commands, name: str, run: object, help_: str, epilog: str = "") -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=help_, description=help_, epilog=epilog, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.set_defaults(run=run)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    return parser


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the title: {', '.join(titles())}")
    add_terms(parser)


def add_terms(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, metavar="N", help=f"how many players (default {USUAL_SEATS})")
    editions = "modern (110 cards, 2007; the default) or classic (96 cards, the revised second edition)"
    parser.add_argument("--edition", default="", help=f"the edition of Condottiere: {editions}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME", help="an optional rule; repeatable")
    parser.add_argument("--first", type=int, metavar="SEAT", help="the seat that begins (default: by chance)")
    parser.add_argument("--families", metavar="A,B,...", help="virtu: the family of each seat, or lot")
    add_components(parser)
    parser.add_argument("--target", type=int, metavar="POINTS", help="points to play for, with --option points")


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", metavar="FILE", help="virtu: play with the values of this file")


def load_components(options: argparse.Namespace) -> str:
    """The edition that plays with the owner's own components, if a file is given."""
    if options.components is None:
        return ""
    from signoria.titles.virtu import GAME

    return GAME.load(options.components)


def setup_from(options: argparse.Namespace) -> Setup:
    edition = load_components(options) or options.edition
    families = families_from(options, edition)
    seats = USUAL_SEATS if families in ((), LOT) else len(families)
    seats = seats if options.seats is None else options.seats
    return Setup(seats, edition, options.option, options.first, families, target=options.target)


def families_from(options: argparse.Namespace, edition: str) -> tuple[str, ...] | Literal["lot"]:
    """The families as they are written: ids, or names in any language."""
    if options.families in (None, LOT):
        return LOT if options.families else ()
    title = game(options.game)
    ids = {
        name: family for family in title.families(edition, max(title.seats)) for name in names_of(title.name, family)
    }
    words = [word.strip() for word in options.families.split(",")]
    return tuple(ids.get(word.casefold(), word) for word in words)


def names_of(title: str, family: str) -> list[str]:
    try:
        from signoria.locales import messages
    except ImportError:  # without the languages the id alone
        return [family]
    return [family, *(messages(language, title).say(f"name-{family}").casefold() for language in LANGUAGES)]


def advice_on(title: str, setup: Setup, language: str = "en") -> list[str]:
    """What the rulebook advises against in this set-up, though it allows it."""
    given = [advice for advice in game(title).advice(setup.edition) if set(advice.options) <= set(setup.options)]
    if not given:
        return []
    from signoria.locales import messages

    return [messages(language, title).say(advice.message) for advice in given]


def print_advice(title: str, setup: Setup) -> None:
    for sentence in advice_on(title, setup):
        print(sentence, file=sys.stderr)


def read_document(path: str) -> Document:
    """JSON from a file, or from standard input if the path is `-`."""
    text = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidError(f"{path} is not JSON: {error}.") from None
    if not isinstance(document, dict):
        raise InvalidError(f"{path} is not a JSON object.")
    return document


def deal_all(state: State, seed: object) -> None:
    """Let chance decide whatever the state waits for."""
    rng = Rng(seed)
    while state.waits_for_chance:
        state.deal(rng)


def print_json(data: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(data), indent=1).decode())
