import { tick } from "svelte";
import type { Look } from "../protocol";
import { calm, settings } from "./settings.svelte";

/** Plays what led from one look to the next: measure, ``show``, move. ``pace`` 2 is twice as fast. */
export type Animator = (before: Look, after: Look, show: () => Promise<void>, pace: number) => Promise<void>;

/** More frames than this wait: the game is far ahead, so catch up. */
const PATIENCE = 3;

/** What the board shows: it follows the game look by look, so that every event can be seen. */
export class Stage {
  look = $state.raw<Look | null>(null);
  busy = $state(false);
  animator: Animator | null = null;
  #queue: Look[] = [];
  #skipping = false;

  /** Show this look at once, forgetting what was still to be played. */
  cut(look: Look | null): void {
    this.#queue = [];
    this.look = look;
    this.skip();
  }

  push(look: Look): void {
    this.#queue.push(look);
    if (!this.busy) void this.#play();
  }

  /** To the present, now. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    for (const animation of document.getAnimations()) {
      if (animation.id === "stage") animation.finish();
    }
  }

  async #play(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await this.#step(next);
    } finally {
      this.busy = false;
      this.#skipping = false;
    }
  }

  async #step(next: Look): Promise<void> {
    const before = this.look;
    const show = async () => {
      this.look = next;
      await tick();
    };
    const still = this.#skipping || settings.speed === 0 || calm.matches || document.hidden;
    if (!before || !this.animator || still) {
      await show();
      return;
    }
    const pace = settings.speed * (this.#queue.length > PATIENCE ? 4 : 1);
    try {
      await this.animator(before, next, show, pace);
    } finally {
      if (this.look !== next && before === this.look) await show();
    }
  }
}
