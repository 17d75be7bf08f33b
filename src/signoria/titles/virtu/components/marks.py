"""How sure every value of a box is: a fact of the rulebook, inferred from it, or reconstructed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from signoria.engine.contract import Mark
from signoria.titles.virtu.components.component_file import Components, Table

MARKS: tuple[Mark, ...] = ("fact", "inferred", "reconstructed")  # from the surest
LISTS_OF_MARKS = ("inferred", "reconstructed")
SIGNS: dict[Mark, str] = {"fact": "", "inferred": "~", "reconstructed": "*"}
USUAL_SIDE = "both"
NOT_TOLD = ("id", "name", "at", "players", "colour", "dynasty", *LISTS_OF_MARKS)


def marks_of(box: Components) -> dict[str, Mark]:
    """Every value by its path, ``noble.ambassador.cost``, and every part of one, ``noble.ambassador.cost.florin``."""
    found = {f"{name}.{key}": table.mark(key) for _, name, table in tables_of(box) for key in keys_of(table)}
    found |= {f"map.roads.{number}": road.mark for number, road in enumerate(box.map.roads, 1)}
    found["map.roads"] = max((road.mark for road in box.map.roads), key=MARKS.index)
    return found


def tables_of(thing: msgspec.Struct, path: str = "$", name: str = "") -> Iterator[tuple[str, str, Table]]:
    """Every table of a box: its path as in errors, ``$.city[3]``, its path by names, ``city.Genova``, and itself."""
    for field, key in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
        value = getattr(thing, field)
        here = f"{name}.{key}" if name else key
        if isinstance(value, Table):
            yield f"{path}.{key}", here, value
        elif is_list_of_tables(value):
            for number, table in enumerate(value):
                place, called = f"{path}.{key}[{number}]", f"{here}.{table.id}"
                yield place, called, table
                yield from tables_of(table, place, called)


def keys_of(table: Table) -> Iterator[str]:
    """What can be marked in a table: its values, and the parts of them."""
    for field, key in zip(table.__struct_fields__, table.__struct_encode_fields__, strict=True):
        value = getattr(table, field)
        if key not in LISTS_OF_MARKS and not is_list_of_tables(value):
            yield key
            yield from (f"{key}.{part}" for part in parts_of(value))


def parts_of(value: object) -> tuple[str, ...]:
    """What a value consists of: the keys of a table, or the numbers of a list's elements, from 1."""
    if isinstance(value, Mapping):
        return tuple(value)
    if isinstance(value, msgspec.Struct):
        return value.__struct_encode_fields__
    return tuple(str(number) for number in range(1, len(value) + 1)) if isinstance(value, tuple) else ()


def is_list_of_tables(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Table)


def values_of(table: Table) -> Iterator[tuple[str, object]]:
    """What there is to tell of a city, card, token or family."""
    for field, key in zip(table.__struct_fields__, table.__struct_encode_fields__, strict=True):
        value = getattr(table, field)
        if value and value != USUAL_SIDE and key not in NOT_TOLD and not is_list_of_tables(value):
            yield key, value
