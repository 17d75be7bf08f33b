"""What the README shows in Python is run, and prints what it says."""

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
PROMISE = re.compile(r"^print\(.*\)  # (.+)$")


def test_the_examples_run_and_print_what_they_promise() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", README, re.M | re.S)
    assert len(blocks) >= 3
    names: dict[str, object] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for block in blocks:
            exec(compile(block, "README.md", "exec"), names)  # noqa: S102 - our own README
    lines = printed.getvalue().splitlines()
    prints = [line for block in blocks for line in block.splitlines() if line.startswith("print(")]
    assert len(prints) == len(lines)
    promises = [(match[1], line) for text, line in zip(prints, lines, strict=True) if (match := PROMISE.match(text))]
    assert promises
    for promised, line in promises:
        assert promised.startswith(line)
