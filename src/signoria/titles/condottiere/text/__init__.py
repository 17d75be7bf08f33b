"""Condottiere at the edges: notation, positions, views, events."""
