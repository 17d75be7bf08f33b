import type { Point } from "./geometry";
import land from "./land.json";

// From the globe to the drawing, for land and cities alike: more room where the cities of Italy lie close together.

/** Units of the drawing in a degree, as the two coordinates run. */
const ACROSS = 37.2;
const DOWN = 54;
/** Where the drawing has its origin: longitude, latitude. */
const ORIGIN = [6.35, 46.05] as const;

/** The error function (Abramowitz and Stegun 7.1.26). */
function erf(value: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(value));
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(value) * (1 - tail * Math.exp(-value * value));
}

/** A coordinate that runs faster around the middle. */
const swell = (value: number, middle: number, width: number, more: number): number =>
  value + more * width * Math.sqrt(Math.PI / 2) * erf((value - middle) / width / Math.SQRT2);

const eastward = (longitude: number): number => swell(longitude, 11.9, 1.7, 0.42);
const northward = (latitude: number): number => swell(swell(latitude, 43.65, 1.15, 1), 38.3, 1.2, -0.3);

/** A place of the globe on the drawing. */
export const project = (longitude: number, latitude: number): Point => [
  ACROSS * (eastward(longitude) - eastward(ORIGIN[0])),
  DOWN * (northward(ORIGIN[1]) - northward(latitude)),
];

/** The outlines of the lands, on the drawing. */
export const LANDS: readonly Point[][] = land.rings.map((ring) => read(ring).map(([x, y]) => project(x, y)));

/** Steps from point to point, five bits in a sign, as `make_land.py` writes them. */
function read(ring: string): Point[] {
  const points: Point[] = [];
  const at = [0, 0];
  let axis = 0;
  let value = 0;
  let bits = 0;
  for (const sign of ring) {
    const part = sign.charCodeAt(0) - 63;
    value |= (part & 31) << bits;
    bits += 5;
    if (part >= 32) continue;
    at[axis]! += value & 1 ? ~(value >> 1) : value >> 1;
    if (axis) points.push([at[0]! / land.steps, at[1]! / land.steps]);
    axis = 1 - axis;
    value = bits = 0;
  }
  return points;
}
