import { t } from "../../../lib/i18n.svelte";
import { row } from "../../../lib/telling";
import type { Box } from "../box";
import type { Desk } from "../desk.svelte";
import { givesText, nameFor } from "../palace/cards";
import { inOrder, type Counts } from "../symbols";
import type { Supply } from "../view";
import { reason } from "../words";

/** Something that Winter sells. */
export interface Good {
  id: string;
  /** Where it lies in the components, as `noble.merchant`. */
  path: string;
  action: string | null;
  symbols: Counts;
  agent: boolean;
  places: number;
  prestige: number;
  cost: Counts;
  /** How many there still are. */
  left: number;
}

/** How a thing on sale stands for the one who looks. */
export type Standing = "payable" | "indulgence" | "bought" | "barred" | "shown";

/** Built in a city, not bought as it is. */
export const CATHEDRAL = "cathedral";

export function goodsOf(box: Box, supply: Supply): Good[] {
  const nobles = box.noble.map((noble) => ({ ...noble, path: "noble", places: 0, left: supply.cards[noble.id] ?? 0 }));
  const tokens = box.token.map((token) => {
    const left = supply.tokens[token.id] ?? 0;
    return { ...token, path: "token", action: null, agent: false, left };
  });
  return [...nobles, ...tokens].map((good) => ({ ...good, path: `${good.path}.${good.id}` }));
}

/** The actions that get it: one, or for a cathedral one for each city. */
export const waysToGet = ({ view }: Desk, { id }: Good): string[] => {
  if (id !== CATHEDRAL) return [`buy:${id}`];
  return [...view.moves, ...view.barred.map(({ move }) => move)].filter((move) => move.startsWith("build:"));
};

export function standingOf(desk: Desk, good: Good): Standing {
  if (desk.view.to_move === desk.me && desk.view.winter?.bought.includes(good.id)) return "bought";
  const ways = waysToGet(desk, good);
  const open = ways.filter((way) => desk.can(way));
  if (open.length) return open.every((way) => desk.choice(way)?.indulgence) ? "indulgence" : "payable";
  return ways.some((way) => desk.barred(way)) ? "barred" : "shown";
}

/** All of it in words, for those who do not see it. */
export function goodText(desk: Desk, good: Good, standing: Standing): string {
  const barred = desk.barred(`buy:${good.id}`);
  const extras = [
    good.agent && t("market-agent"),
    good.places && t("market-places", { count: good.places }),
    good.prestige && t("market-prestige", { count: good.prestige }),
  ];
  const price = row(inOrder(good.cost).map(([symbol, count]) => t(`count-${symbol}`, { count })));
  const parts = [
    good.action && t(`room-${good.action}`),
    givesText(good.symbols),
    ...extras,
    t("choice-price", { price }),
    t("market-left", { count: good.left }),
    standing === "indulgence" && t("market-indulgence"),
    standing === "bought" && t("market-bought"),
    standing === "barred" && barred && reason(barred),
  ];
  return `${nameFor(good.id)}: ${row(parts.filter((part): part is string => Boolean(part)))}`;
}
