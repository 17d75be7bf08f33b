import { distance, type Point, type Rect } from "./geometry";
import { LANDS } from "./projection";

/** The side of a square of the grid, in units of the drawing. */
const CELL = 5;
/** Ships keep off the coast: a square beside land counts as so many. */
const COASTING = 2.5;

/** The water of a part of the drawing, as a grid of squares on which ships find their way. */
export class Water {
  readonly #columns: number;
  readonly #rows: number;
  readonly #wet: Uint8Array;

  /** Some passes are narrower than a square: there it is wet whatever the coast says. */
  constructor(
    readonly frame: Rect,
    passes: readonly Point[],
  ) {
    this.#columns = Math.ceil(frame.width / CELL);
    this.#rows = Math.ceil(frame.height / CELL);
    this.#wet = new Uint8Array(this.#columns * this.#rows).fill(1);
    for (const ring of LANDS) this.#fill(ring);
    for (const pass of passes) for (const cell of this.#beside(this.#cell(pass))) this.#wet[cell] = 1;
  }

  /** Whether a place is on the water. */
  wet([x, y]: Point): boolean {
    const { frame } = this;
    const inside = x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
    return inside && this.#wet[this.#cell([x, y])] === 1;
  }

  /** From place to place over water, as straight as the coasts allow. */
  way(from: Point, to: Point): Point[] {
    const [start, end] = [this.#shore(from), this.#shore(to)];
    const cells = this.#shortest(start, end);
    return [from, ...this.#pulled(cells.map((cell) => this.#place(cell))), to];
  }

  #cell([x, y]: Point): number {
    const column = Math.min(Math.max(Math.floor((x - this.frame.x) / CELL), 0), this.#columns - 1);
    const row = Math.min(Math.max(Math.floor((y - this.frame.y) / CELL), 0), this.#rows - 1);
    return row * this.#columns + column;
  }

  #place(cell: number): Point {
    const row = Math.floor(cell / this.#columns);
    return [this.frame.x + ((cell % this.#columns) + 0.5) * CELL, this.frame.y + (row + 0.5) * CELL];
  }

  #beside(cell: number): number[] {
    const column = cell % this.#columns;
    const found: number[] = [];
    for (const down of [-1, 0, 1]) {
      for (const across of [-1, 0, 1]) {
        const next = cell + down * this.#columns + across;
        const there = column + across >= 0 && column + across < this.#columns;
        if (there && next >= 0 && next < this.#wet.length) found.push(next);
      }
    }
    return found;
  }

  /** A row of squares is dry between the first and the second crossing of a coast, the third and the fourth … */
  #fill(ring: readonly Point[]): void {
    const rowOf = (y: number): number => Math.ceil((y - this.frame.y) / CELL - 0.5);
    const crossings: number[][] = [];
    let [bx, by] = ring.at(-1)!;
    for (const [x, y] of ring) {
      const last = Math.min(rowOf(Math.max(y, by)), this.#rows);
      for (let row = Math.max(rowOf(Math.min(y, by)), 0); row < last; row++) {
        const level = this.frame.y + (row + 0.5) * CELL;
        (crossings[row] ??= []).push(x + ((level - y) / (by - y)) * (bx - x));
      }
      [bx, by] = [x, y];
    }
    crossings.forEach((found, row) =>
      this.#dry(
        row,
        found.sort((a, b) => a - b),
      ),
    );
  }

  #dry(row: number, crossings: readonly number[]): void {
    const columnOf = (x: number): number => (x - this.frame.x) / CELL - 0.5;
    for (let n = 0; n + 1 < crossings.length; n += 2) {
      const first = Math.max(Math.ceil(columnOf(crossings[n]!)), 0);
      const last = Math.min(Math.floor(columnOf(crossings[n + 1]!)), this.#columns - 1);
      if (last >= first) this.#wet.fill(0, row * this.#columns + first, row * this.#columns + last + 1);
    }
  }

  /** The square on the water that is nearest. */
  #shore(place: Point): number {
    const home = this.#cell(place);
    let [best, least] = [home, Infinity];
    for (let cell = 0; cell < this.#wet.length; cell++) {
      if (!this.#wet[cell]) continue;
      const away = distance(place, this.#place(cell));
      if (away < least) [best, least] = [cell, away];
    }
    return best;
  }

  /** The squares from one to the other (Dijkstra); none where no water joins them. */
  #shortest(start: number, end: number): number[] {
    const before = new Int32Array(this.#wet.length).fill(-1);
    const cost = new Float64Array(this.#wet.length).fill(Infinity);
    const open: number[][] = [[start]];
    cost[start] = 0;
    for (let far = 0; far < open.length; far++) {
      for (const cell of open[far] ?? []) {
        if (Math.floor(cost[cell]!) < far) continue;
        if (cell === end) return this.#trace(before, end);
        for (const next of this.#beside(cell)) {
          if (!this.#wet[next]) continue;
          const step = distance(this.#place(cell), this.#place(next)) / CELL;
          const sum = cost[cell]! + step * (this.#coastal(next) ? COASTING : 1);
          if (sum >= cost[next]!) continue;
          cost[next] = sum;
          before[next] = cell;
          (open[Math.floor(sum)] ??= []).push(next);
        }
      }
    }
    return [];
  }

  #coastal(cell: number): boolean {
    return this.#beside(cell).some((next) => !this.#wet[next]);
  }

  #trace(before: Int32Array, end: number): number[] {
    const cells = [end];
    for (let cell = before[end]!; cell >= 0; cell = before[cell]!) cells.unshift(cell);
    return cells;
  }

  /** Without the points that a straight course over water does not need. */
  #pulled(line: Point[]): Point[] {
    const kept: Point[] = [];
    let here = 0;
    while (here < line.length) {
      kept.push(line[here]!);
      let next = line.length - 1;
      while (next > here + 1 && !this.#open(line[here]!, line[next]!)) next--;
      here = next > here ? next : here + 1;
    }
    return kept;
  }

  #open(from: Point, to: Point): boolean {
    const steps = Math.ceil((distance(from, to) / CELL) * 2);
    for (let n = 1; n < steps; n++) {
      const share = n / steps;
      const place: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      if (!this.wet(place)) return false;
    }
    return true;
  }
}
