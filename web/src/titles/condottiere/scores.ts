import type { Score } from "../../lib/board";
import type { Milestone } from "../../protocol";

/** The regions of every seat after each conquest; in a match they begin anew with each game. */
export function scores(course: readonly Milestone[], seats: number): Score[] {
  let held = Array.from({ length: seats }, () => 0);
  return course.map(({ turn, event: { id, args } }) => {
    held = [...held];
    if (id === "points-counted") held.fill(0);
    else held[args.seat as number]! += 1;
    if (typeof args.defender === "number") held[args.defender]! -= 1;
    return { turn, values: held };
  });
}
