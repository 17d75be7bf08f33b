import { expect, it } from "vitest";
import type { Box, City } from "../box";
import { momentsOf } from "../testing/looks";
import type { Standing } from "./cities";
import { outside, overlap, type Rect } from "./geometry";
import { textWidth } from "./labels";
import { bodiesOf, namesAt, powersAt, sizesOf, tagsAt, tagWidth } from "./layout";
import { extentOf, homesOf, spread, stretched, touchArea, towards } from "./places";
import { LANDS, project } from "./projection";
import { roadBetween, voyageBetween, waterOf } from "./routes";

const box = momentsOf().inventory.values as unknown as Box;

/** A box of an owner who sees Italy otherwise: cities elsewhere, other names, more of them. */
const owners: Box = {
  ...box,
  city: [
    ...box.city.map((city, n): City => {
      const [latitude, longitude] = city.at;
      return { ...city, id: `Città di ${city.id}`, at: [latitude - (n % 3) * 0.22, longitude + (n % 5) * 0.25] };
    }),
    ...["Zara", "Catania", "Lecce", "Pescara"].map((id, n): City => ({
      ...box.city[0]!,
      id,
      at: [
        [44.1, 15.2],
        [37.5, 15.1],
        [40.35, 18.2],
        [42.46, 14.2],
      ][n] as [number, number],
    })),
  ],
};

const standingOf = (city: City, n: number): Standing => ({
  city,
  open: true,
  owner: n % 3 ? "florence" : "",
  mine: false,
  start: n % 6 ? "" : "milan",
  hosts: n % 4 ? [] : [{ seat: 0, family: "florence", count: 2 }],
  agent: n % 5 ? "" : "venice",
  cathedral: n % 7 === 0,
  besiegers: n % 9 ? [] : ["naples"],
  reconstructed: false,
});

/** Everything of a box on a map of such a size. */
function laid({ city: cities }: Box, width: number, height: number) {
  const flat = homesOf(cities);
  const drawn = extentOf([...flat.values()]);
  const homes = stretched(flat, height / width / (drawn.height / drawn.width));
  const extent = extentOf([...homes.values()]);
  const scale = Math.min(width / extent.width, height / extent.height);
  const sizes = sizesOf(scale);
  const places = spread(homes, scale, sizes.radius);
  const frame = { x: extent.x * scale, y: extent.y * scale, width, height };
  const bodies = bodiesOf(cities.map(standingOf), places, sizes);
  const plaques = powersAt(
    ["france", "empire", "ottoman"].map((id) => ({ id, width: 60, height: 44 })),
    bodies,
    frame,
  );
  const solid = [...bodies, ...plaques.values()];
  const namings = cities.map(({ id, seas }) => ({ id, name: id, port: seas.length > 0, symbols: null, weight: 1 }));
  const names = namesAt(namings, places, sizes, solid, [], frame);
  const offers = cities
    .filter((_, n) => n % 4 === 1)
    .map(({ id }) => ({ id, price: { crown: 3, ship: 1 }, indulgence: false, prestige: 0 }));
  const tags = tagsAt(offers, places, sizes, solid, [...names.values()], frame);
  return { places, sizes, frame, bodies, plaques, names, tags };
}

const covered = (rects: Rect[], others: Rect[]): [Rect, Rect][] =>
  rects.flatMap((rect) =>
    others.filter((other) => other !== rect && overlap(rect, other) > 1).map((other): [Rect, Rect] => [rect, other]),
  );

it("projects land and cities alike, with more room in the middle of Italy", () => {
  const across = (from: number, to: number): number => project(to, 43.7)[0] - project(from, 43.7)[0];
  const down = (from: number, to: number): number => project(12, from)[1] - project(12, to)[1];
  expect(across(11.4, 12.4)).toBeGreaterThan(1.2 * across(17, 18));
  expect(down(43.2, 44.2)).toBeGreaterThan(1.5 * down(40, 41));
  expect(LANDS.length).toBeGreaterThan(10);
  expect(LANDS.flat().every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});

it.each([
  ["the usual box", box, 528, 628],
  ["the usual box on a phone", box, 390, 526],
  ["an owner's box", owners, 528, 628],
])("writes names and prices over nothing: %s", (_, of, width, height) => {
  const { frame, bodies, plaques, names, tags } = laid(of, width, height);
  const written = [...names.values()];
  expect(covered(written, [...bodies, ...plaques.values(), ...written])).toEqual([]);
  expect(covered([...plaques.values()], [...bodies, ...plaques.values()])).toEqual([]);
  expect(covered([...tags.values()], [...bodies, ...plaques.values(), ...tags.values()])).toEqual([]);
  expect(written.filter((rect) => outside(rect, frame) > 1)).toEqual([]);
  expect(names.size).toBeGreaterThan(of.city.length * 0.85);
});

it("has room for both symbols of a price that one of two pays", () => {
  const widthOf = (price: object): number =>
    tagWidth({ id: "", price: { ...price }, indulgence: false, prestige: 0 }, 10);
  expect(widthOf({ either: 1 })).toBeGreaterThan(widthOf({ crown: 1 }) + 10);
});

it("moves cities apart that would cover each other, and no others", () => {
  const { places, sizes } = laid(box, 528, 628);
  const [padova, venezia] = [places.get("Padova")!, places.get("Venezia")!];
  expect(venezia[0] - padova[0]).toBeGreaterThan(3 * sizes.radius);
  const homes = homesOf(box.city);
  expect(spread(homes, 1, 10).get("Tunisi")).toEqual(homes.get("Tunisi"));
});

it("gives every touch to the nearest city", () => {
  const places = new Map([["a", [0, 0] as const], ["b", [30, 0] as const]]); // prettier-ignore
  const area = touchArea("a", places, 22);
  expect(Math.max(...area.map(([x]) => x))).toBeCloseTo(15);
  expect(Math.min(...area.map(([x]) => x))).toBeCloseTo(-22);
});

it("finds the city in a direction", () => {
  const places = homesOf(box.city);
  expect(towards("Firenze", [0, 1], places)).toBe("Siena");
  expect(towards("Padova", [1, 0], places)).toBe("Venezia");
  expect(towards("Venezia", [-1, 0], places)).toBe("Padova");
  expect(towards("Cagliari", [0, -1], places)).toBe("Ajaccio");
  expect(towards("Tunisi", [0, 1], places)).toBeNull();
});

it("draws a road the same from both ends", () => {
  const places = homesOf(box.city);
  expect(roadBetween("Roma", "Siena", places)).toEqual(roadBetween("Siena", "Roma", places).reverse());
});

it("leads every voyage of the box over water", () => {
  const places = homesOf(box.city);
  const water = waterOf(box);
  for (const [from, ports] of Object.entries(box.voyages)) {
    for (const to of Object.keys(ports).filter((port) => from < port)) {
      const way = voyageBetween(from, to, places, (place) => place, box);
      expect(way[0]).toEqual(places.get(from));
      expect(way.at(-1)).toEqual(places.get(to));
      const inner = way.slice(Math.ceil(way.length / 5), -Math.ceil(way.length / 5));
      const dry = inner.filter((place) => !water.wet(place));
      expect(dry.length, `${from} to ${to}`).toBeLessThanOrEqual(inner.length / 4);
    }
  }
});

it("knows about how wide a text is", () => {
  expect(textWidth("Civitavecchia", 10)).toBeGreaterThan(textWidth("Siena", 10) * 2);
  expect(textWidth("\u2068Roma\u2069", 10)).toBe(textWidth("Roma", 10));
});
