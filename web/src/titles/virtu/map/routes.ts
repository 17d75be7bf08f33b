import type { Box } from "../box";
import { boundsOf, grown, rounded, type Point } from "./geometry";
import { bendOf, homesOf, type Places } from "./places";
import { passOf, seasBetween } from "./seas";
import { Water } from "./water";

/** Points of a road, drawn as a curve. */
const STEPS = 12;
/** The sea around the outermost cities on which ships may go, in units of the drawing. */
const OFFING = 60;

const waters = new WeakMap<Box, Water>();
const voyages = new WeakMap<Box, Map<string, Point[]>>();

/** The water of a box. */
export function waterOf(box: Box): Water {
  let water = waters.get(box);
  if (!water) {
    const passes = box.map.straits.map(([one, other]) => passOf(one, other)).filter((pass) => pass !== null);
    water = new Water(grown(boundsOf([...homesOf(box.city).values()]), OFFING), passes);
    waters.set(box, water);
  }
  return water;
}

/** The points of a road from one city to another; the same road whichever way one goes. */
export function roadBetween(from: string, to: string, places: Places): Point[] {
  const [a, b] = [places.get(from), places.get(to)];
  if (!a || !b) return [];
  const [start, end] = from < to ? [a, b] : [b, a];
  const [cx, cy] = bendOf(start, end);
  const points = Array.from({ length: STEPS + 1 }, (_, n): Point => {
    const t = n / STEPS;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return [p * start[0] + q * cx + r * end[0], p * start[1] + q * cy + r * end[1]];
  });
  return from < to ? points : points.reverse();
}

/** The course of a voyage: out of the port, through as few seas as there can be, and not over land. */
export function voyageBetween(
  from: string,
  to: string,
  places: Places,
  shown: (place: Point) => Point,
  box: Box,
): Point[] {
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end) return [];
  const course = courseOf(from, to, box).map(shown);
  return rounded(rounded([start, ...course.slice(1, -1), end]));
}

/** The same on the drawing, from where the ports really lie. */
function courseOf(from: string, to: string, box: Box): Point[] {
  const known = voyages.get(box) ?? new Map<string, Point[]>();
  voyages.set(box, known);
  const way = known.get(`${from} ${to}`) ?? courseOver(waterOf(box), from, to, box);
  known.set(`${from} ${to}`, way);
  return way;
}

function courseOver(water: Water, from: string, to: string, box: Box): Point[] {
  const homes = homesOf(box.city);
  const seas = seasBetween(seasOf(from, box), seasOf(to, box), box.map);
  const passes = seas
    .slice(1)
    .map((sea, n) => passOf(seas[n]!, sea))
    .filter((pass) => pass !== null);
  const stops = [homes.get(from)!, ...passes, homes.get(to)!];
  return stops.slice(1).flatMap((stop, n) => water.way(stops[n]!, stop).slice(n ? 1 : 0));
}

const seasOf = (city: string, { city: cities }: Box): string[] => cities.find(({ id }) => id === city)?.seas ?? [];
