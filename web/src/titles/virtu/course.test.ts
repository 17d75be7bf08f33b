import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "../../lib/i18n.svelte";
import type { Entry, Event, Look } from "../../protocol";
import { speakOf } from "../../testing/words";
import Course from "./Course.svelte";
import { courseOf } from "./course";

const parts = (cities: number) => ({
  cities,
  patronage: 1,
  printed: 0,
  religion: 0,
  trophies: 0,
  alliances: 0,
  indulgences: -1,
});
const told = (year: number, ...cities: number[]): Event => ({
  id: "prestige",
  args: { year, prestige: cities, parts: cities.map(parts) },
});
const family = (seat: number, name: string): Event => ({ id: "family", args: { seat, family: name } });
const entries: Entry[] = [
  [family(0, "rome"), family(1, "milan"), told(0, 1, 1)],
  [told(1, 2, 1)],
  [told(1, 3, 1)],
  [told(2, 3, 5)],
].map((events, number) => ({ number, at: 0, turn: number, events }));

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});

it("follows prestige from year to year; what was taken back is not drawn", () => {
  const { years, families } = courseOf(entries);
  expect(families).toEqual(["rome", "milan"]);
  expect(years.map(({ year, prestige }) => [year, ...prestige])).toEqual([
    [0, 1, 1],
    [1, 3, 1],
    [2, 3, 5],
  ]);
});

it("shows the parts at the end, and of any year before", async () => {
  const { container } = render(Course, { entries, names: ["Anna", "Bence"] });
  const numbers = () => [...container.querySelectorAll("tbody tr:first-child td")].map((cell) => cell.textContent);
  expect(numbers()).toEqual(["3", "5"]);
  await fireEvent.input(container.querySelector("input")!, { target: { value: "1" } });
  expect(numbers()).toEqual(["3", "1"]);
  expect(container.querySelectorAll(".line")).toHaveLength(2);
});

it("draws the lines in the colours of the families, also of those that no event tells", () => {
  const houses = ["naples", "venice"].map((family) => ({ family }));
  const look = { view: { houses } } as unknown as Look;
  const { container } = render(Course, { entries: entries.slice(1), names: ["Anna", "Bence"], look });
  const strokes = [...container.querySelectorAll(".line")].map((line) => line.getAttribute("stroke"));
  expect(strokes).toEqual([expect.stringContaining("--family-naples"), expect.stringContaining("--family-venice")]);
});
