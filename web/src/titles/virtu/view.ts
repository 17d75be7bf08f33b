// Written by `make types`. Do not edit.
import type { Event, Json, Outcome } from "../../protocol";

export interface View {
  game: string;
  edition: string;
  options: string[];
  seat: number | null;
  phase: string;
  to_move: number | null;
  year: number;
  /** The whole state as JSON data (docs/virtu-notation.md), without what this viewer may not know. */
  position: { [key: string]: Json };
  /** null while family cards are secret. */
  prestige: Prestige[] | null;
  /** In a siege or battle: attack and defence as they stand. */
  strengths: [number, number] | null;
  /** The same in its parts, and what each side can still reach. */
  siege: SiegeView | null;
  outcome: Outcome | null;
  legal: number[];
  /** The legal actions as texts. */
  moves: string[];
  /** While a payment is under way: the cheapest sensible ways to make it, the best first; `pay` is the first. */
  ways: string[][];
  /** For each legal action its price, the best way to pay it and what it changes. */
  choices: Choice[];
  /** What belongs to this decision and is not possible, with the rule, the reason and what is missing. */
  barred: Barred[];
}

/** What a seat would score if the game ended now (V-SCO). */
export interface Prestige {
  cities: number;
  patronage: number;
  printed: number;
  religion: number;
  trophies: number;
  alliances: number;
  indulgences: number;
  total: number;
  crosses: number;
  crowns: number;
}

export interface SiegeView {
  city: string;
  plains: boolean;
  attack: Side;
  defence: Side;
  /** Troops that the attacker and the other would lose if it ended now (V-SIE-4, V-SIE-6, V-SIE-7). */
  losses: [number, number];
}

/** A legal action, and what it would come to if it were paid for in the best way. */
export interface Choice {
  move: string;
  /** Symbols to pay; `either` counts crowns or crosses. */
  price?: { [key: string]: number };
  /** The sources of the best way to pay, those of the room first; a source of florins as `cash:`. */
  pays?: string[];
  /** Florins that leave the treasury. */
  florins?: number;
  /** Does it take an indulgence? */
  indulgence?: boolean;
  /** What would happen. */
  changes?: Event[];
  /** What it would change in the seat's prestige now. */
  prestige?: number;
}

/** What one would like to do here and may not. */
export interface Barred {
  move: string;
  rule: string;
  reason: string;
  sentence: string;
  /** What the best payment would still lack. */
  missing?: { [key: string]: number };
}

export interface Side {
  /** null: a neutral city. */
  seat: number | null;
  /** What the strength is made of: `city`, `agent`, `bastions`, `troops`, `bonuses`. */
  parts: { [key: string]: number };
  total: number;
  /** The strength it can still come to, if it pays for everything it can. */
  reach: number;
  /** What it could still use: the strength and the florins of each. */
  bonuses: { [key: string]: [number, number] };
}
