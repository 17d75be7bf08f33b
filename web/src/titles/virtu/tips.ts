import type { Tip } from "../../lib/board";
import type { View } from "./view";

/** A tip for a moment of the game. */
const when = (name: string, point: string[], fits: (view: View) => boolean): Tip => ({
  name,
  point,
  fits: ({ view }) => fits(view as View),
});

/** A tip for the first time that one can do something. */
const able = (name: string, point: string, ...verbs: string[]): Tip => ({
  name,
  point: [point],
  fits: ({ legal }) => legal.some(({ text }) => verbs.includes(text.split(":")[0]!)),
});

const LIT_CITY = ".virtu [data-thing^='city:'][data-lit]";

export const tips: readonly Tip[] = [
  able("placing", ".palace [data-thing^='card:']", "place"),
  able("marker", ".palace [data-thing^='room:'][data-lit]", "marker", "move"),
  when("siege", [".siege .versus"], ({ phase }) => phase === "bidding"),
  when("payment", ["[data-confirm]"], ({ payment }) => payment !== null),
  able("annex", LIT_CITY, "annex"),
  able("march", LIT_CITY, "march", "sail"),
  able("patronage", "[data-thing='track:patronage']", "step"),
  when("winter", [".ledger header"], ({ phase }) => phase === "winter"),
  able("alliance", ".ledger [data-thing^='power:'][data-lit]", "ally"),
  when("ending", ["ul:has(> [data-goal])", ".heading"], ({ year }) => year > 1),
];
