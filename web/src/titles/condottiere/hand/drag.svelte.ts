/** Pixels that a press may wander and still be a press. */
const SHAKE = 8;
/** Milliseconds after which a resting finger asks what a card does. */
const LONG = 350;

interface Held {
  place: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** A card under the pointer: pressed, dragged away, or asked about by a finger that rests on it. */
export class Drag {
  #held = $state.raw<Held | null>(null);
  #resting = 0;
  /** A drag and a long press end with a click that means nothing. */
  #spent = false;

  readonly #about: (place: number) => void;

  constructor(about: (place: number) => void) {
    this.#about = about;
  }

  /** Whether a card has left its place. */
  readonly moving = $derived(this.#held !== null && Math.hypot(this.#held.dx, this.#held.dy) > SHAKE);

  /** How far a card is from its place, if it is dragged. */
  offset(place: number): string | null {
    const held = this.#held;
    return held?.place === place && this.moving ? `${held.dx}px ${held.dy}px` : null;
  }

  grab(event: PointerEvent, place: number): void {
    if (event.button) return;
    this.#held = { place, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
    this.#spent = false;
    if (event.pointerType === "touch") this.#resting = window.setTimeout(() => this.#rest(place), LONG);
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#held) return;
    this.#held = { ...this.#held, dx: event.clientX - this.#held.x, dy: event.clientY - this.#held.y };
    if (this.moving) clearTimeout(this.#resting);
  }

  #rest(place: number): void {
    this.#spent = true;
    this.#held = null;
    this.#about(place);
  }

  /** Whether a card was dragged and let go now. */
  release(): boolean {
    const moved = this.moving;
    this.#spent ||= moved;
    this.drop();
    return moved;
  }

  drop(): void {
    this.#held = null;
    clearTimeout(this.#resting);
  }

  /** Whether a click is one: a key's always, a pointer's unless it ended a drag. */
  counts(event: MouseEvent): boolean {
    return event.detail === 0 || !this.#spent;
  }
}
