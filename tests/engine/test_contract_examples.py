"""Every member of the contract has a sentence of what it promises, and its examples run."""

import doctest
import inspect
from collections.abc import Iterator
from importlib import import_module

import pytest

from signoria.engine import Rng, Setup, contract, default_title, game

PROTOCOLS = (contract.Game, contract.State, contract.View, contract.Bot, contract.ExplainingBot)


def members() -> Iterator[tuple[str, object]]:
    for protocol in PROTOCOLS:
        yield protocol.__name__, protocol
        for name, member in vars(protocol).items():
            if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                yield f"{protocol.__name__}.{name}", member


@pytest.mark.parametrize(("name", "member"), [pytest.param(*one, id=one[0]) for one in members()])
def test_every_member_says_what_it_promises(name: str, member: object) -> None:
    said = inspect.getdoc(member)
    assert said, f"{name} has no sentence"
    assert said.split("\n\n")[0].rstrip().endswith((".", ":")), f"{name}: {said}"


def moment() -> dict[str, object]:
    """What the head of the contract makes for all its examples."""
    title = game(default_title())
    state = title.new(Setup(4, first=0))
    rng = Rng(7)
    dealt = state.copy()
    dealt.deal(rng)
    return {"title": title, "state": state, "rng": rng, "dealt": dealt}


@pytest.mark.parametrize("module", ["contract", "manifest", "registry", "setup", "victory"])
def test_the_examples_run(module: str) -> None:
    examples = doctest.DocTestFinder().find(import_module(f"signoria.engine.{module}"), extraglobs=moment())
    failed = [one.name for one in examples if doctest.DocTestRunner().run(one).failed]
    assert not failed
    assert any(one.examples for one in examples)
