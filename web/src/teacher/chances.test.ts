import { beforeEach, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import { chancesText, lastKnown, percent, spread } from "./chances";

beforeEach(() => speech.speak("en"));

it.each([
  [0.421, "42%"],
  [0.999, "99%"],
  [0.001, "1%"],
  [0, "0%"],
  [1, "100%"],
])("says the chance %s as %s: only what is certain is none or all", (chance, said) => {
  expect(percent(chance)).toBe(said);
});

it("says chances in the reader's digits", async () => {
  await speech.speak("fa");
  expect(plain(chancesText([0.25, 0.75], ["Anna", "Bruno"]))).toContain("۲۵٪");
});

it("knows at a moment what was known last", () => {
  const known = [{ turn: 2 }, { turn: 5 }];
  expect([1, 2, 4, 9].map((at) => lastKnown(known, at)?.turn)).toEqual([undefined, 2, 2, 5]);
});

it("keeps labels apart, in their order and inside", () => {
  const tops = spread([0.02, 0.95, 0.96, 0.97], 0.2);
  expect(tops[0]).toBeCloseTo(0.1);
  expect(tops.slice(1).map((top) => Number(top.toFixed(6)))).toEqual([0.5, 0.7, 0.9]);
});

it("leaves labels at their places that do not touch", () => {
  expect(spread([0.7, 0.3], 0.2)).toEqual([0.7, 0.3]);
});
