"""`make test` runs with the versions of constraints.txt, on every Python, from whichever index one has."""

from __future__ import annotations

from itertools import product

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.compiled import ROOT
from tests.packaging.test_declared import PROJECT

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = ("linux", "darwin", "win32")


def required() -> list[Requirement]:
    lines = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    for name, group in PROJECT["dependency-groups"].items():
        lines += [line for line in group if isinstance(line, str) and name != "lock"]
    return [Requirement(line) for line in lines]


def locked(environment: dict[str, str]) -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [Requirement(line) for line in lines if not line.startswith("#")]
    held = [pin for pin in pins if pin.marker is None or pin.marker.evaluate(environment)]
    assert len({pin.name for pin in held}) == len(held)
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in held}


@pytest.mark.parametrize(("python", "platform"), list(product(PYTHONS, PLATFORMS)))
def test_every_requirement_is_locked_to_a_version_it_allows(python: str, platform: str) -> None:
    here = {name: str(value) for name, value in default_environment().items()}
    environment = {**here, "python_version": python, "python_full_version": f"{python}.0", "sys_platform": platform}
    versions = locked(environment)
    for requirement in required():
        if requirement.marker is None or requirement.marker.evaluate(environment):
            assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)]), requirement


def test_the_lock_names_no_index() -> None:
    assert "://" not in (ROOT / "constraints.txt").read_text("utf-8")
