import type { City } from "../box";
import { between, boundsOf, distance, grown, type Point, type Rect } from "./geometry";
import { project } from "./projection";

/** The cities of the map by name, and where each lies. */
export type Places = ReadonlyMap<string, Point>;

/** The sea and land that is always shown around the outermost cities, in units of the drawing. */
const MARGIN = 44;
/** How far apart two medallions must be, in their radii: across, since troops and agents stand beside, and down. */
const ACROSS = 3.5;
const DOWN = 2.75;
const ROUNDS = 40;
/** The corners of what one touches of a city. */
const CORNERS = 16;

/** Where the cities of a box lie on the drawing. */
export const homesOf = (cities: readonly City[]): Places =>
  new Map(cities.map(({ id, at: [latitude, longitude] }) => [id, project(longitude, latitude)]));

/** The same places on a drawing that is so much higher. */
export const stretched = (places: Places, by: number): Places =>
  new Map([...places].map(([name, [x, y]]) => [name, [x, y * by]]));

/** The part of the drawing that shows all these places. */
export const extentOf = (places: readonly Point[], margin = MARGIN): Rect => grown(boundsOf(places), margin);

/** The places at a scale; cities that would cover each other give way a little. */
export function spread(homes: Places, scale: number, radius: number): Places {
  const names = [...homes.keys()];
  const at = [...homes.values()].map(([x, y]): [number, number] => [x * scale, y * scale]);
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < at.length; one++) {
      for (let other = one + 1; other < at.length; other++) {
        moved = push(at[one]!, at[other]!, radius) || moved;
      }
    }
    if (!moved) break;
  }
  return new Map(names.map((name, n) => [name, at[n]!]));
}

/** Two that are too near move apart, as a round thing that is wider than high would. */
function push(one: [number, number], other: [number, number], radius: number): boolean {
  const dx = (other[0] - one[0]) / ACROSS;
  const dy = (other[1] - one[1]) / DOWN;
  const apart = Math.hypot(dx, dy);
  if (apart >= radius) return false;
  const [x, y] = apart > 0.001 ? [dx / apart, dy / apart] : [1, 0];
  const step = ((radius - apart) / 2) * 0.6 + 0.01;
  one[0] -= x * step * ACROSS;
  one[1] -= y * step * DOWN;
  other[0] += x * step * ACROSS;
  other[1] += y * step * DOWN;
  return true;
}

/** What one touches of a city, around it: a circle, cut halfway to the neighbours so that each touch finds the nearest. */
export function touchArea(city: string, places: Places, reach: number): Point[] {
  const here = places.get(city)!;
  const near = [...places].filter(([name, place]) => name !== city && distance(here, place) < 2 * reach);
  return Array.from({ length: CORNERS }, (_, n): Point => {
    const angle = (2 * Math.PI * n) / CORNERS;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const free = near.map(([, place]) => {
      const ahead = x * (place[0] - here[0]) + y * (place[1] - here[1]);
      return ahead > 0 ? distance(here, place) ** 2 / 2 / ahead : reach;
    });
    const far = Math.min(reach, ...free);
    return [x * far, y * far];
  });
}

/** The angle to each side of an arrow in which a city still counts as lying there. */
const WIDEST = Math.cos((70 * Math.PI) / 180);

/** The nearest city in a direction; one that lies straight there counts as nearer. */
export function towards(from: string, [dx, dy]: Point, places: Places): string | null {
  const here = places.get(from);
  if (!here) return null;
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const [name, place] of places) {
    const away = distance(here, place);
    const straight = away ? (dx * (place[0] - here[0]) + dy * (place[1] - here[1])) / away : 0;
    const cost = away / straight ** 2;
    if (straight > WIDEST && cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** How far a road leaves the straight line, as a share of its length. */
const BEND = 0.08;

/** The place towards which a road bends. */
export function bendOf(a: Point, b: Point): Point {
  const [x, y] = between(a, b);
  return [x - (b[1] - a[1]) * BEND, y + (b[0] - a[0]) * BEND];
}
