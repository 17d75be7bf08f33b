"""Nim: take from one heap, and take the last."""

from signoria_nim.game import GAME

__all__ = ["GAME"]
