"""Compiles the rules with mypyc where a C compiler exists; everything else is in pyproject.toml."""

import json
import os
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext, customize_compiler, new_compiler
from setuptools.errors import CCompilerError, PlatformError

sys.path.insert(0, str(Path(__file__).resolve().parent))  # where no build backend has put it there

from compiled import PACKAGE, ROOT, compiled

SOURCES = ROOT / "src"
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
"""The others ask for metadata, or pack sources."""
COMPILED = compiled()


INLINED = "-fno-semantic-interposition"
"""Calls inside a group may be inlined: nobody replaces its functions. (Without it gcc looks every one of them up.)"""


def why_not() -> str | None:
    """Why the rules cannot be compiled here, or None."""
    if os.environ.get("SIGNORIA_INTERPRETED"):
        return "SIGNORIA_INTERPRETED is set"
    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], folder, include_dirs=[sysconfig.get_paths()["include"]])
        except (CCompilerError, PlatformError):
            return "there is no C compiler, or the headers of Python are not installed"
    return None


def hashes() -> dict[str, dict[str, str]]:
    return {
        group: {name: sha256((PACKAGE / name).read_bytes()).hexdigest() for name in names}
        for group, names in COMPILED.items()
    }


def compiled_rules() -> list[Extension]:
    from mypyc.build import mypycify

    os.chdir(ROOT)
    modules: list[Extension] = []
    for group, names in COMPILED.items():
        sources = [str((PACKAGE / name).relative_to(ROOT)) for name in names]
        level = os.environ.get("MYPYC_OPT_LEVEL", "3")
        modules += mypycify(["--config-file=mypyc.ini", *sources], opt_level=level, group_name=group)
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args.append(INLINED)
    return modules


class BuildRules(build_ext):
    """Notes beside the compiled files what they were compiled from: `_source.py` reads it."""

    def run(self) -> None:
        compiled_from = hashes()
        folder = PACKAGE if self.inplace else Path(self.build_lib, "signoria")
        if self.inplace:
            forget_the_last_build()
        super().run()
        if self.extensions:
            (folder / "_compiled.json").write_text(json.dumps(compiled_from, indent=1) + "\n")


def forget_the_last_build() -> None:
    """If this one fails, nothing of the last may pass for it."""
    for old in (PACKAGE / "_compiled.json", *SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")):
        old.unlink(missing_ok=True)


def extensions() -> list[object]:
    if COMPILING_COMMANDS.isdisjoint(sys.argv):
        return []
    reason = why_not()
    if reason:
        print(f"signoria: the rules run interpreted (the same game, slower): {reason}.", file=sys.stderr)
        return []
    return compiled_rules()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
