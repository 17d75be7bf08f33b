import { expect, it } from "vitest";
import { firstAt, stepAt } from "./coach";

const step = (turn: number, ...until: string[]) => ({ say: "", point: "", until, turn });
const STEPS = [step(0), step(0, "a"), step(2, "b"), step(3)];

it("says each step in turn: read, or done", () => {
  expect(stepAt(STEPS, 0, 0)).toBe(0);
  expect(stepAt(STEPS, 0, 1)).toBe(1);
  expect(stepAt(STEPS, 1, 1)).toBe(2);
  expect(stepAt(STEPS, 3, 1)).toBe(3);
  expect(stepAt(STEPS, 5, 1)).toBe(3);
  expect(stepAt(STEPS, 3, 4)).toBeNull();
  expect(firstAt(STEPS, 2)).toBe(2);
  expect(firstAt(STEPS, 9)).toBe(3);
});
