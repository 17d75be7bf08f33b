"""Puzzles: positions of games with one move that is clearly the best.

A title brings a stock of them, the file that ``puzzles`` of its manifest names; ``signoria.puzzles.making`` makes it.
"""

from __future__ import annotations

from signoria.puzzles.puzzle import Judged, Puzzle
from signoria.puzzles.stock import daily, puzzle, puzzles

__all__ = ["Judged", "Puzzle", "daily", "puzzle", "puzzles"]
