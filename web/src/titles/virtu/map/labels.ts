import { distance, grown, outside, overlap, type Point, type Rect } from "./geometry";

/** Something to be written beside a place. */
export interface Writing {
  id: string;
  at: Point;
  /** How far from the place it may begin. */
  reach: number;
  width: number;
  height: number;
  /** How far away from it, in steps; anything farther would not be known as its own. */
  steps?: number;
  /** Of two that want the same paper, the one that matters more gets it. */
  weight?: number;
}

/** Where a writing may stand: the share of its width and height that lies left of and above the place, best first. */
const SIDES: readonly Point[] = [
  [0.5, 1], [1, 0.5], [0, 0.5], [0.5, 0], [0.2, 1], [0.8, 1], [0, 1], [1, 1], [0.2, 0], [0.8, 0], [0, 0], [1, 0],
]; // prettier-ignore
/** Steps away from the place, in pixels. */
const AWAY = [0, 5, 12, 22, 34, 48, 64];
/** What it costs to stand a step farther away. */
const FAR = 8;
const ROUNDS = 5;
/** What it costs to cover something, a square pixel each, and a point of a road. */
const COVERED = 30;
const ROAD = 6;
/** What it costs to stand nearer to another place than to one's own. */
const MISTAKEN = 45;
const BESIDE_FRAME = 60;
/** Beyond this a writing covers too much to be read: it is left out. */
const TOO_MUCH = 1500;

interface Stand {
  rect: Rect;
  cost: number;
}

/**
 * Each writing beside its place, where it covers least: nothing solid, no other writing, and roads only if it must. What
 * finds no room is left out, unless it must stand.
 */
export function placed(
  writings: readonly Writing[],
  solid: readonly Rect[],
  roads: readonly Point[],
  frame: Rect,
  must: (id: string) => boolean = () => false,
): Map<string, Rect> {
  const rooms = new Map(writings.map((writing) => [writing.id, roomOf(writing)]));
  const order = [...writings].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
  const sites = writings.map(({ at }) => at);
  const stands = new Map(order.map((writing) => [writing.id, standsOf(writing, sites, solid, roads, frame)]));
  const chosen = new Map<string, Rect>();
  for (let round = 0; round < ROUNDS; round++) {
    let changed = false;
    for (const { id } of order) {
      const room = rooms.get(id)!;
      const others = [...chosen].filter(([other, rect]) => other !== id && overlap(rect, room)).map(([, rect]) => rect);
      const best = cheapest(stands.get(id)!, others);
      if (best.cost > TOO_MUCH && !must(id)) {
        changed = chosen.delete(id) || changed;
      } else if (chosen.get(id) !== best.rect) {
        chosen.set(id, best.rect);
        changed = true;
      }
    }
    if (!changed) break;
  }
  return chosen;
}

function cheapest(stands: readonly Stand[], others: readonly Rect[]): Stand {
  let best: Stand | null = null;
  for (const { rect, cost } of stands) {
    const sum = others.reduce((so, other) => so + COVERED * overlap(rect, other), cost);
    if (!best || sum < best.cost) best = { rect, cost: sum };
  }
  return best!;
}

function standsOf(
  writing: Writing,
  sites: readonly Point[],
  solid: readonly Rect[],
  roads: readonly Point[],
  frame: Rect,
): Stand[] {
  const room = roomOf(writing);
  const near = solid.filter((rect) => overlap(rect, room));
  const passing = roads.filter((point) => inside(room, point));
  const rivals = sites.filter((site) => site !== writing.at && inside(grown(room, writing.reach), site));
  return AWAY.slice(0, writing.steps).flatMap((away, far) =>
    SIDES.map((side, rank): Stand => {
      const rect = standing(writing, side, away);
      const covers = near.reduce((so, other) => so + overlap(rect, other), 0);
      const crossed = passing.filter((point) => inside(rect, point)).length;
      const own = gapTo(rect, writing.at);
      const mistaken = rivals.filter((rival) => gapTo(rect, rival) < own + 2).length;
      const cost = rank + far * FAR + COVERED * covers + ROAD * crossed + MISTAKEN * mistaken;
      return { rect, cost: cost + BESIDE_FRAME * outside(rect, frame) };
    }),
  );
}

/** How far a rectangle is from a place. */
const gapTo = ({ x, y, width, height }: Rect, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

/** All the paper on which a writing may come to stand. */
function roomOf({ at: [x, y], width, height, reach }: Writing): Rect {
  const [across, down] = [width + reach + AWAY.at(-1)!, height + reach + AWAY.at(-1)!];
  return { x: x - across, y: y - down, width: 2 * across, height: 2 * down };
}

function standing({ at: [x, y], width, height, reach }: Writing, [left, above]: Point, away: number): Rect {
  const corner = left !== 0.5 && above !== 0.5 ? 0.72 : 1;
  const gap = (reach + away) * corner;
  const aside = (left === 0 ? 1 : left === 1 ? -1 : 0) * gap;
  const down = (above === 0 ? 1 : above === 1 ? -1 : 0) * gap;
  return { x: x - left * width + aside, y: y - above * height + down, width, height };
}

const inside = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px > x && px < x + width && py > y && py < y + height;

/** Something that stands at the edge of the map, and where it would like to: a share of its width and height. */
export interface Plate {
  id: string;
  width: number;
  height: number;
  home: Point;
}

const STEPS = 24;
const HOMESICK = 1.5;

/** Each at the edge of the frame, near its home, where it covers nothing. */
export function edged(plates: readonly Plate[], solid: readonly Rect[], frame: Rect): Map<string, Rect> {
  const taken = [...solid];
  const found = new Map<string, Rect>();
  for (const plate of plates) {
    const best = cheapest(
      edges(plate, frame).map((rect) => ({
        rect,
        cost: HOMESICK * distance([rect.x, rect.y], homeOf(plate, frame)),
      })),
      taken.map((rect) => grown(rect, 2)),
    );
    found.set(plate.id, best.rect);
    taken.push(grown(best.rect, 4));
  }
  return found;
}

const homeOf = ({ width, height, home }: Plate, frame: Rect): Point => [
  frame.x + home[0] * (frame.width - width),
  frame.y + home[1] * (frame.height - height),
];

function edges({ width, height }: Plate, frame: Rect): Rect[] {
  const [wide, high] = [frame.width - width, frame.height - height];
  return Array.from({ length: STEPS + 1 }, (_, n) => n / STEPS).flatMap((share) =>
    [
      [0, share],
      [1, share],
      [share, 0],
      [share, 1],
    ].map(([across = 0, down = 0]) => ({
      x: frame.x + across * wide,
      y: frame.y + down * high,
      width,
      height,
    })),
  );
}

const NARROW = /[ijltfrI1'’. ]/;
const WIDE = /[mwMW]/;
const CYRILLIC = /[\u0400-\u04ff]/;
const UNSEEN = /[\u200c\u2066-\u2069]/;

/** How wide a letter is, in its height. */
function widthOf(letter: string): number {
  if (UNSEEN.test(letter)) return 0;
  if (NARROW.test(letter)) return 0.3;
  if (WIDE.test(letter)) return 0.78;
  if (letter !== letter.toLowerCase()) return 0.64;
  return CYRILLIC.test(letter) ? 0.53 : 0.46;
}

/** About how wide a text is, in pixels, as the letters of our fonts are. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return sum * size;
}
