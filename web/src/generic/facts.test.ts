import { beforeAll, describe, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import { actionGroups } from "./actions";
import { sheetOf } from "./facts";
import { speakOf, speakOfTomorrow } from "../testing/words";

const NAMES = ["Anna", "Bruno"];
const sheet = (view: object, shown: string[] = []) =>
  JSON.parse(plain(JSON.stringify(sheetOf({ ...view }, NAMES, shown)))) as ReturnType<typeof sheetOf>;
const told = (facts: { label: string; text: string }[]) => facts.map(({ label, text }) => `${label}: ${text}`);

beforeAll(async () => {
  await speech.speak("en");
  speakOfTomorrow();
});

describe("the facts of a view", () => {
  it("tells plain ones in words, and leaves out what the page says elsewhere", () => {
    const view = { game: "nim", edition: "usual", options: [], legal: [1], moves: ["lift:1"], seat: 0, to_move: 1 };
    const { facts } = sheet(
      { ...view, phase: "play", last_lift: 3, misere: true, winner: null, heaps: [1, 2, 3], ways: 1 },
      ["ways"],
    );
    expect(told(facts)).toEqual(["last lift: 3", "misere: yes", "heaps: 1, 2, 3"]);
  });

  it("makes a row of every player of what lies under seats", () => {
    const { tables } = sheet({
      seats: [
        { florins: 3, hand: ["a", "b"] },
        { florins: 1, hand: null },
      ],
      order: [1, 0],
    });
    expect(tables).toEqual([
      {
        key: "seats",
        label: "Players",
        columns: [
          { key: "florins", label: "florins" },
          { key: "hand", label: "hand" },
        ],
        rows: [
          ["3", "a, b"],
          ["1", "–"],
        ],
      },
    ]);
  });

  it("puts tallies beside what else is known of the players, and other lists of things into tables of their own", () => {
    const { tables } = sheet({
      prestige: [{ total: 1 }, { total: 2 }],
      seats: [{ florins: 3 }, { florins: 4 }],
      scores: [5, 6],
    });
    expect(tables.map(({ label, columns, rows }) => [label, columns.map((column) => column.key), rows])).toEqual([
      [
        "Players",
        ["florins", "scores"],
        [
          ["3", "5"],
          ["4", "6"],
        ],
      ],
      ["prestige", ["total"], [["1"], ["2"]]],
    ]);
  });

  it("does not take heaps for players because there are as many", () => {
    const { facts, tables } = sheet({ heaps: [3, 5], order: [1, 0] });
    expect(tables).toEqual([]);
    expect(told(facts)).toEqual(["heaps: 3, 5", "order: Bruno and Anna"]);
  });

  it("lists things on lines of their own, and names only what there is of them", () => {
    const rooms = [
      { card: "x", upgrade: null, indulged: true },
      { card: null, indulged: false },
    ];
    const { tables } = sheet({ seats: [{ rooms }, { rooms: [] }] });
    expect(tables[0]?.rows).toEqual([["card: x, indulged\n–"], ["–"]]);
  });

  it("groups what belongs together under a heading, once", () => {
    const { facts, groups } = sheet({
      year: 2,
      position: { year: 2, stage: "x", owner: { north_side: 1 }, piles: [{ left: 4 }], none: {} },
    });
    expect(told(facts)).toEqual(["year: 2"]);
    expect(groups.map(({ label, facts }) => [label, told(facts)])).toEqual([
      ["position", ["stage: x"]],
      ["owner", ["north side: Bruno"]],
      ["piles 1", ["left: 4"]],
    ]);
  });

  it("calls things by the names that the title has for them", () => {
    speakOf("virtu");
    const { tables } = sheet({ seats: [{ family: "florence", palace: { "left-2": "banker" } }, { family: "naples" }] });
    expect(tables[0]?.rows).toEqual([
      ["Florence", "left courtier 2: Banker"],
      ["Naples", "–"],
    ]);
    speakOfTomorrow();
  });
});

it("runs from right to left in Persian", async () => {
  await speech.speak("fa");
  const text = sheetOf({ seats: [{ troops: { Pisa: 1 } }, {}] }, NAMES).tables[0]?.rows[0]?.[0] ?? "";
  expect(text.startsWith("\u200f\u2068\u200f")).toBe(true);
  await speech.speak("en");
});

describe("the actions", () => {
  const groups = (...texts: string[]) => actionGroups(texts.map((text, action) => ({ action, text })));

  it("are grouped by their verb, those of a single word last and without a heading", () => {
    const said = groups("lift:1-from-a", "rest", "split_up:b", "lift:2").map(({ label, actions }) => [
      label,
      actions.map((one) => one.label),
    ]);
    expect(said).toEqual([
      ["lift", ["lift: 1 from a", "lift: 2"]],
      ["split up", ["split up: b"]],
      ["", ["rest"]],
    ]);
  });

  it("have a number key each, the first nine", () => {
    const keys = groups("rest", ...Array.from({ length: 9 }, (_, count) => `lift:${count}`)).flatMap((group) =>
      group.actions.map((action) => action.key),
    );
    expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", ""]);
  });

  it("are said in the words of the title", () => {
    speakOf("virtu");
    expect(plain(groups("hire:Roma")[0]?.actions[0]?.label ?? "")).toBe("Hire a troop in Rome");
    speakOfTomorrow();
  });
});
