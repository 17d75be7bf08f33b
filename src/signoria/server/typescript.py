"""Writes the TypeScript types of the protocol: ``python -m signoria.server.typescript web/src/protocol.ts``."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any

import msgspec

from signoria.engine import Inventory, Record
from signoria.server import schemas
from signoria.table import messages, terms

HEAD = "// Written by `python -m signoria.server.typescript web/src/protocol.ts`. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> dict[str, Any]:
    """Every named type of the protocol."""
    here = [kind for kind in vars(schemas).values() if getattr(kind, "__module__", "") == schemas.__name__]
    bodies = [kind for kind in here if issubclass(kind, msgspec.Struct) and kind.__struct_fields__]
    kinds = [*members(messages.AnyCommand), *members(messages.AnyMessage), Record, Inventory, *bodies]
    return {kind.__name__: kind for kind in kinds}


def members(union: UnionType) -> tuple[type, ...]:
    return union.__args__


def reference(schema: dict[str, Any]) -> str:
    return str(schema["$ref"]).rsplit("/", 1)[-1]


def expression(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return reference(schema)
    if "enum" in schema:
        return " | ".join(repr(value).replace("'", '"') for value in schema["enum"])
    if "const" in schema:
        return repr(schema["const"]).replace("'", '"')
    if "anyOf" in schema:
        return " | ".join(expression(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return array(schema)
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"{{ [key: string]: {expression(values) if isinstance(values, dict) else 'unknown'} }}"
    return PLAIN.get(schema.get("type", ""), "unknown")


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(expression(part) for part in schema['prefixItems'])}]"
    inner = expression(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """One struct. ``optional``: fields with defaults may be missing."""
    lines = [f"/** {' '.join(schema['description'].split())} */"] if schema.get("description") else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    for field, kind in schema.get("properties", {}).items():
        mark = "" if field in required or not optional else "?"
        lines.append(f"  {field}{mark}: {expression(kind)};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    named = types()
    _, components = msgspec.json.schema_components(list(named.values()), ref_template="#/$defs/{name}")
    parts = [HEAD]
    for name, schema in sorted(components.items()):
        if "enum" in schema:
            parts.append(f"export type {name} = {expression(schema)};")
        else:
            parts.append(interface(name, schema, leaves_out(name)))
    for name, union in (("Command", messages.AnyCommand), ("News", messages.AnyNews), ("Message", messages.AnyMessage)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in members(union))};")
    return "\n\n".join(parts) + "\n"


def leaves_out(name: str) -> bool:
    """Whether fields with defaults may be missing in the JSON of this type."""
    kind = getattr(messages, name, None) or getattr(schemas, name, None) or getattr(terms, name, None)
    if kind is None:
        return True
    return bool(kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript())
    else:
        print(typescript(), end="")
