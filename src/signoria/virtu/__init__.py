"""Virtù: three to five players, open information, every rule of the book."""

from signoria.virtu.components import BadComponents, Components
from signoria.virtu.game import GAME, Virtu
from signoria.virtu.state import State
from signoria.virtu.view import Prestige, View

__all__ = ["GAME", "BadComponents", "Components", "Prestige", "State", "View", "Virtu"]
