import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "../protocol";
import { Line, type LineStatus } from "./line";

class Wire {
  static readonly all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const table = (number: number) => ({
  is: "table",
  number,
  at: 0,
  you: { seats: [0], host: true, stream: "s1" },
  table: {},
});
const update = (number: number, cause: string | null = null) => ({ is: "update", number, at: 0, cause });

describe("the line to a table", () => {
  let heard: Message[];
  let states: LineStatus[];
  let line: Line;

  const wire = () => Wire.all.at(-1)!;
  const idOf = (sent = "{}"): string => (JSON.parse(sent) as { id: string }).id;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Object.assign(Wire, { OPEN: 1 }));
    Wire.all.length = 0;
    heard = [];
    states = [];
    line = new Line({
      url: (resume) => `ws://here?${resume}`,
      hear: (message) => heard.push(message),
      status: (status) => states.push(status),
    });
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("resumes its stream after the last number it knows", () => {
    wire().open();
    wire().say(table(4));
    wire().say(update(5));
    wire().lose();
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    expect(wire().url).toBe("ws://here?stream=s1&after=5");
    expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
  });

  it("sends a command without an answer again, under the same id", async () => {
    wire().open();
    const answer = line.send({ do: "act", seat: 0, turn: 3, action: "pass" });
    const [first] = wire().sent;
    wire().lose();
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wire().sent).toEqual([first]);
    wire().say(table(1));
    wire().say({ is: "done", id: idOf(first) });
    expect((await answer).is).toBe("done");
    wire().lose();
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wire().sent).toEqual([]);
  });

  it("takes the update that a command caused for its answer", async () => {
    wire().open();
    wire().say(table(0));
    const answer = line.send({ do: "resume", seat: 0 });
    wire().say(update(1, idOf(wire().sent[0])));
    expect((await answer).is).toBe("update");
  });

  it("comes in again when a number is missing, and hears nothing twice", () => {
    wire().open();
    wire().say(table(1));
    wire().say(update(2));
    wire().say(update(2));
    expect(heard).toHaveLength(2);
    wire().say(update(4));
    expect(heard).toHaveLength(2);
    expect(wire().url).toContain("after=2");
  });

  it("does not knock again where it is not let in", () => {
    wire().lose(4403);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(states.at(-1)).toBe("refused");
  });

  it("waits long before it knocks again where too many were let in", () => {
    wire().lose(4429);
    vi.advanceTimersByTime(14_000);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(12_000);
    expect(Wire.all).toHaveLength(2);
  });

  it("does not hurry back when it was told to slow down", () => {
    wire().open();
    wire().say(table(1));
    wire().say({ is: "closing", reason: "too-fast", retry: true });
    wire().lose(1008);
    vi.advanceTimersByTime(3000);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(Wire.all).toHaveLength(2);
  });

  it("needs no secure context", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
    new Line({ url: () => "ws://here", hear: vi.fn(), status: vi.fn() }).close();
  });

  it("comes in again after a sleep", () => {
    wire().open();
    wire().say(table(7));
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(2000);
    expect(Wire.all).toHaveLength(2);
  });
});
