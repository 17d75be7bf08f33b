import { expect, it } from "vitest";
import { firstAt, placed, stepAt } from "./coach";

const step = (turn: number, ...until: string[]) => ({ say: "", point: "", until, turn });
const STEPS = [step(0), step(0, "a"), step(2, "b"), step(3)];
const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 340, height: 120 };

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

it.each([
  [{ left: 10, top: 20, width: 40, height: 40 }, "below"],
  [{ left: 340, top: 790, width: 40, height: 40 }, "above"],
])("stands beside what it points at, whole on the screen", (target, side) => {
  const spot = placed(BUBBLE, target, SCREEN);
  expect(spot.side).toBe(side);
  expect(spot.left).toBeGreaterThanOrEqual(0);
  expect(spot.left + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
  const apart = spot.top >= target.top + target.height || spot.top + BUBBLE.height <= target.top;
  expect(apart).toBe(true);
});

it("stands to the side of what is as high as the screen, and at the foot if it points at nothing", () => {
  const wide = { width: 1280, height: 800 };
  expect(placed(BUBBLE, { left: 0, top: 0, width: 500, height: 800 }, wide)).toMatchObject({
    side: "right",
    left: 514,
  });
  expect(placed(BUBBLE, { left: 700, top: 0, width: 580, height: 800 }, wide).side).toBe("left");
  expect(placed(BUBBLE, null, wide)).toMatchObject({ side: "free", top: 672 });
});
