"""The set-up of a game as options of a command; what they may be is read from the manifests of the titles."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

from signoria.engine.contract import LOT, Game, Setup
from signoria.engine.manifest import Manifest, Value
from signoria.engine.registry import default_title, game, manifest, titles

LANGUAGES = ("en", "ru", "hu", "fa")


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"the title: {', '.join(sorted(titles()))}")


def add_usual_game(parser: argparse.ArgumentParser) -> None:
    """The game need not be named."""
    others = [f" or {title}" for title in titles()[1:]]
    about = f"{default_title()} (default){''.join(others)}"
    parser.add_argument("game", metavar="GAME", nargs="?", default=default_title(), help=about)


def add_setup(parser: argparse.ArgumentParser) -> None:
    """After all other options of the command: the values of titles take the names that are left."""
    terms = parser.add_argument_group("set-up")
    terms.add_argument("--seats", type=int, metavar="N", help=f"how many players; {of_each(seats_of)}")
    terms.add_argument("--edition", default="", metavar="NAME", help=of_each(editions_of))
    options = f"an optional rule; repeatable; {of_each(options_of)}"
    terms.add_argument("--option", action="append", default=[], metavar="NAME", help=options)
    terms.add_argument("--first", type=int, metavar="SEAT", help="the seat that begins (default: by chance)")
    families = "where seats differ: the family of each, or lot (default: in the order of the title)"
    terms.add_argument("--families", metavar="A,B,...", help=families)
    values = f"a number of the title's own; repeatable; {of_each(values_of)}"
    terms.add_argument("--value", action="append", default=[], type=named_number, metavar="NAME=N", help=values)
    for name in dict.fromkeys(name for title in titles() for name in manifest(title).values):
        add_value(terms, name)
    add_components(terms)


def add_value(terms: argparse._ArgumentGroup, name: str) -> None:
    """A spelling for each value of a title, unless the command has an option of that name."""
    about = f"short for --value {name}=N"
    try:
        terms.add_argument(f"--{name}", dest="value", action="append", type=number_of(name), metavar="N", help=about)
    except argparse.ArgumentError:
        return


def add_components(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--components", metavar="FILE", help="play with the components of this file, as their owner")


# -- help


def of_each(tell: Callable[[Manifest], str]) -> str:
    """What the manifests say, title by title."""
    told = ((title, tell(manifest(title))) for title in titles())
    return "; ".join(f"{title}: {said}" for title, said in told if said)


def seats_of(title: Manifest) -> str:
    return f"{title.seats[0]} to {title.seats[1]} (default {title.usual_seats})"


def editions_of(title: Manifest) -> str:
    return with_default([edition.name for edition in title.editions], title.editions[0].name) if title.editions else ""


def options_of(title: Manifest) -> str:
    return ", ".join(dict.fromkeys(option for edition in title.editions for option in edition.options))


def values_of(title: Manifest) -> str:
    return ", ".join(f"{name} {range_of(value)}" for name, value in title.values.items())


def range_of(value: Value) -> str:
    only = f" with --option {value.option}" if value.option else ""
    return f"{value.least} to {value.most} (default {value.usual}){only}"


def bots_of(title: Manifest) -> str:
    return with_default(title.levels, title.usual_bot)


def levels_of(title: Manifest) -> str:
    return ", ".join(title.levels)


def with_default(names: Iterable[str], default: str) -> str:
    return ", ".join(f"{name} (default)" if name == default else name for name in names)


# -- reading


def named_number(text: str) -> tuple[str, int]:
    """``target=20``."""
    name, _, number = text.partition("=")
    try:
        return name, int(number)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=N") from None


def number_of(name: str) -> Callable[[str], tuple[str, int]]:
    def read(text: str) -> tuple[str, int]:
        return name, int(text)

    read.__name__ = "int"  # argparse says so of what is none
    return read


def setup_from(options: argparse.Namespace) -> Setup:
    title = game(options.game)
    edition = load_components(options.game, options.components) or options.edition
    families = families_from(title, edition, options.families)
    usual = title.manifest.usual_seats if families in ((), LOT) else len(families)
    seats = usual if options.seats is None else options.seats
    return Setup(seats, edition, options.option, options.first, families, dict(options.value))


def load_components(title: str, file: str | Path | None) -> str:
    """The edition that plays with the owner's own components, if a file is given."""
    return "" if file is None else game(title).load(file)


def families_from(title: Game, edition: str, written: str | None) -> tuple[str, ...] | Literal["lot"]:
    """The families as they are written: ids, or names in any language."""
    if written in (None, LOT):
        return LOT if written else ()
    known = title.families(edition, max(title.seats))
    ids = {name: family for family in known for name in names_of(title.name, family)}
    words = [word.strip() for word in (written or "").split(",")]
    return tuple(ids.get(word.casefold(), word) for word in words)


def names_of(title: str, family: str) -> list[str]:
    try:
        from signoria.locales import messages
    except ImportError:  # without the languages the id alone
        return [family]
    return [family, *(messages(language, title).say(f"name-{family}").casefold() for language in LANGUAGES)]


# -- advice


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
