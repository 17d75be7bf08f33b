import type { Event } from "../protocol";
import { Name, speech, t, type Args } from "./i18n.svelte";

/** How the arguments of an event become the variables of its message: the rule is at the head of en/game.ftl and en/virtu.ftl. */
const SEAT = new Set(["seat", "to", "from", "defender", "owner", "to_move", "rival", "former"]);
const SEATS = new Set(["seats", "winners", "leaders", "order"]);
const TALLY = new Set(["strengths", "before", "after", "courtesans", "scores"]);
const THINGS = [
  "card",
  "slot",
  "city",
  "from",
  "to",
  "source",
  "sources",
  "place",
  "item",
  "power",
  "bonus",
  "symbol",
  "family",
  "what",
];
/** The arguments of each title that name something, and how the ids of those names begin. */
const NAMED: { [title: string]: { [key: string]: string } } = {
  condottiere: { card: "card", cards: "card", region: "region", from: "region", to: "region" },
  virtu: { ...Object.fromEntries(THINGS.map((key) => [key, "name"])), for: "for", phase: "phase" },
};
/** What an action of each title names after its colon: one thing, or two with a sign between them. */
const ONE: { [title: string]: string[] } = { condottiere: ["card", "region", "count"], virtu: ["what"] };
const TWO: { [sign: string]: string[] } = { ">": ["from", "to"], "=": ["source", "symbol"], "@": ["number", "slot"] };
/** Symbols of Virtù and how many of each. */
const BUNDLES = new Set(["price", "missing"]);
const CASH = "cash:";
const RENAMED: { [name: string]: string } = { seat: "player", seats: "players" };
const NONE = "none";
const FSI = "\u2068";
const PDI = "\u2069";

export const isolated = (text: string): string => FSI + text + PDI;
/** Without the marks that isolate directions: for what is sent, not shown. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
/** A list of people or places: "a, b and c". */
export const joined = (parts: string[]): string => speech.list(parts.map(isolated));
/** A list of cards, numbers or other things: "a, b, c". */
export const row = (parts: string[]): string => parts.map(isolated).join(t("separator"));

export function variables(args: { [key: string]: unknown }, names: readonly string[]): Args {
  const told: Args = {};
  for (const [key, value] of Object.entries(args)) {
    const name = RENAMED[key] ?? key;
    if (SEATS.has(key) && Array.isArray(value)) {
      const seats = value as number[];
      told[`${name}_count`] = seats.length;
      told[name] = joined(seats.map((seat) => names[seat] ?? ""));
    } else if (SEAT.has(key) && typeof value !== "string") {
      told[`${name}_is`] = value === null ? NONE : "one";
      told[name] = value === null ? NONE : (names[value as number] ?? "");
    } else {
      told[name] = word(key, value, names);
    }
  }
  if (args.price) told.payment = paymentOf(args);
  return told;
}

/** What was paid, or would be: the room, then other sources, then the treasury. */
function paymentOf({
  room = [],
  sources = [],
  florins = 0,
}: {
  room?: string[];
  sources?: string[];
  florins?: number;
}): string {
  const parts = [...room, ...sources].map(sourceOf);
  if (florins) parts.push(t("payment-treasury", { florins }));
  return parts.length ? row(parts) : NONE;
}

function sourceOf(source: string): string {
  if (source.startsWith(CASH)) return t("payment-cash", { source: nameOf("name", source.slice(CASH.length)) });
  return String(nameOf("name", source));
}

function word(key: string, value: unknown, names: readonly string[]): Name | string | number {
  if (value === null || value === undefined) return NONE;
  if (BUNDLES.has(key)) return bundle(value as { [symbol: string]: number });
  if (typeof value === "boolean") return value ? "yes" : "no";
  const kind = NAMED[speech.title]?.[key];
  if (kind && Array.isArray(value)) return value.length ? namesOf(kind, value as (string | number)[]) : NONE;
  if (kind) return nameOf(kind, value as string | number);
  if (TALLY.has(key) && Array.isArray(value)) {
    return row((value as number[]).map((number, seat) => t("tally", { player: names[seat] ?? "", number })));
  }
  return value as string | number;
}

const bundle = (symbols: { [symbol: string]: number }): string =>
  row(Object.entries(symbols).map(([symbol, count]) => t(`count-${symbol}`, { count }))) || NONE;

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

export const tell = (event: Event, names: readonly string[]): string =>
  t(`event-${event.id}`, variables(event.args, names));

/** An action as on a button; the same for hints with ``hint``. */
export function actionText(action: string, as: "action" | "hint" = "action"): string {
  if (as === "hint" && speech.knows("hint-action")) return t("hint-action", { action: actionText(action) });
  const [verb = "", what = ""] = action.split(":");
  const id = `${as}-${verb}`;
  return speech.knows(id) ? t(id, variables(partsOf(what), [])) : action;
}

/** What follows the colon of an action, as arguments. */
export function partsOf(what: string): { [key: string]: string | number } {
  const number = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part);
  const sign = Object.keys(TWO).find((one) => what.includes(one));
  if (!sign) return Object.fromEntries((ONE[speech.title] ?? []).map((key) => [key, number(what)]));
  return Object.fromEntries(what.split(sign).map((part, place) => [TWO[sign]![place]!, number(part)]));
}
