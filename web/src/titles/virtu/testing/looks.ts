import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Inventory, Look } from "../../../protocol";
import { played } from "../../../testing/played";
import type { View } from "../view";

/** Moments of real games, each as the seat to move sees it, and the components they are played with. */
export interface Moments {
  inventory: Inventory;
  looks: (Look & { view: View })[];
}

/** A decision of a game, and what was done; of the view only what tells where its actions are touched. */
export interface Decision {
  seats: number;
  view: View;
  did: string;
}

const ROOT = join(import.meta.dirname, "../../../../..");

/** Played by the rules themselves: a few moments of every phase, or so many of random games. */
export const momentsOf = (random?: { count: number; seed: number }): Moments =>
  played("virtu", random ? [String(random.count), String(random.seed)] : []) as Moments;

/** Of every event of some games, the moments before and after it, one after the other. */
export const toldOf = (): Moments => played("virtu", ["told"]) as Moments;

/** All that one squire decides in each of three games. */
export const decisionsOf = () => played("virtu", ["years"]) as { inventory: Inventory; decisions: Decision[] };

/** The ids of all events that the title can tell. */
export function eventIds(): string[] {
  const program = "from signoria.titles.virtu.text.events import TELLERS; print(*TELLERS)";
  return execFileSync("python", ["-c", program], { cwd: ROOT }).toString().trim().split(" ");
}
