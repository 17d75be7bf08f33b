import type { View } from "./view";

export interface Borders {
  [region: string]: readonly string[];
}

/** The largest group of a realm whose regions hang together. */
export function largestGroup(realm: readonly string[], borders: Borders): string[] {
  const left = new Set(realm);
  let largest: string[] = [];
  for (const start of realm) {
    if (!left.has(start)) continue;
    const group = groupOf(start, left, borders);
    for (const region of group) left.delete(region);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

function groupOf(start: string, realm: ReadonlySet<string>, borders: Borders): string[] {
  const group = [start];
  for (const region of group) {
    for (const next of borders[region] ?? []) {
      if (realm.has(next) && !group.includes(next)) group.push(next);
    }
  }
  return group;
}

export interface Prospect {
  regions: number;
  group: string[];
  /** The regions, any one of which would be the last that is needed. */
  winning: string[];
}

/** How far a seat is from winning, by the numbers that the view gives. */
export function prospect(view: View, seat: number, borders: Borders): Prospect {
  const realm = view.seats[seat]!.regions;
  const taken = new Set(view.options.includes("capturing") ? realm : view.seats.flatMap((other) => other.regions));
  const winning = Object.keys(borders).filter((region) => {
    if (taken.has(region)) return false;
    const grown = [...realm, region];
    if (view.need_total && grown.length >= view.need_total) return true;
    return groupOf(region, new Set(grown), borders).length >= view.need_adjacent;
  });
  return { regions: realm.length, group: largestGroup(realm, borders), winning };
}

/** Would this seat win the game with the region that is fought for now? */
export function decidesFor(view: View, seat: number, borders: Borders): boolean {
  return view.battle !== null && prospect(view, seat, borders).winning.includes(view.battle);
}
