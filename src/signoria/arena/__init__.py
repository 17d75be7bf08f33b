"""Games between bots: played, counted, spread over local processes."""

from signoria.arena.games import Contest, play_game, record_game
from signoria.arena.simulation import Report, simulate

__all__ = ["Contest", "Report", "play_game", "record_game", "simulate"]
