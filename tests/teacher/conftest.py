"""The example title, whose analyst plays every moment out at random."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from signoria.engine import registry
from tests.example import NIM


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.syspath_prepend(NIM / "src")
    known = {**registry.entries(), "nim": EntryPoint("nim", "signoria_nim:GAME", registry.GROUP)}
    monkeypatch.setattr(registry, "entries", lambda: known)
    return "nim"
