/** Symbols, or what a price counts, and how many of each. */
export interface Counts {
  readonly [symbol: string]: number | undefined;
}

const ORDER = ["florin", "crown", "cross", "either", "cavalry", "ship", "mask", "war", "arrow"];

/** Always in the same order, and only what there is. */
export const inOrder = (counts: Counts): [string, number][] =>
  ORDER.flatMap((symbol): [string, number][] => {
    const count = counts[symbol];
    return count ? [[symbol, count]] : [];
  });
