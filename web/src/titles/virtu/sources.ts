import { nameOf } from "../../lib/telling";
import type { Box } from "./box";
import { tokenOf } from "./palace/cards";
import type { Counts } from "./symbols";
import type { House } from "./view";

/** The card behind a source of a payment, where it is one. */
function cardBehind(source: string, house: House): string | null {
  const room = house.rooms[(house.marker ?? 1) - 1];
  if (source === "room") return room?.card ?? null;
  if (source === "under") return room?.upgrade ?? null;
  return [...house.left, ...house.right].find(({ slot }) => slot === source)?.card ?? null;
}

/** What a source is called: its card, or else itself. */
export const sourceName = (source: string, house: House): string => {
  const room = house.rooms[(house.marker ?? 1) - 1];
  const card = cardBehind(source, house);
  if (source === "room" && !card && room) return String(nameOf("room", room.action));
  return String(nameOf("name", card ?? source));
};

/** The symbols that are printed on a source. */
export function symbolsOf(source: string, house: House, box: Box): Counts {
  const card = cardBehind(source, house);
  const room = house.rooms[(house.marker ?? 1) - 1];
  if (source === "room" && !card && room) {
    const printed = box.palace.printed[room.action];
    return printed ? { [printed]: 1 } : {};
  }
  return tokenOf(box, card ?? source).symbols;
}

/** How many symbols a source has. */
export const worthOf = (source: string, house: House, box: Box): number =>
  Object.values(symbolsOf(source, house, box)).reduce<number>((sum, count) => sum + (count ?? 0), 0);
