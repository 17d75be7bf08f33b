import { expect, it } from "vitest";
import type { Milestone } from "../../protocol";
import { scores } from "./scores";

const milestone = (turn: number, id: string, args: Milestone["event"]["args"]): Milestone => ({
  turn,
  event: { id, args },
});

it("counts regions, also those taken from another, and begins anew with each game of a match", () => {
  const course = [
    milestone(20, "region-taken", { seat: 1, region: "Roma", defender: null }),
    milestone(41, "region-taken", { seat: 0, region: "Roma", defender: 1 }),
    milestone(41, "points-counted", { scores: [1, 0] }),
    milestone(60, "region-taken", { seat: 1, region: "Siena", defender: null }),
  ];
  expect(scores(course, 2)).toEqual([
    { turn: 20, values: [0, 1] },
    { turn: 41, values: [1, 0] },
    { turn: 41, values: [0, 0] },
    { turn: 60, values: [0, 1] },
  ]);
});
