"""Who hears a table, and what they hear."""
