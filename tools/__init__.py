"""What helps to make Signoria and is not part of it. CONTRIBUTING.md says when each is used."""
