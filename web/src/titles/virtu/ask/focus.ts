import type { Desk } from "../desk.svelte";

/** What had the focus in the board, to find it again when the board has changed. */
export class Focus {
  #thing: string | null = null;
  /** Where one was before a payment took the focus. */
  #before: string | null = null;
  #within = false;
  #paying = false;

  /** Before the board changes: what has the focus. */
  note(board: Element | undefined): void {
    const active = document.activeElement;
    this.#within = !!active && (active === document.body || !!board?.contains(active));
    this.#thing = active?.closest("[data-thing]")?.getAttribute("data-thing") ?? null;
  }

  /** Afterwards: a payment asks for its Confirm; else the same thing, or the bar, keeps the focus. */
  keep(board: Element | undefined, desk: Desk): void {
    const pays = desk.asked && desk.view.payment !== null;
    const [began, ended] = [pays && !this.#paying, !pays && this.#paying];
    this.#paying = pays;
    if (!board || !this.#within) return;
    if (began) this.#before = this.#thing;
    const lost = !board.contains(document.activeElement);
    if (began) this.#to(board, "[data-confirm]");
    else if (lost && pays) this.#to(board, "[data-confirm]");
    else if (ended || (lost && this.#thing)) {
      const thing = ended ? this.#before : this.#thing;
      if (thing === null || !this.#to(board, `[data-thing="${CSS.escape(thing)}"]`)) this.#to(board, "[data-ask]");
    }
  }

  #to(board: Element, selector: string): boolean {
    const found = board.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null && document.activeElement === found;
  }
}
