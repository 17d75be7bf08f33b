import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import { markOf } from "../../generic/marks";
import { signsAt, type Sign } from "../../lib/deals";
import type { Inventory } from "../../protocol";
import type { Box } from "./box";
import { Years } from "./houses/years.svelte";
import { freeTurns, isSaid, onlyMove } from "./unasked";
import { byMove, lightsOf, litThings } from "./lights";
import { sceneOf, type Scene } from "./scenes";
import { proposed, sharesOf, type Share } from "./shares";
import { worthOf } from "./sources";
import { aimOf, sourceOf, type Thing } from "./things";
import { touchable, type TouchableAttributes } from "./touchable";
import { moveText } from "./words";
import type { Annexation, Barred, Choice, House, View } from "./view";

/** What fills the middle of the table. */
export type Centre = "map" | "siege" | "winter" | "bonus";

/** What somebody points at, before it is touched: what it would do, or why it cannot be done. */
export interface Preview {
  thing: Thing;
  choices: Choice[];
  barred: Barred[];
  /** Of a city that cannot be touched now: what it takes to annex it. */
  annexation?: Annexation | undefined;
}

const WINTER = new Set(["winter", "wages", "dismissal", "discount", "place", "payment"]);

/** Below these, one scene at a time fills the board. */
const NARROW = 700;
const SHORT = 520;

