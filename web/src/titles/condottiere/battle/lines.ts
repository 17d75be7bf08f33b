/** More cards than this lie in stacks of equal ones. */
const LOOSE = 6;

/** A card of a line, or several equal ones on each other. */
export interface Pile {
  kind: string;
  worth: number | null;
  count: number;
}

/** What a line shows: card by card, or equal cards stacked where there are many. */
export function pilesOf(line: readonly string[], worth: readonly number[]): Pile[] {
  const piles: Pile[] = [];
  line.forEach((kind, place) => {
    const last = piles.at(-1);
    if (line.length > LOOSE && last?.kind === kind) last.count += 1;
    else piles.push({ kind, worth: worth[place] ?? null, count: 1 });
  });
  return piles;
}

/** What each kind of card would be worth. */
export const worthByKind = (line: readonly string[], worth: readonly number[]): { [kind: string]: number } =>
  Object.fromEntries(line.map((kind, place) => [kind, worth[place] ?? 0]));
