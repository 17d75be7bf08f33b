"""Condottiere: both editions, every option, 2 to 6 players."""

from signoria.titles.condottiere.game import GAME, Condottiere
from signoria.titles.condottiere.rules.match import Match
from signoria.titles.condottiere.rules.state import State
from signoria.titles.condottiere.text.view_types import SeatView, View

__all__ = ["GAME", "Condottiere", "Match", "SeatView", "State", "View"]
