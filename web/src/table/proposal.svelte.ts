import type { Pointing } from "../lib/deals";
import type { Pledge } from "../protocol";

type Draft = Required<Pledge>;

/** So many promises a deal may have. */
const MOST = 8;

/** A deal that is put together: by pointing at players and places of the board, or field by field. */
export class Proposal implements Pointing {
  to = $state<number[]>([]);
  pledges = $state<Draft[]>([]);
  /** Which promise the next place is for. */
  current = $state(0);
  /** What the place that was pressed last may mean. */
  meant = $state.raw<readonly string[]>([]);

  readonly me: number;
  readonly promises: readonly string[];

  constructor(me: number, promises: readonly string[], partner?: number) {
    this.me = me;
    this.promises = promises;
    this.pledges.push(this.#draft(me));
    if (partner !== undefined) this.player(partner);
  }

  readonly parties = $derived.by(() => [this.me, ...this.to]);
  readonly ready = $derived(this.to.length > 0 && this.pledges.every(isSaid));
  readonly full = $derived(this.pledges.length >= MOST);
  readonly action = $derived(this.pledges[this.current]?.action ?? "");

  #draft(by: number): Draft {
    return { by, action: "", will: true, note: "" };
  }

  /** A player joins the deal; one who is in it, or oneself, is the one who promises. */
  player(seat: number): void {
    if (seat !== this.me && !this.to.includes(seat)) this.to = [...this.to, seat];
    this.pledges[this.current]!.by = seat;
  }

  place(actions: readonly string[]): void {
    const pledge = this.pledges[this.current]!;
    this.meant = actions;
    pledge.action = actions[(actions.indexOf(pledge.action) + 1) % actions.length] ?? "";
  }

  /** The other side promises something too. */
  add(): void {
    const last = this.pledges.at(-1)!;
    this.turnTo(this.pledges.push(this.#draft(last.by === this.me ? (this.to[0] ?? this.me) : this.me)) - 1);
  }

  remove(place: number): void {
    this.pledges.splice(place, 1);
    this.turnTo(Math.min(this.current, this.pledges.length - 1));
  }

  turnTo(place: number): void {
    if (place !== this.current) this.meant = [];
    this.current = place;
  }

  /** Whom the deal is for; who is left out promises nothing. */
  choose(to: number[]): void {
    const [joined] = to.filter((seat) => !this.to.includes(seat));
    this.to = to;
    for (const pledge of this.pledges) if (!this.parties.includes(pledge.by)) pledge.by = to[0] ?? this.me;
    if (joined !== undefined && !isSaid(this.pledges[this.current]!)) this.pledges[this.current]!.by = joined;
  }

  /** As the server is told. */
  wish(): { to: number[]; pledges: Draft[] } {
    return { to: [...this.to], pledges: this.pledges.map((pledge) => ({ ...pledge, note: pledge.note.trim() })) };
  }
}

export const isSaid = ({ action, note }: Draft): boolean => !!action || !!note.trim();
