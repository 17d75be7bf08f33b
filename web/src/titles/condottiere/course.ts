import type { Entry } from "../../protocol";

/** The course of a game, of a match its last one: after each battle, the regions of every seat; and the strengths. */
export interface Course {
  regions: number[][];
  battles: { region: string | null; strengths: number[]; winner: number | null }[];
}

export function courseOf(entries: readonly Entry[], seats: number): Course {
  const held = Array.from({ length: seats }, () => 0);
  let course: Course = { regions: [[...held]], battles: [] };
  let ended = false;
  let strengths: number[] = [...held];
  for (const { id, args } of entries.flatMap((entry) => entry.events ?? [])) {
    if (id === "strengths") strengths = args.after as number[];
    if (id === "compared") strengths = args.strengths as number[];
    if (id === "lines-discarded") strengths = held.map(() => 0);
    if (id === "points-counted") ended = true;
    if (!id.startsWith("region-")) continue;
    if (ended) {
      held.fill(0);
      course = { regions: [[...held]], battles: [] };
      ended = false;
    }
    const winner = id === "region-taken" ? (args.seat as number) : null;
    if (winner !== null) held[winner]! += 1;
    if (winner !== null && args.defender != null) held[args.defender as number]! -= 1;
    course.regions.push([...held]);
    course.battles.push({ region: args.region as string, strengths, winner });
  }
  return course;
}
