import { n, t } from "../../../lib/i18n.svelte";
import { joined } from "../../../lib/telling";
import type { Box } from "../box";
import type { View } from "../view";
import type { Cell } from "./Cells.svelte";

const FIRST_CITIES = 2;

const here = (standings: View["tracks"]["cities"], cell: number): number[] =>
  standings.filter((one) => one.cell === cell).map(({ seat }) => seat);

const said = (id: string, cell: number, points: number, seats: number[], names: readonly string[]): string =>
  t(id, { cell, points, count: seats.length, players: joined(seats.map((seat) => names[seat] ?? "")) });

/** The cells of the city track, from the one where all begin. */
export function cityCells(view: View, box: Box, names: readonly string[]): Cell[] {
  const { cities } = view.tracks;
  const points = box.tracks["city-points"];
  const first = Math.min(FIRST_CITIES, ...cities.map(({ cell }) => cell));
  const last = points.length - 1;
  return points
    .map((worth, cell) => {
      const seats = here(cities, cell);
      const label = cell === last ? t("track-or-more", { cell }) : n(cell);
      return { label, says: said("track-cities-cell", cell, worth, seats, names), points: worth, seats };
    })
    .slice(first);
}

/** The cells of the patronage track; lit: the one that a step would lead to. */
export function patronageCells(view: View, box: Box, names: readonly string[], lit: number | null): Cell[] {
  return box.tracks["patronage-points"].map((points, cell) => {
    const seats = here(view.tracks.patronage, cell);
    const bonus = box.tracks["patronage-bonuses"].includes(cell);
    const says = said(bonus ? "track-patronage-bonus" : "track-patronage-cell", cell, points, seats, names);
    return { label: n(cell), says, points, seats, bonus, next: cell === lit };
  });
}

/** Who has how many crosses, the most first, and what that is worth now. */
export function religionCells(view: View, names: readonly string[]): Cell[] {
  return view.tracks.religion.map(({ seat, cell }) => {
    const points = view.prestige?.[seat]?.religion ?? 0;
    return {
      label: `${n(cell)} ✝`,
      says: said("track-religion-cell", cell, points, [seat], names),
      points,
      seats: [seat],
    };
  });
}
