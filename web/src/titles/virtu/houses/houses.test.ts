import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { settings } from "../../../lib/settings.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import type { Event, Look } from "../../../protocol";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { momentsOf } from "../testing/looks";
import type { View } from "../view";
import { endingText } from "./endings";
import { harvestOf } from "./summary";
import { Years } from "./years.svelte";

const { inventory, looks } = momentsOf();
const NAMES = ["Anna", "Bence", "Vera", "Dariush", "Elena"];

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function drawn(look: Look, act = vi.fn()) {
  const names = NAMES.slice(0, (look.view as View).houses.length);
  const { container, rerender, unmount } = render(Board, { look, names, stage: new Stage(), act, online: [0] });
  await vi.waitFor(() => expect(container.querySelector(".tracks")).not.toBeNull());
  return { container, unmount, show: (next: Look) => rerender({ look: next }) };
}

const one = (wanted: (view: View) => boolean): (typeof looks)[number] => looks.find(({ view }) => wanted(view))!;
const late = one(({ year, prestige, stage }) => year >= 6 && !!prestige && stage === "spring");

it("has a panel for every other player, in turn order, with what a palace and a domain hold", async () => {
  const { container, unmount } = await drawn(late);
  const seats = [...container.querySelectorAll<HTMLElement>(".house")].map(({ dataset }) => Number(dataset.seat));
  expect(seats).toEqual(late.view.order.filter((seat) => seat !== late.seat));
  for (const seat of seats) {
    const panel = container.querySelector<HTMLElement>(`.house[data-seat="${seat}"]`)!;
    const house = late.view.houses[seat]!;
    expect(panel.querySelector("[data-account]")!.textContent).toContain(String(late.view.prestige![seat]!.total));
    expect(plain(panel.textContent)).toContain(`${house.troops} of 6 troops`);
    expect(panel.querySelectorAll("[aria-label^=Trophy]")).toHaveLength(house.trophies.length);
    expect(panel.textContent.includes("offline")).toBe(seat !== 0);
  }
  unmount();
});

it("shows spectators everybody, and says of everybody what prestige is made of", async () => {
  const { container, unmount } = await drawn({ ...late, seat: null, legal: [] });
  expect(container.querySelectorAll(".house")).toHaveLength(late.view.houses.length);
  await fireEvent.click(container.querySelector("[data-account]")!);
  const table = screen.getByRole("table");
  const rows = [...table.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")]);
  for (const [seat, { total, crowns }] of late.view.prestige!.entries()) {
    const column = rows.map((cells) => Number(cells[seat]!.textContent));
    expect(column.slice(0, 7).reduce((sum, part) => sum + part)).toBe(total);
    expect([column[7], column[8]]).toEqual([total, crowns]);
  }
  unmount();
});

it("opens a palace at a touch of its panel", async () => {
  const { container, unmount } = await drawn(late);
  const panel = container.querySelector(".house .whole")!;
  expect(panel.getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(panel);
  expect(panel.getAttribute("aria-pressed")).toBe("true");
  unmount();
});

it("makes a step of patronage at its track", async () => {
  const look = looks.find(({ legal }) => legal.some(({ text }) => text === "step"))!;
  const act = vi.fn();
  const { container, unmount } = await drawn(look, act);
  await fireEvent.click(container.querySelector('[data-thing="track:patronage"]')!);
  expect(act).toHaveBeenCalledWith("step");
  expect(container.querySelectorAll(".next")).toHaveLength(1);
  unmount();
});

it("lists the ten bonuses with those who have them", async () => {
  const { container, unmount } = await drawn(late);
  await fireEvent.click(container.querySelector("[data-bonuses]")!);
  const taken = late.view.houses.flatMap(({ bonuses }) => bonuses);
  expect(document.querySelectorAll("dialog [data-card]")).toHaveLength(10);
  expect(document.querySelectorAll("dialog [data-card][data-seat]")).toHaveLength(taken.length);
  unmount();
});

it("hides the marks of reconstructed values when a reader wants that", async () => {
  const { container, unmount } = await drawn(late);
  expect(container.querySelector(".points.reconstructed")).not.toBeNull();
  await fireEvent.click(container.querySelector(".legend input")!);
  expect(settings.marks).toBe(false);
  expect(container.querySelector(".virtu")!.getAttribute("data-marks")).toBe("hidden");
  settings.marks = true;
  unmount();
});

it("says how near the end is, and when this Winter is the last", async () => {
  expect(plain(endingText({ reason: "cities", now: 6, needed: 8, seats: [1] }, NAMES))).toBe("Cities: 6 of 8 (Bence)");
  const { container, unmount } = await drawn(one(({ ending }) => ending.last_winter !== null));
  expect(container.querySelectorAll("[data-goal]")).toHaveLength(4);
  expect(plain(container.querySelector("[data-goal=years] .brief")!.textContent)).toMatch(/^Year\s+\d+\/40$/);
  expect(container.querySelector(".last")!.textContent).toContain("This Winter is the last.");
  unmount();
});

const event = (id: string, args: Event["args"]): Event => ({ id, args });

/** A year of three moments and the first one of the next. */
function aYear(): Look[] {
  const view = (year: number, cities: number): View => ({
    ...late.view,
    year,
    houses: late.view.houses.map((house, seat) => (seat === 1 ? { ...house, cities } : house)),
  });
  return [
    { ...late, turn: 50, view: view(3, 4), events: [event("year", { year: 3 })] },
    { ...late, turn: 51, view: view(3, 5), events: [event("annexed", { seat: 1, city: "Siena" })] },
    { ...late, turn: 52, view: view(3, 5), events: [event("bought", { seat: 1, item: "bishop" })] },
    { ...late, turn: 53, view: view(4, 5), events: [event("wages", {}), event("year", { year: 4 })] },
  ];
}

it("sums up a year from what passed by, without what was taken back", () => {
  const years = new Years();
  const [first, annexed, bought, next] = aYear() as [Look, Look, Look, Look];
  for (const look of [first, annexed, bought, annexed, bought, next]) years.see(look);
  const [past] = years.past;
  expect(past).toMatchObject({ year: 3, whole: true });
  const harvest = harvestOf(past!, 1);
  expect(harvest.cities).toEqual({ before: 4, after: 5 });
  expect(harvest.lines).toEqual([
    { id: "year-annexed", names: ["Siena"] },
    { id: "year-bought", names: ["bishop"] },
  ]);
  years.see(bought);
  expect(years.past).toEqual([]);
});

it("knows that it came late to a year", () => {
  const years = new Years();
  for (const look of aYear().slice(1)) years.see(look);
  expect(years.past[0]).toMatchObject({ year: 3, whole: false });
});

it("offers the summary when a year is over, and again later", async () => {
  const [first, ...rest] = aYear();
  const { container, show, unmount } = await drawn(first!);
  for (const look of rest) await show(look);
  const notice = container.querySelector("[data-year-over]")!;
  expect(plain(notice.textContent)).toContain("Year 3 is over");
  await fireEvent.click(notice.querySelector("button")!);
  expect(document.querySelector("dialog")!.textContent).toContain("Siena");
  await fireEvent.click(document.querySelector("dialog header button")!);
  expect(container.querySelector("[data-year-over]")).toBeNull();
  await fireEvent.click(container.querySelector("[data-last-year]")!);
  expect(document.querySelector("dialog")!.textContent).toContain("Siena");
  unmount();
});
