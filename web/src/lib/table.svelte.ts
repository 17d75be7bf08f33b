import { PREFIX } from "./prefix";
import type {
  Deal,
  Entry,
  Event,
  HintMessage,
  HistoryMessage,
  Look,
  Message,
  News,
  Presence,
  Refused,
  Said,
  Shown,
  TableInfo,
  TableMessage,
  Time,
  Update,
  You,
} from "../protocol";
import { t } from "./i18n.svelte";
import { Line, type LineStatus, type Wish } from "./line";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { titles } from "./titles.svelte";

export interface Word {
  at: number;
  news: Said | Shown;
  /** The update in which it came: a bot's remark is heard when what it speaks of is seen. */
  number?: number;
}

/** Whether a bot said it. */
export const isRemark = (news: Said | Shown): news is Said => news.is === "said" && !!news.phrase?.startsWith("bot-");

/** One table as this browser knows it: grown from messages alone, never ahead of the server. */
export class Table {
  readonly stage = new Stage();
  status = $state<LineStatus>("connecting");
  refusedBy = $state(0);
  /** The connection was lost once and has not come back yet. */
  away = $state(false);
  you = $state.raw<You | null>(null);
  info = $state.raw<TableInfo | null>(null);
  looks = $state.raw<Look[]>([]);
  time = $state.raw<{ time: Time; at: number; skew: number } | null>(null);
  presence = $state.raw<Presence | null>(null);
  entries = $state.raw<Entry[]>([]);
  /** What happened since the last own decision without being watched. */
  unseen = $state.raw<Entry[]>([]);
  /** The last thing the server would not do, and the last hint: shown until the game goes on. */
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  /** The seat through whose eyes we look, of those we hold. */
  seat = $state<number | null>(null);
  /** Hot seat: hide everything until this seat's player says that he is there. */
  curtain = $state<number | null>(null);
  #decidedIn: Look | null = null;
  #words = $state.raw<Word[]>([]);
  #deals = $state.raw<Deal[]>([]);
  /** Our clock against the server's: what was on its way the shortest says it best; what was missed comes late. */
  #skew = Infinity;
  #line: Line;
  /** The number of the last entry whose look was shown. */
  #reached = $state(0);

