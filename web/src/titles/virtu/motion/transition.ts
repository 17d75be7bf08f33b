import { wayOn } from "../map/chart.svelte";
import type { Counts } from "../symbols";
import type { House, View } from "../view";
import { squareAt, type Place, type Spot } from "./moves";

/** What clips its content: what has been scrolled out of it is not seen. */
const WINDOWS = ".palace.sheet, .others, .centre, .market";

const quoted = (name: string): string => CSS.escape(name);

/** The place of a thing, if it is seen. */
export function spotOf(element: Element | null | undefined): Spot | null {
  const at = element?.getBoundingClientRect();
  if (!element || !at?.width || !at.height) return null;
  const frame = element.parentElement?.closest(WINDOWS)?.getBoundingClientRect();
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const clipped = frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom);
  return clipped ? null : { element, at };
}

/** The board while one moment gives way to the next, and where on it things are, found by their hooks. */
export class Transition {
  readonly #told = new Set<string>();

  constructor(
    readonly board: Element,
    readonly before: View,
    readonly after: View,
    /** The seat whose palace is open. */
    readonly open: () => number,
  ) {}

  /** Whether this is told for the first time. */
  first(what: string): boolean {
    const isNew = !this.#told.has(what);
    this.#told.add(what);
    return isNew;
  }

  /** The first thing that is seen, of the first selector that finds one. */
  spot(...selectors: string[]): Spot | null {
    for (const selector of selectors) {
      for (const element of this.board.querySelectorAll(selector)) {
        const spot = spotOf(element);
        if (spot) return spot;
      }
    }
    return null;
  }

  spots(selector: string): Spot[] {
    return [...this.board.querySelectorAll(selector)].flatMap((element) => spotOf(element) ?? []);
  }

  house(seat: number): House | undefined {
    return this.after.houses[seat];
  }

  family(seat: number): string {
    return this.house(seat)?.family ?? "";
  }

  /** Something of a player: in the open palace if that is theirs, else in their panel. */
  of(seat: number, inPalace: string, inPanel: string): Spot | null {
    const panel = `.house[data-seat="${seat}"] ${inPanel}`;
    return this.open() === seat ? this.spot(inPalace, panel) : this.spot(panel);
  }

  player(seat: number): Spot | null {
    return this.of(seat, ".whole header .crest", ".crest");
  }

  treasury(seat: number): Spot | null {
    return this.of(seat, ".yard .florins .glyph", '.facts .glyph:has(use[href="#s-florin"])');
  }

  waiting(seat: number, kind: "agent" | "troop"): Spot | null {
    const glyph = `.glyph:has(use[href="#${kind}"])`;
    return this.of(seat, `.yard .waiting ${glyph}`, `.facts ${glyph}`);
  }

  city(city: string): Spot | null {
    const spot = this.spot(`[data-city="${quoted(city)}"] .ring`);
    return spot && { ...spot, element: spot.element.closest("[data-city]")! };
  }

  inCity(city: string, part: string): Spot | null {
    return this.spot(`[data-city="${quoted(city)}"] ${part}`);
  }

  troop(seat: number, city: string): Spot | null {
    return this.inCity(city, `[data-seat="${seat}"] use[href="#troop"]`);
  }

  /** An agent in a city, in a room or with a power. */
  agent(place: string): Spot | null {
    const hood = 'use[href="#agent"]';
    const name = quoted(place);
    return this.spot(
      `[data-city="${name}"] ${hood}`,
      `[data-thing="room:${name}"] ${hood}`,
      `[data-thing="power:${name}"] ${hood}`,
    );
  }

  room(seat: number, room: number, part = ""): Spot | null {
    return this.spot(`[data-thing="room:${this.family(seat)}-${room}"] ${part}`);
  }

  /** A card or token of a player, by its name. */
  card(seat: number, card: string): Spot | null {
    return this.spot(`[data-seat="${seat}"][data-card="${quoted(card)}"]`);
  }

  /** What lies in a place of a player's palace. */
  slot(seat: number, slot: string): Spot | null {
    return this.spot(`[data-seat="${seat}"][data-place="${slot}"]`);
  }

  /** What pays: a card of the palace, a token, an alliance. */
  source(seat: number, source: string): Spot | null {
    const marker = this.house(seat)?.marker ?? 1;
    if (source === "room" || source === "under")
      return this.slot(seat, `${source}-${marker}`) ?? this.room(seat, marker);
    if (/^(left|right)-\d$/.test(source)) return this.slot(seat, source);
    return this.card(seat, source) ?? this.spot(`.house[data-seat="${seat}"] .tokens .token`);
  }

  /** Where what is paid goes. */
  price(): Spot | null {
    return this.spot(".bottom .price", ".ask .price", ".ask .whose", ".ask");
  }

  /** The way of a troop: along the road if there is one, else over the sea. */
  way(from: string, to: string): Place[] {
    const map = (this.city(to)?.element as SVGElement | undefined)?.ownerSVGElement;
    if (!map) return [];
    const key = from < to ? `${from} ${to}` : `${to} ${from}`;
    const by = map.querySelector(`[data-road="${quoted(key)}"]`) ? "road" : "sea";
    const { left, top } = map.getBoundingClientRect();
    return wayOn(map, { from, to, by }).map(([x, y]): Place => [left + x, top + y]);
  }
}

/** The symbols of a price, each once; where it says crown or cross, both. */
export const kindsOf = (price: Counts): string[] =>
  Object.keys(price).flatMap((kind) => (kind === "either" ? ["crown", "cross"] : [kind]));

/** A place for a symbol in the middle of another. */
export const small = ({ at }: Spot, side = 22): DOMRect => squareAt(at, side);
