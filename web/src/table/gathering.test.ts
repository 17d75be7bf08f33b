import { expect, it } from "vitest";
import type { TableInfo } from "../protocol";
import { callOf, mixersAwaited, mixesOnly } from "./gathering";

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

const mixing = (waits_for: number[], seats = "rr", check: number | null = null): TableInfo => ({
  ...waiting(seats, check),
  mixing: { step: "stir", waits_for, seals: [], round: 1 },
});

it("shows no lobby, and calls nobody, while only our own page has to do its part in mixing the cards", () => {
  expect(mixesOnly(mixing([0]), [0])).toBe(true);
  expect(mixesOnly(mixing([0, 1]), [0])).toBe(false);
  expect(mixesOnly(mixing([0], "rn", 1), [0])).toBe(false);
  expect(mixesOnly(waiting("rr", null), [0])).toBe(false);
  expect(callOf(mixing([0]), playing, [0])).toBeNull();
  expect(callOf(mixing([0, 1]), playing, [0])).toBe("news-started");
});

it("names those whose pages have not done their part, once nothing else is waited for", () => {
  expect(mixersAwaited(mixing([0, 1]), [0])).toEqual([1]);
  expect(mixersAwaited(mixing([0, 1], "rn", 1), [0])).toEqual([]);
  expect(mixersAwaited(mixing([0, 1], "rr", 1), [0])).toEqual([1]);
  expect(mixersAwaited(waiting("rr", null), [0])).toEqual([]);
});
