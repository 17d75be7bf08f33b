"""The rules of Virtù, compiled: what may be done, and doing it."""
