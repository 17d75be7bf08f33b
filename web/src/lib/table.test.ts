import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Entry, Look } from "../protocol";
import { HOLDS } from "./pace";
import { settings } from "./settings.svelte";
import { shared, Table, withoutUndone } from "./table.svelte";

const step = (number: number, turn: number, id: string): Entry => ({ number, at: 0, turn, events: [{ id, args: {} }] });

describe("the log", () => {
  it("forgets what an undo took back, and says that it did", () => {
    const undone: Entry = { number: 4, at: 0, turn: 1, news: [{ is: "undone", seat: 0, turn: 1 }] };
    const kept = withoutUndone([step(1, 0, "dealt"), step(2, 1, "placed"), step(3, 2, "played"), undone]);
    expect(kept.flatMap((entry) => entry.events ?? []).map((event) => event.id)).toEqual(["dealt", "placed"]);
    expect(kept.at(-1)?.news?.[0]?.is).toBe("undone");
  });

  it("tells on a shared screen only what all its players may know", () => {
    const look = (seat: number, cards: string[] | null) =>
      ({ seat, events: [{ id: "dealt", args: { seat: 0, count: 2, cards } }] }) as unknown as Look;
    expect(shared([look(0, ["10", "winter"]), look(1, null)])[0]?.args).toEqual({ seat: 0, count: 2, cards: null });
    expect(shared([look(0, ["10", "winter"])])[0]?.args.cards).toEqual(["10", "winter"]);
  });
});

class Wire {
  static last: Wire;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    Wire.last = this;
  }

  send = vi.fn();

  close = vi.fn();

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const looksOf = (seats: number[], to_move: number) =>
  seats.map((seat) => ({ seat, turn: 1, to_move, events: [], legal: [], view: {} }));
const begin = (seats: number[], to_move = seats[0]!, more = {}) => ({
  is: "table",
  number: 1,
  at: 0,
  you: { seats, host: true, stream: "s" },
  table: { status: "playing", seats: [] },
  looks: looksOf(seats, to_move),
  ...more,
});

