import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Look } from "../../protocol";
import { Signals } from "../../table/signals.svelte";
import { doorOf } from "../board";
import { settings } from "../settings.svelte";
import { noteOf, type Cues } from "./cues";
import { SOUNDS, type Sound } from "./list";
import { RATE, render } from "./synth";

const played = vi.hoisted(() => vi.fn());
vi.mock("./player", () => ({ player: { play: played } }));

const names = Object.keys(SOUNDS) as Sound[];
const peak = (samples: Float32Array): number => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("every sound", () => {
  it.each(names)("is as long and as loud as the list says: %s", (name) => {
    const samples = render(name);
    expect(samples.length / RATE).toBeCloseTo(SOUNDS[name].seconds, 3);
    expect(20 * Math.log10(peak(samples))).toBeCloseTo(SOUNDS[name].level, 3);
    expect(samples.at(-1)).toBeCloseTo(0, 6);
  });
});

describe("the sounds of a title", () => {
  it.each(["condottiere", "virtu"])("are of events that there are: %s", (title) => {
    const words = readFileSync(`../src/signoria/titles/${title}/locales/en/words.ftl`, "utf8");
    const cues = doorOf(title).sounds ?? {};
    expect(Object.keys(cues).length).toBeGreaterThan(5);
    for (const [id, cue] of Object.entries(cues)) {
      expect(words).toContain(`\nevent-${id} =`);
      const cards = typeof cue === "object" && cue.by === "card" ? Object.keys(cue.is) : [];
      for (const card of cards) expect(words).toContain(`\ncard-${card} =`);
    }
  });

  it("hang on the card, on its worth, and on whose it is", () => {
    const cues = doorOf("condottiere").sounds!;
    const of = (id: string, args: { [key: string]: string | number | number[] | null }) =>
      noteOf(cues, { id, args }, 0);
    expect(of("played", { seat: 1, card: "winter" })?.sound).toBe("wind");
    expect(of("played", { seat: 1, card: null })?.sound).toBe("paper");
    const [low, high] = ["1", "10"].map((card) => of("played", { seat: 1, card })!);
    expect(high!.pitch).toBeLessThan(low!.pitch);
    expect(of("region-taken", { seat: 0, region: "Parma" })?.sound).toBe("victory");
    expect(of("region-taken", { seat: 1, region: "Parma" })?.sound).toBe("drums");
    expect(of("game-over", { winners: [0] })?.sound).toBe("triumph");
    expect(of("dealt", { seat: 0 })).toBeNull();
  });
});

describe("signals", () => {
  const cues: Cues = { won: { by: "seat", is: { me: "victory" } }, over: "triumph", step: "paper" };
  const look = (events: string[], legal: string[] = []): Look =>
    ({
      seat: 0,
      legal: legal.map((text) => ({ text })),
      events: events.map((id) => ({ id, args: { seat: 0 } })),
    }) as unknown as Look;
  const heard = () => vi.waitFor(() => expect(played).toHaveBeenCalled());
  const sounds = () => played.mock.calls.map((call) => call[0] as Sound);

  afterEach(() => {
    Object.assign(settings, { sound: null, vibration: false });
    played.mockReset();
    vi.restoreAllMocks();
  });

  it("never sound two loud ones at once", () => {
    expect(new Signals(cues).notesOf(look(["won", "over", "step"])).map((note) => note.sound)).toEqual([
      "triumph",
      "paper",
    ]);
  });

  it("are silent, and ask once after a victory", async () => {
    const signals = new Signals(cues);
    signals.shown(null, look(["step"], ["pass"]), true);
    expect(signals.asking).toBe(false);
    signals.shown(null, look(["won"]), true);
    expect(signals.asking).toBe(true);
    expect(played).not.toHaveBeenCalled();
    signals.answer(true);
    await heard();
    signals.shown(null, look(["won"]), true);
    expect(signals.asking).toBe(false);
  });

  it("take the next move for an answer, and do not ask again", () => {
    const signals = new Signals(cues);
    signals.shown(look([], ["pass"]), look(["won"]), true);
    expect(signals.asking).toBe(true);
    signals.shown(look(["won"]), look([], ["pass"]), true);
    expect(signals.asking).toBe(true);
    signals.shown(look([], ["pass"]), look(["step"]), true);
    expect(signals.asking).toBe(false);
    signals.shown(look([]), look(["won"]), true);
    expect(signals.asking).toBe(false);
  });

  it("ring the bell when it becomes one's turn, not when it stays", async () => {
    settings.sound = true;
    const signals = new Signals(cues);
    signals.shown(look([]), look([], ["pass"]), false);
    await heard();
    signals.shown(look([], ["pass"]), look([], ["pass"]), true);
    signals.shown(null, look(["step"]), true);
    await vi.waitFor(() => expect(sounds()).toContain("paper"));
    expect(sounds()).toEqual(["bell", "paper"]);
  });

  it("ring nothing but the bell in a tab that is not seen", async () => {
    settings.sound = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    new Signals(cues).shown(look([]), look(["step"], ["pass"]), true);
    await heard();
    expect(sounds()).toEqual(["bell"]);
  });

  it("shake only where that is wanted", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } }));
    const signals = new Signals(cues);
    signals.shown(look([]), look([], ["pass"]), true);
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibration = true;
    signals.shown(look([]), look([], ["pass"]), true);
    expect(vibrate).toHaveBeenCalledWith(30);
    vi.unstubAllGlobals();
  });
});
