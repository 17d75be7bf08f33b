import { speech, t } from "../lib/i18n.svelte";
import { isolated, row } from "../lib/telling";

/** A chance as percents in the reader's digits. Only what is certain is 0 or 100. */
export function percent(chance: number): string {
  const shown = chance <= 0 || chance >= 1 ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(speech.language, { style: "percent" }).format(shown);
}

/** How far to either side of a chance the truth lies 19 times of 20, by the standard error of that chance. */
export const margin = (error: number): number => 1.96 * error;

/** Everybody's chance to win, in words. */
export const chancesText = (values: readonly number[], names: readonly string[]): string =>
  row(values.map((chance, seat) => t("chance-of", { player: isolated(names[seat] ?? ""), chance: percent(chance) })));

/** What was known last at a moment. */
export function lastKnown<Known extends { turn: number }>(all: readonly Known[], at: number): Known | undefined {
  return all.findLast(({ turn }) => turn <= at);
}

/**
 * Where labels stand that shall be at these heights, 0 to 1, and may not lie on each other: in the same order, each as near to
 * its place as the others let it.
 */
export function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed = [...wanted];
  let least = gap / 2;
  for (const place of order) {
    placed[place] = Math.max(wanted[place]!, least);
    least = placed[place] + gap;
  }
  let most = 1 - gap / 2;
  for (const place of order.reverse()) {
    placed[place] = Math.min(placed[place]!, most);
    most = placed[place] - gap;
  }
  return placed;
}
