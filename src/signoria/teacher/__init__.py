"""A teacher after the game: chances to win, what would have been better, and how sure that is."""

from signoria.teacher.analysis import Task, analyse, carry_out, look_deeper, plan, survey
from signoria.teacher.judgement import Alternative, Analysis, Chances, Judgement, Swing

__all__ = [
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
