/** A place on the drawing: to the right, down. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

export const between = ([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** How much of the paper two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of a rectangle lies outside of another. */
export const outside = (rect: Rect, frame: Rect): number => rect.width * rect.height - overlap(rect, frame);

export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const around = ([x, y]: Point, reach: number): Rect => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

/** The smallest rectangle around some points. */
export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The corners of a line cut off, twice as many points as before (Chaikin); its ends stay. */
export function rounded(line: readonly Point[]): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  const inner = line.slice(1).flatMap((point, n) => [between(line[n]!, point, 0.25), between(line[n]!, point, 0.75)]);
  return [first, ...inner, last];
}
