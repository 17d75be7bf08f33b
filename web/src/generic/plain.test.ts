import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { boardOf } from "../lib/board";
import { speech } from "../lib/i18n.svelte";
import { Stage } from "../lib/stage.svelte";
import { plain } from "../lib/telling";
import type { Look } from "../protocol";

beforeAll(() => speech.speak("en"));
afterEach(() => vi.unstubAllGlobals());

it("plays a title that has no board of its own", async () => {
  const Plain = await boardOf("a-game-of-tomorrow");
  const act = vi.fn();
  const legal = [{ action: 7, text: "build:palace" }];
  const look: Look = {
    seat: 0,
    turn: 1,
    to_move: 0,
    view: { florins: 3, rooms: ["hall"] },
    legal,
    events: [],
    undo: null,
    showable: [],
    shown: [],
  };
  render(Plain, { look, names: ["Anna"], stage: new Stage(), act });
  expect(screen.getByText("florins")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "build: palace" }));
  expect(act).toHaveBeenCalledWith("build:palace");
});

it("marks what the rulebook does not state", async () => {
  const ambassador = { id: "ambassador", copies: 5, symbols: { crown: 1, mask: 1 }, reconstructed: ["symbols.mask"] };
  const values = { noble: [ambassador], tracks: { patronage: [{ florin: 2 }, { florin: 3 }] } };
  const marks = {
    "noble.ambassador.copies": "fact",
    "noble.ambassador.symbols": "reconstructed",
    "noble.ambassador.symbols.crown": "fact",
    "noble.ambassador.symbols.mask": "reconstructed",
    "tracks.patronage.1": "fact",
    "tracks.patronage.2": "inferred",
  };
  const answer = new Response(JSON.stringify({ edition: "standard", values, marks }));
  const fetch = vi.fn().mockResolvedValue(answer);
  vi.stubGlobal("fetch", fetch);
  const Plain = await boardOf("a-game-of-tomorrow");
  const view = { game: "a-game-of-tomorrow", edition: "standard", year: 1 };
  const look: Look = { seat: 0, turn: 1, to_move: 0, view, legal: [], events: [], undo: null, showable: [], shown: [] };
  const props = { look, names: ["Anna"], stage: new Stage(), act: vi.fn() };
  const { rerender, container } = render(Plain, props);
  await screen.findByText("copies");
  await rerender({ ...props, look: { ...look, turn: 2, view: { ...view, year: 2 } } });
  expect(fetch).toHaveBeenCalledOnce();
  const marked = [...container.querySelectorAll("[data-mark]")].map((one) => one.parentElement!.textContent.trim());
  expect(marked).toEqual(["1*", "3~"]);
  expect(screen.getByText(/invented by us/)).toBeTruthy();
});

it("says the deals and the cards that were shown in words", async () => {
  const Plain = await boardOf("a-game-of-tomorrow");
  const rest = { legal: [], events: [], undo: null, showable: [], shown: [[], ["ace", "king"]] };
  const look: Look = { seat: 0, turn: 1, to_move: 0, view: {}, ...rest };
  const sign = { deal: 1, standing: "open" as const, by: 0, action: "take:1", parties: [0, 1], text: "Anna takes one" };
  const deals = { signs: [sign, { ...sign, by: 1 }], partners: [], propose: vi.fn(), show: null, pointing: null };
  render(Plain, { look, names: ["Anna", "Béla"], stage: new Stage(), act: vi.fn(), deals });
  const notes = [...document.querySelectorAll("[data-notes] p")].map((note) => plain(note.textContent));
  expect(notes).toEqual(["Deal 1, proposed: Anna takes one", "Béla: Shown to you: ace, king"]);
});
