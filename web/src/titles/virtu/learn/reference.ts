import { t } from "../../../lib/i18n.svelte";
import { inOrder, type Counts } from "../symbols";
import type { Box } from "../box";
import { nameFor } from "../palace/cards";
import { ruleOfAction } from "./rules";

/** A line of the reference: a thing of the box, or a sign of the table, and what it does. */
export interface Entry {
  /** What it is called; a sign is only explained. */
  name?: string;
  /** Its drawing. */
  glyph?: string;
  /** As the box calls it. */
  card?: string;
  /** Where its values lie in the component file. */
  path?: string;
  cost?: Counts;
  symbols?: Counts;
  action?: string | null;
  /** What else it brings, each with the part of its path. */
  facts: { text: string; path?: string }[];
  /** The rule that tells more. */
  rule?: string;
}

export interface Section {
  id: string;
  entries: Entry[];
}

const SYMBOLS = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"];
const ACTIONS = ["govern", "patronage", "trade", "diplomacy", "war", "intrigue"];
const SIGNS = ["city", "anchor", "pirate", "cathedral", "troop", "agent", "indulgence", "trophy", "prestige"];

/** Everything that can be looked up, from the components that are played with. */
export const referenceOf = (box: Box): Section[] => [
  { id: "symbols", entries: SYMBOLS.map((id) => sign(`s-${id}`, nameFor(id), `reference-symbol-${id}`, "V-PAY-5")) },
  {
    id: "actions",
    entries: ACTIONS.map((id) => sign(`a-${id}`, t(`room-${id}`), `reference-action-${id}`, ruleOfAction(id))),
  },
  { id: "signs", entries: SIGNS.map((id) => sign(id, undefined, `reference-sign-${id}`)) },
  { id: "nobles", entries: box.noble.map((noble) => entryOf(noble, `noble.${noble.id}`)) },
  {
    id: "families",
    entries: box.family.flatMap(({ id, card }) => card.map((one) => entryOf(one, `family.${id}.card.${one.id}`))),
  },
  {
    id: "tokens",
    entries: box.token.map((token) => entryOf(token, `token.${token.id}`, `reference-token-${token.id}`)),
  },
  {
    id: "powers",
    entries: box.alliance.map(({ id, cost }) => ({
      ...entryOf({ id, cost }, `alliance.${id}`, `card-${id}-effect`),
      glyph: `p-${id}`,
    })),
  },
  { id: "bonuses", entries: box.bonus.map((bonus) => entryOf(bonus, `bonus.${bonus.id}`, `card-${bonus.id}-effect`)) },
  { id: "cities", entries: box.city.map((city) => entryOf(city, `city.${city.id}`)) },
];

/** What may be printed on a thing of the box. */
interface Printed {
  id: string;
  cost?: Counts;
  symbols?: Counts;
  action?: string | null;
  "war-cost"?: number;
  agent?: boolean;
  prestige?: number;
  places?: number;
  copies?: number;
  limit?: number | null;
  strength?: number;
}

const sign = (glyph: string, name: string | undefined, about: string, rule?: string): Entry => ({
  glyph,
  facts: [{ text: t(about) }],
  ...(name && { name }),
  ...(rule && { rule }),
});

function entryOf(thing: Printed, path: string, about?: string): Entry {
  const { id, cost, symbols, action } = thing;
  const facts: Entry["facts"] = about ? [{ text: t(about) }] : [];
  const fact = (part: keyof Printed, text: string): unknown => facts.push({ text, path: `${path}.${part}` });
  if (thing.strength) fact("strength", t("reference-strength", { strength: thing.strength }));
  if (symbols?.war && !about) fact("war-cost", t("palace-war-cost", { count: thing["war-cost"] ?? 0 }));
  if (thing.agent && !about) fact("agent", t("reference-agent"));
  if (thing.places && !about?.startsWith("card-")) fact("places", t("reference-places", { count: thing.places }));
  if (thing.prestige) fact("prestige", t("prestige-total", { points: thing.prestige }));
  if (thing.limit) fact("limit", t("reference-limit", { count: thing.limit }));
  if (thing.copies) fact("copies", t("reference-copies", { count: thing.copies }));
  return {
    name: nameFor(id),
    card: id,
    path,
    facts,
    ...(cost && { cost }),
    ...(symbols && { symbols }),
    ...(action && { action }),
  };
}

/** All that is said of an entry, to be searched. */
export function wordsOf({ name, facts, cost, symbols, action }: Entry): string {
  const kinds = inOrder({ ...cost, ...symbols }).map(([symbol]) => nameFor(symbol));
  return [name, action && t(`room-${action}`), ...facts.map(({ text }) => text), ...kinds].join(" ");
}
