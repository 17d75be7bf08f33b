import { expect, it } from "vitest";
import { momentsOf } from "./testing/looks";
import { tips } from "./tips";

/** Of squires, who have no use for alliances, and of those who play at random. */
const looks = [...momentsOf().looks, ...momentsOf({ count: 300, seed: 7 }).looks];

it.each(tips.map(({ name }) => name))("has its moment in real games: %s", (name) => {
  const { fits } = tips.find((tip) => tip.name === name)!;
  expect(looks.some((look) => look.legal.length > 0 && fits(look))).toBe(true);
});
