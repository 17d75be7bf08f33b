import type { Thing } from "../things";
import type { House } from "../view";

/** The card that lies on a place of a palace, as `slot:left-1`. */
export function cardAt(house: House | undefined, thing: Thing): string | null {
  const slot = thing.replace("slot:", "");
  const [kind, number] = slot.split("-");
  const room = house?.rooms[Number(number) - 1];
  if (kind === "room") return room?.card ?? null;
  if (kind === "under") return room?.upgrade ?? null;
  return [...(house?.left ?? []), ...(house?.right ?? [])].find((place) => place.slot === slot)?.card ?? null;
}
