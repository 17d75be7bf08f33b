import type { Score } from "../../lib/board";
import type { Milestone } from "../../protocol";

/** Everybody's prestige at the end of each year. */
export const scores = (course: readonly Milestone[]): Score[] =>
  course.map(({ turn, event }) => ({ turn, values: event.args.prestige as number[] }));
