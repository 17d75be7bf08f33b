import type { Look } from "../protocol";

/** What a title lets the page decide for its player, again and again, until something happens. */
export interface Repeat {
  action: string;
  /** The event that ends it. */
  until: string;
  /** The messages: what it is, and why it was left. */
  label: string;
  left: string;
  /** Whether it could come to this decision. */
  offered: (look: Look) => boolean;
  /** Whether the player must decide this himself. */
  grave: (look: Look) => boolean;
}

/** The switch of such a decision: it falls back by itself, and never decides what is grave. */
export class Auto {
  on = $state(false);
  /** It met something that the player must decide himself. */
  left = $state(false);

  constructor(
    readonly repeat: Repeat,
    readonly act: (action: string) => void,
  ) {}

  turn(on: boolean, look: Look): void {
    this.on = on;
    this.left = false;
    if (on) this.#decide(look);
  }

  /** A look is shown. */
  shown(look: Look): void {
    this.left = false;
    if (look.events.some(({ id }) => id === this.repeat.until) || look.to_move === null) this.on = false;
    if (this.on) this.#decide(look);
  }

  #decide(look: Look): void {
    const { action, grave } = this.repeat;
    if (!look.legal.some(({ text }) => text === action)) return;
    if (grave(look)) {
      this.on = false;
      this.left = true;
    } else this.act(action);
  }
}
