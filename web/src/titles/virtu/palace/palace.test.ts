import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { momentsOf } from "../testing/looks";
import { aimOf } from "../things";

const { inventory, looks } = momentsOf();
type Moment = (typeof looks)[0];

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function lay(look: Moment) {
  const act = vi.fn();
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container, unmount } = render(Board, { look, names, stage: new Stage(), act });
  await vi.waitFor(() => expect(container.querySelector(".palace")).not.toBeNull());
  const palace = container.querySelector<HTMLElement>(".palace.sheet")!;
  const one = (selector: string) => palace.querySelector<HTMLElement>(selector);
  const controlOf = (action: string) => one(`[data-action="${action}"], [data-actions~="${action}"]`);
  const touch = async (selector: string) => {
    one(selector)!.click();
    await tick();
  };
  return { act, palace, one, controlOf, touch, unmount };
}

const phase = (name: string, year = 0) => looks.find(({ view }) => view.phase === name && view.year >= year)!;
/** What the palace or the domain of the seat that looks holds. */
const HERE = /^(slot|coin|token|card|reserve|scroll|bin|track)\b/;

function isHere({ view }: Moment, action: string): boolean {
  const [thing = ""] = aimOf(action, view).things;
  return HERE.test(thing) || thing.startsWith(`room:${view.houses[view.seat ?? 0]?.family}-`);
}

describe("every legal action of the palace and the domain", () => {
  it("has its control, where needed after its card is picked up", async () => {
    const missing: string[] = [];
    const seen = new Set<string>();
    for (const look of looks) {
      const actions = look.view.moves.filter((move) => isHere(look, move));
      const kinds = actions.map((action) => action.split(/[-:@>]/, 2).join(" "));
      // One moment of each kind: thousands of positions are drawn in a real browser.
      if (kinds.every((kind) => seen.has(kind))) continue;
      for (const kind of kinds) seen.add(kind);
      const { controlOf, touch, unmount } = await lay(look);
      let held = "";
      for (const action of actions) {
        const { from = "", held: first } = aimOf(action, look.view);
        if (first && from !== held) await touch(`[data-thing="${from}"]`);
        if (first) held = from;
        if (!controlOf(action)) missing.push(`${look.turn}: ${action}`);
      }
      unmount();
    }
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
  });

  it("is sent by the control that names it", async () => {
    const { act, controlOf } = await lay(phase("marker", 6));
    controlOf("move:1")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(act).toHaveBeenCalledWith("move:1");
  });

  it("makes every symbol of a source a button where several kinds could be used", async () => {
    const uses = (moves: string[]) => moves.filter((move) => move.startsWith("use:Benevento="));
    const look = looks.find(({ view }) => uses(view.moves).length > 1)!;
    const { act, one } = await lay(look);
    const [, second] = uses(look.view.moves);
    one(`[data-card="Benevento"] button[data-action="${second}"]`)!.click();
    expect(act).toHaveBeenCalledWith(second);
  });
});

describe("a card", () => {
  const winter = looks.find(({ view }) => view.moves.some((move) => move.startsWith("shift:")))!;
  const shift = winter.view.moves.find((move) => move.startsWith("shift:"))!;
  const { from, things } = aimOf(shift, winter.view);

  it("is picked up and put down by clicks", async () => {
    const { act, one, touch } = await lay(winter);
    await touch(`[data-thing="${from}"]`);
    expect(one("[data-held]")!.dataset.thing).toBe(from);
    await touch(`[data-action="${shift}"]`);
    expect(act).toHaveBeenCalledWith(shift);
  });

  it("goes back when it is let go beside every place, and to a place where it is let go", async () => {
    const { act, one } = await lay(winter);
    const drag = async (onto: Element | null) => {
      const card = one(`[data-thing="${from}"]`)!;
      card.setPointerCapture = vi.fn();
      document.elementFromPoint = () => onto;
      const send = (type: string, clientX: number) =>
        card.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, button: 0, pointerId: 1, bubbles: true }));
      send("pointerdown", 0);
      send("pointermove", 40);
      await tick();
      const held = one("[data-held]")?.dataset.thing;
      send("pointerup", 40);
      await tick();
      return held;
    };
    expect(await drag(document.body)).toBe(from);
    expect([one("[data-held]"), act.mock.calls.length]).toEqual([null, 0]);
    await drag(one(`[data-thing="${things[0]}"]`));
    expect(act).toHaveBeenCalledWith(shift);
  });

  it("is moved by keys alone: the arrows go through what can be touched, and Escape gives up", async () => {
    const { one, touch } = await lay(winter);
    await touch(`[data-thing="${from}"]`);
    one(`[data-thing="${from}"]`)!.focus();
    one(`[data-thing="${from}"]`)!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).not.toBe(one(`[data-thing="${from}"]`));
    expect((document.activeElement as HTMLElement).dataset.lit ?? "true").toBe("true");
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await tick();
    expect(one("[data-held]")).toBeNull();
  });
});

it("says in a word what is available and what is used, and where each thing lies", async () => {
  const look = phase("winter", 6);
  const { palace } = await lay(look);
  const house = look.view.houses[look.view.seat!]!;
  const court = [...house.left, ...house.right].filter(({ card }) => card);
  const tokens = [...house.domain, ...house.alliances].map(({ name, available }) => ({
    slot: name,
    card: name,
    available,
  }));
  for (const { slot, card, available } of [...court, ...tokens]) {
    const selector = slot === card ? `[data-card="${card}"]` : `[data-place="${slot}"]`;
    const drawn = palace.querySelector<HTMLElement>(selector)!;
    expect([drawn.dataset.card, drawn.dataset.seat]).toEqual([card, String(look.view.seat)]);
    expect(drawn.dataset.state).toBe(available ? "available" : "used");
    expect(drawn.textContent).toContain(available ? "available" : "used");
    expect(drawn.getAttribute("aria-label")).toContain(available ? "available" : "used");
  }
});

it("opens another player's palace in place of one's own, and goes back", async () => {
  const look = phase("winter", 6);
  const other = (look.view.seat! + 1) % look.view.houses.length;
  const { palace, one, touch } = await lay(look);
  await touch(`[data-palace="${other}"]`);
  const cards = () => [...palace.querySelectorAll<HTMLElement>("[data-place]")];
  expect(new Set(cards().map(({ dataset }) => dataset.seat))).toEqual(new Set([String(other)]));
  expect(cards().filter(({ dataset }) => dataset.thing)).toEqual([]);
  await touch(".back");
  expect([one(".back"), cards()[0]!.dataset.seat]).toEqual([null, String(look.view.seat)]);
});

it("tells before one goes how far a room is, what it costs and whom the way refreshes", async () => {
  const look = looks.find(({ view }) => view.rooms_ahead.some(({ refreshes }) => refreshes.length))!;
  const ahead = look.view.rooms_ahead.find(({ refreshes }) => refreshes.length)!;
  const { one } = await lay(look);
  const room = one(`[data-action="move:${ahead.steps}"]`)!;
  expect(room.getAttribute("aria-label")).toContain("makes available");
  room.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  await tick();
  expect(document.querySelector("[data-preview]")!.textContent).toContain("makes available");
  expect(one(".way")).not.toBeNull();
  for (const slot of ahead.refreshes) expect(one(`[data-place="${slot}"]`)!.textContent).toContain("→ available");
});

it("numbers the sources of the proposed payment", async () => {
  const look = looks.find(({ view }) => view.ways[0]?.some((part) => part.startsWith("use:left-1")))!;
  const { one } = await lay(look);
  expect(one('[data-place="left-1"]')!.dataset.paying).toBeDefined();
});
