import type { Event, Look } from "../../../protocol";
import type { View } from "../view";

/** A year as it was seen pass by at this table. */
export interface Year {
  year: number;
  /** Its first view that was seen; `whole`: it is that of its beginning. */
  first: View;
  whole: boolean;
  /** The view after it; null while it lasts. */
  after: View | null;
  moments: { turn: number; events: Event[] }[];
}

/** The years that were seen since the board was laid: a board is given looks, and remembers what they were. */
export class Years {
  #seen = $state.raw<Year[]>([]);

  /** The years that are over, the last one first. */
  readonly past = $derived(this.#seen.filter(({ after }) => after).toReversed());

  /** A look passes by: what came after it once, before somebody took it back, never happened. */
  see({ view: shown, turn, events }: Look): void {
    const view = shown as View;
    const kept = this.#seen.map((year) => before(year, turn)).filter(({ moments }) => moments.length);
    const current = kept.find(({ year }) => year === view.year);
    if (current) {
      current.moments.push({ turn, events });
      current.after = view.phase === "over" ? view : null;
    } else {
      const whole = events.some(({ id }) => id === "year");
      const past = kept.at(-1);
      if (past?.year === view.year - 1 && whole) {
        past.moments.push({ turn, events: until(events) });
        past.after = view;
      }
      kept.push({ year: view.year, first: view, whole, after: null, moments: [{ turn, events: since(events) }] });
    }
    this.#seen = kept.filter(({ year, after }) => year === view.year || (year > 0 && after !== null));
  }
}

/** A year as it was before this turn. */
function before(year: Year, turn: number): Year {
  const moments = year.moments.filter((moment) => moment.turn < turn);
  return { ...year, moments, after: moments.length === year.moments.length ? year.after : null };
}

const opening = (events: Event[]): number => events.findIndex(({ id }) => id === "year");
const until = (events: Event[]): Event[] => events.slice(0, opening(events));
const since = (events: Event[]): Event[] => events.slice(opening(events) + 1);
