"""The tables in memory: who plays their bots and clocks, and what happens there."""
