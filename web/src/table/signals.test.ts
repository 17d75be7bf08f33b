import { expect, it } from "vitest";
import type { Entry, News } from "../protocol";
import { madeForMe } from "./signals.svelte";

const entry = (number: number, ...news: News[]): Entry => ({ number, at: 0, turn: number, news });

it("tells what was decided in one's place until one decides again", () => {
  const late = [entry(1, { is: "ran-out", seat: 0 }), entry(2, { is: "acted", seat: 0 })];
  expect(madeForMe(late, [0])?.number).toBe(2);
  expect(madeForMe([...late, entry(3, { is: "acted", seat: 1 })], [0])?.number).toBe(2);
  expect(madeForMe([...late, entry(3, { is: "acted", seat: 0 })], [0])).toBeNull();
  expect(madeForMe(late.slice(0, 1), [0])).toBeNull();
  expect(madeForMe(late, [1])).toBeNull();
});
