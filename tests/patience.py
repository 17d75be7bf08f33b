"""How long a test waits for what must come: far longer than any busy machine needs, so only what never comes fails."""

PATIENCE = 60.0
"""Seconds. No test may measure time with it: it bounds the wait for a condition."""
