import { keyboard } from "../lib/keys.svelte";
import { signsOf, type BoardDeals } from "../lib/deals";
import type { Table } from "../lib/table.svelte";
import { titles } from "../lib/titles.svelte";
import { Proposal } from "./proposal.svelte";

/** The deals of a table as its board shows them, and the one that is being put together. */
export class Dealings {
  #proposal = $state<Proposal | null>(null);
  #showingTo = $state<number | null>(null);

  constructor(readonly table: Table) {
    // One points before the sheet of the proposal is here.
    $effect(() => (this.proposal ? keyboard({ Escape: () => this.close() }) : undefined));
  }

  /** Somebody sits before the board and plays. */
  readonly #seated = $derived.by(
    () => this.table.info?.status === "playing" && this.table.seat !== null && this.table.curtain === null,
  );

  /** On a shared screen, not that of another. */
  readonly proposal = $derived.by(() =>
    this.#seated && this.#proposal?.me === this.table.seat ? this.#proposal : null,
  );

  /** The seat that cards are being shown to. */
  readonly showingTo = $derived.by(() => (this.#seated ? this.#showingTo : null));

  /** Everybody else; a lesson leaves no choice. */
  readonly partners = $derived.by((): number[] => {
    const seats = this.#seated && !this.table.info!.lesson ? this.table.info!.seats : [];
    return seats.flatMap((_, seat) => (seat !== this.table.seat ? [seat] : []));
  });

  readonly board = $derived.by((): BoardDeals => ({
    signs: signsOf(this.table.deals, this.table.names, this.table.seat),
    partners: this.partners,
    propose: (seat) => this.propose(seat),
    show: this.table.look?.showable.length ? (seat) => (this.#showingTo = seat) : null,
    pointing: this.proposal,
  }));

  propose(partner?: number): void {
    const { info, seat } = this.table;
    const edition = titles.edition(info!.game, info!.setup.edition ?? "");
    this.#proposal = new Proposal(seat!, edition?.promises ?? [], partner);
  }

  close(): void {
    this.#proposal = null;
    this.#showingTo = null;
  }
}
