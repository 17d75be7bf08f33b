const KEY = "signoria-puzzles";
const A_DAY = 86_400_000;

interface Saved {
  /** By the id of a puzzle: whether the first answer was right. */
  answers: { [puzzle: string]: boolean };
  /** The last day whose puzzle was answered, as 2026-12-31. */
  day: string;
  /** How many days in a row it was solved, up to that day. */
  streak: number;
}

const NOTHING: Saved = { answers: {}, day: "", streak: 0 };

function load(): Saved {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return NOTHING;
  }
}

const dayBefore = (day: string): string => dayOf(Date.parse(day) - A_DAY);
/** The day of a moment, by UTC, as servers name the puzzle of the day. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- made and left at once
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** What this reader has solved: only this browser knows it. */
class Solved {
  #saved = $state.raw(load());

  /** Whether the first answer to a puzzle was right. */
  has(puzzle: string): boolean {
    return this.#saved.answers[puzzle] ?? false;
  }

  /** The first answer counts. ``day``: if it is the puzzle of that day. */
  note(puzzle: string, right: boolean, day = ""): void {
    const { answers, ...days } = this.#saved;
    const saved = { answers: { [puzzle]: right, ...answers }, ...days };
    if (day && day !== saved.day) {
      saved.streak = right ? 1 + (saved.day === dayBefore(day) ? saved.streak : 0) : 0;
      saved.day = day;
    }
    this.#save(saved);
  }

  /** Whether the puzzle of that day was answered. */
  answered(day: string): boolean {
    return this.#saved.day === day;
  }

  /** How many days in a row, up to that day or the one before, the puzzle of the day was solved. */
  streak(day: string): number {
    return [day, dayBefore(day)].includes(this.#saved.day) ? this.#saved.streak : 0;
  }

  #save(saved: Saved): void {
    this.#saved = saved;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // A browser without storage forgets with the page.
    }
  }
}

export const solved = new Solved();
