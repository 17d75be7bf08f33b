import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import { titles } from "../lib/titles.svelte";
import type { Entry, TableInfo, Title } from "../protocol";
import { serve } from "../testing/teaching";
import { speakOf } from "../testing/words";
import Ending from "./Ending.svelte";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});

function ended(send = vi.fn(), entries: Entry[] = [], more: Partial<TableInfo> = {}) {
  const table: unknown = {
    info: { id: "t", game: "virtu", outcome: { winners: [1], reason: "prestige" }, motion: null, ...more },
    stage: { look: { turn: 42 } },
    seat: 0,
    mine: [0],
    invite: "",
    names: ["Anna", "Bruno"],
    entries,
    refusal: null,
    send,
  };
  render(Ending, { table: table as Table });
  return send;
}

const links = () =>
  [...document.querySelectorAll("[data-ending] a")].map((link) => link.getAttribute("href")?.replace(/\?.*at=/, "@"));

it("keeps all ways on from a finished game when its screen is closed", async () => {
  const send = ended();
  const ways = ["/replay/tables/t", "/replay/tables/t@42", "/api/tables/t/record", "/new?game=virtu"];
  expect(links()).toEqual(ways);
  await fireEvent.click(document.querySelector("[data-see-board]")!);
  expect(document.querySelector("dialog")).toBeNull();
  expect(plain(document.querySelector("footer[data-ending]")!.textContent)).toContain("You lost");
  expect(links()).toEqual(ways);
  await fireEvent.click(document.querySelector("[data-rematch]")!);
  expect(send).toHaveBeenCalledWith({ do: "ask-rematch", seat: 0 });
  await fireEvent.click(document.querySelector("[data-course]")!);
  expect(document.querySelector("dialog [data-ending]")).not.toBeNull();
});

it("analyses from where the last part of the story begins", () => {
  titles.all = [{ name: "virtu", chapters: ["year"] } as unknown as Title];
  const told = (turn: number, id: string): Entry => ({ number: turn, at: 0, turn, events: [{ id, args: {} }] });
  ended(vi.fn(), [told(10, "year"), told(30, "year"), told(42, "game-over")]);
  expect(links()).toContain("/replay/tables/t@30");
});

it("analyses where somebody judges the games of the title", () => {
  titles.all = [{ name: "virtu", chapters: [], analyst: true } as unknown as Title];
  ended();
  expect(document.querySelector("[data-analyse]")?.getAttribute("href")).toBe("/replay/tables/t?at=42&analysis=open");
});

it("lays a branch beside the game that it parted from", async () => {
  titles.all = [{ name: "virtu", chapters: [], analyst: true } as unknown as Title];
  const course = (values: number[], winner: number) => ({
    source: "tables/o",
    chances: values.map((chance, turn) => ({ turn, values: [chance, 1 - chance] })),
    outcome: { winners: [winner], reason: "prestige" },
  });
  serve({
    "GET /api/me": [{ csrf: "" }],
    "POST /api/tables/t/comparison": [
      { status: "ready", done: 1, origin: course([0.3, 0], 1), branch: course([0.32, 1], 0) },
    ],
    "GET /api/tables/t/branches": [{ origin: null, invite: "key", branches: [] }],
  });
  ended(vi.fn(), [], { origin: { source: "tables/o", turn: 34, seat: 0 } });
  await fireEvent.click(document.querySelector("[data-compare]")!);
  await vi.waitFor(() => expect(document.querySelectorAll("[data-course-of]")).toHaveLength(2));
  const [then, now] = [...document.querySelectorAll("[data-course-of]")].map((one) => plain(one.textContent));
  expect(then).toContain("Win chance of Anna: 30% where the games part, 0% at the end.");
  expect(now).toContain("32% where the games part, 100% at the end.");
  expect(document.querySelector("[data-origin]")?.getAttribute("href")).toBe(
    "/replay/tables/o?at=34&invite=key&analysis=open",
  );
  vi.unstubAllGlobals();
});
