"""What the Dockerfile does, done in a folder: there is no container engine where the tests run."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.compiled import ROOT
from tests.server.harness import Server

ENGINE_ONLY = ("apt-get ", "useradd ")
"""Commands that need a system of their own."""
OWN_FOLDERS = ("/src", "/opt/signoria", "/var/lib/signoria")
IN_A_CLONE = (
    "CHANGELOG.md", "Dockerfile", "LICENSE", "MANIFEST.in", "Makefile", "README.md", "build_page.py", "compiled.py",
    "compose.yaml", "constraints.txt", "mypyc.ini", "pyproject.toml", "setup.py", "src", "web",
)  # fmt: skip
NOT_IN_A_CLONE = ("*.so", "*.pyd", "_compiled.json", "static", "node_modules", "__pycache__", "*.egg-info")


class Instruction(NamedTuple):
    word: str
    rest: str

    @property
    def words(self) -> list[str]:
        """Of the form ["a", "b"]."""
        listed: list[str] = json.loads(self.rest[self.rest.index("[") :])
        return listed


def dockerfile() -> list[Instruction]:
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [Instruction(*line.split(maxsplit=1)) for line in lines]


def compose(password: str) -> dict[str, Any]:
    """The services of compose.yaml, with the password that it expects from the environment."""
    text = (ROOT / "compose.yaml").read_text("utf-8")
    services: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", password, text))["services"]
    return services


def clone(target: Path) -> None:
    """The sources as somebody else would get them: nothing built."""
    target.mkdir()
    for name in IN_A_CLONE:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns(*NOT_IN_A_CLONE))
        else:
            shutil.copy(source, target / name)


def strangers_environment(**more: str) -> dict[str, str]:
    """As of somebody who never heard of this project; pip's and npm's own settings are the machine's."""
    ours = ("PYTHONPATH", "VIRTUAL_ENV", "SIGNORIA", "PYTEST", "COVERAGE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    here = str(Path(sys.executable).parent)
    folders = [folder for folder in kept["PATH"].split(os.pathsep) if folder != here]
    return {**kept, "PATH": os.pathsep.join(folders), **more}


class Image:
    """A folder that is the root of the file system, as far as the Dockerfile can tell."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = strangers_environment(MYPYC_OPT_LEVEL="0")  # the optimiser is not what is tested
        self.not_run: list[str] = []

    def inside(self, text: str) -> str:
        """Absolute paths as they are here."""
        for folder in OWN_FOLDERS:
            text = re.sub(rf"(?<![\w./]){folder}(?![\w-])|(?<=sqlite:///){folder}", f"{self.root}{folder}", text)
        return text

    def build(self) -> None:
        for word, rest in dockerfile():
            if word == "RUN":
                self.run(rest)
            elif word == "ENV":
                name, value = self.inside(rest).split("=", 1)
                self.environment[name] = value.replace(f"${name}", self.environment.get(name, ""))

    def run(self, line: str) -> None:
        if line.startswith(ENGINE_ONLY):
            self.not_run.append(line)
            return
        command = self.inside(line).replace("python ", f"{shlex.quote(sys.executable)} ", 1)
        done = subprocess.run(command, shell=True, env=self.environment, capture_output=True, text=True)  # noqa: S602
        assert done.returncode == 0, done.stdout + done.stderr

    def one(self, word: str) -> Instruction:
        return next(instruction for instruction in dockerfile() if instruction.word == word)

    def command(self, *more: str) -> list[str]:
        """How the engine would start it."""
        words = [*self.one("ENTRYPOINT").words, *(more or self.one("CMD").words)]
        return [str(self.root / "opt/signoria/bin" / words[0]), *words[1:]]

    def says(self, *words: str) -> str:
        return subprocess.run(  # noqa: S603
            self.command(*words), env=self.environment, cwd=self.root, capture_output=True, text=True, check=True
        ).stdout


class Running(Server):
    """The image, started as the engine would, on a free port."""

    def __init__(self, image: Image, database: str) -> None:
        super().__init__(database)
        self.image = image

    def __enter__(self) -> Running:
        return self.start()

    def start(self) -> Running:
        command = [*self.image.command(), "--port", "0"]
        environment = {**self.image.environment, "SIGNORIA_DATABASE": self.database}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        return self
