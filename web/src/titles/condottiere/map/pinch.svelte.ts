import { SvelteMap } from "svelte/reactivity";

type Point = readonly [number, number];

/** So many pixels of movement are no press. */
const SLACK = 8;
const MOST = 4;

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A picture in its frame that two fingers make larger and one moves. */
export class Pinch {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  readonly #fingers = new SvelteMap<number, Point>();
  #moved = 0;

  readonly style = $derived(`transform: translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  down(event: PointerEvent): void {
    if (!this.#fingers.size) this.#moved = 0;
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event: PointerEvent): void {
    const from = this.#fingers.get(event.pointerId);
    if (!from) return;
    const before = [...this.#fingers.values()];
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...this.#fingers.values()];
    this.#moved += between(from, [event.clientX, event.clientY]);
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = middle(after);
    const [bx, by] = middle(before);
    const grown = after.length > 1 ? between(after[0]!, after[1]!) / (between(before[0]!, before[1]!) || 1) : 1;
    this.#place(frame, [x - frame.left, y - frame.top], grown, [x - bx, y - by]);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** The press that ends a movement chooses nothing. */
  click(event: MouseEvent): void {
    if (this.#moved <= SLACK) return;
    this.#moved = 0;
    event.stopPropagation();
  }

  /** Twice as large around the middle, and back. */
  toggle(frame: DOMRect): void {
    this.#place(frame, [frame.width / 2, frame.height / 2], this.scale > 1 ? 1 / this.scale : 2, [0, 0]);
  }

  #place({ width, height }: DOMRect, [cx, cy]: Point, grown: number, [dx, dy]: Point): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * grown));
    const ratio = scale / this.scale;
    const held = (value: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), value));
    this.x = held(cx - (cx - this.x) * ratio + dx, width);
    this.y = held(cy - (cy - this.y) * ratio + dy, height);
    this.scale = scale;
  }
}
