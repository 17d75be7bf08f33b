import { speech } from "../../../lib/i18n.svelte";
import { directionOf } from "../../../lib/languages";
import { nameOf } from "../../../lib/telling";
import type { Desk } from "../desk.svelte";
import { Camera } from "./camera.svelte";
import { boardOf, standingsOf } from "./cities";
import { clamp, grown, type Point, type Rect } from "./geometry";
import { textWidth } from "./labels";
import { bodiesOf, farther, moved, namesAt, powersAt, seaAt, seaRect, sizesOf, SYMBOLS_FROM, tagsAt } from "./layout";
import { chosenOf, offersOf, routesOf, type Route } from "./offers";
import { extentOf, homesOf, spread, stretched, type Places } from "./places";
import { roadBetween, voyageBetween, waterOf } from "./routes";
import { middleOf } from "./seas";
import { cityName } from "./words";

/** From this width on, the powers are named. */
const ROOMY = 460;
/** The margin around a part of the map, in units of the drawing. */
const NEAR = 34;
/** How much of the drawing a part shows at least, across. */
const LEAST = 220;
/** How much higher than its frame a part may be, as it is wide. */
const CROPPED = 1.5;
/** The height of the tabs under fingers, in pixels. */
const FINGER = 54;
/** How much higher or lower than drawn the map may be, to fill its frame. */
const LOWEST = 0.94;
const HIGHEST = 1.22;
const SMALLEST_FONT = 12.5;
/** How much nearer one comes before things are placed anew. */
const LADDER = 1.12;
const TINY = 1e-6;

/** Where everything on the map stands, in pixels from the origin of the drawing, at the scale at which one looks. */
export class Chart {
  readonly #desk: Desk;
  readonly #around: () => string | undefined;
  readonly camera: Camera;

