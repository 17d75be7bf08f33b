import { t, type Args } from "../../../lib/i18n.svelte";
import { joined, nameOf } from "../../../lib/telling";
import type { Choice, SeatView, View } from "../view";

/** A sentence to be said: a message and what it speaks of. */
export interface Said {
  id: string;
  args: Args;
}

export const say = (id: string, args: Args = {}): Said => ({ id, args });
/** The sentences one after the other, in the language that is spoken. */
export const text = (sentences: readonly Said[]): string => sentences.map(({ id, args }) => t(id, args)).join(" ");

/** What is asked: what matters most in the situation, and what is good to know beside it. */
export interface Prompt {
  main: Said[];
  more: Said[];
}

/** A view as somebody at the table reads it. */
export class Reading {
  constructor(
    readonly view: View,
    readonly names: readonly string[],
  ) {}

  get me(): number {
    return this.view.seat ?? -1;
  }

  get own(): SeatView | null {
    return this.view.seats[this.me] ?? null;
  }

  get asked(): boolean {
    return this.view.seat !== null && this.view.to_move === this.view.seat;
  }

  get region(): Args[string] {
    return nameOf("region", this.view.battle ?? "");
  }

  /** What the battle is for: a free region, one's own that is attacked, another's, or the game. */
  get stake(): "region" | "held" | "final" {
    if (this.view.final.length) return "final";
    return this.view.defender !== null && this.view.defender === this.view.seat ? "held" : "region";
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  list(seats: readonly number[]): string {
    return joined(seats.map((seat) => this.name(seat)));
  }

  whose(seat: number): "you" | "other" {
    return seat === this.me ? "you" : "other";
  }

  seats(fits: (seat: SeatView, number: number) => boolean): number[] {
    return this.view.seats.flatMap((seat, number) => (fits(seat, number) ? [number] : []));
  }

  /** Those among the others who may still play a card in this battle. */
  get rivals(): number[] {
    return this.seats((seat, number) => number !== this.me && !seat.passed && seat.cards !== 0);
  }

  /** Those who would win the game with a region. */
  winners(region: string | null): number[] {
    return this.seats((seat) => region !== null && seat.winning.includes(region));
  }

  /** Who is out of cards waits for the next deal, or draws after the battle: the message of either. */
  out(id: "ask-out" | "ask-last-card"): Said {
    return say(this.view.options.includes("draw-after-battle") ? `${id}-draws` : id);
  }

  /** Whoever plays the last card is out. */
  get lastCard(): Said[] {
    return this.own?.cards === 1 ? [this.out("ask-last-card")] : [];
  }

  choice(action: string): Choice | undefined {
    return this.view.choices.find(({ move }) => move === action);
  }
}

/** The own strength and the greatest of the others. */
export function scores(strengths: readonly number[], me: number): { strength: number; best: number } {
  return { strength: strengths[me] ?? 0, best: Math.max(0, ...strengths.filter((_, seat) => seat !== me)) };
}
