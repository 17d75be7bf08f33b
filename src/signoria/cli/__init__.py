"""The `signoria` command."""

from __future__ import annotations

import argparse
import sys
import warnings
from importlib import import_module

import msgspec

from signoria import INTERPRETED, __version__
from signoria.engine import registry
from signoria.engine.errors import IllegalMove, SignoriaError
from signoria.engine.manifest import RANDOM
from signoria.engine.text import printable

COMMANDS = (
    "play",
    "puzzle",
    "serve",
    "prune",
    "tables",
    "intervene",
    "simulate",
    "ladder",
    "train",
    "new",
    "step",
    "replay",
    "analyse",
    "verify",
    "calibrate",
    "components",
    "titles",
    "puzzles",
)
"""A command is a module of this folder with a function `register`."""

BAD_INPUT = 2

EPILOG = """\
examples:
  signoria                                          play
  signoria titles                                   which games there are
  signoria simulate {title} --games 10000
  signoria simulate {title} --bots {bots}
  signoria new {title} --seed 7 --json > game.json
  signoria step game.json                           what may be done then
"""


def parser() -> argparse.ArgumentParser:
    rules = f"interpreted: {INTERPRETED}" if INTERPRETED else "compiled"
    top = argparse.ArgumentParser(
        prog="signoria",
        description="Play, study and train bots on board games of Renaissance Italy.",
        epilog=examples(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"signoria {__version__} (rules {rules})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"signoria.cli.{name}").register(commands)
    return top


def examples() -> str:
    title = registry.manifest(registry.default_title())
    bots = ",".join([title.usual_bot, *[RANDOM] * (title.usual_seats - 1)])
    return EPILOG.format(title=title.name, bots=bots)


def understood(words: list[str]) -> list[str]:
    """Without words, a game; `signoria GAME components` is an older spelling of `signoria components GAME`."""
    match words:
        case []:
            return ["play"]
        case [title, "components", *rest] if title in registry.titles():
            return ["components", title, *rest]
    return words


def main(arguments: list[str] | None = None) -> int:
    with warnings.catch_warnings():
        warnings.showwarning = warn
        return obey(arguments)


def warn(message: Warning | str, *_: object, **__: object) -> None:
    """One sentence, such as that a title is left out and why, not a line of our source."""
    print(f"signoria: {printable(str(message))}", file=sys.stderr)


def obey(arguments: list[str] | None) -> int:
    options = parser().parse_args(understood(sys.argv[1:] if arguments is None else arguments))
    try:
        code: int = options.run(options)
    except SignoriaError as error:
        return complain(error, options.json)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read the output has seen enough
        return 0
    except OSError as error:
        what = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        return complain(SignoriaError(f"{what}."), options.json)
    except ImportError as error:
        if error.name is None or error.name.startswith("signoria"):
            raise
        return complain(SignoriaError(f"{error.name} is missing: pip install signoria brings it."), options.json)
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    return code


def complain(error: SignoriaError, as_json: bool) -> int:
    """One sentence for people, and for programs the rule and the reason as well."""
    sentence = "\n".join(map(printable, str(error).split("\n")))
    print(f"signoria: {sentence}", file=sys.stderr)
    if as_json:
        details: dict[str, object] = {"message": str(error)}
        if isinstance(error, IllegalMove):
            details |= {"rule": error.rule, "reason": error.reason}
        print(msgspec.json.encode({"error": details}).decode())
    return BAD_INPUT