  constructor(desk: Desk, around: () => string | undefined) {
    this.#desk = desk;
    this.#around = around;
    this.camera = new Camera(() => this.#extent);
  }

  readonly board = $derived.by(() => boardOf(this.#desk));
  readonly standings = $derived.by(() => standingsOf(this.#desk));
  readonly #flat = $derived.by(() => homesOf(this.#desk.box?.city ?? []));

  /** The drawing is stretched a little where its frame is slimmer or wider than itself. */
  readonly stretch = $derived.by(() => {
    const { width, height } = this.#shownOf(this.#flat);
    const { camera } = this;
    return clamp(camera.height / camera.width / (height / width), LOWEST, HIGHEST);
  });
  readonly homes = $derived(stretched(this.#flat, this.stretch));
  readonly #extent = $derived.by(() => this.#shownOf(this.homes));

  readonly scale = $derived.by(() => this.camera.scale);
  /** While one comes nearer, things are placed anew only now and then; between, they keep their place beside their city. */
  readonly #zoom = $derived.by(() => LADDER ** Math.floor(Math.log(this.camera.zoom) / Math.log(LADDER) + TINY));
  readonly #step = $derived.by(() => this.camera.fitting * this.#zoom);
  readonly sizes = $derived.by(() => sizesOf(this.camera.fitting, this.#zoom));
  readonly #rest = $derived(spread(this.homes, this.#step, this.sizes.radius));
  readonly places = $derived(spread(this.homes, this.scale, this.sizes.radius));
  readonly frame = $derived(this.#frameAt(this.scale));

  readonly roads = $derived(
    Object.entries(this.board?.roads ?? {}).flatMap(([one, others]) =>
      others.filter((other) => one < other).map((other): [string, string] => [one, other]),
    ),
  );

  readonly roomy = $derived.by(() => this.camera.width >= ROOMY);
  readonly plaqueFont = $derived.by(() => Math.max(SMALLEST_FONT, sizesOf(this.camera.fitting).font * 0.95));
  /** The powers have found their places with the whole map in view, and keep them. */
  readonly #plates = $derived.by(() => {
    const { fitting } = this.camera;
    const sizes = sizesOf(fitting);
    const solid = bodiesOf(this.standings, spread(this.homes, fitting, sizes.radius), sizes);
    const powers = this.#around() ? [] : Object.keys(this.#desk.view.powers);
    const frame = this.#frameAt(fitting);
    return powersAt(
      powers.map((id) => ({ id, ...this.#plaqueSize(id) })),
      [...solid.map((body) => grown(body, 3)), ...this.#corners(frame)],
      frame,
    );
  });
  readonly plaques = $derived.by(() => farther(this.#plates, this.scale / this.camera.fitting));

  readonly #solid = $derived.by(() => [
    ...bodiesOf(this.standings, this.#rest, this.sizes),
    ...farther(this.#plates, this.#zoom).values(),
  ]);
  /** Whether there is room for the symbols of the cities. */
  readonly symbols = $derived(this.#zoom >= SYMBOLS_FROM);
  readonly #names = $derived.by(() =>
    namesAt(
      this.standings.map(({ city, open, owner }) => ({
        id: city.id,
        name: cityName(city.id),
        port: city.seas.length > 0,
        symbols: this.symbols && open ? city.symbols : null,
        weight: open ? (owner ? 1 : 2) : 0,
      })),
      this.#rest,
      this.sizes,
      this.#solid,
      this.roads.flatMap(([one, other]) => roadBetween(one, other, this.#rest)),
      this.#frameAt(this.#step),
    ),
  );
  readonly names = $derived(moved(this.#names, this.#rest, this.places));

  readonly chosen = $derived.by(() => chosenOf(this.#desk));
  readonly offers = $derived.by(() => (this.#around() ? [] : offersOf(this.#desk)));
  readonly #tags = $derived(
    tagsAt(this.offers, this.#rest, this.sizes, this.#solid, [...this.#names.values()], this.#frameAt(this.#step)),
  );
  readonly tags = $derived(moved(this.#tags, this.#rest, this.places));
  readonly routes = $derived.by((): Route[] => (this.#around() ? [] : routesOf(this.#desk)));

  readonly #seas = $derived.by(() => {
    const { box } = this.#desk;
    if (!box || this.#around()) return [];
    const { font } = this.sizes;
    const [step, stretch, frame] = [this.#step, this.stretch, this.#frameAt(this.#step)];
    const solid = [...this.#solid, ...this.#names.values(), ...this.#tags.values()];
    return box.map.seas.flatMap((sea) => {
      const ports = box.city.filter(({ seas }) => seas.includes(sea)).map(({ id }) => this.#flat.get(id)!);
      const middle = middleOf(sea, ports);
      const name = String(nameOf("sea", sea));
      const wet = ([x, y]: Point): boolean => waterOf(box).wet([x / step, y / step / stretch]);
      const room = { width: textWidth(name, font) * 1.2, font };
      const at = middle && seaAt([middle[0] * step, middle[1] * step * stretch], room, wet, solid, frame);
      if (!at) return [];
      solid.push(seaRect(at, room));
      return [{ sea, name, at }];
    });
  });
  readonly seas = $derived.by(() => {
    const share = this.scale / this.#step;
    return this.#seas.map(({ at: [x, y], ...sea }) => ({ ...sea, at: [x * share, y * share] as const }));
  });

  /** The points of a way, from the origin of the drawing. */
  wayOf({ from, to, by }: Route): Point[] {
    const { box } = this.#desk;
    if (by === "road") return roadBetween(from, to, this.places);
    return box ? voyageBetween(from, to, this.places, (place) => this.#shown(place), box) : [];
  }

  #shown([x, y]: Point): Point {
    return [x * this.scale, y * this.scale * this.stretch];
  }

  #shownOf(homes: Places): Rect {
    const around = this.#around();
    const near = around ? [around, ...(this.board?.roads[around] ?? [])] : [];
    const places = [...homes].filter(([city]) => !around || near.includes(city)).map(([, place]) => place);
    if (!around) return extentOf(places);
    const { x, y, width, height } = extentOf(places, NEAR);
    const [wider, higher] = [Math.max(LEAST - width, 0), Math.max(LEAST / 2 - height, 0)];
    const part = { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher };
    return this.#lowered(part, homes.get(around)!);
  }

  /** In a low frame a part shows less of what lies above and below its city, and that larger. */
  #lowered(part: Rect, [, middle]: Point): Rect {
    const { width, height } = this.camera;
    const most = Math.max(LEAST / 2, (part.width * CROPPED * height) / Math.max(width, 1));
    if (part.height <= most) return part;
    return { ...part, y: clamp(middle - most / 2, part.y, part.y + part.height - most), height: most };
  }

  #frameAt(scale: number): Rect {
    const { x, y, width, height } = this.camera.whole;
    return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
  }

  /** What lies over the corners of the whole map: the tabs of the centre, and the tools. */
  #corners({ x, y, width, height }: Rect): Rect[] {
    const font = this.plaqueFont;
    const tools = { x, y: y + height - 4 * font, width: 4 * font, height: 4 * font };
    const tabs = { x, y, width: 12 * font, height: Math.max(FINGER, 3 * font) };
    return [tools, directionOf(speech.language) === "rtl" ? tabs : { ...tabs, x: x + width - tabs.width }];
  }

  #plaqueSize(power: string): { width: number; height: number } {
    const font = this.plaqueFont;
    const width = this.roomy ? textWidth(String(nameOf("name", power)), font) + font * 2.6 : font * 4.2;
    return { width, height: Math.max(44, font * 3.2) };
  }
}

const charts = new WeakMap<Element, Chart>();

/** The chart behind a drawn map, for what moves on it. */
export const keepChart = (map: Element, chart: Chart): void => void charts.set(map, chart);

/** The way of a troop on a drawn map, in pixels from its corner; empty where there is none. */
export function wayOn(map: Element, route: Route): Point[] {
  const chart = charts.get(map);
  const [dx, dy] = chart?.camera.offset ?? [0, 0];
  return chart?.wayOf(route).map(([x, y]) => [x + dx, y + dy]) ?? [];
}
