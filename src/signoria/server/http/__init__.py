"""HTTP: the API and the page."""
