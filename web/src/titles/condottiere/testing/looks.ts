import type { Inventory, Look } from "../../../protocol";
import { played } from "../../../testing/played";
import type { View } from "../view";

/** Moments of real games, each with what is special in it, and the components they are played with. */
export interface Moments {
  inventory: Inventory;
  looks: (Look & { view: View; situation: string })[];
}

/** Played by the rules themselves: every situation in games of squires, or so many moments of random games. */
export const momentsOf = (random?: { count: number; seed: number }): Moments =>
  played("condottiere", random ? [String(random.count), String(random.seed)] : []) as Moments;

/** Of every event of some games, the moments before and after it, one after the other. */
export const toldOf = (): Moments => played("condottiere", ["told"]) as Moments;
