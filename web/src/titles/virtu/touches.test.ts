import { expect, it } from "vitest";
import type { Box } from "./box";
import { decisionsOf } from "./testing/looks";
import { yearsOf, type Year } from "./testing/touches";

const MOST_TOUCHES = 8;

const told = (name: string, numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)]!;
  const mean = sorted.reduce((sum, count) => sum + count, 0) / sorted.length;
  return `${name}: median ${at(0.5)}, mean ${mean.toFixed(1)}, 90 % ${at(0.9)}`;
};

it("takes few touches in a usual year", ({ annotate }) => {
  const { inventory, decisions } = decisionsOf();
  const years = yearsOf(decisions, inventory.values as unknown as Box);
  const of = (what: keyof Year): number[] => years.map((year) => year[what]);
  void annotate(`${years.length} years. ${told("Decisions", of("decisions"))}. ${told("Touches", of("touches"))}.`);
  const usual = of("touches").toSorted((one, other) => one - other)[Math.floor(years.length / 2)];
  expect(years.length).toBeGreaterThan(50);
  expect(usual).toBeLessThanOrEqual(MOST_TOUCHES);
});
