import type { TableInfo } from "../protocol";

const isWaitedFor = (info: TableInfo, seat: number): boolean => !!info.check && !info.seats[seat]?.ready;

/** Whether the table waits until the reader says that they are ready. */
export const waitsForMe = (info: TableInfo, mine: readonly number[]): boolean =>
  mine.some((seat) => isWaitedFor(info, seat));

/** The seats of others that are not ready yet. */
export const othersAwaited = (info: TableInfo, mine: readonly number[]): number[] =>
  info.seats.flatMap((_, seat) => (isWaitedFor(info, seat) && !mine.includes(seat) ? [seat] : []));

/** Whether only our own page has still to add its part to the cards: that takes no longer than loading does. */
export const mixesOnly = (info: TableInfo, mine: readonly number[]): boolean =>
  !!info.mixing?.waits_for.every((seat) => mine.includes(seat)) && !info.check;

/** The seats of others whose pages have not added their part to the cards, once nothing else is waited for. */
export const mixersAwaited = (info: TableInfo, mine: readonly number[]): number[] =>
  info.check && info.seats.some((_, seat) => isWaitedFor(info, seat))
    ? []
    : (info.mixing?.waits_for ?? []).filter((seat) => !mine.includes(seat));

/** The message that calls a player back to the table because of what changed there; null: they need not be called. */
export function callOf(before: TableInfo | null, info: TableInfo, mine: readonly number[]): string | null {
  if (!before || !mine.length || mixesOnly(before, mine)) return null;
  if (before.status === "waiting" && info.status === "playing") return "news-started";
  if (!waitsForMe(info, mine)) return null;
  if (before.check?.number !== info.check?.number) return "ready-question";
  return othersAwaited(before, mine).length && !othersAwaited(info, mine).length ? "ready-only-you" : null;
}
