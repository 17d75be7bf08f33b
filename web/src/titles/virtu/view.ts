import type { Event } from "../../protocol";

/** What a seat may know of Virtù, as the server tells it (signoria.virtu.view); what says nothing is left out of a choice. */
export interface Choice {
  move: string;
  /** Symbols to pay; ``either`` counts crowns or crosses. */
  price?: { [symbol: string]: number };
  pays?: string[];
  florins?: number;
  indulgence?: boolean;
  changes?: Event[];
  prestige?: number;
}

export interface Barred {
  move: string;
  rule: string;
  reason: string;
  sentence: string;
  missing?: { [symbol: string]: number };
}

export interface Side {
  /** Null: a neutral city. */
  seat: number | null;
  parts: { [part: string]: number };
  total: number;
  reach: number;
  /** The strength and the florins of each. */
  bonuses: { [source: string]: [strength: number, florins: number] };
}

export interface Siege {
  city: string;
  plains: boolean;
  attack: Side;
  defence: Side;
  losses: [attack: number, defence: number];
}

export interface Choosing {
  choices?: Choice[];
  barred?: Barred[];
  siege?: Siege | null;
}
