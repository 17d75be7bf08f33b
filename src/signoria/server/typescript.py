"""Writes the TypeScript of the protocol and of every title's views and components: ``make types``."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import UnionType
from typing import Any, cast

import msgspec
from msgspec import inspect as typed

from signoria.engine import Inventory, Record, game, titles
from signoria.server.http import schemas
from signoria.table import messages
from signoria.teacher.calibration import Calibration

HEAD = "// Written by `make types`. Do not edit."
JSON = "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };"
WIDTH = 120
"""Of a line, as web/.prettierrc.json says."""
IN_TREE = "signoria.titles."
PLAIN: dict[type[typed.Type], str] = {
    typed.AnyType: "Json",
    typed.StrType: "string",
    typed.IntType: "number",
    typed.FloatType: "number",
    typed.BoolType: "boolean",
    typed.NoneType: "null",
}
UNIONS: dict[str, UnionType] = {
    "Command": messages.AnyCommand,
    "News": messages.AnyNews,
    "Message": messages.AnyMessage,
}
ALIASES = {frozenset(union.__args__): name for name, union in UNIONS.items()}
Struct = type[msgspec.Struct]


def files() -> dict[str, str]:
    """Every file that is written, by its path in ``web/src``."""
    views = {f"titles/{name}/view.ts": view_file(view) for name, view in view_types().items()}
    boxes = {f"titles/{name}/box.ts": box_file(box) for name, box in box_types().items()}
    return {"protocol.ts": protocol_file(), **views, **boxes}


def view_types() -> dict[str, Struct]:
    """What a view is in each title of this house; a title from elsewhere brings its own page, or none."""
    return in_tree({name: game(name).view_type for name in titles()})


def box_types() -> dict[str, Struct]:
    """What the components are in each title of this house that says it."""
    return in_tree({name: game(name).box_type for name in titles()})


def in_tree(kinds: Mapping[str, type | None]) -> dict[str, Struct]:
    return {name: kind for name, kind in kinds.items() if kind and kind.__module__.startswith(IN_TREE)}


def protocol_file() -> str:
    structs = sorted(structs_in(protocol_types()), key=lambda struct: struct.__name__)
    named = [alias(name, [kind.__name__ for kind in union.__args__]) for name, union in UNIONS.items()]
    return joined([HEAD, f"/** Data of any shape. */\n{JSON}", *map(interface, structs), *named])


def view_file(view: Struct) -> str:
    """The view of a title and all it is made of; what the protocol has too is taken from there."""
    shared = structs_in(protocol_types())
    found = structs_in([view])
    own = [struct for struct in found if struct not in shared]
    taken = sorted([*(struct.__name__ for struct in found if struct in shared), *(["Json"] if untyped(view) else [])])
    head = f'{HEAD}\nimport type {{ {", ".join(taken)} }} from "../../protocol";' if taken else HEAD
    return joined([head, *map(interface, own)])


def box_file(box: Struct) -> str:
    """The components of a title, which are served in full: nothing is left out because it is usual."""
    return joined([HEAD, *(interface(struct, may_be_missing=False) for struct in structs_in([box]))])


def joined(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"


@cache
def protocol_types() -> tuple[Struct, ...]:
    here = [kind for kind in vars(schemas).values() if getattr(kind, "__module__", "") == schemas.__name__]
    bodies = [kind for kind in here if issubclass(kind, msgspec.Struct) and kind.__struct_fields__]
    spoken = [kind for union in UNIONS.values() for kind in union.__args__]
    return (*spoken, Record, Inventory, Calibration, *bodies)


def structs_in(roots: Iterable[Struct]) -> list[Struct]:
    """The structs that these are made of, themselves included, in the order in which one meets them."""
    found: dict[Struct, None] = {}
    waiting = list(roots)
    while waiting:
        struct = waiting.pop(0)
        if struct not in found:
            found[struct] = None
            waiting += [part.cls for field in fields_of(struct) for part in parts_of(field.type) if is_struct(part)]
    return list(found)


def is_struct(kind: typed.Type) -> bool:
    return isinstance(kind, typed.StructType)


def fields_of(struct: Struct) -> tuple[typed.Field, ...]:
    return cast("typed.StructType", typed.type_info(struct)).fields


def parts_of(kind: typed.Type) -> Iterator[Any]:
    """A type and the types inside it; a struct is not opened."""
    yield kind
    inner: tuple[typed.Type, ...] = ()
    if isinstance(kind, typed.Metadata):
        inner = (kind.type,)
    elif isinstance(kind, typed.UnionType):
        inner = kind.types
    elif isinstance(kind, typed.TupleType):
        inner = kind.item_types
    elif isinstance(kind, typed.VarTupleType | typed.ListType):
        inner = (kind.item_type,)
    elif isinstance(kind, typed.DictType):
        inner = (kind.value_type,)
    for part in inner:
        yield from parts_of(part)


def expression(kind: typed.Type) -> str:
    """A type in TypeScript."""
    return " | ".join(choices(kind))


def choices(kind: typed.Type) -> list[str]:
    """The same as a list: what it may be instead."""
    if isinstance(kind, typed.Metadata):
        stated = (kind.extra_json_schema or {}).get("type")
        return [stated] if stated else choices(kind.type)
    if isinstance(kind, typed.UnionType):
        named = ALIASES.get(frozenset(getattr(part, "cls", None) for part in kind.types))
        return [named] if named else [choice for part in kind.types for choice in choices(part)]
    if isinstance(kind, typed.LiteralType):
        return [json.dumps(value) for value in kind.values]
    return [single(kind)]


def single(kind: typed.Type) -> str:
    if isinstance(kind, typed.StructType):
        return kind.cls.__name__
    if isinstance(kind, typed.TupleType):
        return f"[{', '.join(map(expression, kind.item_types))}]"
    if isinstance(kind, typed.VarTupleType | typed.ListType):
        inner = expression(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, typed.DictType):
        return f"{{ [key: string]: {expression(kind.value_type)} }}"
    return PLAIN[type(kind)]


def interface(struct: Struct, *, may_be_missing: bool = True) -> str:
    """``may_be_missing``: fields that have their usual value, where the struct leaves those out."""
    lines = [*comment(struct.__dict__.get("__doc__") or "", ""), f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    said = field_docs(struct)
    may_be_missing = may_be_missing and (config.omit_defaults or config.forbid_unknown_fields)
    for field in fields_of(struct):
        mark = "?" if may_be_missing and not field.required else ""
        lines += comment(said.get(field.name, ""), "  ")
        lines.append(declared(f"  {key(field.encode_name)}{mark}:", choices(field.type), "    "))
    return "\n".join([*lines, "}"])


def key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def alias(name: str, parts: list[str]) -> str:
    return declared(f"export type {name} =", parts, "  ")


def declared(start: str, parts: list[str], indent: str) -> str:
    """On one line if it fits, else one choice, or one part of a list of fixed length, a line."""
    line = f"{start} {' | '.join(parts)};"
    if len(line) > WIDTH and len(parts) == 1 and parts[0].startswith("["):
        items = parts[0].strip("[]").split(", ")
        return "\n".join([f"{start} [", *(f"{indent}{item}," for item in items), f"{indent[2:]}];"])
    return line if len(line) <= WIDTH else "\n".join([start, *(f"{indent}| {part}" for part in parts)]) + ";"


def comment(text: str, indent: str) -> list[str]:
    """The sentences of a docstring; its examples are in Python."""
    sentences = " ".join(text.partition(">>>")[0].split())
    said = re.sub(r"\bNone\b", "null", sentences.replace("``", "`"))
    if not said or len(indent) + len(said) + len("/**  */") <= WIDTH:
        return [f"{indent}/** {said} */"] if said else []
    lines = textwrap.wrap(said, WIDTH - len(indent) - len(" * "))
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def field_docs(struct: Struct) -> dict[str, str]:
    """What stands below each field, as a text of its own."""
    said: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            [written] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
            said |= documented(written.body if isinstance(written, ast.ClassDef) else [])
    return said


def documented(body: list[ast.stmt]) -> dict[str, str]:
    said = {}
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                said[name] = text
    return said


def untyped(struct: Struct) -> list[str]:
    """The fields, here or further down, that say nothing of what they hold: ``View.position``."""
    shared = structs_in(protocol_types())
    return [
        f"{part.__name__}.{field.name}"
        for part in structs_in([struct])
        if part not in shared
        for field in fields_of(part)
        if any(isinstance(inside, typed.AnyType) for inside in parts_of(field.type))
    ]


def write(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).write_text(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
