import type { Event } from "../protocol";
import { Name, speech, t, type Args } from "./i18n.svelte";

// How arguments become the variables of messages: docs/words.md. The tables are the title's, as the server sends them;
// src/signoria/locales/messages.py reads them in the same way, and tests/locales/telling.json holds both to the same
// sentences.

const RENAMED: { [name: string]: string } = { seat: "player", seats: "players" };
const NONE = "none";
/** What an argument may be; anything else is how the ids of its names begin. */
const KINDS = new Set(["seat", "seats", "tally", "counts"]);
/** Between the two parts of an action. */
const SIGN = /[>=@]/;
const FSI = "\u2068";
const PDI = "\u2069";

export const isolated = (text: string): string => FSI + text + PDI;
/** Without the marks that isolate directions: for what is sent, not shown. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
/** A list of people or places: "a, b and c". */
export const joined = (parts: string[]): string => speech.list(parts.map(isolated));
/** A list of cards, numbers or other things: "a, b, c". */
export const row = (parts: string[]): string => parts.map(isolated).join(t("separator"));

interface Given {
  [key: string]: unknown;
}

export function variables(args: Given, names: readonly string[], me: number | null = null): Args {
  const told: Args = {};
  for (const [key, value] of Object.entries(args)) {
    Object.assign(told, variable(RENAMED[key] ?? key, kindOf(key, value), value, names, me));
  }
  for (const [name, { needs, of }] of Object.entries(speech.tables.rows)) {
    if (needs in args) told[name] = rowOf(name, of, args);
  }
  return told;
}

/** What an argument is: ``seat|region`` is a region if it is a text. */
function kindOf(key: string, value: unknown): string {
  const [ofNumbers = "", ofTexts] = (speech.tables.arguments[key] ?? "").split("|");
  return ofTexts && typeof value === "string" ? ofTexts : ofNumbers;
}

function variable(name: string, kind: string, value: unknown, names: readonly string[], me: number | null): Args {
  if (kind === "seats" && Array.isArray(value)) {
    const seats = value as number[];
    return { [`${name}_count`]: seats.length, [name]: joined(seats.map((seat) => names[seat] ?? "")) };
  }
  if (kind === "seat") {
    const nobody = value === null || value === undefined;
    return { [`${name}_is`]: nobody ? NONE : "one", [name]: nobody ? NONE : (names[value as number] ?? "") };
  }
  return { [name]: word(kind, value, names, me) };
}

function word(kind: string, value: unknown, names: readonly string[], me: number | null): Name | string | number {
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (kind === "counts") return counted(value as { [thing: string]: number });
  if (kind === "tally" && Array.isArray(value)) {
    return row((value as number[]).map((number, seat) => address("tally", { seat, number }, names, me)));
  }
  if (!kind || KINDS.has(kind)) return value as string | number;
  if (Array.isArray(value)) return value.length ? namesOf(kind, value as (string | number)[]) : NONE;
  return nameOf(kind, value as string | number);
}

const counted = (things: { [thing: string]: number }): string =>
  row(Object.entries(things).map(([thing, count]) => t(`count-${thing}`, { count }))) || NONE;

/** Several arguments in a row: of lists the members, of numbers what is counted, if anything. */
function rowOf(name: string, keys: readonly string[], args: { [key: string]: unknown }): string {
  const said = keys.flatMap((key) => {
    const value = (args[key] ?? []) as number | string[];
    if (typeof value === "number") return value ? [t(`${name}-${key}`, { [key]: value })] : [];
    return value.map((thing) => memberOf(name, kindOf(key, value), thing));
  });
  return row(said) || NONE;
}

/** A thing in a row; one with a word before it, such as cash:Roma, has a message for it. */
function memberOf(row: string, kind: string, thing: string): string {
  const colon = thing.lastIndexOf(":");
  const name = nameOf(kind, thing.slice(colon + 1));
  return colon > 0 ? t(`${row}-${thing.slice(0, colon)}`, { what: name }) : String(name);
}

/** The name of a thing, if it has one; of one with a number, such as left-2, the name that counts. */
export function nameOf(kind: string, thing: string | number): Name | string | number {
  const [, stem, number] = /^(.+)-(\d+)$/.exec(String(thing)) ?? [];
  if (stem && speech.knows(`numbered-${stem}`)) return named(`numbered-${stem}`, { number: Number(number) });
  return speech.knows(`${kind}-${thing}`) ? named(`${kind}-${thing}`) : thing;
}

function namesOf(kind: string, things: (string | number)[]): Name {
  const names = things.map((thing) => nameOf(kind, thing));
  return new Name((form) => row(names.map((name) => (name instanceof Name ? name.form(form) : String(name)))));
}

const named = (id: string, args?: Args): Name => new Name((form) => speech.text(id, args, form));

/** An event as a sentence for the log; the seat ``me`` reads it, and is "you". */
export const tell = (event: Event, names: readonly string[], me: number | null = null): string =>
  address(`event-${event.id}`, event.args, names, me);

/** A message with its arguments in words. Who is one of them reads the form that is called so: ``.player``. */
export function address(id: string, args: Given, names: readonly string[], me: number | null): string {
  const mine = Object.entries(args).filter(([key, value]) => isSeat(key, value, me));
  const forms = mine.map(([key]) => RENAMED[key] ?? key);
  return speech.text(id, variables(args, names, me), speech.formOf(id, forms));
}

/** Whether an argument is this seat and nobody else. */
function isSeat(key: string, value: unknown, me: number | null): boolean {
  if (me === null || !["seat", "seats"].includes(kindOf(key, value))) return false;
  return Array.isArray(value) ? value.length === 1 && value[0] === me : value === me;
}

/** An action as on a button; the same for hints with ``hint``. */
export function actionText(action: string, as: "action" | "hint" = "action"): string {
  const [verb = "", what = ""] = action.split(":");
  const id = `${as}-${verb}`;
  if (speech.knows(id)) return t(id, variables(partsOf(what), []));
  return as === "hint" ? t("hint-action", { action: actionText(action) }) : action;
}

/** What follows the colon of an action, as arguments. */
export function partsOf(what: string): { [key: string]: string | number } {
  const patterns = speech.tables.actions;
  for (const pattern of patterns) {
    const sign = SIGN.exec(pattern)?.[0];
    if (!sign || !what.includes(sign)) continue;
    const parts = what.split(sign);
    return Object.fromEntries(pattern.split(sign).map((key, place) => [key, numberOrWord(parts[place] ?? "")]));
  }
  return Object.fromEntries(patterns.filter((key) => !SIGN.test(key)).map((key) => [key, numberOrWord(what)]));
}

const numberOrWord = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part);
