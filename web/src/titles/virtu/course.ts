import type { Entry } from "../../protocol";
import type { Parts } from "./houses/prestige";

/** What everybody had when a year was over: the sums and their parts, by seat. */
export interface YearEnd {
  year: number;
  prestige: number[];
  parts: Parts[];
}

/** The course of a game from year to year, and the family of each seat. */
export interface Course {
  years: YearEnd[];
  families: string[];
}

/** A decision that was taken back is told again: what is said last of a year holds. */
export function courseOf(entries: readonly Entry[]): Course {
  const years: YearEnd[] = [];
  const families: string[] = [];
  for (const { id, args } of entries.flatMap((entry) => entry.events ?? [])) {
    if (id === "family") families[args.seat as number] = args.family as string;
    if (id === "prestige") years[args.year as number] = args as unknown as YearEnd;
  }
  return { years: years.filter(Boolean), families };
}
