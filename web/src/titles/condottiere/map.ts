import drawn from "./map.json";

type Point = readonly [number, number];

export interface Region {
  name: string;
  path: string;
  /** Where its name stands, and where its tokens lie. */
  label: Point;
  token: Point;
  /** How wide a name may be. */
  room: number;
}

const [, , width, height] = drawn.viewBox.split(" ").map(Number) as [number, number, number, number];

/** ``rest``: where the favour waits while it is off the board. */
export const MAP = {
  width,
  height,
  coast: drawn.coast,
  abroad: drawn.abroad,
  mountains: drawn.mountains,
  rest: [width * 0.09, height * 0.86] as Point,
};
export const REGIONS = drawn.regions as unknown as Region[];

/** The nearest region in a direction, for the arrow keys; ``among``: only these. */
export function neighbourTowards(from: string, [dx, dy]: Point, among: ReadonlySet<string> | null): string | null {
  const [x, y] = REGIONS.find((region) => region.name === from)!.token;
  let best: string | null = null;
  let least = Infinity;
  for (const { name, token } of REGIONS) {
    const [ox, oy] = [token[0] - x, token[1] - y];
    const ahead = ox * dx + oy * dy;
    const aside = Math.abs(ox * dy) + Math.abs(oy * dx);
    if (name === from || ahead <= 0 || (among && !among.has(name))) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
