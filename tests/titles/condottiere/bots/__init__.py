"""The bots of Condottiere: honest, the same by their seed, and made by a command."""
