"""What every title shares: the contract, records, chance, errors, the registry of titles."""

from signoria.engine.chance import Rng
from signoria.engine.contract import (
    LOT,
    Advice,
    Bot,
    Chance,
    Document,
    Event,
    Game,
    Inventory,
    Outcome,
    Setup,
    State,
    View,
)
from signoria.engine.errors import IllegalMove, InvalidError, NotYourTurn, SignoriaError
from signoria.engine.fairness import Dealer, Fairness
from signoria.engine.record import Record, Recorder, chance_text, is_chance, make
from signoria.engine.registry import TITLES, game
from signoria.engine.text import printable
from signoria.engine.verification import Finding, Verification, examine, verify

__all__ = [
    "LOT",
    "TITLES",
    "Advice",
    "Bot",
    "Chance",
    "Dealer",
    "Document",
    "Event",
    "Fairness",
    "Finding",
    "Game",
    "IllegalMove",
    "InvalidError",
    "Inventory",
    "NotYourTurn",
    "Outcome",
    "Record",
    "Recorder",
    "Rng",
    "Setup",
    "SignoriaError",
    "State",
    "Verification",
    "View",
    "chance_text",
    "examine",
    "game",
    "is_chance",
    "make",
    "printable",
    "verify",
]
