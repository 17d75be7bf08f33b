"""Bots that play Condottiere."""
