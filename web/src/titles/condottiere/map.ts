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

/** The points of a line that is written as where it begins and the steps from there. */
function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) points.push([(x += steps[at]!), (y += steps[at + 1]!)]);
  return points;
}

const LINES = drawn.lines.map(pointsOf);

const written = ([x, y]: Point): string => `${x / drawn.fineness} ${y / drawn.fineness}`;
const middleOf = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

/** Parabolas that bend at the points of a line: the same curve from either end. */
function curveOf(line: readonly Point[]): string {
  const last = line.length - 1;
  return line
    .slice(1, last)
    .map((bend, at) => `Q${written(bend)} ${written(at + 2 < last ? middleOf(bend, line[at + 2]!) : line[last]!)}`)
    .join("");
}

const closed = (chain: readonly (readonly Point[])[]): string =>
  `M${written(chain[0]![0]!)}${chain.map(curveOf).join("")}Z`;

/** What lies within these lines, by their numbers; one that is walked backwards is `~number`. */
const within = (ring: readonly number[]): string =>
  closed(ring.map((number) => (number < 0 ? LINES[~number]!.toReversed() : LINES[number]!)));

/** A ring without corners. */
function rounded(ring: readonly Point[]): string {
  const start = middleOf(ring.at(-1)!, ring[0]!);
  return closed([[start, ...ring, start]]);
}

function peak([x, y, size]: readonly number[]): string {
  const at = (right: number, down: number) => `${Math.round(x! + size! * right)} ${Math.round(y! + size! * down)}`;
  const outline = `M${at(-1, 0.7)}Q${at(-1 / 3, -1 / 4)} ${at(0, -1)}Q${at(1 / 3, -1 / 5)} ${at(1, 0.7)}`;
  return `${outline}M${at(0, -1)}Q${at(0.1, -0.3)} ${at(0.3, 0.2)}`;
}

const [, , width, height] = drawn.viewBox.split(" ").map(Number) as [number, number, number, number];

/** ``rest``: where the favour waits while it is off the board. */
export const MAP = {
  width,
  height,
  coast: within(drawn.coast),
  abroad: drawn.abroad.map((land) => rounded(pointsOf(land))).join(""),
  mountains: drawn.mountains.map(peak).join(""),
  rest: [width * 0.09, height * 0.86] as Point,
};
export const REGIONS = drawn.regions.map(
  ({ lines, ...region }) => ({ ...region, path: within(lines) }) as unknown as Region,
);

/** Around the origin: what wins the game. */
export const STAR = "M0-15 4.4-5 15-4.6 6.8 2.4 9.4 13 0 7-9.4 13-6.8 2.4-15-4.6-4.4-5z";

const LARGEST_NAME = 30;

/** How large a name is written, so that it has room. */
export const nameSize = (name: string, room: number): number =>
  Math.min(LARGEST_NAME, room / (Math.max(name.length, 5) * 0.5));

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
