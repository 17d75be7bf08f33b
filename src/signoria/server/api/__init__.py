"""The HTTP API, described by OpenAPI."""
