import type { View } from "../view";

/** What a region would give to a seat. */
export interface Prospect {
  seat: number;
  /** The size of the group that it would belong to. */
  group: number;
  /** It would win the game. */
  wins: boolean;
}

/** What a region would give to every seat; nothing where it is not in question. */
export const prospectsOf = ({ prospects, seats }: View, region: string): Prospect[] =>
  (prospects[region] ?? []).map((group, seat) => ({ seat, group, wins: seats[seat]!.winning.includes(region) }));

/** Those worth a mark on the map: a region beside others of the seat, or one that wins. */
export const marksOf = (view: View, region: string): Prospect[] =>
  prospectsOf(view, region).filter(({ group, wins }) => wins || group > 1);
