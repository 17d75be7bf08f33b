import { expect, it } from "vitest";
import { momentsOf } from "./testing/looks";
import { aimOf, sourceOf } from "./things";

const { looks } = momentsOf();

it("finds a thing of the table for every legal action but the few of the ask bar", () => {
  const asked = looks.flatMap(({ view }) => view.moves.filter((move) => aimOf(move, view).things.includes("ask")));
  const verbs = new Set(asked.map((move) => move.split(":")[0]));
  const buttons = ["redeem", "keep", "pay", "toll", "cancel", "done", "pass", "disband", "waive"];
  expect([...verbs].filter((verb) => !buttons.includes(verb!))).toEqual([]);
});

it("tells the place of an agent: a city, a room of a palace, a power, the reserve", () => {
  const [{ view }] = looks as [(typeof looks)[0]];
  const aims = ["send:Siena", "expel:naples-2", "send:france", "from:reserve"].map((move) => aimOf(move, view).things);
  expect(aims).toEqual([["city:Siena"], ["room:naples-2"], ["power:france"], ["reserve"]]);
});

it("goes clockwise from the marker, past the fifth room to the first", () => {
  const { view } = looks.find((look) => look.view.phase === "marker" && look.view.year > 1)!;
  const house = view.houses[view.seat!]!;
  const after = (steps: number) => aimOf(`move:${steps}`, view).things[0];
  expect(after(5)).toBe(`room:${house.family}-${house.marker}`);
  expect(new Set([1, 2, 3, 4, 5].map(after)).size).toBe(5);
});

it("knows what a source of a payment is on the table", () => {
  const sources = ["room", "under", "left-1", "Siena", "france", "cathedral-2", "indulgence", "florins", "toll"];
  expect(sources.map((source) => sourceOf(source, 4))).toEqual([
    "slot:room-4",
    "slot:under-4",
    "slot:left-1",
    "token:Siena",
    "token:france",
    "token:cathedral-2",
    "scroll",
    "treasury",
    "treasury",
  ]);
});

it("finds troops, cathedrals and a discount at the map or the ask bar, and in the sheet of Winter", () => {
  const [{ view }] = looks as [(typeof looks)[0]];
  const aims = ["hire:Pisa", "build:Roma", "dismiss:Bari", "waive:ship"].map((move) => aimOf(move, view).things);
  expect(aims).toEqual([
    ["city:Pisa", "hire:Pisa"],
    ["city:Roma", "build:Roma"],
    ["city:Bari", "dismiss:Bari"],
    ["ask", "waive:ship"],
  ]);
});
