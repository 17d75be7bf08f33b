import { n, t } from "../../lib/i18n.svelte";
import { row } from "../../lib/telling";
import { valueOf } from "./cards/kinds";
import type { SeatView, StrengthPart } from "./view";

export const cardName = (card: string): string => t(`card-${card}`);
export const regionName = (region: string): string => t(`region-${region}`);

/** The parts of a strength that tell what all before them come to; the others tell what they add. */
const RUNNING: readonly StrengthPart["source"][] = ["mercenaries", "winter", "drummer"];

/** What makes a strength, a sentence a part. */
export function partTexts(parts: readonly StrengthPart[]): string[] {
  let total = 0;
  return parts.map(({ source, cards, adds }) => {
    total += adds;
    return t(`strength-${source}`, {
      values: row(cards.map((card) => n(valueOf(card)))),
      value: valueOf(cards[0] ?? ""),
      count: cards.length,
      strength: RUNNING.includes(source) ? total : adds,
    });
  });
}

/** What makes a line's strength, and the sum. */
export const strengthTexts = ({ parts, strength }: SeatView): string[] => [
  ...partTexts(parts),
  t("strength-total", { strength }),
];
