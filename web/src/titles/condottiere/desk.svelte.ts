import { getContext, setContext, untrack } from "svelte";
import type { BoardProps } from "../../lib/board";
import { confirm } from "../../lib/confirm.svelte";
import { t } from "../../lib/i18n.svelte";
import { initials } from "../../lib/names";
import { settings } from "../../lib/settings.svelte";
import { isolated, nameOf } from "../../lib/telling";
import type { Choice, SeatView, View } from "./view";

/** What fills the stage. */
export type Scene = "battle" | "ended" | "map" | "over";

/** How the table is laid out: beside each other, one above the other, or flat as on a phone that lies. */
export type Form = "wide" | "tall" | "low";

/** Below this height, in pixels, prompt and plaque stand beside the lines. */
const LOW = 430;

/** The verbs whose object is touched: a card or a region. All others are buttons. */
const AIMED = new Set(["play", "place", "take", "favour", "keep"]);
const NOTHING = new Set(["none", "done"]);

/** Whether an action is touched at a card or a region. */
function isAimed(action: string): boolean {
  const [verb = "", what = ""] = action.split(":");
  return AIMED.has(verb) && !NOTHING.has(what);
}

/** The table as one person sits at it: the view, what of it can be touched, and what touching it does. */
export class Desk {
  readonly #props: () => BoardProps;
  /** The action that is chosen and not done yet. */
  selected = $state<string | null>(null);
  /** The action that was sent and not answered yet. */
  sent = $state<string | null>(null);
  /** The kind of card whose text is open. */
  about = $state<string | null>(null);
  /** Whether the texts of all cards are open. */
  reference = $state(false);
  /** The seat whose strength is explained. */
  explained = $state<number | null>(null);
  /** Whether a card is being dragged. */
  dragging = $state(false);
  /** The board on the screen, in pixels; 0 before it is laid out. */
  width = $state(0);
  height = $state(0);
  /** Whether the end of a battle stays on the stage until it is pressed away. */
  waits = $state(false);
  /** Whether one turned back to it. */
  lookingBack = $state(false);
  #turnedTo = $state<Scene | null>(null);
  /** The moment that is shown: cards that are shown in talk do not change it. */
  #turn = -1;
  /** The moment at which the last battle ended. */
  #ended = 0;
  /** Who led when a card was chosen ahead; null: none is. */
  #ledAhead: string | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly look = $derived.by(() => this.#props().look);
  readonly names = $derived.by(() => this.#props().names);
  readonly still = $derived.by(() => this.#props().still ?? false);
  /** All that happened up to this moment. */
  readonly entries = $derived.by(() => this.#props().entries ?? []);
  readonly hinted = $derived.by(() => this.#props().hinted ?? null);
  readonly auto = $derived.by(() => this.#props().auto ?? null);
  readonly deals = $derived.by(() => this.#props().deals ?? null);
  /** What is asked of the board while a deal is put together. */
  readonly pointing = $derived(this.deals?.pointing ?? null);
  readonly view = $derived(this.look.view as View);
  readonly me = $derived(this.look.seat);
  readonly mine = $derived(this.me === null ? null : (this.view.seats[this.me] ?? null));
  readonly letters = $derived(initials(this.names));

  readonly legal = $derived(this.look.legal.map(({ text }) => text));
  readonly asked = $derived(this.legal.length > 0);
  /** Whether others play and one may still answer: a card can be chosen already. */
  readonly early = $derived(
    this.view.phase === "battle" && !this.asked && this.view.to_move !== null && this.mine?.passed === false,
  );
  /** Whether what is touched is sent. */
  readonly sendable = $derived(!this.still && this.me !== null);
  /** What neither a card nor a region stands for. */
  readonly buttons = $derived(this.legal.filter((action) => !isAimed(action)));

  /** The other seats, in the order of play; to a spectator, all. */
  readonly others = $derived.by((): number[] => {
    const seats = this.view.seats.map((_, seat) => seat);
    return this.me === null ? seats : [...seats.slice(this.me + 1), ...seats.slice(0, this.me)];
  });

  /** What the moment is about; the stage shows it unless one turned to something else. */
  readonly subject = $derived.by((): Scene => {
    if (this.view.phase === "over") return "over";
    return this.view.phase === "place" || this.view.phase === "favour" ? "map" : "battle";
  });
  /** Where one returns to: who points at regions sees them. */
  readonly #home = $derived(this.pointing ? "map" : this.subject);
  readonly scene = $derived(this.#turnedTo ?? this.#home);

  readonly form = $derived.by((): Form => {
    if (!this.height) return "wide";
    if (this.height <= LOW) return "low";
    return this.width < this.height ? "tall" : "wide";
  });

  /** What the selected action would make of the table. */
  readonly preview = $derived(this.selected === null ? null : (this.choice(this.selected) ?? null));

  seat(seat: number): SeatView {
    return this.view.seats[seat]!;
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  level(seat: number): string {
    return this.#props().levels?.[seat] ?? "";
  }

  /** Whether a person sits there who is not connected. */
  away(seat: number): boolean {
    const { online } = this.#props();
    return online !== undefined && !this.level(seat) && !online.includes(seat);
  }

  /** The milliseconds left on a seat's clock, if it has one. */
  clock(seat: number): number | null {
    return this.#props().clock?.(seat) ?? null;
  }

  /** The cards that a seat showed to the viewer and still holds, as far as they know. */
  shown(seat: number): readonly string[] {
    return this.look.shown[seat] ?? [];
  }

  choice(action: string): Choice | undefined {
    return this.view.choices.find(({ move }) => move === action);
  }

  can(action: string): boolean {
    return this.legal.includes(action);
  }

  /** The legal action that is touched at a card or region, by its verbs. */
  at(what: string, ...verbs: string[]): string | undefined {
    return verbs.map((verb) => `${verb}:${what}`).find((action) => this.can(action));
  }

  /** Once: it is chosen and can be looked at; the same again: it is done. */
  select(action: string): void {
    if (!this.sendable) return;
    if (this.early && action.startsWith("play:")) this.#chooseAhead(action);
    else if (this.selected === action || !this.can(action)) void this.act(action);
    else this.selected = action;
  }

  /** The card waits for one's turn, unless the lead changes meanwhile or it cannot be played then. */
  #chooseAhead(action: string): void {
    this.selected = this.selected === action ? null : action;
    this.#ledAhead = this.selected === null ? null : String(this.view.leaders);
  }

  /** The card that was chosen ahead, if it still waits. */
  get #ahead(): string | null {
    const waits = this.#ledAhead !== null && this.#ledAhead === String(this.view.leaders);
    return waits && this.selected !== null && (this.early || this.can(this.selected)) ? this.selected : null;
  }

  /** Touched by a pointer: whoever wishes so plays with one click of the mouse. */
  touch(action: string, event: Partial<PointerEvent> = {}): void {
    if (event.pointerType === "mouse" && settings.oneClick && this.can(action)) void this.act(action);
    else this.select(action);
  }

  unselect(): void {
    this.selected = null;
  }

  /** Also what is not legal is sent: the server says why. */
  async act(action: string): Promise<void> {
    if (!this.sendable || this.sent !== null) return;
    const { turn } = this.look;
    if (this.losesTo(action) !== null && !(await this.#sure(action))) return;
    // Asked about one moment, answered in another: the yes was not meant for it.
    if (this.look.turn !== turn) return;
    this.sent = this.can(action) ? action : null;
    const refused = await this.#props().act(action);
    if (refused && this.look.turn === turn) this.sent = null;
  }

  /** Who would win the game by an action that does not win it for oneself. */
  losesTo(action: string): number | null {
    const wins = this.choice(action)?.wins ?? [];
    return this.me !== null && wins.includes(this.me) ? null : (wins[0] ?? null);
  }

  #sure(action: string): Promise<boolean> {
    const player = isolated(this.name(this.losesTo(action)!));
    const question = t("confirm-decisive", { player, region: nameOf("region", this.view.battle ?? "") });
    return confirm(question, t("confirm-decisive-yes"));
  }

  /** Look at another scene; null: back to what the moment is about. */
  turnTo(scene: Scene | null): void {
    this.#turnedTo = scene === this.#home ? null : scene;
  }

  /** What is open closes: the selection, an explanation, a scene one turned to. */
  cancel(): void {
    if (this.selected !== null) this.selected = null;
    else if (this.explained !== null) this.explained = null;
    else this.turnTo(null);
  }

  /** The end of the last battle once more. */
  lookBack(): void {
    if (!this.view.last_battle) return;
    this.waits = this.lookingBack = true;
    this.turnTo("ended");
  }

  /** A new moment. */
  turned(): void {
    untrack(() => this.#turned());
  }

  #turned(): void {
    const { events, turn } = this.look;
    if (turn === this.#turn && !events.length) return;
    this.#turn = turn;
    this.selected = this.#ahead;
    if (!this.early) this.#ledAhead = null;
    this.sent = this.explained = null;
    if (this.view.last_battle && events.some(({ id }) => id === "battle-ended")) {
      this.waits = this.asked;
      this.#ended = turn;
      this.turnTo("ended");
    } else if (this.#turnedTo !== "ended" || this.waits || this.still || turn <= this.#ended) {
      // Else: what others do meanwhile does not cut short how a battle ended.
      this.turnTo(null);
    }
    this.lookingBack = false;
  }
}

const KEY = Symbol("desk");

export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
