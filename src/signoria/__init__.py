"""Signoria: play, study and teach machines the board games of Renaissance Italy."""

from signoria._source import choose_source

INTERPRETED = choose_source()
"""Why the rules run interpreted; None when they run compiled."""

from signoria.engine import (  # noqa: E402 - the source of the rules is chosen first
    Budget,
    Chance,
    Dealer,
    Event,
    Explanation,
    IllegalMove,
    InvalidError,
    NotYourTurn,
    Outcome,
    Record,
    Recorder,
    Rng,
    Setup,
    SignoriaError,
    game,
    verify,
)

__version__ = "0.1.0"

__all__ = [
    "INTERPRETED",
    "Budget",
    "Chance",
    "Dealer",
    "Event",
    "Explanation",
    "IllegalMove",
    "InvalidError",
    "NotYourTurn",
    "Outcome",
    "Record",
    "Recorder",
    "Rng",
    "Setup",
    "SignoriaError",
    "__version__",
    "game",
    "verify",
]
