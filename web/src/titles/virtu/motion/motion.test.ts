import { render } from "@testing-library/svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import type { Look } from "../../../protocol";
import { speakOf } from "../../../testing/words";
import { animatorOf } from "../animate";
import Board from "../Board.svelte";
import { eventIds, toldOf } from "../testing/looks";
import { ACTS, RIDES, SILENT } from "./acts";
import { Patience } from "./patience";
import { roundWay } from "./walk";

const { inventory, looks } = toldOf();
type Moment = (typeof looks)[0];
const pairs = looks.flatMap((before, place): [Moment, Moment][] => (place % 2 ? [] : [[before, looks[place + 1]!]]));
const animate = vi.fn((_frames: Keyframe[], _timing: KeyframeAnimationOptions) => ({
  id: "",
  finished: Promise.resolve(),
  cancel: vi.fn(),
}));

const MOVABLE = new Set(["transform", "opacity", "offset"]);

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
  Element.prototype.animate = animate as unknown as Element["animate"];
  Element.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  SVGElement.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  Object.assign(SVGElement.prototype, { getBBox: () => new DOMRect(0, 0, 20, 20) });
});

beforeEach(() => void animate.mockClear());

/** Both moments on a board, the second played as at the table; how often it was shown. */
async function play([before, after]: [Moment, Moment]): Promise<number> {
  const names = before.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const stage = new Stage();
  const { container, rerender, unmount } = render(Board, { look: before, names, stage, act: vi.fn() });
  await vi.waitFor(() => expect(container.querySelector(".ask")).not.toBeNull());
  animate.mockClear();
  const show = vi.fn(() => rerender({ look: after }));
  await stage.animator!(before, after, show, 1);
  unmount();
  return show.mock.calls.length;
}

describe("every event", () => {
  it("is animated, or silent on purpose", () => {
    expect([...Object.keys(ACTS), ...RIDES, ...SILENT].sort()).toEqual(eventIds().sort());
  });

  it("moves something by transform and opacity alone, briefly, shows the new moment once, and leaves nothing behind", async () => {
    const still: string[] = [];
    for (const pair of pairs) {
      expect(await play(pair)).toBe(1);
      const ids = pair[1].events.map(({ id }) => id);
      if (ids.some((id) => id in ACTS) && !animate.mock.calls.length) still.push(ids.join(" "));
      expect(document.querySelector(".ghost")).toBeNull();
      for (const [frames, { duration }] of animate.mock.calls) {
        expect(frames.flatMap(Object.keys).filter((name) => !MOVABLE.has(name))).toEqual([]);
        expect(duration).toBeLessThanOrEqual(350);
      }
    }
    expect(still).toEqual([]);
  });

  it("waits for nothing that is not on the board", async () => {
    const empty = document.createElement("div");
    const player = animatorOf(
      () => empty,
      () => 0,
    );
    for (const [before, after] of pairs) {
      const show = vi.fn(() => Promise.resolve());
      await player(before, after, show, 1);
      expect(show).toHaveBeenCalledOnce();
    }
    expect(animate.mock.calls.length).toBe(0);
  });

  it("that nobody knows moves nothing", async () => {
    const [before] = pairs[0]!;
    const after: Look = { ...before, events: [{ id: "unheard-of", args: {} }] };
    await play([before, after as Moment]);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("the turn of somebody else", () => {
  it("ends within 1.2 seconds, however many steps it has", () => {
    const patience = new Patience();
    let spent = 0;
    for (let step = 0; step < 30; step++) {
      const speed = patience.speed("1 spring 2", 480);
      spent += 480 / speed;
    }
    expect(spent).toBeLessThanOrEqual(1200);
    expect(patience.speed("1 spring 0", 480)).toBe(1);
    expect(patience.speed(null, 900)).toBe(1);
  });
});

describe("the marker", () => {
  const rounded = (way: readonly (readonly [number, number])[]) =>
    way.map((place) => place.map((value) => Math.round(value) + 0));

  it("goes clockwise, and stands a moment in each room", () => {
    const way = rounded(roundWay([0, -10], [-10, 0], [0, 0], 3, 5));
    expect(way[0]).toEqual([0, -10]);
    expect(way[5]).toEqual([10, 0]);
    expect(way[10]).toEqual([0, 10]);
    expect(way.at(-1)).toEqual([-10, 0]);
  });

  it("goes all the way round to where it stood", () => {
    const way = rounded(roundWay([0, -10], [0, -10], [0, 0], 5, 5));
    expect(way.some(([, y]) => y === 10)).toBe(true);
  });
});
