import { inOrder, type Counts } from "../symbols";
import { partsOf, type Standing } from "./cities";
import { clamp, distance, grown, outside, overlap, type Point, type Rect } from "./geometry";
import { edged, placed, textWidth, type Plate, type Writing } from "./labels";
import type { Places } from "./places";

/** How large things are drawn: they grow with the map, but more slowly. */
export interface Sizes {
  /** Of a medallion. */
  radius: number;
  /** Of the letters. */
  font: number;
}

/** From this zoom on, the symbols of a city's token stand under its name. */
export const SYMBOLS_FROM = 1.9;
/** Where along a name of a sea there must be water. */
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const SMALLEST_FONT = 12.5;

export function sizesOf(fitting: number, zoom = 1): Sizes {
  const size = clamp(fitting ** 0.65, 0.9, 3) * zoom ** 0.3;
  return { radius: 10.5 * size, font: Math.max(SMALLEST_FONT, 13.5 * size) };
}

/** The same rectangles beside places that have moved. */
export const moved = (rects: ReadonlyMap<string, Rect>, from: Places, to: Places): Map<string, Rect> =>
  new Map(
    [...rects].map(([id, rect]) => {
      const [[ax, ay], [bx, by]] = [from.get(id)!, to.get(id)!];
      return [id, { ...rect, x: rect.x + bx - ax, y: rect.y + by - ay }];
    }),
  );

/** What covers the paper around each city, its medallion and all that stands there. */
export const bodiesOf = (standings: readonly Standing[], places: Places, { radius }: Sizes): Rect[] =>
  standings.flatMap((standing) => {
    const [x, y] = places.get(standing.city.id)!;
    return Object.values(partsOf(standing, radius)).map((part) => ({ ...part, x: part.x + x, y: part.y + y }));
  });

/** Something that a city is called, and what is written with it. */
export interface Naming {
  id: string;
  name: string;
  port: boolean;
  symbols: Counts | null;
  weight: number;
}

/** The width of the anchor before the name of a port, in letters' heights. */
export const ANCHOR = 0.85;
const countOf = (symbols: Counts): number => inOrder(symbols).reduce((sum, [, count]) => sum + count, 0);

/** The names beside their cities. */
export function namesAt(
  namings: readonly Naming[],
  places: Places,
  { radius, font }: Sizes,
  solid: readonly Rect[],
  roads: readonly Point[],
  frame: Rect,
): Map<string, Rect> {
  const writings = namings.map(({ id, name, port, symbols, weight }): Writing => ({
    id,
    at: places.get(id)!,
    reach: radius * 1.15,
    width: Math.max(textWidth(name, font) + (port ? ANCHOR * font : 0), symbols ? countOf(symbols) * font : 0),
    height: font * (symbols ? 2.15 : 1.1),
    steps: 3,
    weight,
  }));
  return placed(writings, solid, roads, frame);
}

/** A price beside a city. */
export interface Offer {
  id: string;
  price: Counts;
  indulgence: boolean;
  prestige: number;
  /** Attack and defence of the siege that it would come to. */
  odds?: readonly [number, number] | null | undefined;
}

/** How wide the parts of a tag are, in letters' heights. */
export const TAG = { pad: 0.35, part: 2.05, or: 1.5, scroll: 1.35, prestige: 2.1, odds: 3.2, height: 1.6 };

/** A number and its symbol; where one of two pays it, both. */
export const partWidth = (symbol: string): number => TAG.part + (symbol === "either" ? TAG.or : 0);

const partsWidth = (price: Counts): number => inOrder(price).reduce((sum, [symbol]) => sum + partWidth(symbol), 0);

export const tagWidth = ({ price, indulgence, prestige, odds }: Offer, font: number): number => {
  const more = (indulgence ? TAG.scroll : 0) + (prestige ? TAG.prestige : 0) + (odds ? TAG.odds : 0);
  return font * (2 * TAG.pad + partsWidth(price) + more);
};

/** The paper between a line of letters and the edge of its rectangle. */
const LEADING = 3;

/** The tags beside their cities, clear of all that stands there and of the names. */
export function tagsAt(
  offers: readonly Offer[],
  places: Places,
  { radius, font }: Sizes,
  solid: readonly Rect[],
  names: readonly Rect[],
  frame: Rect,
): Map<string, Rect> {
  const writings = offers.map((offer): Writing => ({
    id: offer.id,
    at: places.get(offer.id)!,
    reach: radius * 1.5,
    width: tagWidth(offer, font),
    height: TAG.height * font,
  }));
  return placed(writings, [...solid, ...names.map((name) => grown(name, -LEADING))], [], frame, () => true);
}

/** Where the powers beyond the map have their home: a share of its width and height. */
const HOMES: { [power: string]: Point } = { france: [0, 0.45], empire: [1, 0], ottoman: [1, 1] };

/** The powers at the edge of a frame. */
export const powersAt = (
  powers: readonly Omit<Plate, "home">[],
  solid: readonly Rect[],
  frame: Rect,
): Map<string, Rect> =>
  edged(
    powers.map((power) => ({ ...power, home: HOMES[power.id] ?? [0.5, 1] })),
    solid,
    grown(frame, -8),
  );

/** The same on a map that is so many times larger; what stands on it is not. */
export const farther = (rects: ReadonlyMap<string, Rect>, times: number): Map<string, Rect> =>
  new Map([...rects].map(([id, rect]) => [id, { ...rect, x: rect.x * times, y: rect.y * times }]));

/** What the name of a sea covers. */
export const seaRect = ([x, y]: Point, { width, font }: { width: number; font: number }): Rect => ({
  x: x - width / 2,
  y: y - font,
  width,
  height: 1.2 * font,
});

/** The name of a sea where it covers nothing, over water, near the middle of the sea; null if there is no room. */
export function seaAt(
  middle: Point,
  room: { width: number; font: number },
  wet: (place: Point) => boolean,
  solid: readonly Rect[],
  frame: Rect,
): Point | null {
  const { width, font } = room;
  const reach = Math.max(width / 2, 3 * font);
  let [best, least]: [Point | null, number] = [null, Infinity];
  for (let down = -6; down <= 6; down++) {
    for (let across = -6; across <= 6; across++) {
      const at: Point = [middle[0] + (across * reach) / 4, middle[1] + (down * reach) / 5];
      const away = distance(at, middle);
      if (away >= least) continue;
      const rect = seaRect(at, room);
      const clear = outside(rect, frame) < 1 && !solid.some((other) => overlap(rect, other));
      const overWater = SHARES.every(
        (share) => wet([rect.x + share * width, at[1]]) && wet([rect.x + share * width, rect.y]),
      );
      if (clear && overWater) [best, least] = [at, away];
    }
  }
  return best;
}
