import { row } from "../../lib/telling";
import { n, t } from "../../lib/i18n.svelte";
import type { View } from "./view";

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What makes a line's strength, piece by piece; the worth of each card is the server's. */
export function explain(view: View, seat: number): string[] {
  const { line, worth, strength } = view.seats[seat]!;
  const inPlay = new Set(view.seats.flatMap((other) => other.line));
  const parts: string[] = [];
  const soldiers = line
    .map((card, place) => ({ value: Number(card), worth: worth[place]! }))
    .filter(({ value }) => value);
  if (soldiers.length) {
    const values = row(soldiers.map(({ value }) => n(value)));
    let total = sum(soldiers.map(({ value }) => value));
    parts.push(t("strength-mercenaries", { values, strength: total }));
    if (inPlay.has("winter")) parts.push(t("strength-winter", { strength: (total = soldiers.length) }));
    if (line.includes("drummer")) parts.push(t("strength-drummer", { strength: (total *= 2) }));
    const more = sum(soldiers.map((soldier) => soldier.worth)) - total;
    const highest = Math.max(...soldiers.map(({ value }) => value));
    if (more) parts.push(t("strength-spring", { value: highest, strength: more }));
  }
  for (const card of ["courtesan", "heroine"]) {
    const each = worth[line.indexOf(card)];
    const count = line.filter((other) => other === card).length;
    if (count) parts.push(t(`strength-${card}`, { count, strength: count * each! }));
  }
  return [...parts, t("strength-total", { strength })];
}
