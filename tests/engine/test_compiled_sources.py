"""What mypyc compiles wrongly without a word is not written."""

import ast
from collections.abc import Iterator

import pytest

from tests.compiled import PACKAGE, compiled_modules

LARGEST = 2**62
"""mypyc's short integers end here."""


def faults(source: str) -> list[str]:
    tree = ast.parse(source)
    found = [*shifted_literals(tree), *large_literals(tree), *mixed_conditionals(tree), *open_classes(tree)]
    return [f"line {line}: {what}" for line, what in sorted(found)]


def is_constant(node: ast.expr) -> bool:
    """Literals and Final names (written in capitals), and what is computed from them."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    if isinstance(node, ast.Name):
        return node.id.isupper()
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)


def shifted_literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """`1 << n` is computed in 32 bits."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.LShift):
            continue
        if is_constant(node.left) and not is_constant(node.right):
            yield node.lineno, f"a literal is shifted by a variable: {ast.unparse(node)}"


def large_literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant | ast.BinOp | ast.UnaryOp):
            continue
        if any(isinstance(part, ast.Name) for part in ast.walk(node)) or not is_constant(node):
            continue
        if abs(eval(ast.unparse(node), {})) >= LARGEST:  # noqa: S307 - constants alone
            yield node.lineno, f"a literal of 2**62 or more: {ast.unparse(node)}"


def mixed_conditionals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """A literal and an i64 in one conditional: without a declared type around it the result is a plain int."""
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Assign) and all(isinstance(target, ast.Name) for target in parent.targets):
            children = [parent.value]
        elif isinstance(parent, ast.BinOp | ast.Compare | ast.AugAssign | ast.Subscript):
            children = [node for node in ast.iter_child_nodes(parent) if isinstance(node, ast.expr)]
        else:
            continue
        for node in children:
            if isinstance(node, ast.IfExp) and is_constant(node.body) != is_constant(node.orelse):
                yield node.lineno, f"a conditional mixes a literal and a variable: {ast.unparse(node)}"


def open_classes(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """A class is final, unless others beside it are made from it."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base) for node in classes for base in node.bases}
    for node in classes:
        if node.name in bases or "Protocol" in map(ast.unparse, node.bases):
            continue
        if "final" not in map(ast.unparse, node.decorator_list):
            yield node.lineno, f"class {node.name} is not final"


@pytest.mark.parametrize("name", compiled_modules())
def test_no_compiled_module_has_a_known_pitfall(name: str) -> None:
    assert faults((PACKAGE / name).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 1 << n",
        "x = y | 3 << 4 * kind",
        "x = (BIT + 1) << f(2)",
        "x = 0x4000000000000000",
        "x = 1 << 62",
        "x = -(2**62)",
        "x = 0 if c else y",
        "x = 1 + (y if c else 0)",
        "x = 1 if (z if c else 0) == 2 else 3",
        "class Open:\n    pass",
    ],
)
def test_the_pitfalls_are_recognised(source: str) -> None:
    assert faults(source)


@pytest.mark.parametrize(
    "source",
    [
        "x = y << 3",
        "x = 1 << 61",
        "x = 0xF << 4 * KIND",
        "x: i64 = 0 if c else y",
        "s.x = 0 if c else y",
        "x = 1 if c else 2",
        "class Contract(Protocol):\n    pass",
        "class Base:\n    pass\n@final\nclass Made(Base):\n    pass",
    ],
)
def test_what_is_compiled_rightly_is_allowed(source: str) -> None:
    assert faults(source) == []
