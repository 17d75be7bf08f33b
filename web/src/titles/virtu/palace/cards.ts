import { speech, t } from "../../../lib/i18n.svelte";
import { isolated, nameOf, row } from "../../../lib/telling";
import type { Box } from "../box";
import { inOrder, type Counts } from "../symbols";
import type { House, View } from "../view";

/** What is printed on a card, a token or the plaque of a power. */
export interface Print {
  symbols: Counts;
  action: string | null;
  /** Florins for its war bonus. */
  warCost: number;
}

const BLANK: Print = { symbols: {}, action: null, warCost: 0 };

/** What is printed on a card of a palace. */
export function cardOf(box: Box, id: string): Print {
  const cards = [...box.family.flatMap(({ card }) => card), ...box.noble, ...box.bonus];
  const card = cards.find((one) => one.id === id);
  return card ? { symbols: card.symbols, action: card.action, warCost: card["war-cost"] } : BLANK;
}

/** What is printed on a token of a domain, or what an alliance gives. */
export function tokenOf(box: Box, name: string): Print {
  const kind = name.replace(/-\d+$/, "");
  const token = [...box.city, ...box.token].find(({ id }) => id === kind);
  if (token) return { ...BLANK, symbols: token.symbols };
  const power = box.alliance.find(({ id }) => id === name);
  return power ? { ...BLANK, symbols: power.bonus } : cardOf(box, name);
}

export const nameFor = (id: string): string => String(nameOf("name", id));

/** As it is written where there is little room. */
export const shortName = (id: string): string => (speech.knows(`short-${id}`) ? t(`short-${id}`) : nameFor(id));

/** "1 crown or 2 masks": a source gives one kind. */
export function givesText(symbols: Counts): string {
  const kinds = inOrder(symbols).map(([symbol, count]) => isolated(t(`count-${symbol}`, { count })));
  return kinds.join(` ${t("palace-or")} `);
}

/** What a card is, and what it gives. */
export function cardText(box: Box, id: string): string {
  const { symbols, action, warCost } = cardOf(box, id);
  const parts = [action && t(`room-${action}`), givesText(symbols)].filter((part) => part);
  if (warCost) parts.push(t("palace-war-cost", { count: warCost }));
  return t("palace-card", { name: nameFor(id), parts: row(parts as string[]) || "none" });
}

/** The name of a token; of a cathedral, the city where it stands. */
export function tokenName(view: View, name: string): string {
  const city = Object.entries(view.cities).find(([, { cathedral }]) => cathedral === name)?.[0];
  return city ? t("domain-cathedral", { city: nameFor(city) }) : nameFor(name);
}

/** What the sources of a house that are available could give, each symbol counted, with the florins of its treasury. */
export function meansOf(box: Box, house: House): Counts {
  const courtiers = [...house.left, ...house.right].flatMap(({ card, available }) => (card && available ? [card] : []));
  const tokens = [...house.domain, ...house.alliances].filter(({ available }) => available);
  const prints = [...courtiers.map((card) => cardOf(box, card)), ...tokens.map(({ name }) => tokenOf(box, name))];
  const sum: { [symbol: string]: number } = { florin: house.florins };
  for (const { symbols } of prints) {
    for (const [symbol, count] of inOrder(symbols)) sum[symbol] = (sum[symbol] ?? 0) + count;
  }
  return sum;
}
