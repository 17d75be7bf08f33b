import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { boardOf } from "../lib/board";
import { speech } from "../lib/i18n.svelte";
import { Stage } from "../lib/stage.svelte";
import type { Look } from "../protocol";

beforeAll(() => speech.speak("en"));

it("plays a title that has no board of its own", async () => {
  const Plain = await boardOf("a-game-of-tomorrow");
  const act = vi.fn();
  const legal = [{ action: 7, text: "build:palace" }];
  const look = { seat: 0, turn: 1, to_move: 0, view: { florins: 3, rooms: ["hall"] }, legal, events: [], undo: null } as Look;
  render(Plain, { look, names: ["Anna"], stage: new Stage(), act });
  expect(screen.getByText("florins")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "build:palace" }));
  expect(act).toHaveBeenCalledWith("build:palace");
});
