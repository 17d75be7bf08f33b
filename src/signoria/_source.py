"""Makes sure that what runs is what is written: a compiled file whose source has changed is never used.

The build notes the hash of every compiled source. If one differs, or SIGNORIA_INTERPRETED is set, all compiled modules
are loaded from their sources instead: slower, never different.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

import msgspec

PACKAGE = Path(__file__).parent


class SourceFinder:
    """Finds the named modules as sources, although a compiled file lies beside them."""

    def __init__(self, sources: dict[str, Path]) -> None:
        self.sources = sources

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if name not in self.sources:
            return None
        source = str(self.sources[name])
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))


def why_interpreted() -> str | None:
    """Why the compiled rules are not used, or None when they are."""
    if os.environ.get("SIGNORIA_INTERPRETED"):
        return "SIGNORIA_INTERPRETED is set"
    manifest = PACKAGE / "_compiled.json"
    if not manifest.exists():
        return "the rules were not compiled"
    groups: dict[str, dict[str, str]] = msgspec.json.decode(manifest.read_bytes())
    if any(PathFinder.find_spec(f"{group}__mypyc") is None for group in groups):
        return "the rules were not compiled"
    for hashes in groups.values():
        for name, digest in hashes.items():
            source = PACKAGE / name
            if not source.exists() or sha256(source.read_bytes()).hexdigest() != digest:
                return f"{name} was changed after it was compiled"
    return None


def compiled_modules() -> dict[str, Path]:
    """The modules that lie here compiled, whenever that was, and their sources."""
    compiled = {
        path.parent / path.name.partition(".")[0] for end in EXTENSION_SUFFIXES for path in PACKAGE.rglob(f"*{end}")
    }
    return {
        ".".join(("signoria", *stem.relative_to(PACKAGE).parts)): stem.with_suffix(".py")
        for stem in compiled
        if stem.with_suffix(".py").exists()
    }


def choose_source() -> str | None:
    """Prepare the imports; why the rules run interpreted, or None when they run compiled."""
    reason = why_interpreted()
    if reason:
        sys.meta_path.insert(0, SourceFinder(compiled_modules()))
    return reason
