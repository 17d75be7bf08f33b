"""Virtù at the edges: notation, positions, views, events."""