describe("a table", () => {
  let table: Table;

  beforeEach(() => {
    Object.assign(document, { getAnimations: () => [] });
    vi.stubGlobal("WebSocket", Object.assign(Wire, { OPEN: 1 }));
    table = new Table("t", "");
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("hides the hand of the one who is left when the other leaves a shared screen", () => {
    Wire.last.say(begin([0, 1]));
    table.liftCurtain();
    expect(table.seat).toBe(0);
    Wire.last.say(begin([1]));
    expect(table.curtain).toBe(1);
    expect(table.stage.look).toBeNull();
    table.liftCurtain();
    Wire.last.say(begin([1]));
    expect(table.curtain).toBeNull();
  });

  it.each([0, null])("draws the curtain when the game begins on a shared screen, handed over to %s", (handover) => {
    Wire.last.say(begin([0, 1], 0, { looks: [], table: { status: "waiting", seats: [] } }));
    expect(table.curtain).toBeNull();
    const looks = looksOf([0, 1], handover ?? 2);
    Wire.last.say({ is: "update", number: 2, at: 0, table: { status: "playing", seats: [] }, looks, handover });
    expect(table.curtain).toBe(0);
    expect(table.stage.look).toBeNull();
  });

  it("keeps the curtain when the one behind it is gone", () => {
    Wire.last.say(begin([0, 1], 0));
    table.liftCurtain();
    Wire.last.say({ is: "update", number: 2, at: 0, looks: looksOf([0, 1], 1), handover: 1 });
    Wire.last.say(begin([0]));
    expect(table.curtain).toBe(0);
  });

  it("calls back the one before the curtain when the other's time runs out", () => {
    Wire.last.say(begin([0, 1], 0));
    table.liftCurtain();
    Wire.last.say({ is: "update", number: 2, at: 0, looks: looksOf([0, 1], 1), handover: 1 });
    expect(table.curtain).toBe(1);
    Wire.last.say({ is: "update", number: 3, at: 0, looks: looksOf([0, 1], 0), handover: 0 });
    expect(table.curtain).toBe(0);
  });

  it("decides once in a moment, and in the next one without waiting for the answer to the last", () => {
    Wire.last.say(begin([0]));
    Wire.last.send.mockClear();
    void table.act("hire:Pisa");
    void table.act("hire:Pisa");
    expect(Wire.last.send).toHaveBeenCalledTimes(1);
    table.stage.cut({ ...table.stage.look!, turn: 2 });
    void table.act("pay");
    expect(Wire.last.send).toHaveBeenCalledTimes(2);
  });

  it("tells what happened when it is shown, not when it is heard", async () => {
    vi.useFakeTimers();
    const seats = [{ kind: "person" }, { kind: "bot" }];
    const info = { status: "playing", seats, terms: {} };
    Wire.last.say(begin([0], 1, { table: info }));
    const move = (number: number, to_move: number) => ({
      is: "update",
      number,
      at: 0,
      looks: [{ ...looksOf([0], to_move)[0], turn: number, events: [{ id: `move-${number}`, args: {} }] }],
    });
    Wire.last.say(move(2, 1));
    Wire.last.say({ ...move(3, 0), news: [{ is: "ended" }], table: { ...info, status: "over" } });
    const told = () => table.told.flatMap((entry) => (entry.events ?? []).map((event) => event.id));
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOLDS.normal);
    expect(told()).toEqual(["move-2"]);
    expect(table.told.some((entry) => entry.news?.length)).toBe(false);
    table.stage.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toEqual(["move-2", "move-3"]);
    expect(table.unseen.map((entry) => entry.number)).toEqual([3]);
  });

  it("does not let a clock run while it shows bots", async () => {
    vi.useFakeTimers();
    const seats = [{ kind: "person" }, { kind: "bot" }];
    Wire.last.say(begin([0], 1, { table: { status: "playing", seats, terms: { clock: { kind: "move" } } } }));
    Wire.last.say({ is: "update", number: 2, at: 0, looks: [{ ...looksOf([0], 0)[0], turn: 2 }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.stage.look?.turn).toBe(2);
  });

  it("tells the time by the message that came quickest, not by one that was missed", () => {
    vi.useFakeTimers({ now: 10_500 });
    Wire.last.say(begin([0], 0, { at: 10_000, time: { left: [60_000], running: 0 } }));
    vi.setSystemTime(40_500);
    Wire.last.say({ is: "update", number: 2, at: 20_000, time: { left: [50_000], running: 0 } });
    expect(table.time?.skew).toBe(500);
  });

  it("shows on a shared screen only what the one in front may know", () => {
    const said = (seat: number, text: string, to: number[] | null) => ({ at: 0, news: { is: "said", seat, text, to } });
    const talk = [said(2, "to all", null), said(2, "to 0", [0]), said(1, "to 2", [2])];
    const deals = [{ number: 1, seat: 2, to: [1], pledges: [] }];
    Wire.last.say(begin([0, 1], 0, { talk, deals }));
    const words = () => table.words.map(({ news }) => "text" in news && news.text);
    table.liftCurtain();
    expect(words()).toEqual(["to all", "to 0"]);
    expect(table.deals).toEqual([]);
    Wire.last.say({ is: "update", number: 2, at: 0, looks: looksOf([0, 1], 1), handover: 1 });
    table.liftCurtain();
    expect(words()).toEqual(["to all", "to 2"]);
    expect(table.deals).toHaveLength(1);
  });

  it.each([
    { is: "said", seat: 1, text: "Ha!", phrase: "bot-triumph-squire" },
    { is: "shown", seat: 1, cards: ["10"], to: [0] },
  ])("lets a bot be heard when what it speaks of is seen, unless bots are muted: $is", async (remark) => {
    const seats = [{ kind: "person" }, { kind: "bot", level: "squire" }];
    Wire.last.say(begin([0], 0, { table: { status: "playing", seats, terms: {} } }));
    Wire.last.say({ is: "update", number: 2, at: 0, news: [{ is: "acted", seat: 0 }], looks: looksOf([0], 1) });
    Wire.last.say({ is: "update", number: 3, at: 0, news: [remark] });
    expect(table.words).toEqual([]);
    await vi.waitFor(() => expect(table.words).toHaveLength(1));
    settings.botTalk = false;
    expect(table.words).toEqual([]);
    settings.botTalk = true;
  });
});
