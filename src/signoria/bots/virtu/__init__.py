"""Bots that play Virtù."""
