"""`signoria verify`: what a record proves, and what it does not."""

from __future__ import annotations

import argparse
import sys

from signoria.cli.setups import add_components, load_components
from signoria.cli.shared import Commands, add_command, print_json
from signoria.engine.record import Record
from signoria.engine.text import printable
from signoria.engine.verification import Verification, examine

PROVED, CONTRADICTED, INCOMPLETE = 0, 2, 3
CODES = {"proved": PROVED, "contradicted": CONTRADICTED, "incomplete": INCOMPLETE}

EPILOG = """\
What it proves, line by line:
  start     the game begins at the beginning, not at a position that somebody wrote
  cards     every chance outcome follows from the secret that was committed to before the first card
  moves     every move can be made by the rules
  outcome   the outcome in the record is the one that its moves give

What it does not prove: that no legal move was exchanged for another legal one or left out at the end (moves are
not signed), who played, what the notes say, and that the commitment in the record is the one you were shown
before the game. Compare that yourself, or give it with --commitment.

exit codes:
  0   everything in the record is proved
  2   this is no record, or something in it is false: an illegal move, other cards, another outcome
  3   nothing is false, but not everything can be proved: no commitment or secret, a start written by hand,
      nothing dealt, a game that is not finished
"""


def register(commands: Commands) -> None:
    parser = add_command(commands, "verify", run, "say what the record of a game proves: cards, moves, outcome", EPILOG)
    parser.add_argument("record", metavar="RECORD", help="a file with a record (JSON)")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that was shown before the first card")
    add_components(parser)


def run(options: argparse.Namespace) -> int:
    record = Record.load(options.record)
    load_components(record.game, options.components)
    found = examine(record, options.commitment)
    print_json(as_data(found)) if options.json else print_found(found)
    if found.verdict != "proved":
        print(f"signoria: {printable(loud(found))}", file=sys.stderr)
    return CODES[found.verdict]


def as_data(found: Verification) -> dict[str, object]:
    """The same facts, for programs."""
    counts = {"moves": found.moves_made, "deals": found.deals_made}
    facts = {
        name: {"status": finding.status, "proved": bool(finding.holds), "says": finding.says}
        for name, finding in found.findings.items()
    }
    return {
        "verified": found.verdict == "proved",
        "verdict": found.verdict,
        **facts,
        "checked": counts,
        "commitment": found.commitment,
        "not_proved": found.not_proved,
    }


def print_found(found: Verification) -> None:
    for name, finding in found.findings.items():
        print(f"{name + ':':9}{finding.status.replace('-', ' ')}. {printable(finding.says)}")
    if found.commitment is not None:
        print(f"The commitment: {printable(found.commitment)}")
    if found.verdict == "proved":
        print(f"Verified: {found.moves_made} moves, {found.deals_made} of them by chance.")
    print("Not proved:")
    for sentence in found.not_proved:
        print(f"- {sentence}")


def loud(found: Verification) -> str:
    if found.verdict == "contradicted":
        return f"NOT VERIFIED, something is false: {found.reasons[0]}"
    return f"NOT VERIFIED, not everything can be proved: {' '.join(found.reasons)}"
