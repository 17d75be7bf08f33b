import { t } from "../lib/i18n.svelte";
import { fieldLabel, isEmpty, isOfSeats, isThings, keyOfValue, label, valueText, type Things } from "./words";

export interface Fact {
  key: string;
  label: string;
  text: string;
}

/** What is known of every player: a column a fact, a row a seat. */
export interface SeatTable {
  key: string;
  label: string;
  columns: { key: string; label: string }[];
  rows: string[][];
}

export interface Group {
  key: string;
  label: string;
  facts: Fact[];
}

export interface Sheet {
  facts: Fact[];
  tables: SeatTable[];
  groups: Group[];
}

/** Said elsewhere on the page: by the buttons, the prompt, the names and the top bar. */
const ELSEWHERE = ["legal", "moves", "game", "setup", "edition", "options", "seat", "to_move", "phase", "outcome"];
const PLAYERS = "seats";

/** All that a view tells, in words: plain facts, what is known of every player, then group by group. */
export function sheetOf(view: Things, names: readonly string[], shown: readonly string[] = []): Sheet {
  const gatherer = new Gatherer(names, new Set([...ELSEWHERE, ...shown]));
  gatherer.gather(view);
  return gatherer.sheet();
}

class Gatherer {
  readonly #facts: Fact[] = [];
  readonly #tables = new Map<string, SeatTable>();
  readonly #groups: Group[] = [];

  constructor(
    readonly names: readonly string[],
    readonly leftOut: ReadonlySet<string>,
  ) {}

  sheet(): Sheet {
    const tables = [...this.#tables.values()].filter((table) => table.columns.length);
    tables.sort((one, other) => Number(other.key === PLAYERS) - Number(one.key === PLAYERS));
    return { facts: this.#facts, tables, groups: this.#groups.filter((group) => group.facts.length) };
  }

  /** ``above``: what stood around these things; what they only repeat is not told again. */
  gather(things: Things, path: string[] = [], above: ReadonlyMap<string, unknown> = new Map()): void {
    const facts = path.length ? this.#openGroup(path) : this.#facts;
    const parts = Object.entries(things).filter(([key, value]) => !this.leftOut.has(key) && !isEmpty(value));
    const known = new Map([...above, ...parts]);
    for (const [key, value] of parts) {
      if (above.get(key) === value) continue;
      if (isOfSeats(key, value, this.names)) this.#addColumns(key, value, path);
      else if (isThings(value)) this.gather(value, [...path, key], known);
      else if (Array.isArray(value) && value.some(isThings)) this.gather(numbered(value), [...path, key], known);
      else facts.push(this.#fact(key, value, path.at(-1)));
    }
  }

  #fact(key: string, value: unknown, around = key): Fact {
    return { key, label: label(key), text: valueText(keyOfValue(around, key, value, this.names), value, this.names) };
  }

  #openGroup(path: string[]): Fact[] {
    const group = {
      key: path.join("."),
      label: path
        .slice(isNumber(path.at(-1)) ? -2 : -1)
        .map(label)
        .join(" "),
      facts: [],
    };
    this.#groups.push(group);
    return group.facts;
  }

  #addColumns(key: string, seats: unknown[], path: string[]): void {
    const parts = seats.every(isThings) ? partsOf(seats) : { [key]: seats };
    const table =
      key in parts || key === PLAYERS
        ? this.#table(PLAYERS, t("players"))
        : this.#table([...path, key].join("."), fieldLabel(key));
    for (const [part, values] of Object.entries(parts)) {
      if (this.leftOut.has(part) || values.every(isEmpty)) continue;
      table.columns.push({ key: part, label: fieldLabel(part) });
      values.forEach((value, seat) => table.rows[seat]?.push(valueText(part, value, this.names)));
    }
  }

  #table(key: string, label: string): SeatTable {
    const table = this.#tables.get(key) ?? { key, label, columns: [], rows: this.names.map(() => []) };
    this.#tables.set(key, table);
    return table;
  }
}

const isNumber = (key = ""): boolean => /^\d+$/.test(key);
/** The elements of a list, counted from 1. */
const numbered = (list: unknown[]): Things => Object.fromEntries(list.map((one, place) => [place + 1, one]));

/** Of every part that some seat has: the values of all seats. */
function partsOf(seats: Things[]): { [part: string]: unknown[] } {
  const keys = new Set(seats.flatMap((seat) => Object.keys(seat)));
  return Object.fromEntries([...keys].map((key) => [key, seats.map((seat) => seat[key])]));
}
