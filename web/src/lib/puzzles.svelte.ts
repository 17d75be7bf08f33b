import type { PuzzleLine } from "../protocol";
import * as api from "./api";
import { solved } from "./solved.svelte";

/** The puzzles of this server, and which of them the reader wants to solve; kept from puzzle to puzzle. */
class Puzzles {
  all = $state.raw<PuzzleLine[]>([]);
  /** Empty: of any title. */
  title = $state("");
  /** 0: of any difficulty. */
  difficulty = $state(0);

  async load(): Promise<void> {
    if (!this.all.length) this.all = await api.puzzles();
  }

  readonly wanted = $derived(
    this.all.filter(
      (one) => (!this.title || one.game === this.title) && (!this.difficulty || one.difficulty === this.difficulty),
    ),
  );

  /** One of those that are wanted, by chance: first of those that are not solved yet. Null: there is no other. */
  next(after: string): string | null {
    const others = this.wanted.filter(({ id }) => id !== after);
    const open = others.filter(({ id }) => !solved.has(id));
    const among = open.length ? open : others;
    return among[Math.floor(Math.random() * among.length)]?.id ?? null;
  }
}

export const puzzles = new Puzzles();
