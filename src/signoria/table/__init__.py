"""The protocol of one table, without I/O: commands in, facts to keep, messages per recipient out."""
