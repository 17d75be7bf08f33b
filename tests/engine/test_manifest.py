"""A manifest says what a title is; one that does not is refused in a sentence."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from signoria import InvalidError
from signoria.engine import default_title
from signoria.engine.manifest import read_manifest
from signoria.engine.registry import GROUP, manifest_of


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ('name = "coins"', "missing required field"),
        ('name = "coins"\nrule_prefix = "X"\nseats = [2, 3]\nusual_seats = 2\nedition = []', "edition"),
        ('name = "coins"\ncolour = "red"', "colour"),
        ("name =", "title.toml of coins: "),
    ],
)
def test_a_broken_manifest_says_what_is_wrong(
    broken: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "coins").mkdir()
    (tmp_path / "coins" / "__init__.py").touch()
    (tmp_path / "coins" / "title.toml").write_text(broken)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidError, match=sentence):
        read_manifest.__wrapped__("coins")


def test_an_entry_point_bears_the_name_of_its_title() -> None:
    stranger = EntryPoint("chess", f"signoria.titles.{default_title()}:GAME", GROUP)
    with pytest.raises(InvalidError, match=f"named chess, its manifest {default_title()}"):
        manifest_of(stranger)
