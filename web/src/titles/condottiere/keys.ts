import type { Desk } from "./desk.svelte";

interface Hand {
  focus: () => void;
  pick: (place: number) => void;
}

const PLACES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"];

/** What the keys of the board do. */
export function keysOf(
  desk: Desk,
  board: () => Element | undefined,
  hand: () => Hand | undefined,
): { [key: string]: () => unknown } {
  /** To the map; from it, where no region is asked for, back. */
  function map(): void {
    if (desk.scene !== "map") desk.turnTo("map");
    else if (desk.subject === "map") board()?.querySelector<SVGElement>("[data-region][tabindex='0']")?.focus();
    else desk.turnTo(null);
  }
  const pass = (action: string) => () => desk.can(action) && void desk.act(action);
  return {
    p: pass("pass"),
    o: pass("pass:open"),
    m: map,
    b: () => desk.lookBack(),
    k: () => (desk.reference = true),
    c: () => hand()?.focus(),
    Escape: () => desk.cancel(),
    ...Object.fromEntries(PLACES.map((key, place) => [key, () => hand()?.pick(place)])),
  };
}