  constructor(
    id: string,
    readonly invite: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#line = new Line({
      url: (resume) => {
        if (invite) resume.set("invite", invite);
        return `${scheme}://${location.host}${PREFIX}/ws/tables/${encodeURIComponent(id)}?${resume}`;
      },
      hear: (message) => this.#hear(message),
      status: (status, code) => this.#changed(status, code),
    });
  }

  reconnect(): void {
    this.#line.reconnect();
  }

  close(): void {
    this.#line.close();
    this.stage.cut(null);
  }

  // -- what we know

  /** The true present; what is shown may still be on its way there. */
  get look(): Look | null {
    return this.looks.find((look) => look.seat === this.seat) ?? this.looks[0] ?? null;
  }

  /** What happened up to the moment that is shown. */
  get told(): Entry[] {
    return this.entries.filter((entry) => entry.number <= this.#reached);
  }

  get mine(): readonly number[] {
    return this.you?.seats ?? [];
  }

  get words(): Word[] {
    return this.#words.filter(({ news, number = 0 }) => {
      if (this.#isOfBot(news) && (number > this.#reached || !settings.botTalk)) return false;
      return !news.to?.length || this.#inFront(news.seat, news.to);
    });
  }

  /** What a bot says, or shows: it comes with the moment that it belongs to, and can be muted. */
  #isOfBot(news: Said | Shown): boolean {
    return news.is === "shown" ? this.info?.seats[news.seat]?.kind === "bot" : isRemark(news);
  }

  get deals(): Deal[] {
    return this.#deals.filter((deal) => this.#inFront(deal.seat, deal.to));
  }

  /** Whether he who sits before a shared screen was one of these; alone, we were told nothing else. */
  #inFront(from: number, to: readonly number[]): boolean {
    return this.mine.length < 2 || from === this.seat || to.includes(this.seat!);
  }

  /** Who reads what is told, and is "you" in it: on a shared screen nobody in particular. */
  get reader(): number | null {
    return this.mine.length === 1 ? this.seat : null;
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, number) => {
      if (seat.kind === "person") return seat.name || t("guest");
      return seat.kind === "bot" ? seat.was || t(`bot-${number + 1}`) : t("seat-open");
    });
  }

  get againstBots(): boolean {
    return (this.info?.seats ?? []).every((seat, number) => seat.kind === "bot" || this.mine.includes(number));
  }

  /** A moment of this device on the server's clock. */
  onServerClock(moment: number): number {
    return moment - this.#skew;
  }

  // -- what we do

  async send(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#line.send(wish);
    if (answer.is === "refused") this.refusal = answer;
    return answer.is !== "refused";
  }

  /** Whether the server refused it. */
  async act(action: string): Promise<boolean> {
    const look = this.stage.look;
    // Once a moment: the next one may be shown, and decided in, before the last answer is heard.
    if (look?.seat == null || this.#decidedIn === look) return false;
    this.#decidedIn = look;
    this.unseen = [];
    const taken = await this.send({ do: "act", seat: look.seat, turn: look.turn, action });
    if (this.#decidedIn === look) this.#decidedIn = null;
    return !taken;
  }

  async askHint(): Promise<void> {
    if (this.seat !== null && this.curtain === null) await this.send({ do: "hint", seat: this.seat });
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    this.stage.cut(this.look);
    this.#reached = this.entries.at(-1)?.number ?? this.#reached;
  }

  // -- what we hear

  #changed(status: LineStatus, code: number): void {
    this.status = status;
    this.refusedBy = code;
    if (status === "lost") this.away = true;
    if (status === "open") this.away = false;
  }

  #hear(message: Message): void {
    if (message.is === "table") this.#begin(message);
    else if (message.is === "update") this.#update(message);
    else if (message.is === "presence") this.presence = message;
    else if (message.is === "hint") this.hint = message;
  }

  #begin(message: TableMessage): void {
    this.you = message.you;
    this.info = message.table;
    this.#words = message.talk ?? [];
    this.#deals = message.deals ?? [];
    this.looks = message.looks ?? [];
    this.entries = this.unseen = [];
    this.#reached = message.number;
    this.#keepTime(message.time, message.at);
    const toMove = this.looks[0]?.to_move ?? null;
    const before = this.seat;
    const covered = this.curtain !== null;
    this.curtain = null;
    if (before === null || !this.mine.includes(before)) this.seat = this.mine[0] ?? null;
    // One of two may have left: the one that is left must not see the other's hand, nor be seen.
    const changesHands = this.mine.length > 1 || covered || (before !== null && this.seat !== before);
    if (changesHands && message.table.status === "playing") {
      this.curtain = toMove !== null && this.mine.includes(toMove) ? toMove : this.seat;
    }
    this.stage.cut(this.curtain === null ? this.look : null);
    void this.#line.send({ do: "history" }).then((answer) => {
      if (answer.is === "history" && this.you === message.you) this.#remember(answer);
    });
  }

  #remember(message: HistoryMessage): void {
    const last = message.entries.at(-1)?.number ?? 0;
    this.entries = withoutUndone([...message.entries, ...this.entries.filter((entry) => entry.number > last)]);
  }

  #update(message: Update): void {
    if (message.table) this.info = message.table;
    if (message.time) this.#keepTime(message.time, message.at);
    const news = message.news ?? [];
    for (const piece of news) this.#learn(piece, message);
    const [before] = this.looks;
    if (message.looks?.length) this.looks = message.looks;
    const entry = this.#note(message, news);
    if (message.looks?.length) this.#see(entry, message.handover ?? null, before);
    else this.stage.then(() => this.#reach(entry, true));
    if (this.info?.status === "over" && this.curtain !== null) this.liftCurtain();
  }

  /** Whether what this seat decides waits for the reader: a bot, and no clock runs meanwhile. */
  #isHeld(seat: number): boolean {
    return this.info?.seats[seat]?.kind === "bot" && (this.info.terms.clock?.kind ?? "none") === "none";
  }

  /** How long a bot seems to think, of the usual time. */
  #paceOf(seat: number): number {
    return titles.of(this.info!.game)?.paces[this.info!.seats[seat]!.level ?? ""] ?? 100;
  }

  #see(entry: Entry, handover: number | null, before: Look | undefined): void {
    this.hint = null;
    this.refusal = null;
    const steps = this.looks[0]!.turn - (before?.turn ?? 0);
    if (handover !== null && (handover !== this.seat || this.curtain !== null)) {
      this.curtain = handover;
      this.#cut(null, entry);
    } else if (this.curtain !== null || steps < 0) {
      this.#cut(this.curtain === null ? this.look : null, entry);
    } else {
      const mover = steps > 0 ? (before?.to_move ?? null) : null;
      const held = mover !== null && this.#isHeld(mover);
      const percent = held ? this.#paceOf(mover) : 100;
      this.stage.push(this.look!, { held, percent, shown: (watched) => this.#reach(entry, watched) });
    }
  }

  #cut(look: Look | null, entry: Entry): void {
    this.stage.cut(look);
    this.unseen = [];
    this.#reach(entry, true);
  }

  #reach(entry: Entry, watched: boolean): void {
    this.#reached = entry.number;
    if (!watched) this.unseen = [...this.unseen, entry];
  }

  #learn(piece: News, { at, number }: Update): void {
    if (piece.is === "said" || piece.is === "shown") this.#words = [...this.#words, { at, news: piece, number }];
    if (piece.is === "deal") {
      const others = this.#deals.filter((deal) => deal.number !== piece.deal.number);
      this.#deals = [...others, piece.deal].sort((a, b) => a.number - b.number);
    }
  }

  #note(message: Update, news: News[]): Entry {
    const turn = this.look?.turn ?? 0;
    const entry: Entry = { number: message.number, at: message.at, turn, news, events: shared(message.looks ?? []) };
    this.entries = withoutUndone([...this.entries, entry]);
    return entry;
  }

  #keepTime(time: Time | null | undefined, at: number): void {
    this.#skew = Math.min(this.#skew, Date.now() - at);
    this.time = time ? { time, at, skew: this.#skew } : null;
  }
}

/** Whether decisions were taken back: by a player, or by the operator of the server. */
export function takesBack(
  piece: News,
): piece is Extract<News, { is: "undone" | "operator-undid" | "operator-patched" }> {
  return piece.is === "undone" || piece.is === "operator-undid" || piece.is === "operator-patched";
}

/** After an undo the steps from its turn on never happened; that it was taken back is still told. */
export function withoutUndone(entries: Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    for (const piece of entry.news ?? []) {
      if (takesBack(piece)) {
        kept = kept.map((old) => (old.turn > piece.turn ? { ...old, events: [] } : old));
      }
    }
    kept.push(entry);
  }
  return kept;
}

/** On a shared screen the log tells only what all of its players may know: what they see differently is not told. */
export function shared(looks: Look[]): Event[] {
  const [first, ...others] = looks;
  return (first?.events ?? []).map((event, place) => {
    const args = { ...event.args };
    for (const key of Object.keys(args)) {
      const seen = JSON.stringify(args[key]);
      if (others.some((look) => JSON.stringify(look.events[place]?.args[key]) !== seen)) args[key] = null;
    }
    return { id: event.id, args };
  });
}
