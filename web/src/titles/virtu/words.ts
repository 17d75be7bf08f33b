import { speech, t } from "../../lib/i18n.svelte";
import { actionText, partsOf, row, variables } from "../../lib/telling";
import { cardAt } from "./palace/slots";
import type { Counts } from "./symbols";
import type { Barred, Choice, House, Side, SiegeView } from "./view";

/** The price of a choice, what would pay it, and what it changes in one's prestige: a sentence each, where there is any. */
export function remarks(choice: Choice): string[] {
  const { price = {}, pays = [], florins = 0, prestige = 0 } = choice;
  const told = variables({ price, sources: pays, florins }, []);
  const said = ["price", "payment"].filter((part) => told[part] !== "none").map((part) => t(`choice-${part}`, told));
  if (prestige) said.push(t("choice-prestige", { points: prestige, gained: prestige > 0 ? "yes" : "no" }));
  return said;
}

const OF_CARD = /^(cash|strike|discard|shift|use):((?:left|right|room|under)-\d)/;

/** An action as on a button; what is done with a card names the card, not its place. */
export const moveText = (action: string, house: House | undefined): string =>
  actionText(action.replace(OF_CARD, (_, verb: string, slot: string) => `${verb}:${cardAt(house, slot) ?? slot}`));

/** "Price: 2 florins", or nothing where it is free. */
export function priceText(price: Counts): string {
  const told = variables({ price }, []);
  return told.price === "none" ? "" : t("choice-price", told);
}

/** Why something is barred, and what is missing. */
export function reason({ move, reason, sentence, missing = {} }: Barred): string {
  const what = variables(partsOf(move.split(":")[1] ?? ""), []);
  const why = speech.knows(`illegal-${reason}`) ? t(`illegal-${reason}`, what) : sentence;
  return Object.keys(missing).length ? `${why} ${t("barred-missing", variables({ missing }, []))}` : why;
}

export const siegeTitle = ({ city, plains }: SiegeView): string =>
  t(plains ? "siege-plains" : "siege-of", variables({ city }, []));

export function sideText(which: "attack" | "defence", side: Side, names: readonly string[]): string {
  const parts = Object.entries(side.parts).filter(([, count]) => count);
  const said = row(parts.map(([part, count]) => t(`siege-${part}`, { count }))) || "0";
  return t(`siege-${which}`, {
    ...variables({ seat: side.seat }, names),
    parts: said,
    total: side.total,
    reach: side.reach,
  });
}