/** The table as one person sits at it: the view, what of it can be touched, and what touching it does. */
export class Desk {
  readonly #props: () => BoardProps;
  /** The action that was sent and not answered yet. */
  sent = $state<string | null>(null);
  /** What is in the box; it comes a moment after the view. */
  inventory = $state.raw<Inventory | null>(null);
  readonly years = new Years();
  /** What was picked up and waits for its place. */
  held = $state<Thing | null>(null);
  /** What several actions wait behind, while one chooses among them. */
  menu = $state<Thing | null>(null);
  /** Which of the ways to pay is proposed. */
  way = $state(0);
  scene = $state<Scene>("map");
  /** The board on the screen, in pixels; 0 before it is laid out. */
  width = $state(0);
  height = $state(0);
  /** Whether one scene at a time fills the board. */
  readonly small = $derived(this.width > 0 && (this.width < NARROW || this.height < SHORT));
  /** Whether one looks something up. */
  reference = $state(false);
  #pointed = $state<Thing | null>(null);
  #weighed = $state<string | null>(null);
  #opened = $state<number | null>(null);
  #turnedTo = $state<Centre | null>(null);
  #queue: string[] = [];
  #sweeping = false;
  #before: Centre | null = null;
  /** The last moment that was reached: what was taken back is not done unasked again. */
  #reached = -1;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly look = $derived.by(() => this.#props().look);
  readonly names = $derived.by(() => this.#props().names);
  readonly levels = $derived.by(() => this.#props().levels ?? []);
  /** Whether only bots play against one. */
  readonly alone = $derived(this.levels.length > 0 && this.levels.every((level, seat) => level || seat === this.me));
  readonly online = $derived.by(() => this.#props().online);
  readonly still = $derived.by(() => this.#props().still ?? false);
  readonly hinted = $derived.by(() => this.#props().hinted ?? null);
  readonly deals = $derived.by(() => this.#props().deals ?? null);
  /** What is asked of the board while a deal is put together. */
  readonly pointing = $derived(this.deals?.pointing ?? null);
  readonly view = $derived(this.look.view as View);
  readonly me = $derived(this.look.seat);
  readonly box = $derived((this.inventory?.values ?? null) as Box | null);

  /** The legal actions, as texts; none while one only watches. */
  readonly legal = $derived(this.still ? [] : this.look.legal.map(({ text }) => text));
  readonly asked = $derived(this.legal.length > 0);
  /** The seat whose palace is open: one's own, the one that was opened, or who is to move. */
  readonly shown = $derived(this.#opened ?? this.me ?? this.view.to_move ?? 0);
  /** What the moment is about; the centre shows it unless one turned to something else. */
  readonly subject = $derived(centreOf(this.view, this.me));
  readonly centre = $derived(this.#turnedTo ?? (this.pointing ? "map" : this.subject));

  readonly #choices = $derived(byMove(this.view.choices));
  readonly #barred = $derived(byMove(this.view.barred));
  /** Who puts a deal together points at what may be promised instead. */
  readonly #lights = $derived(
    this.pointing ? lightsOf(this.pointing.promises, this.view, null) : lightsOf(this.legal, this.view, this.held),
  );

  readonly preview = $derived.by((): Preview | null => {
    const thing = this.#pointed;
    const weighed = this.#weighed && this.choice(this.#weighed);
    if (weighed && tells(weighed)) return { thing: this.menu ?? "ask", choices: [weighed], barred: [] };
    if (!thing) return null;
    const choices = this.at(thing).flatMap((action) => this.choice(action) ?? []);
    const barred = this.view.barred.filter(({ move }) => aimOf(move, this.view).things.includes(thing));
    const annexation = choices.length || barred.length ? undefined : this.#annexation(thing);
    return choices.length || barred.length || annexation ? { thing, choices, barred, annexation } : null;
  });

  /** What would pay: of the way that is proposed, or of what is pointed at. */
  readonly shares = $derived.by((): Share[] => {
    if (this.view.payment) return proposed(this.view, this.way, this.choice("pay"));
    const [choice, ...others] = this.preview?.choices ?? [];
    return choice && !others.length ? sharesOf(choice) : [];
  });

  /** Whose payment it is: one's own, or who decides. */
  readonly payer = $derived(this.view.to_move ?? this.me ?? 0);
  readonly #payers = $derived(this.shares.map(({ source }) => sourceOf(source, this.house(this.payer)?.marker ?? 1)));

  house(seat: number): House | undefined {
    return this.view.houses[seat];
  }

  /** The milliseconds left on a seat's clock, if it has one. */
  clock(seat: number): number | null {
    return this.#props().clock?.(seat) ?? null;
  }

  family(seat: number | null): string {
    return (seat === null ? null : this.house(seat)?.family) ?? "";
  }

  /** An action of the one who decides, in words. */
  text(action: string): string {
    return moveText(action, this.house(this.payer));
  }

  choice(action: string): Choice | undefined {
    return this.#choices.get(action);
  }

  barred(action: string): Barred | undefined {
    return this.#barred.get(action);
  }

  can(action: string): boolean {
    return this.legal.includes(action);
  }

  /** Whether the line of an action says who pays for it, so that touching it pays. */
  says(action: string): boolean {
    const choice = this.choice(action);
    return choice !== undefined && isSaid(choice);
  }

  /** The actions that are touched at a thing. */
  at(thing: Thing): string[] {
    return this.#lights.actions.get(thing) ?? [];
  }

  #annexation(thing: Thing): Annexation | undefined {
    return thing.startsWith("city:") ? this.view.annexations[thing.slice(5)] : undefined;
  }

  /** Whether something is there that one picks up before touching another thing. */
  holds(thing: Thing): boolean {
    return this.#lights.holdable.has(thing);
  }

  lit(thing: Thing): boolean {
    return this.at(thing).length > 0 || this.holds(thing);
  }

  /** How many things are lit in a scene of a phone. */
  count(scene: Scene): number {
    return litThings(this.#lights).filter((thing) => sceneOf(thing, this) === scene).length;
  }

  /** The place of a source in the payment that is proposed, from 1; 0: it pays nothing. */
  paying(thing: Thing): number {
    return this.#payers.indexOf(thing) + 1;
  }

  /** Do the one action of a thing, ask which of several, or pick it up. */
  touch(thing: Thing): void {
    const [action, ...others] = this.at(thing);
    if (this.pointing) {
      if (action) this.pointing.place([action, ...others]);
      return;
    }
    const holds = this.holds(thing);
    this.point(thing);
    const open = others.length || (holds && this.held === null);
    if (action && open && this.held !== thing) this.menu = thing;
    else if (action === thing && this.says(action)) this.run([action, "pay"]);
    else if (action) this.act(action);
    else if (holds) this.hold(thing);
  }

  /** Whether the promise at hand is about it. */
  meant(thing: Thing): boolean {
    return this.pointing !== null && this.at(thing).includes(this.pointing.action);
  }

  /** The deals that speak of a thing. */
  signs(thing: Thing): Sign[] {
    const signs = this.deals?.signs ?? [];
    const actions = signs.map(({ action }) => action).filter((action) => action !== "");
    return signsAt(
      signs,
      actions.filter((action) => aimOf(action, this.view).things.includes(thing)),
    );
  }

  hold(thing: Thing | null): void {
    this.menu = null;
    this.held = this.held === thing ? null : thing;
  }

  point(thing: Thing | null): void {
    this.#pointed = thing;
  }

  /** Think of one action among several, before it is chosen. */
  weigh(action: string | null): void {
    this.#weighed = action;
  }

  /** The next of the ways to pay. */
  otherWay(): void {
    if (this.view.ways.length) this.way = (this.way + 1) % this.view.ways.length;
  }

  /** End what is being done, or let it pass. */
  finish(): void {
    const action = ["done", "pass", "keep", "disband"].find((one) => this.can(one));
    if (action) this.act(action);
  }

  /** Open the rules at a rule, where the page can. */
  get openRule(): ((id: string) => void) | undefined {
    return this.#props().openRule;
  }

  /** Look into a palace; once more, or null: back to one's own. */
  open(seat: number | null): void {
    this.#opened = seat === this.me || seat === this.#opened ? null : seat;
  }

  turnTo(centre: Centre | null): void {
    this.#turnedTo = centre === this.subject ? null : centre;
  }

  /** Whether the box does not say a value, by its path, as `city.Siena.strength`. */
  reconstructed(path: string): boolean {
    return markOf(this.inventory?.marks ?? {}, path) === "reconstructed";
  }

  act(action: string): void {
    this.#queue = [];
    this.#sweeping = false;
    this.#send(action);
  }

  /** One action after the other, each as soon as it is asked for; given up when the game asks for something else. */
  run(actions: readonly string[]): void {
    const [first, ...rest] = actions;
    if (!first) return;
    this.#queue = rest;
    this.#sweeping = false;
    this.#send(first);
  }

  /** What the room makes available, that with most symbols first. */
  readonly freeTurns = $derived.by((): string[] => {
    const [house, box] = [this.house(this.payer), this.box];
    return freeTurns(this.view, this.legal, (token) => (house && box ? worthOf(token, house, box) : 0));
  });

  /** Turn one after the other, while the room pays for it. */
  sweep(): void {
    this.#queue = [];
    this.#sweeping = true;
    const [first] = this.freeTurns;
    if (first) this.#send(first);
  }

  /** Pay the way that is proposed. */
  confirm(): void {
    if (this.way === 0 && this.can("pay")) this.act("pay");
    else this.run(this.view.ways[this.way] ?? []);
  }

  /** Back: what is open closes, what is held is put down, and a payment is taken back. */
  cancel(): void {
    if (this.menu) this.menu = null;
    else if (this.held) this.held = null;
    else if (this.can("cancel")) this.act("cancel");
    else this.turnTo(null);
  }

  /** A new moment: what was begun in the last one is forgotten, or goes on. */
  turned(): void {
    this.held = this.menu = this.#pointed = this.#weighed = null;
    this.sent = null;
    this.way = 0;
    if (this.asked || this.subject !== this.#before) this.#turnedTo = null;
    this.#before = this.subject;
    const isNew = this.look.turn > this.#reached;
    this.#reached = Math.max(this.#reached, this.look.turn);
    const swept = this.#sweeping ? this.freeTurns[0] : undefined;
    this.#sweeping = swept !== undefined;
    const next =
      this.#queue.shift() ??
      swept ??
      (isNew ? onlyMove(this.legal, this.view, { undo: this.look.undo, alone: this.alone }) : null);
    if (next && this.can(next)) this.#send(next);
    else this.#queue = [];
  }

  /** What a thing that can be touched needs on its element. */
  touchable(thing: Thing, label: string, as: "button" | "drawing" = "drawing"): TouchableAttributes {
    return touchable(this, thing, label, as);
  }

  #send(action: string): void {
    this.menu = null;
    this.sent = action;
    void this.#answered(this.look.turn, this.#props().act(action));
  }

  /** What was refused is not on its way any more, nor what should have followed it. */
  async #answered(turn: number, refused: Promise<boolean>): Promise<void> {
    if (!(await refused) || this.look.turn !== turn) return;
    this.sent = null;
    this.#queue = [];
    this.#sweeping = false;
  }
}

/** Whether there is more to say of it than its name. */
const tells = ({ price, changes, prestige, indulgence }: Choice): boolean =>
  price !== undefined || !!changes?.length || !!prestige || !!indulgence;

/** What the moment is about. */
function centreOf(view: View, me: number | null): Centre {
  if (view.siege) return "siege";
  if (view.phase === "bonus") return "bonus";
  return view.stage === "winter" && view.to_move === me && WINTER.has(view.phase) ? "winter" : "map";
}

const KEY = Symbol("desk");

export const layDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
