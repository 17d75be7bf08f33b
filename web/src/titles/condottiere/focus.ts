import type { Scene } from "./desk.svelte";

/** Keeps the keyboard in the board when what had the focus is gone. */
export class Focus {
  #within = false;
  #scene: Scene | null = null;

  /** Before the board changes. */
  note(board: Element | undefined): void {
    this.#within = !!board?.contains(document.activeElement);
  }

  /** Afterwards: a new scene begins at its prompt; what is gone leaves the focus there too. */
  keep(board: Element | undefined, scene: Scene): void {
    const changed = this.#scene !== null && this.#scene !== scene;
    this.#scene = scene;
    if (!board || !this.#within) return;
    if (changed || !board.contains(document.activeElement))
      board.querySelector<HTMLElement>("[data-ask], [data-continue], h1[tabindex]")?.focus();
  }
}
