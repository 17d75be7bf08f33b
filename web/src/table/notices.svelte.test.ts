import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import type { Deal, Entry, News } from "../protocol";
import { speakOf } from "../testing/words";
import Notices from "./Notices.svelte";

const NAMES = ["Anna", "Bruno"];

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
});

const entry = (number: number, turn: number, news: News[], seat?: number): Entry => ({
  number,
  at: 0,
  turn,
  news,
  events: seat === undefined ? [] : [{ id: "passed", args: { seat, why: "chosen" } }],
});
const acted = (number: number, turn: number, seat: number) => entry(number, turn, [{ is: "acted", seat }], seat);

function undoes(entries: Entry[], mine: number, turn: number, kind = "undo"): string[] {
  const motion = { number: 1, kind, seat: 0, expires: 0, waits_for: [1], ...(kind === "undo" && { turn }) };
  const table: unknown = { names: NAMES, mine: [mine], seat: mine, entries, info: { motion }, away: false, words: [] };
  render(Notices, { table: table as Table, openRule: () => undefined });
  return [...document.querySelectorAll("[data-undoes] li")].map((line) => plain(line.textContent));
}

it.each([0, 1])("tells seat %s what an undo would take back, from the turn it goes back to", (mine) => {
  const told = undoes([acted(1, 1, 0), acted(2, 2, 1), acted(3, 3, 0), acted(4, 4, 1)], mine, 2);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain("Anna");
  expect(told[1]).toContain("Bruno");
});

it("lists nothing that was taken back already", () => {
  const undone = entry(4, 2, [{ is: "undone", seat: 0, turn: 2 }]);
  const told = undoes([acted(1, 1, 0), acted(2, 2, 1), acted(3, 3, 0), undone], 1, 0);
  expect(told).toHaveLength(2);
});

it("lists what was decided after it was asked, too", () => {
  const told = undoes([acted(1, 1, 0), acted(2, 2, 1), acted(3, 3, 2)], 1, 1);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain("Bruno");
});

it("tells nothing of the kind for other motions", () => {
  expect(undoes([acted(1, 1, 0)], 1, 0, "pause")).toEqual([]);
  expect(document.querySelector("[data-motion=pause]")).not.toBeNull();
});

it("offers a seat that a bot plays for us back, until the game is over", async () => {
  for (const status of ["over", "playing"]) {
    const send = vi.fn().mockResolvedValue(true);
    const you = { seats: [], host: false, stream: "watch", reclaims: [1] };
    const table: unknown = { names: NAMES, mine: [], seat: null, entries: [], info: { status }, you, words: [], send };
    render(Notices, { table: table as Table, openRule: () => undefined });
    const offer = document.querySelector("[data-reclaim]");
    expect(offer === null).toBe(status === "over");
    if (offer) await fireEvent.click(offer);
    expect(send.mock.calls).toEqual(offer ? [[{ do: "reclaim", seat: 1 }]] : []);
  }
});

it("says aloud that the cards were not mixed as promised", () => {
  const table: unknown = {
    names: NAMES,
    mine: [0],
    seat: 0,
    entries: [],
    info: {},
    deals: [],
    words: [],
    broken: true,
  };
  render(Notices, { table: table as Table, openRule: () => undefined });
  expect(document.querySelector("[data-broken]")!.getAttribute("role")).toBe("alert");
});

function proposed(deals: Deal[], seat: number, curtain: number | null = null) {
  const send = vi.fn().mockResolvedValue(true);
  const info = { status: "playing", motion: null };
  const table: unknown = {
    names: NAMES,
    mine: [seat],
    seat,
    curtain,
    entries: [],
    info,
    away: false,
    deals,
    send,
    words: [],
  };
  render(Notices, { table: table as Table, openRule: () => undefined });
  return send;
}
const DEAL: Deal = { number: 3, seat: 0, to: [1], pledges: [{ by: 1, action: "place:Roma", will: false }] };

it.each([
  ["[data-accept-deal]", true],
  ["[data-refuse-deal]", false],
])("brings a deal to whom it is proposed, to be answered by %s", async (button, yes) => {
  const send = proposed([DEAL], 1);
  expect(plain(document.querySelector("[data-proposed]")!.textContent)).toContain(
    "Anna proposes a deal: You will not choose Rome for the next battle",
  );
  await fireEvent.click(document.querySelector(button)!);
  expect(send).toHaveBeenCalledWith({ do: "answer-deal", seat: 1, deal: 3, yes });
});

it("brings no deal to who proposed it, answered it, or is behind the curtain", () => {
  proposed([DEAL], 0);
  proposed([{ ...DEAL, accepted: [1] }], 1);
  proposed([{ ...DEAL, state: "withdrawn" }], 1);
  proposed([DEAL], 1, 0);
  expect(document.querySelector("[data-proposed]")).toBeNull();
});

it("puts a deal off until it is looked for among the deals", async () => {
  proposed([DEAL], 1);
  await fireEvent.click(document.querySelector("[data-proposed] [aria-label=Close]")!);
  expect(document.querySelector("[data-proposed]")).toBeNull();
});

it("gives a hint with the chances to win that it and the next best give, until it is put away", async () => {
  const weighed = (text: string, value: number) => ({ choice: { id: 0, text }, value, error: 0.02 });
  const hint = {
    seat: 0,
    choice: { id: 0, text: "play:10" },
    reason: "threat",
    args: { seat: 1, region: "Siena" },
    candidates: [weighed("play:10", 0.43), weighed("pass", 0.38), weighed("play:6", 0.3), weighed("play:1", 0.2)],
  };
  const table: unknown = $state({
    names: NAMES,
    mine: [0],
    seat: 0,
    entries: [],
    info: {},
    deals: [],
    words: [],
    hint,
  });
  render(Notices, { table: table as Table, openRule: () => undefined });
  const notice = document.querySelector("[data-hinted]")!;
  await vi.waitFor(() => expect(notice.querySelector("p")).not.toBeNull());
  expect(plain(notice.textContent)).toMatch(/Bruno would win the game with Siena\.\s+Win chance: 43%\./);
  expect(notice.closest("[aria-live=polite]")).not.toBeNull();
  expect(document.querySelectorAll("[data-option]")).toHaveLength(3);
  await fireEvent.click(notice.querySelector("[aria-label=Close]")!);
  expect(document.querySelector("[data-hinted]")).toBeNull();
});
