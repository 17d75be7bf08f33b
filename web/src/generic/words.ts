import { n, speech, t } from "../lib/i18n.svelte";
import { directionOf } from "../lib/languages";
import { isolated, nameOf, row, variables } from "../lib/telling";

/** Part of a view: nothing is known of it but that it is JSON. */
export interface Things {
  [key: string]: unknown;
}

/** What stands where there is nothing. */
export const NOTHING = "–";
const RLM = "\u200f";

export const isThings = (value: unknown): value is Things =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (typeof value === "object" && !Object.keys(value).length);

/** The key of a field in words: the title's own for it, else the key itself. */
export function fieldLabel(key: string): string {
  const id = `fact-${key}`;
  return speech.knows(id) ? t(id) : key.replace(/[-_]+/g, " ");
}

/** The same for a key that may be the name of a thing. */
export const label = (key: string): string =>
  speech.knows(`fact-${key}`) ? fieldLabel(key) : (thing("name", key) ?? fieldLabel(key));

/** A value in words, by the tables with which its title tells events; of a list of things, each on a line of its own. */
export function valueText(key: string, value: unknown, names: readonly string[]): string {
  if (isEmpty(value)) return NOTHING;
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (isThings(value)) return thingsText(key, value, names);
  const told = toldAs(key, value, names);
  if (Array.isArray(told)) return listText(key, told, names);
  if (typeof told === "number") return n(told);
  return (typeof value === "string" && told === value && thing(key, value)) || String(told);
}

function listText(key: string, list: unknown[], names: readonly string[]): string {
  const texts = list.map((one) => valueText(key, one, names));
  return list.some(isThings) ? texts.map(isolated).join("\n") : row(texts);
}

/** Only what there is: a part that is true is just named, one that is false or empty is not. */
function thingsText(key: string, things: Things, names: readonly string[]): string {
  const parts = Object.entries(things).filter(([, value]) => value !== false && !isEmpty(value));
  const texts = parts.map(([part, value]) => (value === true ? label(part) : pair(key, part, value, names)));
  return texts.length ? directed(row(texts)) : NOTHING;
}

function pair(key: string, part: string, value: unknown, names: readonly string[]): string {
  const text = valueText(keyOfValue(key, part, value, names), value, names);
  return directed(t("labelled-value", { fact: label(part), value: text }));
}

/** With a mark of the page's direction: what is made of isolated parts alone would run from left to right. */
const directed = (text: string): string => (directionOf(speech.language) === "rtl" ? RLM : "") + text;

/** By which key to tell a part of something: the key of the whole may say what all its values are. */
export const keyOfValue = (whole: string, part: string, value: unknown, names: readonly string[]): string =>
  isThings(value) || toldAs(whole, value, names) === value ? part : whole;

/** What the shared telling makes of it: words, or the value itself where it knows nothing of the key. */
function toldAs(key: string, value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value) && value.some((one) => typeof one === "object")) return value;
  const told = Object.entries(variables({ [key]: value }, names));
  return told.find(([name]) => !/_(is|count)$/.test(name))?.[1] ?? value;
}

/** A list that tells of every seat, in their order: of things, or what the telling takes for a tally. */
export function isOfSeats(key: string, value: unknown, names: readonly string[]): value is unknown[] {
  if (!Array.isArray(value) || value.length !== names.length) return false;
  return value.every(isThings) || key === "seats" || isTally(key, value, names);
}

function isTally(key: string, value: unknown[], names: readonly string[]): boolean {
  const told = variables({ [key]: value }, names);
  return !(`${key}_count` in told) && typeof toldAs(key, value, names) === "string";
}

/** The name of a thing, if the title has one: of its kind, or of any. */
function thing(key: string, id: string): string | undefined {
  const kinds = ["name", key, key.replace(/s$/, "")];
  return kinds
    .map((kind) => nameOf(kind, id))
    .find((name) => name !== id)
    ?.toString();
}
