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

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = "below" | "above" | "right" | "left" | "free";

const GAP = 14;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/** Where a bubble stands beside what it points at, whole on the screen and not upon it; ``free``: at the foot. */
export function placed(
  bubble: { width: number; height: number },
  target: Box | null,
  screen: { width: number; height: number },
): { left: number; top: number; side: Side } {
  const foot = screen.height - bubble.height - EDGE;
  const middle = (screen.width - bubble.width) / 2;
  if (!target) return { left: within(middle, screen.width), top: Math.max(EDGE, foot), side: "free" };
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const along = within(target.left + target.width / 2 - bubble.width / 2, screen.width - bubble.width);
  const beside = within(target.top + target.height / 2 - bubble.height / 2, screen.height - bubble.height);
  if (bottom + GAP + bubble.height + EDGE <= screen.height) return { left: along, top: bottom + GAP, side: "below" };
  if (target.top - GAP - bubble.height >= EDGE)
    return { left: along, top: target.top - GAP - bubble.height, side: "above" };
  if (right + GAP + bubble.width + EDGE <= screen.width) return { left: right + GAP, top: beside, side: "right" };
  if (target.left - GAP - bubble.width >= EDGE)
    return { left: target.left - GAP - bubble.width, top: beside, side: "left" };
  // Too large to stand beside: at the end that leaves more of it free.
  const high = target.top + target.height / 2 > screen.height / 2;
  return { left: within(middle, screen.width), top: high ? EDGE : Math.max(EDGE, foot), side: "free" };
}
