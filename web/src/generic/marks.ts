import type { Inventory } from "../protocol";

export type Marks = Inventory["marks"];
export type Mark = Marks[string];

/** What stands after a value that the rulebook does not state. */
export const SIGNS: { [mark in Mark]: string } = { fact: "", inferred: "~", reconstructed: "*" };
/** Where the values say themselves what the signs say. */
const LISTS = new Set(["inferred", "reconstructed", "mark"]);

/** The mark of a value by its path; what has none of its own has that of the value it is part of. */
export function markOf(marks: Marks, path: string): Mark {
  const around = path.slice(0, Math.max(path.lastIndexOf("."), 0));
  return marks[path] ?? (around ? markOf(marks, around) : "fact");
}

/** The parts of a value with their paths: things are called by their id, elements of other lists by number, from 1. */
export function partsOf(value: object, path: string, marked: boolean): { key: string; path: string; part: unknown }[] {
  return Object.entries(value)
    .filter(([key]) => !marked || !LISTS.has(key))
    .map(([key, part]) => {
      const named = marked && Array.isArray(value);
      const name = named ? ((part as { id?: string } | null)?.id ?? String(Number(key) + 1)) : key;
      return { key: name, path: path ? `${path}.${name}` : name, part: part as unknown };
    });
}
