import type { Spot, Step } from "./moves";
import type { Transition } from "./transition";

/** What events tell; each has some of it. */
export interface Facts {
  seat: number;
  owner: number;
  defender: number | null;
  former: number | null;
  city: string;
  from: string;
  to: string;
  place: string;
  room: number & string[];
  card: string | null;
  slot: string | null;
  side: "left" | "right";
  source: string;
  sources: string[];
  florins: number;
  price: { [symbol: string]: number };
  item: string;
  power: string;
  bonus: string;
}

/** What moves, once the new moment is shown. */
export type Later = () => (Step | null)[];

/** An event: called while the old moment is shown, to see where everything is. */
export type Act = (facts: Facts, transition: Transition) => Later;

/** The motion of something that is there afterwards, or none. */
export const ifSeen = (spot: Spot | null, step: (spot: Spot) => Step | null): (Step | null)[] =>
  spot ? [step(spot)] : [];
