import type { Prestige } from "../view";

/** What prestige is made of, in the order in which it is counted. */
export const PARTS = [
  "cities",
  "patronage",
  "printed",
  "religion",
  "trophies",
  "alliances",
  "indulgences",
] as const satisfies (keyof Prestige)[];
export type Part = (typeof PARTS)[number];
export type Parts = { readonly [part in Part]: number };
