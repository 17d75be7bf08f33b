import { t } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import type { SeatPlan } from "../protocol";

/** A seat of a table that is being planned: mine, another's on this device, a bot's, or anybody's. */
export interface Place {
  kind: "me" | "hot" | "bot" | "open";
  level: string;
  name: string;
}

/** A place as the server wants it; ``me`` is what the reader is called. */
export function planOf(place: Place, number: number, me: string): SeatPlan {
  if (place.kind === "bot") return { kind: "bot", level: place.level };
  if (place.kind === "open") return { kind: "open" };
  const unnamed = place.kind === "me" ? me : plain(t("player-number", { number: number + 1 }));
  return { kind: "me", name: place.name || unnamed };
}
