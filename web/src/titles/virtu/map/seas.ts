import type { Map as BoxMap } from "../box";
import type { Point } from "./geometry";
import { project } from "./projection";

/** Where the border of two seas is drawn, from coast to coast: longitude, latitude. */
const BORDERS: { [pair: string]: [number, number][] } = {
  "ligurian tyrrhenian": [[10.5, 42.9], [10, 42.72], [9.5, 42.7]], // prettier-ignore
  "african ligurian": [[8.6, 41.9], [6.2, 41.2], [3.4, 40.9], [0.2, 40.6]], // prettier-ignore
  "african tyrrhenian": [[9.5, 39.1], [11, 38.4], [12.5, 37.98]], // prettier-ignore
  "ionian tyrrhenian": [[15.6, 38.32], [15.63, 38.16], [15.58, 38]], // prettier-ignore
  "african ionian": [[15.1, 36.7], [15.6, 36.2], [15.9, 34], [15.9, 31.5]], // prettier-ignore
  "ionian lower-adriatic": [[18.45, 40.1], [18.95, 40.2], [19.4, 40.3]], // prettier-ignore
  "lower-adriatic upper-adriatic": [[13.6, 43.62], [14.5, 43.69], [15.6, 43.75]], // prettier-ignore
};

/** Where ships pass that border: one of its points. */
const PASSES: { [pair: string]: number } = { "african ligurian": 1, "african ionian": 1 };

/** The middle of a sea, where its name is best read. */
const MIDDLES: { [sea: string]: [number, number] } = {
  ligurian: [8.45, 43.3],
  tyrrhenian: [12, 40.1],
  african: [12.2, 36.85],
  ionian: [17.6, 38.6],
  "lower-adriatic": [16.2, 42.2],
  "upper-adriatic": [13.75, 44.35],
};

const pairOf = (one: string, other: string): string => [one, other].sort().join(" ");

/** The borders of those seas of a box whose shape is known. */
export const bordersOf = ({ straits }: BoxMap): Point[][] =>
  straits.flatMap(([one, other]) => {
    const border = BORDERS[pairOf(one, other)];
    return border ? [border.map(([x, y]) => project(x, y))] : [];
  });

/** Where ships pass from one sea to the other, if that is known. */
export function passOf(one: string, other: string): Point | null {
  const pair = pairOf(one, other);
  const place = BORDERS[pair]?.[PASSES[pair] ?? 1];
  return place ? project(...place) : null;
}

/** The middle of a sea; of one that is not known, the middle of its ports. */
export function middleOf(sea: string, ports: readonly Point[]): Point | null {
  const known = MIDDLES[sea];
  if (known) return project(...known);
  if (!ports.length) return null;
  const sum = ports.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / ports.length, sum[1] / ports.length];
}

/** The seas that a voyage leads through: as few as there can be. */
export function seasBetween(from: readonly string[], to: readonly string[], { straits }: BoxMap): string[] {
  const ways = from.map((sea) => [sea]);
  const seen = new Set(from);
  for (const way of ways) {
    const sea = way.at(-1)!;
    if (to.includes(sea)) return way;
    for (const [one, other] of straits) {
      const next = one === sea ? other : other === sea ? one : null;
      if (next === null || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
