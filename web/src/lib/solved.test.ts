import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** As a page that was loaded anew. */
const loaded = async () => (await import("./solved.svelte")).solved;

it("keeps the first answer to a puzzle", async () => {
  const solved = await loaded();
  solved.note("a", false);
  solved.note("a", true);
  solved.note("b", true);
  solved.note("b", false);
  vi.resetModules();
  const later = await loaded();
  expect([later.has("a"), later.has("b"), later.has("c")]).toEqual([false, true, false]);
});

it("counts the days in a row on which the puzzle of the day was solved", async () => {
  const solved = await loaded();
  solved.note("a", true, "2026-12-30");
  solved.note("b", true, "2026-12-31");
  solved.note("c", true, "2027-01-01");
  expect(solved.streak("2027-01-01")).toBe(3);
  expect(solved.streak("2027-01-02")).toBe(3);
  expect(solved.answered("2027-01-02")).toBe(false);
  expect(solved.streak("2027-01-03")).toBe(0);
});

it("begins the count anew after a wrong answer and after a day left out", async () => {
  const solved = await loaded();
  solved.note("a", true, "2026-12-30");
  solved.note("b", false, "2026-12-31");
  solved.note("b", true, "2026-12-31");
  expect(solved.streak("2026-12-31")).toBe(0);
  solved.note("c", true, "2027-01-02");
  expect(solved.streak("2027-01-02")).toBe(1);
});

it("starts from nothing where what is stored is no such thing", async () => {
  localStorage.setItem("signoria-puzzles", "{");
  expect((await loaded()).streak("2026-12-31")).toBe(0);
});
