import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import type { Inventory } from "../../../protocol";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import type { Box } from "../box";
import { momentsOf, type Moments } from "../testing/looks";
import { wayOn } from "./chart.svelte";

const { inventory, looks } = momentsOf();
const box = inventory.values as unknown as Box;
type Look = Moments["looks"][number];

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
});

async function drawn(
  look: Look,
  values: Inventory = inventory,
): Promise<{ map: Element; act: ReturnType<typeof vi.fn> }> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(values)));
  const act = vi.fn();
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container } = render(Board, { look, names, stage: new Stage(), act });
  await vi.waitFor(() => expect(container.querySelector("[data-city]")).not.toBeNull());
  return { map: container.querySelector(".map svg:not(.ground)")!, act };
}

const moment = (players: number, action: RegExp): Look =>
  looks.find(
    ({ view, legal }) =>
      view.houses.length === players && view.phase === "action" && legal.some(({ text }) => action.test(text)),
  )!;
const cityOf = (map: Element, id: string): Element => map.querySelector(`[data-city="${id}"]`)!;

it.each([3, 4, 5])(
  "draws every city of the box for %i players, those that can be annexed with their action",
  async (players) => {
    const look = moment(players, /^annex:/);
    const { map, act } = await drawn(look);
    const cities = [...map.querySelectorAll("[data-city]")].map((city) => city.getAttribute("data-city"));
    expect(cities.sort()).toEqual(box.city.map(({ id }) => id).sort());
    const legal = look.legal.map(({ text }) => text).filter((text) => text.startsWith("annex:"));
    for (const action of legal) expect(cityOf(map, action.slice(6)).getAttribute("data-action")).toBe(action);
    expect(map.querySelectorAll("[data-city][data-action]")).toHaveLength(legal.length);
    expect(map.querySelectorAll(".tag")).toHaveLength(legal.length);
    await fireEvent.click(cityOf(map, legal[0]!.slice(6)));
    expect(act).toHaveBeenCalledWith(legal[0]);
  },
);

it("draws an owner's cities, whatever they are called and wherever they lie", async () => {
  const look = structuredClone(moment(4, /^annex:/));
  const text = JSON.stringify({ look, inventory: { ...inventory, marks: {} } }).replaceAll("Siena", "Volterra");
  const own = JSON.parse(text) as { look: Look; inventory: Inventory };
  (own.inventory.values as unknown as Box).city.find(({ id }) => id === "Volterra")!.at = [43.4, 10.86];
  const { map } = await drawn(own.look, own.inventory);
  expect(cityOf(map, "Volterra").getAttribute("aria-label")).toContain("Volterra");
  expect(map.querySelectorAll("[data-city]")).toHaveLength(box.city.length);
  expect(map.querySelector("[data-city] .dots")).toBeNull();
});

it("tells of a city that cannot be touched, and why", async () => {
  const { map, act } = await drawn(moment(4, /^annex:/));
  await fireEvent.click(cityOf(map, "Tunisi"));
  const card = document.querySelector("[role=tooltip]")!;
  expect(card.textContent).toContain("pirate port");
  expect(card.textContent).toContain("V-DIP-3");
  expect(cityOf(map, "Tunisi").getAttribute("aria-describedby")).toBe(card.id);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.keyDown(cityOf(map, "Tunisi"), { key: "Escape" });
  expect(document.querySelector("[role=tooltip]")).toBeNull();
});

it("goes from city to city by arrows, and to the next that is lit by n", async () => {
  const { map } = await drawn(moment(4, /^annex:/));
  const focus = (): string | null | undefined => document.activeElement?.getAttribute("data-city");
  (cityOf(map, "Firenze") as SVGElement).focus();
  await fireEvent.keyDown(cityOf(map, "Firenze"), { key: "ArrowDown" });
  expect(focus()).toBe("Siena");
  await fireEvent.keyDown(cityOf(map, "Siena"), { key: "n" });
  expect(document.activeElement?.getAttribute("data-lit")).toBe("true");
  expect(focus()).not.toBe("Siena");
});

it("groups the cities in lists that own every one of them once", async () => {
  const { map } = await drawn(moment(5, /^annex:/));
  const owned = [...map.querySelectorAll("[role=list]")].flatMap((list) => list.getAttribute("aria-owns")!.split(" "));
  expect(owned.sort()).toEqual([...map.querySelectorAll("[role=listitem]")].map(({ id }) => id).sort());
});

it("shows the ways of a troop that is held, and tells where it walks", async () => {
  const look = moment(4, /^march:/);
  const { map } = await drawn(look);
  const [from, to] = look.legal
    .find(({ text }) => text.startsWith("march:"))!
    .text.slice(6)
    .split(">");
  const way = wayOn(map, { from: from!, to: to!, by: "road" });
  expect(way.length).toBeGreaterThan(2);
  expect(way.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  await fireEvent.pointerEnter(cityOf(map, to!), { pointerType: "mouse" });
  expect(map.querySelectorAll("[data-road].lit").length).toBeGreaterThan(0);
});

it("comes nearer by its button, and shows the symbols of the cities there", async () => {
  const { map } = await drawn(moment(4, /^annex:/));
  expect(map.querySelector('.name use[href="#s-florin"]')).toBeNull();
  const nearer = document.querySelector<HTMLElement>('.tools [aria-label="Zoom in"]')!;
  await fireEvent.click(nearer);
  await fireEvent.click(nearer);
  await vi.waitFor(() => expect(map.querySelector('.name use[href="#s-florin"]')).not.toBeNull());
});

it("leaves out the price that most cities have", async () => {
  const look = moment(5, /^send:/);
  const { map } = await drawn(look);
  expect(map.querySelectorAll("[data-city][data-lit]").length).toBeGreaterThan(20);
  expect(map.querySelectorAll(".tag").length).toBeLessThan(7);
});

it("shows both symbols of a price that either pays", async () => {
  const look = looks.find(({ view }) => view.payment?.purpose === "turn" && view.payment.price.either)!;
  const { map } = await drawn(look);
  const shown = [...map.querySelectorAll(".tag use")].map((symbol) => symbol.getAttribute("href"));
  expect(shown).toEqual(["#s-crown", "#s-cross"]);
});
