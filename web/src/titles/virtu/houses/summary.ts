import type { Event } from "../../../protocol";
import { PARTS, type Part } from "./prestige";
import type { Year } from "./years.svelte";

/** A number before and after a year. */
export interface Change {
  before: number;
  after: number;
}

/** What a year brought a player. */
export interface Harvest {
  seat: number;
  cities: Change;
  patronage: Change;
  florins: Change;
  prestige: Change | null;
  /** The parts of prestige that changed. */
  parts: (Change & { part: Part })[];
  /** What happened, by the message of its line: cities, things bought, powers. */
  lines: { id: string; names: string[] }[];
}

/** The lines of a harvest: which event fills it, for whom, and what of it is named. */
const LINES: { id: string; event: string; whose: string; what: string }[] = [
  { id: "year-conquered", event: "conquered", whose: "seat", what: "city" },
  { id: "year-annexed", event: "annexed", whose: "seat", what: "city" },
  { id: "year-lost", event: "conquered", whose: "defender", what: "city" },
  { id: "year-bonuses", event: "bonus", whose: "seat", what: "bonus" },
  { id: "year-bought", event: "bought", whose: "seat", what: "item" },
  { id: "year-built", event: "built", whose: "seat", what: "city" },
  { id: "year-allied", event: "allied", whose: "seat", what: "power" },
];

export function harvestOf(year: Year, seat: number): Harvest {
  const { first, moments } = year;
  const after = year.after ?? first;
  const change = (of: "cities" | "patronage" | "florins"): Change => ({
    before: first.houses[seat]![of],
    after: after.houses[seat]![of],
  });
  const [then, now] = [first.prestige?.[seat], after.prestige?.[seat]];
  const events = moments.flatMap((moment) => moment.events);
  return {
    seat,
    cities: change("cities"),
    patronage: change("patronage"),
    florins: change("florins"),
    prestige: then && now ? { before: then.total, after: now.total } : null,
    parts:
      then && now
        ? PARTS.filter((part) => then[part] !== now[part]).map((part) => ({
            part,
            before: then[part],
            after: now[part],
          }))
        : [],
    lines: LINES.map(({ id, ...line }) => ({ id, names: named(events, seat, line) })).filter(
      ({ names }) => names.length,
    ),
  };
}

const named = (events: Event[], seat: number, { event, whose, what }: Omit<(typeof LINES)[number], "id">): string[] =>
  events.filter(({ id, args }) => id === event && args[whose] === seat).map(({ args }) => args[what] as string);
