/** How long one watches a turn of somebody else, in milliseconds. */
const TURN = 1200;
/** What is shorter is not seen. */
const GLIMPSE = 40;

/** Others' turns of many steps go faster and faster, so that each ends in time. */
export class Patience {
  #turn: string | null = null;
  #left = TURN;

  /** How much faster than usual what lasts `total` is played; infinite: not at all. `turn` null: one's own. */
  speed(turn: string | null, total: number): number {
    if (turn !== this.#turn) this.#left = TURN;
    this.#turn = turn;
    if (turn === null) return 1;
    const time = Math.min(total, this.#left / 2);
    if (time < GLIMPSE) return Infinity;
    this.#left -= time;
    return total / time;
  }
}
