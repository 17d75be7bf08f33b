import type { Desk } from "../desk.svelte";
import type { SiegeView } from "../view";

/** A war bonus that one side may still use, and the sum it would make. */
export interface Bid {
  source: string;
  action: string;
  strength: number;
  florins: number;
  sum: [attack: number, defence: number];
}

/** On which side of the fight a seat is. */
export const sideOf = ({ attack, defence }: SiegeView, seat: number | null): "attack" | "defence" | null =>
  seat === null ? null : attack.seat === seat ? "attack" : defence.seat === seat ? "defence" : null;

export function bidsOf(siege: SiegeView, which: "attack" | "defence"): Bid[] {
  const { attack, defence } = siege;
  return Object.entries(siege[which].bonuses).map(([source, [strength, florins]]) => ({
    source,
    action: `strike:${source}`,
    strength,
    florins,
    sum: which === "attack" ? [attack.total + strength, defence.total] : [attack.total, defence.total + strength],
  }));
}

/** Bonuses that are there, but cannot be used now. */
export const barredBids = (desk: Desk) => desk.view.barred.filter(({ move }) => move.startsWith("strike:"));

/** Who would have the better of it with such a sum; the attacker must be stronger. */
export const leaderOf = ([attack, defence]: readonly [number, number]): "attack" | "defence" | "nobody" =>
  attack > defence ? "attack" : attack < defence ? "defence" : "nobody";
