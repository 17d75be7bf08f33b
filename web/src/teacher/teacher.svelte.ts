import { SvelteMap } from "svelte/reactivity";
import * as api from "../lib/api";
import type { AnalysisReply, Branches, ComparisonReply, DeeperReply, Judgement } from "../protocol";
import { Work } from "./work.svelte";

/** How often a moment can be looked at longer. */
const DEEPEST = 3;

/** ``source``: ``tables/{id}`` or ``records/{id}``. */
const address = (source: string, what: string, invite: string): string =>
  `/api/${source}/${what}?${new URLSearchParams({ invite })}`;

export const branchesOf = (source: string, invite: string) =>
  api.call<Branches>("GET", address(source, "branches", invite));

/** A branch beside the game from which it parted. */
export const comparisonOf = (table: string, invite: string, left: AbortSignal) =>
  new Work(() => api.call<ComparisonReply>("POST", address(`tables/${table}`, "comparison", invite)), left);

/** What there is to say of one finished game: fetched when it is asked for, and kept while the page is open. */
export class Teacher {
  readonly analysis: Work<AnalysisReply>;
  branches = $state.raw<Branches | null>(null);
  /** The seats of the reader, if they played. */
  mine = $state.raw<readonly number[]>([]);
  /** The longer looks at a moment, each deeper than the one before. */
  readonly #looks = new SvelteMap<number, readonly Work<DeeperReply>[]>();
  readonly #leaving = new AbortController();

  constructor(
    readonly source: string,
    readonly invite: string,
  ) {
    this.analysis = this.#work("analysis");
  }

  #work<Reply extends AnalysisReply | DeeperReply>(what: string, body?: unknown): Work<Reply> {
    return new Work(() => api.call<Reply>("POST", address(this.source, what, this.invite), body), this.#leaving.signal);
  }

  /** Whose game it was, where it branched, and what was said of it before. Nobody misses what does not come. */
  async open(analyst: boolean): Promise<void> {
    await Promise.allSettled([
      branchesOf(this.source, this.invite).then((found) => (this.branches = found)),
      analyst && this.#recall(),
      this.source.startsWith("tables/") && this.#recogniseReader(),
    ]);
  }

  /** What was said before; nothing begins. */
  async #recall(): Promise<void> {
    const reply = await api.call<AnalysisReply>("GET", address(this.source, "analysis", this.invite));
    this.analysis.reply ??= reply;
  }

  async #recogniseReader(): Promise<void> {
    this.mine = (await api.table(this.source.replace("tables/", ""), this.invite)).seats;
  }

  /** The deepest look at a moment that was asked for. */
  deeper(turn: number): Work<DeeperReply> | undefined {
    return this.#looks.get(turn)?.at(-1);
  }

  /** Whether a still longer look can be asked for. */
  canLookDeeper(turn: number): boolean {
    const looks = this.#looks.get(turn) ?? [];
    return looks.length < DEEPEST && looks.every(({ ready }) => ready);
  }

  lookDeeper(turn: number): void {
    const looks = this.#looks.get(turn) ?? [];
    const work = this.#work<DeeperReply>(`analysis/${turn}`, { depth: looks.length + 1 });
    this.#looks.set(turn, [...looks, work]);
    void work.begin();
  }

  /** The best that is known of the decision at a moment. */
  judgement(turn: number): Judgement | undefined {
    const looked = this.#looks.get(turn)?.findLast(({ ready }) => ready)?.reply;
    const { analysis } = this.analysis.ready ?? {};
    return looked?.judgement ?? analysis?.judgements.find((judged) => judged.turn === turn);
  }

  close(): void {
    this.#leaving.abort();
  }
}
