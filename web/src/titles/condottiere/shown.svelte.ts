import type { Desk } from "./desk.svelte";

/** The desk of the board that is shown, for what stands outside of it: the tabs in the page's bar, the small map. */
class Shown {
  desk = $state.raw<Desk | null>(null);
}

export const shown = new Shown();

/** Until the returned function is called. */
export function showTable(desk: Desk): () => void {
  shown.desk = desk;
  return () => {
    if (shown.desk === desk) shown.desk = null;
  };
}
