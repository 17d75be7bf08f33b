"""The rules of Condottiere, compiled: what may be done, and doing it."""
