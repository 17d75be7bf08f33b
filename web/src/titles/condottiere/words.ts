import { n, t } from "../../lib/i18n.svelte";
import { row } from "../../lib/telling";
import type { SeatView, StrengthPart } from "./view";

export const cardName = (card: string): string => t(`card-${card}`);
export const regionName = (region: string): string => t(`region-${region}`);

/** What is printed on a card, if it is a number. */
const valueOf = (card: string): number => Number(card) || 0;

/** The parts of a strength that tell what all before them come to; the others tell what they add. */
const RUNNING: readonly StrengthPart["source"][] = ["mercenaries", "winter", "drummer"];

/** What makes a line's strength, a sentence a part. */
export function strengthTexts({ parts, strength }: SeatView): string[] {
  let total = 0;
  const texts = parts.map(({ source, cards, adds }) => {
    total += adds;
    return t(`strength-${source}`, {
      values: row(cards.map((card) => n(valueOf(card)))),
      value: valueOf(cards[0] ?? ""),
      count: cards.length,
      strength: RUNNING.includes(source) ? total : adds,
    });
  });
  return [...texts, t("strength-total", { strength })];
}
