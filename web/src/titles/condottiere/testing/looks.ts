import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Inventory, Look } from "../../../protocol";
import type { View } from "../view";

/** Moments of real games, each with what is special in it, and the components they are played with. */
export interface Moments {
  inventory: Inventory;
  looks: (Look & { view: View; situation: string })[];
}

const ROOT = join(import.meta.dirname, "../../../../..");
const MOST_BYTES = 200_000_000;

/** Played by the rules themselves: every situation in games of squires, or so many moments of random games. */
export const momentsOf = (random?: { count: number; seed: number }): Moments =>
  played(random ? [String(random.count), String(random.seed)] : []);

/** Of every event of some games, the moments before and after it, one after the other. */
export const toldOf = (): Moments => played(["told"]);

function played(asked: readonly string[]): Moments {
  const program = ["-m", "tests.titles.condottiere.looks", ...asked];
  const written = execFileSync("python", program, { cwd: ROOT, maxBuffer: MOST_BYTES });
  return JSON.parse(written.toString()) as Moments;
}
