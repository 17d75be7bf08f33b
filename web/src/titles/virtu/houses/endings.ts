import { t } from "../../../lib/i18n.svelte";
import { joined } from "../../../lib/telling";
import type { Goal } from "../view";

/** How far the game is on one of the ways to its last Winter. */
export function endingText({ reason, now, needed, seats }: Goal, names: readonly string[]): string {
  const players = joined(seats.map((seat) => names[seat] ?? ""));
  return t(`ending-${reason}`, { now, needed, left: Math.max(0, needed - now), count: seats.length, players });
}
