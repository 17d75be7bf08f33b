import pytest

from tests.cli.shell import Shell


@pytest.fixture
def signoria(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)
