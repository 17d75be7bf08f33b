import { fireEvent, render, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { Stage } from "../lib/stage.svelte";
import { plain } from "../lib/telling";
import type { Look } from "../protocol";
import { speakOfTomorrow } from "../testing/words";
import PlainBoard from "./PlainBoard.svelte";

const ACTIONS = ["lift:1", "lift:2", "rest"];
const act = vi.fn();

beforeAll(async () => {
  await speech.speak("en");
  speakOfTomorrow();
});
beforeEach(() => void act.mockReset());

function show(more: object = {}, hinted: string | null = null): Element {
  const view = { phase: "play", heaps: [3, 4, 5], seats: [{ taken: 1 }, { taken: 0 }], depth: { deep: 1 }, ...more };
  const legal = ACTIONS.map((text, action) => ({ action, text }));
  const look = {
    seat: 0,
    turn: 1,
    to_move: 0,
    view,
    legal,
    events: [],
    undo: null,
    shown: [],
    ...more,
  } as unknown as Look;
  return render(PlainBoard, { look, names: ["Anna", "Bruno"], stage: new Stage(), act, hinted }).container;
}

const press = (on: Element, key: string, code = key) => fireEvent.keyDown(on, { key, code, bubbles: true });

it("shows the players by name, and whose turn it is", () => {
  const board = show();
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.querySelector("bdi")?.textContent ?? cell.textContent));
  expect(rows).toEqual([
    ["Player", "taken"],
    ["Anna", "1"],
    ["Bruno", "0"],
  ]);
  expect(board.querySelector("[data-seat='0']")?.getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("status").textContent).toContain("Your turn.");
});

it("says who thinks, and who has won", () => {
  show({ legal: [], to_move: 1 });
  expect(plain(screen.getByRole("status").textContent)).toContain("Bruno is thinking.");
  document.body.replaceChildren();
  show({ legal: [], to_move: null, outcome: { winners: [1], reason: "of-tomorrow" } });
  expect(plain(screen.getByRole("status").textContent)).toContain("Won by Bruno");
});

it("acts by mouse, by number and by arrows", async () => {
  show();
  await fireEvent.click(screen.getByRole("button", { name: "lift: 1" }));
  await press(document.body, "2", "Digit2");
  await press(document.body, "9", "Digit9");
  expect(act.mock.calls).toEqual([["lift:1"], ["lift:2"]]);
  const [first, second, last] = screen.getAllByRole("button");
  first?.focus();
  await press(first!, "ArrowRight");
  expect(document.activeElement).toBe(second);
  await press(second!, "ArrowUp");
  await press(first!, "ArrowLeft");
  expect(document.activeElement).toBe(last);
});

it("points to the hint", () => {
  const board = show({}, "lift:2");
  expect(board.querySelector(".hinted")?.getAttribute("data-action")).toBe("lift:2");
});

it("has no fault that a machine finds", async () => {
  const board = show();
  // Drawn colours are looked at in a browser.
  const { violations } = await axe.run(board, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
});
