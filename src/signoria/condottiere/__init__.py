"""Condottiere: both editions, every option, 2 to 6 players."""

from signoria.condottiere.game import GAME, Condottiere
from signoria.condottiere.match import Match
from signoria.condottiere.state import State
from signoria.condottiere.view import SeatView, View

__all__ = ["GAME", "Condottiere", "Match", "SeatView", "State", "View"]
