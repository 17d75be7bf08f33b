"""Games between bots: played, counted, spread over processes; ladders that tell how strong bots are."""

from signoria.arena.games import Contest, play_game, record_game
from signoria.arena.ladder import play_ladder
from signoria.arena.plan import Ladder, Plan
from signoria.arena.simulation import Report, simulate
from signoria.arena.standings import Standings, standings_of

__all__ = [
    "Contest",
    "Ladder",
    "Plan",
    "Report",
    "Standings",
    "play_game",
    "play_ladder",
    "record_game",
    "simulate",
    "standings_of",
]
