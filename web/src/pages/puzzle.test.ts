import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { boardOf } from "../lib/board";
import { speech } from "../lib/i18n.svelte";
import { puzzles } from "../lib/puzzles.svelte";
import { router } from "../lib/router.svelte";
import { dayOf, solved } from "../lib/solved.svelte";
import { plain } from "../lib/telling";
import { titles } from "../lib/titles.svelte";
import type { PuzzleAnswer, PuzzleReply, Title } from "../protocol";
import Difficulty from "./Difficulty.svelte";
import Front from "./Front.svelte";
import PuzzlePage from "./PuzzlePage.svelte";

const WORDS = `
title-name = Nim
action-take = Take { $count }
hint-why-even = It leaves an even number.
`;

/** A title without a board of its own: whatever the game is, the page poses it. */
const posed = (id: string, day = ""): unknown => ({
  id,
  game: "nim",
  setup: { seats: 2 },
  difficulty: 3,
  day,
  look: {
    seat: 1,
    turn: 0,
    to_move: 1,
    view: { game: "nim", seat: 1, phase: "taking", to_move: 1, legal: [0, 1, 2], outcome: null, heap: 7 },
    legal: [1, 2, 3].map((count) => ({ action: count - 1, text: `take:${count}` })),
    events: [],
    undo: null,
    showable: [],
    shown: [],
  },
});

const judged = (answer: string): unknown => ({
  right: answer === "take:3",
  answer,
  best: "take:3",
  candidates: [
    { action: "take:3", value: 0.9, error: 0.01 },
    { action: "take:1", value: 0.4, error: 0.01 },
    { action: "take:2", value: 0.1, error: 0.01 },
  ],
  reason: "even",
  args: {},
  missed: 0.45,
  then: [],
});

beforeAll(async () => {
  await speech.speak("en");
  speech.teach("nim", "en", { language: "en", ftl: WORDS, arguments: {}, actions: ["count"], rows: {} });
  await boardOf("nim");
});

beforeEach(() => {
  vi.restoreAllMocks();
  puzzles.all = [];
  titles.all = [];
  vi.spyOn(api, "components").mockResolvedValue(null);
  vi.spyOn(api, "puzzles").mockResolvedValue([]);
  vi.spyOn(api, "puzzle").mockImplementation((id) =>
    Promise.resolve(posed(id === "daily" ? "d" : id, id === "daily" ? dayOf(Date.now()) : "") as PuzzleReply),
  );
  vi.spyOn(api, "answerPuzzle").mockImplementation((_, action) => Promise.resolve(judged(action) as PuzzleAnswer));
});

async function choose(action: string): Promise<void> {
  await fireEvent.click(await screen.findByRole("button", { name: (name) => plain(name).includes(action) }));
}

const said = (): string => plain(document.querySelector("[data-said]")!.textContent);
const listed = (): string[] =>
  [...document.querySelectorAll("[data-candidate]")].map((one) => plain(one.textContent.replace(/\s+/g, " ")).trim());

it("asks for the best move and says how good the chosen one is", async () => {
  render(PuzzlePage, { id: "a" });
  await choose("Take 1");
  await vi.waitFor(() => expect(said()).toBe("There is a better move: Take 3"));
  expect(plain(document.querySelector("[data-verdict=wrong] .said")!.textContent)).toContain("Take 3");
  expect(document.querySelector("[data-reason]")!.textContent).toBe("It leaves an even number.");
  expect(listed()).toEqual(["Take 3 90%", "Take 1 (your move) 40%", "Take 2 10%"]);
  expect(solved.has("a")).toBe(false);
});

it("tells how the turn goes on after the best move", async () => {
  vi.mocked(api.answerPuzzle).mockResolvedValue({ ...(judged("take:1") as PuzzleAnswer), then: ["take:2", "take:1"] });
  render(PuzzlePage, { id: "t" });
  await choose("Take 1");
  await vi.waitFor(() =>
    expect([...document.querySelectorAll("[data-then] li")].map((move) => plain(move.textContent))).toEqual([
      "Take 2",
      "Take 1",
    ]),
  );
});

