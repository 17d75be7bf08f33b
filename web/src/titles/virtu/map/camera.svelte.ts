import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { calm } from "../../../lib/settings.svelte";
import { clamp, type Point, type Rect } from "./geometry";

const MOST = 6;
const CALM = 260;
/** How near it comes by itself; less than that much is not worth it. */
const MOST_UNASKED = 2.2;
const LEAST_UNASKED = 1.25;
/** How much of the drawing a step of the buttons shows less. */
export const STEP = 1.5;

interface Aim {
  /** 1: everything is in view. */
  zoom: number;
  /** What lies in the middle, in units of the drawing. */
  x: number;
  y: number;
}

/** What of the drawing is seen, and how large. */
export class Camera {
  readonly #extent: () => Rect;
  width = $state(0);
  height = $state(0);
  readonly #aim = new Tween<Aim>({ zoom: 1, x: 0, y: 0 }, { easing: cubicOut });

  /** Whether somebody moved it: from then on it stays where it is. */
  #led = false;

  constructor(extent: () => Rect) {
    this.#extent = extent;
  }

  readonly #middle = $derived.by((): Point => {
    const { x, y, width, height } = this.#extent();
    return [x + width / 2, y + height / 2];
  });

  /** Pixels in a unit of the drawing when everything is in view. */
  readonly fitting = $derived.by(() => {
    const { width, height } = this.#extent();
    return this.width && this.height ? Math.min(this.width / width, this.height / height) : 1;
  });

  readonly zoom = $derived.by(() => this.#aim.current.zoom);
  readonly scale = $derived(this.fitting * this.zoom);
  /** Where the origin of the drawing lies, in pixels. */
  readonly offset = $derived.by((): Point => {
    const [x, y] = this.#within(this.#aim.current);
    return [this.width / 2 - x * this.scale, this.height / 2 - y * this.scale];
  });
  /** What is seen when everything is in view, in units of the drawing. */
  readonly whole = $derived.by((): Rect => {
    const [x, y] = this.#middle;
    const [width, height] = [this.width / this.fitting, this.height / this.fitting];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

  /** Never beyond what is seen when everything is in view. */
  #within({ zoom, x, y }: Aim): Point {
    const [mx, my] = this.#middle;
    const { width, height } = this.whole;
    const [dx, dy] = [(width * (1 - 1 / zoom)) / 2, (height * (1 - 1 / zoom)) / 2];
    return [clamp(x, mx - dx, mx + dx), clamp(y, my - dy, my + dy)];
  }

  #go(aim: Aim, smoothly: boolean): void {
    const zoom = clamp(aim.zoom, 1, MOST);
    const [x, y] = this.#within({ ...aim, zoom });
    void this.#aim.set({ zoom, x, y }, { duration: smoothly && !calm.matches ? CALM : 0 });
  }

  /** Nearer or farther; the place under this pixel stays there. */
  zoomBy(factor: number, [px, py]: Point = [this.width / 2, this.height / 2], smoothly = false): void {
    this.#led = true;
    const { zoom } = this.#aim.target;
    const [x, y] = this.#within(this.#aim.target);
    const next = clamp(zoom * factor, 1, MOST);
    const share = (1 / zoom - 1 / next) / this.fitting;
    this.#go({ zoom: next, x: x + (px - this.width / 2) * share, y: y + (py - this.height / 2) * share }, smoothly);
  }

  panBy(dx: number, dy: number): void {
    this.#led = true;
    const [x, y] = this.#within(this.#aim.target);
    this.#go({ zoom: this.zoom, x: x - dx / this.scale, y: y - dy / this.scale }, false);
  }

  fit(): void {
    this.#led = true;
    this.#go({ zoom: 1, x: 0, y: 0 }, true);
  }

  /** Come near to a part of the drawing, as long as nobody has moved the camera. */
  attend({ x, y, width, height }: Rect): void {
    if (this.#led) return;
    const zoom = Math.min(this.width / width, this.height / height) / this.fitting;
    const near = zoom < LEAST_UNASKED ? 1 : Math.min(zoom, MOST_UNASKED);
    this.#go({ zoom: near, x: x + width / 2, y: y + height / 2 }, true);
  }

  /** A place, in pixels from the origin of the drawing, in the middle, and nearer. */
  centre([x, y]: Point, factor = 1): void {
    this.#go({ zoom: this.zoom * factor, x: x / this.scale, y: y / this.scale }, true);
  }

  /** Bring such a place into view, if it is not. */
  reveal([x, y]: Point, margin: number): void {
    const [px, py] = [x + this.offset[0], y + this.offset[1]];
    const seen = px > margin && py > margin && px < this.width - margin && py < this.height - margin;
    if (!seen && this.zoom > 1) this.centre([x, y]);
  }
}
