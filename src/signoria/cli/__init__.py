"""The `signoria` command."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

import msgspec

from signoria import INTERPRETED, __version__
from signoria.engine.errors import IllegalMove, SignoriaError
from signoria.engine.text import printable

COMMANDS = ("play", "serve", "simulate", "new", "step", "replay", "verify", "virtu")
"""A command is a module of this folder with a function `register`."""

BAD_INPUT = 2

EPILOG = """\
examples:
  signoria                                          play
  signoria simulate condottiere --games 10000       random games, counted
  signoria simulate condottiere --bots squire,random,random,random
  signoria new condottiere --seats 3 --seed 7 --json > game.json
  signoria step game.json place:Roma play:10        what happens then
"""


def parser() -> argparse.ArgumentParser:
    rules = f"interpreted: {INTERPRETED}" if INTERPRETED else "compiled"
    top = argparse.ArgumentParser(
        prog="signoria",
        description="Play, study and train bots on two board games of Renaissance Italy.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"signoria {__version__} (rules {rules})")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"signoria.cli.{name}").register(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    options = parser().parse_args(given or ["play"])
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
