import { t } from "../../../lib/i18n.svelte";
import { tell } from "../../../lib/telling";
import type { Choice, View } from "../view";

/** What the title of a choice says already, or its price, or the numbers. */
const SAID = new Set(
  (
    "paid cashed indulgence-taken annexed bought built hired allied moved-troop moved-card agent-sent agent-expelled " +
    "turned patronage wages struck retreated armed marker courtiers-refreshed dismissed passed placed traded prestige"
  ).split(" "),
);

/** A number that changes: before, after. */
export type Change = [number, number];

/** What would follow from a choice, for the seat that makes it. */
export interface Follows {
  prestige: Change | null;
  cities: Change | null;
  sentences: string[];
}

/** What a siege would begin with, in words that know whether it is enough. */
const oddsText = ([attack, defence]: readonly [number, number]): string =>
  t("ask-odds", { attack, defence, enough: attack > defence ? "yes" : "no" });

export function followsOf(choice: Choice, view: View, seat: number, names: readonly string[]): Follows {
  const changes = choice.changes ?? [];
  const now = view.prestige?.[seat]?.total;
  const cities = view.houses[seat]?.cities ?? 0;
  const won = changes.filter(({ id, args }) => ["annexed", "conquered"].includes(id) && args.seat === seat).length;
  const lost = changes.filter(({ id, args }) => id === "conquered" && args.defender === seat).length;
  const sentences = changes.filter(({ id }) => !SAID.has(id)).map((event) => tell(event, names, view.seat));
  return {
    prestige: choice.prestige && now !== undefined ? [now, now + choice.prestige] : null,
    cities: won === lost ? null : [cities, cities + won - lost],
    sentences: choice.odds ? [oddsText(choice.odds)] : sentences,
  };
}
