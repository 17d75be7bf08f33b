"""The titles that come with Signoria, each a folder that holds all it is."""