it("praises the best move and remembers it in this browser", async () => {
  render(PuzzlePage, { id: "b" });
  await choose("Take 3");
  await vi.waitFor(() => expect(document.querySelector("[data-verdict=right]")).not.toBeNull());
  expect(solved.has("b")).toBe(true);
});

it("asks the server once: moves tried later are compared on the page", async () => {
  render(PuzzlePage, { id: "c" });
  await choose("Take 1");
  await vi.waitFor(() => expect(listed()).toHaveLength(3));
  await choose("Take 2");
  expect(listed()).toContain("Take 2 (your move) 10%");
  expect(api.answerPuzzle).toHaveBeenCalledOnce();
});

it("counts the days on which the puzzle of the day was solved", async () => {
  render(PuzzlePage, { id: "" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Puzzle of the day");
  await choose("Take 3");
  await vi.waitFor(() => expect(document.querySelector("[data-streak='1']")).not.toBeNull());
});

it("says why a move is not possible and lets one choose again", async () => {
  vi.mocked(api.answerPuzzle).mockRejectedValueOnce(new api.Refusal({ reason: "unreachable", args: {}, rule: "" }));
  render(PuzzlePage, { id: "e" });
  await choose("Take 1");
  expect((await screen.findByRole("alert")).textContent).toBe("The server cannot be reached.");
  await choose("Take 3");
  await vi.waitFor(() => expect(document.querySelector("[data-verdict=right]")).not.toBeNull());
});

it("goes on with a puzzle that was not solved, of the game and the difficulty that are wanted", async () => {
  puzzles.all = [
    { id: "f", game: "nim", difficulty: 2 },
    { id: "g", game: "nim", difficulty: 3 },
    { id: "h", game: "nim", difficulty: 3 },
    { id: "i", game: "other", difficulty: 3 },
  ];
  titles.all = [{ name: "nim", puzzles: 3 } as Title, { name: "other", puzzles: 1 } as Title];
  solved.note("h", true);
  speech.teach("other", "en", { language: "en", ftl: "title-name = Other", arguments: {}, actions: [], rows: {} });
  const go = vi.spyOn(router, "go").mockReturnValue();
  render(PuzzlePage, { id: "x" });
  await fireEvent.change(await screen.findByLabelText("Game"), { target: { value: "nim" } });
  await fireEvent.change(screen.getByLabelText("Difficulty"), { target: { value: "3" } });
  await fireEvent.click(screen.getByRole("button", { name: "Next puzzle" }));
  expect(go).toHaveBeenCalledWith("/puzzles/g");
});

it("plays on from the position at a table of one's own", async () => {
  vi.spyOn(api, "whoAmI").mockResolvedValue({ kind: "guest", name: "Anna", csrf: "" });
  const start = vi.spyOn(api, "quickStart").mockResolvedValue({ id: "t1", invite: "" });
  const go = vi.spyOn(router, "go").mockReturnValue();
  render(PuzzlePage, { id: "j" });
  await choose("Take 3");
  await fireEvent.click(await screen.findByRole("button", { name: "Play on from here" }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/table/t1", false));
  expect(start).toHaveBeenCalledWith({ puzzle: "j", name: "Anna" });
});

it("says that there is no such puzzle", async () => {
  vi.mocked(api.puzzle).mockRejectedValue(new api.Refusal({ reason: "no-such-puzzle", args: {}, rule: "" }));
  render(PuzzlePage, { id: "k" });
  expect((await screen.findByRole("alert")).textContent).toContain("There is no such puzzle.");
});

it("tells how hard a puzzle is also to those who do not see it", () => {
  render(Difficulty, { level: 4 });
  expect(plain(screen.getByRole("img").getAttribute("aria-label")!)).toBe("Difficulty: 4 of 5");
});

it("is one click away from the front page, where a server has puzzles", () => {
  vi.spyOn(api, "whoAmI").mockResolvedValue({ kind: "nobody", name: "", csrf: "" });
  vi.spyOn(api, "tables").mockResolvedValue([]);
  const title: unknown = { name: "nim", puzzles: 3, lessons: [], levels: [], editions: [], min_seats: 2, max_seats: 4 };
  titles.all = [title as Title];
  render(Front, { id: "" });
  expect(screen.getByRole("link", { name: /Puzzle of the day/ }).getAttribute("href")).toBe("/puzzles/daily");
});
