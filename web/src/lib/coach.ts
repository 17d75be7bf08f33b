import type { LessonStep } from "../protocol";

/**
 * The step to be said now: the first that the game has not gone past and the learner has not read; a last word is said even
 * if the others have moved on. null: after all.
 */
export function stepAt(steps: readonly LessonStep[], turn: number, read: number): number | null {
  const last = steps.length - 1;
  const found = steps.findIndex(
    (step, place) => place >= read && (step.turn >= turn || (place === last && !step.until.length)),
  );
  return found < 0 ? null : found;
}

/** The first step that is said at that decision, or after it: where one stands again who took a decision back. */
export const firstAt = (steps: readonly LessonStep[], turn: number): number => stepAt(steps, turn, 0) ?? steps.length;
