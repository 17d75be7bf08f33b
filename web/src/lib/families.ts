import { speech, t } from "./i18n.svelte";
import type { TableInfo } from "../protocol";

/** How families come to seats: in the title's order, as people choose, or by lot. */
export const WAYS = ["order", "choose", "lot"] as const;
export type Way = (typeof WAYS)[number];

export const wayOf = (info: TableInfo): Way =>
  info.terms.choose_families ? "choose" : info.setup.families === "lot" ? "lot" : "order";

export const familyName = (family: string): string => (speech.knows(`name-${family}`) ? t(`name-${family}`) : family);

/** The family of a seat, as far as it is known before the game. */
export function familyOf(info: TableInfo, seat: number): string {
  const named = Array.isArray(info.setup.families) && info.setup.families.length ? info.setup.families : info.families;
  return wayOf(info) === "order" ? (named?.[seat] ?? "") : (info.seats[seat]?.family ?? "");
}

/** What a seat may still choose. */
export const freeFor = (info: TableInfo, seat: number): string[] =>
  (info.families ?? []).filter(
    (family) => !info.seats.some((other, place) => place !== seat && other.family === family),
  );
