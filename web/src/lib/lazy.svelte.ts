import { insist } from "./needed";

const all: { fetch: () => Promise<void> }[] = [];

/**
 * A part that the first screen does without, such as a dialog: `const Keys = new Lazy(() => import("./Keys.svelte"))`,
 * and in the markup `{#if open && Keys.part}<Keys.part />{/if}`.
 * It comes when it is first asked for; `fetchRest` lets it come before, so that nobody waits for it.
 */
export class Lazy<Part> {
  readonly #load: () => Promise<{ default: Part }>;
  #part = $state.raw<Part | null>(null);
  #coming: Promise<Part> | null = null;
  /** Whether somebody waits for it. */
  #needed = false;

  constructor(load: () => Promise<{ default: Part }>) {
    this.#load = load;
    all.push(this);
  }

  /** Null until it is here: who asks needs it, however long the server is away. */
  get part(): Part | null {
    if (!this.#part && !this.#needed) void this.#need();
    return this.#part;
  }

  /** Before anybody needs it: if it does not come, nothing is lost yet. */
  async fetch(): Promise<void> {
    await this.#come().catch(() => null);
  }

  async #need(): Promise<void> {
    this.#needed = true;
    await insist(() => this.#come());
    this.#needed = false;
  }

  #come(): Promise<Part> {
    return (this.#coming ??= this.#fetch());
  }

  async #fetch(): Promise<Part> {
    try {
      return (this.#part = (await this.#load()).default);
    } catch (error) {
      this.#coming = null;
      throw error;
    }
  }
}

/** Lets everything come that was left for later. */
export async function fetchRest(): Promise<void> {
  await Promise.all(all.map((part) => part.fetch()));
}

/** When the page has nothing more urgent to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}
