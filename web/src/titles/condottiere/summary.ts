import type { Event, Look } from "../../protocol";
import type { View } from "./view";

/** How a battle ended: the lines as they lay, and the events that settled it. */
export interface Summary {
  region: string | null;
  lines: string[][];
  strengths: number[] | null;
  leaders: number[];
  events: Event[];
}

const TELLING = ["battle-ended", "compared", "region-taken", "region-held", "region-free", "marker"];

/** The summary of the battle that ended between two looks, if one did. */
export function summaryOf(before: Look, after: Look): Summary | null {
  const ended = after.events.find((event) => event.id === "battle-ended");
  if (!ended) return null;
  const earlier = before.view as View;
  const compared = after.events.find((event) => event.id === "compared");
  return {
    region: earlier.battle,
    lines: linesAtTheEnd(earlier, after.events),
    strengths: (compared?.args.strengths as number[] | undefined) ?? null,
    leaders: (compared?.args.leaders as number[] | undefined) ?? [],
    events: after.events.filter((event) => TELLING.includes(event.id)),
  };
}

/** The lines before the last move, with what it added, turned up and took away. */
function linesAtTheEnd(view: View, events: Event[]): string[][] {
  const lines = view.seats.map((seat) => [...seat.line]);
  for (const { id, args } of events) {
    if (id === "compared") break;
    const line = lines[args.seat as number];
    const card = args.card as string | null;
    if (!line || !card) continue;
    if (id === "turned-up" || (id === "played" && !args.face_down && card !== "scarecrow")) line.push(card);
    if (id === "took") line.splice(line.indexOf(card), 1);
    if (id === "discarded") line.splice(line.indexOf(card), args.count as number);
  }
  return lines;
}
