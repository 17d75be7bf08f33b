import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Look } from "../protocol";
import { HOLDS } from "./pace";
import { settings } from "./settings.svelte";
import { Stage } from "./stage.svelte";

const look = (turn: number, legal: string[] = [], to_move: number | null = 1): Look => ({
  seat: 0,
  turn,
  to_move,
  view: {},
  legal: legal.map((text, action) => ({ text, action })),
  events: [],
  undo: null,
  showable: [],
  shown: [],
});

/** What was asked for is done; no time has passed. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe("the pace of the bots", () => {
  let stage: Stage;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    Object.assign(document, { getAnimations: () => [] });
    stage = new Stage();
    stage.cut(look(1));
  });

  afterEach(() => {
    settings.pace = "normal";
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it.each(["slow", "normal", "fast"] as const)("is kept from move to move: %s", async (pace) => {
    settings.pace = pace;
    for (const turn of [2, 3]) stage.push(look(turn), { held: true });
    await vi.advanceTimersByTimeAsync(HOLDS[pace] - 1);
    expect(stage.look?.turn).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.look?.turn).toBe(2);
    await vi.advanceTimersByTimeAsync(HOLDS[pace] - 1);
    expect(stage.look?.turn).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.look?.turn).toBe(3);
  });

  it("holds up nobody but bots", async () => {
    stage.push(look(2));
    await settle();
    expect(stage.look?.turn).toBe(2);
  });

  it("counts the time that things move", async () => {
    stage.animator = async (_before, _after, show) => {
      await show();
      await new Promise((resolve) => setTimeout(resolve, 600));
    };
    stage.push(look(2));
    stage.push(look(3), { held: true });
    await vi.advanceTimersByTimeAsync(HOLDS.normal);
    expect(stage.look?.turn).toBe(3);
  });

  it("moves twice as fast where it is fast", async () => {
    const animator = vi.fn((_before: Look, _after: Look, show: () => Promise<void>) => show());
    stage.animator = animator;
    for (const pace of ["normal", "fast"] as const) {
      settings.pace = pace;
      stage.push(look(2));
      await settle();
    }
    expect(animator.mock.calls.map((call) => (call as unknown[])[3])).toEqual([1, 2]);
  });

  it("ends one wait when skipped, and still shows the move", async () => {
    const animator = vi.fn((_before: Look, _after: Look, show: () => Promise<void>) => show());
    stage.animator = animator;
    stage.push(look(2), { held: true });
    stage.push(look(3), { held: true });
    await settle();
    stage.skip();
    await settle();
    expect(stage.look?.turn).toBe(2);
    expect(animator).toHaveBeenCalledTimes(1);
  });

  it("to my turn: neither waits nor moves, and says that it was not watched", async () => {
    settings.pace = "turn";
    const animator = vi.fn();
    const shown = vi.fn();
    stage.animator = animator;
    stage.push(look(2), { held: true, shown });
    stage.push(look(3, ["pass"], 0), { held: true, shown });
    await settle();
    expect(stage.look?.turn).toBe(3);
    expect(animator).not.toHaveBeenCalled();
    expect(shown.mock.calls).toEqual([[false], [false]]);
  });

  it("hurries until the reader is asked, over what comes later too, and is then as before", async () => {
    const shown = vi.fn();
    stage.push(look(2), { held: true, shown });
    await settle();
    stage.hurry();
    await settle();
    expect(stage.look?.turn).toBe(2);
    stage.push(look(3, ["pass"], 0), { held: true, shown });
    await settle();
    expect(stage.look?.turn).toBe(3);
    stage.push(look(4), { shown });
    stage.push(look(5), { held: true, shown });
    await vi.advanceTimersByTimeAsync(HOLDS.normal - 1);
    expect(stage.look?.turn).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown.mock.calls).toEqual([[false], [false], [true], [true]]);
  });

  it("does not hurry past the reader's own turn", async () => {
    stage.cut(look(1, ["pass"], 0));
    stage.hurry();
    stage.push(look(2));
    stage.push(look(3), { held: true });
    await settle();
    expect(stage.look?.turn).toBe(2);
  });

  it("waits for nobody in a tab that is not seen", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.push(look(2), { held: true });
    await settle();
    expect(stage.look?.turn).toBe(2);
  });

  it("forgets what waited when it is cut", async () => {
    const shown = vi.fn();
    stage.push(look(2), { held: true, shown });
    await settle();
    stage.cut(look(1));
    await vi.advanceTimersByTimeAsync(HOLDS.normal);
    expect(stage.look?.turn).toBe(1);
    expect(shown).not.toHaveBeenCalled();
    expect(stage.busy).toBe(false);
  });

  it("tells in order what has no look of its own", async () => {
    const told: string[] = [];
    stage.push(look(2), { held: true, shown: () => told.push("move") });
    stage.then(() => told.push("word"));
    await settle();
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(HOLDS.normal);
    expect(told).toEqual(["move", "word"]);
  });
});
