import { markOf } from "../../../generic/marks";
import type { Board, City } from "../box";
import type { Desk } from "../desk.svelte";
import { type Rect } from "./geometry";

/** Troops of one seat. */
export interface Host {
  seat: number;
  family: string;
  count: number;
}

/** A city as it is drawn now. */
export interface Standing {
  city: City;
  open: boolean;
  /** The family that holds it; empty: it is neutral. */
  owner: string;
  mine: boolean;
  /** The family that begins here. */
  start: string;
  hosts: Host[];
  agent: string;
  cathedral: boolean;
  besiegers: string[];
  reconstructed: boolean;
}

/** The map for as many players as there are. */
export const boardOf = ({ box, view }: Desk): Board | undefined => box?.boards[view.houses.length];

/** How the cities stand, in the order of the box. */
export function standingsOf(desk: Desk): Standing[] {
  const board = boardOf(desk);
  const marks = desk.inventory?.marks ?? {};
  return (desk.box?.city ?? []).map((city) => {
    const {
      open = false,
      owner = null,
      troops = [],
      agent = null,
      cathedral = null,
      besiegers = [],
    } = desk.view.cities[city.id] ?? {};
    return {
      city,
      open,
      owner: desk.family(owner),
      mine: owner !== null && owner === desk.me,
      start: board?.start[city.id] ?? "",
      hosts: troops.flatMap((count, seat) => (count ? [{ seat, family: desk.family(seat), count }] : [])),
      agent: desk.family(agent),
      cathedral: cathedral !== null,
      besiegers: besiegers.map((seat) => desk.family(seat)),
      reconstructed: markOf(marks, `city.${city.id}.strength`) === "reconstructed",
    };
  });
}

/** The size of what stands around a medallion, in its radii. */
const BADGE = 1.6;

/** Where what belongs to a city stands, around its middle; `r` is the radius of the medallion. */
export function partsOf(standing: Standing, r: number): { [part: string]: Rect } {
  const side = BADGE * r;
  const parts: { [part: string]: Rect } = {};
  const lay = (part: string, x: number, y: number, width = side, height = side): void => {
    parts[part] = { x: x * r, y: y * r, width, height };
  };
  const held = standing.owner !== "";
  if (held) lay("disc", -1.25, -1.3, 2.5 * r, 2.95 * r);
  else lay("disc", -1.05, -1.05, 2.1 * r, 2.1 * r);
  if (standing.cathedral) lay("cathedral", -2.3, -2);
  if (standing.city.pirate) lay("flag", 0.6, -1.95, 1.4 * r, 1.4 * r);
  if (standing.start) lay("crown", -0.65, held ? -2.25 : -2, 1.3 * r, 1.3 * r);
  if (standing.agent) lay("agent", -2.5, -0.15);
  let [left, top] = [0.95, -0.15];
  for (const { seat, count } of standing.hosts) {
    lay(`troop-${seat}`, left, top, side + (count > 1 ? 0.8 * r : 0));
    if (left > 2) [left, top] = [0.95, top + BADGE + 0.1];
    else left += BADGE + (count > 1 ? 0.8 : 0.1);
  }
  if (standing.besiegers.length) lay("siege", -0.85, 1.05, 1.7 * r, 1.7 * r);
  return parts;
}
