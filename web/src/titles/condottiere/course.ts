import type { Entry } from "../../protocol";

/** The course of a game: after each battle, the regions of every seat; and every battle's strengths. */
export interface Course {
  regions: number[][];
  battles: { region: string | null; strengths: number[]; winner: number | null }[];
}

export function courseOf(entries: readonly Entry[], seats: number): Course {
  const held = Array.from({ length: seats }, () => 0);
  const course: Course = { regions: [[...held]], battles: [] };
  let strengths: number[] = [...held];
  for (const { id, args } of entries.flatMap((entry) => entry.events ?? [])) {
    if (id === "strengths") strengths = args.after as number[];
    if (id === "compared") strengths = args.strengths as number[];
    if (id === "lines-discarded") strengths = held.map(() => 0);
    if (!id.startsWith("region-")) continue;
    const winner = id === "region-taken" ? (args.seat as number) : null;
    if (winner !== null) held[winner]! += 1;
    if (winner !== null && args.defender != null) held[args.defender as number]! -= 1;
    course.regions.push([...held]);
    course.battles.push({ region: args.region as string, strengths, winner });
  }
  return course;
}
