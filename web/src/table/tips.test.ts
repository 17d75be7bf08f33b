import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import SettingsDialog from "../lib/SettingsDialog.svelte";
import { plain } from "../lib/telling";
import { tipsRead } from "../lib/tips.svelte";
import type { Look } from "../protocol";
import { speakOfTomorrow } from "../testing/words";
import Tips from "./Tips.svelte";

const TITLE = "a-game-of-tomorrow";
const fits = ({ turn }: Look): boolean => turn > 0;
const tips = [
  { name: "first", fits, point: [".gone", ".board"] },
  { name: "second", fits, point: [".board"] },
];
const look = (turn: number, ...legal: string[]): Look => ({
  seat: 0,
  turn,
  to_move: 0,
  view: {},
  legal: legal.map((text, action) => ({ action, text })),
  events: [],
  undo: null,
  showable: [],
  shown: [],
});

let frames: FrameRequestCallback[] = [];
const nextFrame = async (): Promise<void> => {
  for (const frame of frames.splice(0)) frame(0);
  await Promise.resolve();
};
const shown = (): string | undefined => document.querySelector<HTMLElement>("[data-tip]")?.dataset.tip;

async function play(now: Look, quiet = false) {
  const { rerender } = render(Tips, { title: TITLE, tips, look: now, quiet });
  await nextFrame();
  return async (next: Look) => {
    await rerender({ look: next, quiet: false });
    await nextFrame();
  };
}

beforeAll(async () => {
  await speech.speak("en");
  speakOfTomorrow();
});

beforeEach(() => {
  localStorage.clear();
  tipsRead.forget();
  settings.tips = true;
  frames = [];
  document.body.innerHTML = "<section class=board><button data-ask>Play</button></section>";
  const board = document.querySelector(".board")!;
  document.elementsFromPoint = () => [board];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
});

it("says one for a decision, and each until it is read", async () => {
  const turnTo = await play(look(1, "go"));
  expect(shown()).toBe("first");
  await fireEvent.click(screen.getByText("Got it"));
  await nextFrame();
  expect(shown()).toBeUndefined();
  await turnTo(look(2, "go"));
  expect(shown()).toBe("second");
  await turnTo(look(3, "go"));
  expect(shown()).toBeUndefined();
  expect(tipsRead.all(TITLE)).toBe(true);
});

it("says nothing before its moment, to those who are not asked, while something moves, and of what is not seen", async () => {
  const turnTo = await play(look(1, "go"), true);
  expect(shown()).toBeUndefined();
  await turnTo(look(0, "go"));
  expect(shown()).toBeUndefined();
  await turnTo(look(2));
  expect(shown()).toBeUndefined();
  document.elementsFromPoint = () => [];
  await turnTo(look(3, "go"));
  expect(shown()).toBeUndefined();
  expect(tipsRead.has(TITLE, "first")).toBe(false);
});

it("is heard once, takes no focus, and is put away by Escape", async () => {
  const button = screen.getByText("Play");
  button.focus();
  await play(look(1, "go"));
  expect(plain(document.querySelector("[aria-live=polite]")!.textContent)).toBe("Tip: tip-first");
  expect(document.activeElement).toBe(button);
  await fireEvent.keyDown(document.body, { key: "g", code: "KeyG" });
  expect(document.activeElement).toBe(screen.getByText("Got it"));
  await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
  expect(shown()).toBeUndefined();
  expect(document.activeElement).toBe(button);
});

it("is turned off for good, and on again in the settings, from the first one on", async () => {
  tipsRead.add(TITLE, "second");
  await play(look(1, "go"));
  await fireEvent.click(screen.getByText("No more tips"));
  expect(settings.tips).toBe(false);
  render(SettingsDialog, { close: () => undefined });
  await fireEvent.click(screen.getByLabelText(/^Tips while you play/));
  expect(settings.tips).toBe(true);
  expect(tipsRead.has(TITLE, "second")).toBe(false);
});
