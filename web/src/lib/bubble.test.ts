import { expect, it } from "vitest";
import { placed, type Box, type Covered } from "./bubble";

const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 340, height: 120 };
const clear = (...boxes: Box[]): Covered => ({ clear: boxes, useful: [] });

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

it("covers nothing that is to stay clear while there is another place", () => {
  const hand = { left: 0, top: 700, width: 390, height: 144 };
  const prompt = { left: 0, top: 600, width: 390, height: 90 };
  const line = { left: 0, top: 440, width: 390, height: 150 };
  const spot = placed(BUBBLE, hand, SCREEN, clear(prompt, line));
  expect(spot).toMatchObject({ side: "free", top: 312 });
  const apart = ({ top, height }: Box) => spot.top >= top + height || spot.top + BUBBLE.height <= top;
  expect([hand, prompt, line].every(apart)).toBe(true);
});

it("slides along what it points at rather than cover what is to stay clear", () => {
  const wide = { width: 1280, height: 800 };
  const plaque = { left: 0, top: 300, width: 1000, height: 60 };
  const sheet = { left: 0, top: 370, width: 640, height: 300 };
  expect(placed(BUBBLE, plaque, wide, clear(sheet))).toMatchObject({ side: "below", left: 660 });
});

it("covers what is useful rather than what is to stay clear", () => {
  const card = { left: 0, top: 400, width: 390, height: 40 };
  const above = { left: 0, top: 0, width: 390, height: 390 };
  const below = { left: 0, top: 450, width: 390, height: 394 };
  expect(placed(BUBBLE, card, SCREEN, { clear: [below], useful: [above] }).side).toBe("above");
  expect(placed(BUBBLE, card, SCREEN, { clear: [above], useful: [below] }).side).toBe("below");
});
