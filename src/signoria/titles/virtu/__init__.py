"""Virtù: three to five players, open information, every rule of the book."""

from signoria.titles.virtu.game import GAME, Virtu
from signoria.titles.virtu.rules.state import State
from signoria.titles.virtu.text.view_types import Prestige, View

__all__ = ["GAME", "BadComponents", "Components", "Prestige", "State", "View", "Virtu"]
