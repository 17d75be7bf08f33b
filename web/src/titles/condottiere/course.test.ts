import { expect, it } from "vitest";
import type { Event } from "../../protocol";
import { courseOf } from "./course";

it("follows regions and strengths from battle to battle", () => {
  const events: Event[] = [
    { id: "strengths", args: { before: null, after: [3, 0] } },
    { id: "compared", args: { leaders: [0], strengths: [3, 1], courtesans: [0, 0] } },
    { id: "region-taken", args: { region: "Roma", seat: 0, defender: null } },
    { id: "lines-discarded", args: {} },
    { id: "region-free", args: { region: "Siena" } },
    { id: "region-taken", args: { region: "Roma", seat: 1, defender: 0 } },
  ];
  const course = courseOf([{ number: 1, at: 0, turn: 1, events }], 2);
  expect(course.regions).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(course.battles.map((battle) => battle.strengths)).toEqual([
    [3, 1],
    [0, 0],
    [0, 0],
  ]);
});
