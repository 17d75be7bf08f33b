import { expect, it } from "vitest";
import { momentsOf } from "./testing/looks";
import { tips } from "./tips";
import type { View } from "./view";

const { looks } = momentsOf({ count: 800, seed: 5 });
const decisions = looks.filter(({ legal }) => legal.length);
const fitting = (name: string): View[] => {
  const { fits } = tips.find((tip) => tip.name === name)!;
  return decisions.filter(fits).map(({ view }) => view);
};

it.each(tips.map(({ name }) => name))("has its moment in real games: %s", (name) => {
  expect(fitting(name).length).toBeGreaterThan(0);
});

it("speaks of the Bishop only where it removes cards, of the deal only where there are rounds", () => {
  expect(new Set(fitting("bishop").map(({ edition }) => edition))).toEqual(new Set(["modern"]));
  for (const name of ["spend", "last"])
    expect(fitting(name).some(({ options }) => options.includes("draw-after-battle"))).toBe(false);
});

it("advises to pass only those who would take the region", () => {
  for (const { choices, seat } of fitting("lead"))
    expect(choices.find(({ move }) => move === "pass")).toMatchObject({ ends: true, winner: seat });
});
