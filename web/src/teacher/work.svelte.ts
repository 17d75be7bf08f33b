import { told } from "../lib/problems";

/** Milliseconds between two questions whether it is ready. */
const PAUSE = 700;

export interface Progress {
  status: "unasked" | "waiting" | "working" | "ready";
  /** The part that is done, 0 to 1. */
  done: number;
}

/** Something that the server works at while the reader does something else. */
export class Work<Reply extends Progress> {
  reply = $state.raw<Reply | null>(null);
  /** Why it did not come, in words. */
  problem = $state("");
  /** It was asked for and is not here yet. */
  waits = $state(false);

  /** ``ask`` begins it, or says how far it is; ``left``: nobody waits any more. */
  constructor(
    readonly ask: () => Promise<Reply>,
    readonly left: AbortSignal,
  ) {}

  get ready(): Reply | null {
    return this.reply?.status === "ready" ? this.reply : null;
  }

  /** Begin, and wait until it is here. */
  async begin(): Promise<void> {
    if (this.ready || this.waits) return;
    this.waits = true;
    this.problem = "";
    try {
      this.reply = await this.ask();
      while (this.reply.status !== "ready") {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (this.left.aborted) break;
        this.reply = await this.ask();
      }
    } catch (error) {
      this.problem = told(error);
    }
    this.waits = false;
  }
}
