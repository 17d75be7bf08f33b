"""A teacher after the game: chances to win, what would have been better, and how sure that is."""

from signoria.teacher.analysis import SIMULATIONS, Task, analyse, carry_out, look_deeper, plan, survey
from signoria.teacher.judgement import Alternative, Analysis, Chances, Judgement, Swing

__all__ = [
    "SIMULATIONS",
    "Alternative",
    "Analysis",
    "Chances",
    "Judgement",
    "Swing",
    "Task",
    "analyse",
    "carry_out",
    "look_deeper",
    "plan",
    "survey",
]
