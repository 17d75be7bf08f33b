"""What every title shares: the contract, records, chance, errors, the registry of titles."""

from signoria.engine.chance import Rng
from signoria.engine.contract import (
    LOT,
    Advice,
    Bot,
    Budget,
    Candidate,
    Chance,
    Document,
    Event,
    ExplainingBot,
    Explanation,
    Field,
    Game,
    Inventory,
    Manifest,
    Observation,
    Outcome,
    Setup,
    State,
    View,
)
from signoria.engine.errors import BadComponents, IllegalMove, InvalidError, NotYourTurn, SignoriaError
from signoria.engine.fairness import Dealer, Fairness
from signoria.engine.plain_state import PlainState
from signoria.engine.record import Record, Recorder, chance_text, is_chance, load_edition, make
from signoria.engine.registry import default_title, game, manifest, titles
from signoria.engine.text import printable
from signoria.engine.title import Title
from signoria.engine.verification import Finding, Verification, examine, verify

__all__ = [
    "LOT",
    "Advice",
    "BadComponents",
    "Bot",
    "Budget",
    "Candidate",
    "Chance",
    "Dealer",
    "Document",
    "Event",
    "ExplainingBot",
    "Explanation",
    "Fairness",
    "Field",
    "Finding",
    "Game",
    "IllegalMove",
    "InvalidError",
    "Inventory",
    "Manifest",
    "NotYourTurn",
    "Observation",
    "Outcome",
    "PlainState",
    "Record",
    "Recorder",
    "Rng",
    "Setup",
    "SignoriaError",
    "State",
    "Title",
    "Verification",
    "View",
    "chance_text",
    "default_title",
    "examine",
    "game",
    "is_chance",
    "load_edition",
    "make",
    "manifest",
    "printable",
    "titles",
    "verify",
]
