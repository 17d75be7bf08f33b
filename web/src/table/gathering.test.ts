import { expect, it } from "vitest";
import type { TableInfo } from "../protocol";
import { callOf } from "./gathering";

/** A table of three that waits; a letter a seat: r is ready, n not yet. */
function waiting(seats: string, check: number | null): TableInfo {
  const asked = check === null ? {} : { check: { number: check, since: 0 } };
  const info = {
    status: "waiting",
    seats: Array.from(seats, (one) => ({ kind: "person", ready: one === "r" })),
    ...asked,
  };
  return info as TableInfo;
}

const playing = { ...waiting("nnn", null), status: "playing" } as TableInfo;

it("calls everybody when they are asked, and again after a change", () => {
  expect(callOf(waiting("nnn", null), waiting("nnn", 1), [0])).toBe("ready-question");
  expect(callOf(waiting("rnn", 1), waiting("nnn", 2), [0])).toBe("ready-question");
  expect(callOf(waiting("nnn", 1), waiting("nrn", 1), [0])).toBeNull();
});

it("calls the last one, once", () => {
  expect(callOf(waiting("nrn", 1), waiting("nrr", 1), [0])).toBe("ready-only-you");
  expect(callOf(waiting("nrr", 1), waiting("nrr", 1), [0])).toBeNull();
  expect(callOf(waiting("nrn", 1), waiting("nrr", 1), [1])).toBeNull();
  expect(callOf(waiting("nnn", 1), waiting("nnr", 1), [0, 1])).toBe("ready-only-you");
});

it("calls players when the game begins, and nobody who only watches or just came", () => {
  expect(callOf(waiting("nrr", 1), playing, [1])).toBe("news-started");
  expect(callOf(waiting("nrr", 1), playing, [])).toBeNull();
  expect(callOf(null, waiting("nrr", 1), [0])).toBeNull();
});
