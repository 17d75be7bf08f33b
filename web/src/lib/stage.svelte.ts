import { tick } from "svelte";
import type { Look } from "../protocol";
import { rush } from "./flight";
import { HASTE, HOLDS } from "./pace";
import { calm, settings } from "./settings.svelte";

/** Plays what led from one look to the next: measure, ``show``, move. ``pace`` 2 is twice as fast. */
export type Animator = (before: Look, after: Look, show: () => Promise<void>, pace: number) => Promise<void>;

/**
 * How a look comes: ``held`` at the reader's pace for bots, of which some take more (``percent``); ``shown`` hears whether
 * there was time to watch it.
 */
export interface Coming {
  held?: boolean;
  percent?: number;
  shown?: (watched: boolean) => void;
}

interface Queued extends Coming {
  /** Null: nothing new to see, only something to tell. */
  look: Look | null;
}

/** What the board shows: it follows the game look by look, so that every event can be seen. */
export class Stage {
  look = $state.raw<Look | null>(null);
  busy = $state(false);
  animator: Animator | null = null;
  /** Hears of every look that follows another, when it is shown; whether there is time to watch it. */
  watcher: ((before: Look | null, look: Look, watched: boolean) => void) | null = null;
  #queue: Queued[] = [];
  /** When the look was shown. */
  #since = 0;
  #skipping = false;
  #hurrying = false;
  /** Ends the wait before a bot's decision. */
  #wake: (() => void) | null = null;
  /** Grows with every cut: what was on its way is then not shown. */
  #cuts = 0;

  /** Show this look at once, forgetting what was still to be played. */
  cut(look: Look | null): void {
    this.#queue = [];
    this.#cuts++;
    this.#hurrying = false;
    this.look = look;
    this.#since = Date.now();
    this.skip();
  }

  push(look: Look, coming: Coming = {}): void {
    this.#add({ look, ...coming });
  }

  /** Do this when all that came before is shown. */
  then(shown: () => void): void {
    this.#add({ look: null, shown });
  }

  #add(queued: Queued): void {
    this.#queue.push(queued);
    if (!this.busy) void this.#play();
  }

  /** What moves or waits now has done so long enough. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = rush.on = true;
    this.#wake?.();
    for (const animation of document.getAnimations()) {
      if (animation.id === "stage") animation.finish();
    }
  }

  /** On, without waiting or motion, until the reader is asked or nothing more can come. */
  hurry(): void {
    const { look } = this;
    if (!this.busy && (!look || look.legal.length || look.to_move === null)) return;
    this.#hurrying = true;
    this.skip();
  }

  async #play(): Promise<void> {
    this.busy = true;
    try {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        const cuts = this.#cuts;
        const watched = next.look ? await this.#step(next.look, next.held ?? false, next.percent) : true;
        if (cuts === this.#cuts) next.shown?.(watched);
        this.#skipping = rush.on = false;
      }
    } finally {
      this.busy = false;
      if (this.look?.seat === null) this.#hurrying = false;
    }
  }

  /** Whether nobody wants to see the bots at work. */
  get #passing(): boolean {
    return this.#hurrying || settings.pace === "turn" || document.hidden;
  }

  /** Whether there was time to watch. */
  async #step(next: Look, held: boolean, percent?: number): Promise<boolean> {
    const cuts = this.#cuts;
    if (held) await this.#wait(percent);
    if (cuts !== this.#cuts) return false;
    const watched = !(document.hidden || (held && this.#passing));
    await this.#change(next, held, watched);
    if (next.legal.length || next.to_move === null) this.#hurrying = false;
    return watched;
  }

  async #wait(percent = 100): Promise<void> {
    const rest = this.#since + (HOLDS[settings.pace] * percent) / 100 - Date.now();
    if (this.#passing || this.#skipping || rest <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
    // Who skips the wait still sees the move.
    if (!this.#hurrying) this.#skipping = rush.on = false;
  }

  async #change(next: Look, held: boolean, watched: boolean): Promise<void> {
    const before = this.look;
    const cuts = this.#cuts;
    const show = async () => {
      if (cuts !== this.#cuts) return;
      this.look = next;
      this.#since = Date.now();
      this.watcher?.(before, next, watched);
      await tick();
    };
    const still = this.#skipping || settings.speed === 0 || calm.matches || document.hidden || (held && this.#passing);
    if (!before || !this.animator || still) {
      await show();
      return;
    }
    try {
      await this.animator(before, next, show, settings.speed * HASTE[settings.pace]);
    } finally {
      if (this.look !== next && before === this.look) await show();
    }
  }
}
