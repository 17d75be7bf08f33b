"""The editions and the map of Condottiere, as data."""
