const all: { fetch: () => Promise<void> }[] = [];

/**
 * A part that the first screen does without, such as a dialog: `const Keys = new Lazy(() => import("./Keys.svelte"))`,
 * and in the markup `{#if open && Keys.part}<Keys.part />{/if}`.
 * It comes when it is first asked for; `fetchRest` lets it come before, so that nobody waits for it.
 */
export class Lazy<Part> {
  readonly #load: () => Promise<{ default: Part }>;
  #part = $state.raw<Part | null>(null);
  #coming: Promise<void> | null = null;

  constructor(load: () => Promise<{ default: Part }>) {
    this.#load = load;
    all.push(this);
  }

  /** Null until it is here. */
  get part(): Part | null {
    if (!this.#part) void this.fetch();
    return this.#part;
  }

  fetch(): Promise<void> {
    return (this.#coming ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    try {
      this.#part = (await this.#load()).default;
    } catch {
      // The server cannot be reached: who asks again tries again.
      this.#coming = null;
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
