"""The `signoria` command as a person types it."""

import json
from typing import Any, NamedTuple

import pytest

from signoria.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


class Shell:
    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *words: object) -> Answer:
        self.capture.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:  # argparse's own way to refuse
            code = stop.code if isinstance(stop.code, int) else 1
        return Answer(code, *self.capture.readouterr())

    def refuses(self, *words: object, says: str = "") -> Answer:
        """Exit code 2 and one clear sentence, no traceback; nothing on standard output but, for programs, the error."""
        answer = self(*words)
        assert answer.code == 2, answer
        assert says in answer.err
        assert "Traceback" not in answer.err
        sentence = answer.err.strip().splitlines()[-1]
        assert sentence.startswith("signoria")
        assert len(sentence) > 20
        if "--json" in words and answer.out:
            assert set(answer.data) == {"error"}
        else:
            assert answer.out == ""
        return answer
