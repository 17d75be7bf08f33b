"""Every member of the contract says what it promises, with an example; tests/test_docstrings.py runs them."""

import inspect
from collections.abc import Iterator

import pytest

from signoria.engine import contract

PROTOCOLS = (contract.Game, contract.State, contract.View, contract.Bot, contract.ExplainingBot)


def members() -> Iterator[tuple[str, object]]:
    for protocol in PROTOCOLS:
        for name, member in vars(protocol).items():
            if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                yield f"{protocol.__name__}.{name}", member


@pytest.mark.parametrize(("name", "member"), [pytest.param(*one, id=one[0]) for one in members()])
def test_every_member_says_what_it_promises(name: str, member: object) -> None:
    said = inspect.getdoc(member)
    assert said, f"{name} has no sentence"
    assert said.split("\n\n")[0].rstrip().endswith((".", ":")), f"{name}: {said}"
    assert ">>> " in said, f"{name} has no example"
