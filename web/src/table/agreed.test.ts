import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { titles } from "../lib/titles.svelte";
import type { Setup, TableInfo, Terms, Title } from "../protocol";
import { speakOf } from "../testing/words";
import { adviceOn, gamePoints, tablePoints, type Point } from "./agreed";
import WhatWePlay from "./WhatWePlay.svelte";

beforeAll(async () => {
  await speech.speak("en");
  const advice = [{ options: ["points", "capturing"], message: "advice-points-capturing" }];
  titles.all = [{ name: "condottiere", editions: [{ name: "classic", options: [], advice }] } as unknown as Title];
});

function table(game: string, setup: Setup, terms: Terms = {}, families: string[] = []): TableInfo {
  speakOf(game);
  const seats = [
    { kind: "person", name: "Anna" },
    { kind: "bot", level: "squire" },
  ];
  return {
    id: "t",
    game,
    setup,
    terms: { level: "squire", ...terms },
    families,
    seats,
    status: "waiting",
  } as unknown as TableInfo;
}

const FOR_POINTS = { seats: 4, edition: "classic", options: ["points", "capturing"], values: { target: 25 } };
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "");
const said = (points: Point[]) => points.map(({ name, chosen }) => [name, chosen]);
const about = (points: Point[], name: string) =>
  plain(points.find((point) => point.name === name)?.about.join(" ") ?? "");

it("names edition, players, every option and every value", () => {
  expect(said(gamePoints(table("condottiere", FOR_POINTS), []))).toEqual([
    ["Edition", "96 cards"],
    ["Players", "4"],
    ["Options", "Playing for points"],
    ["", "Capturing"],
    ["Target score", "25"],
  ]);
});

it("says in a sentence what each of them means", () => {
  const points = gamePoints(table("condottiere", { ...FOR_POINTS, options: ["capturing"] }), []);
  expect(about(points, "Edition")).toContain("a Bishop makes peace");
  expect(about(points, "Options")).toBe("You may also fight for a region that another player holds.");
});

it("tells what the rulebook advises against", () => {
  const { container } = render(WhatWePlay, { info: table("condottiere", FOR_POINTS), names: [] });
  expect(container.querySelector(".advice")!.textContent).toContain("The rulebook advises against");
  expect(adviceOn(table("condottiere", { ...FOR_POINTS, options: ["points"] }))).toEqual([]);
});

it("tells of an owner's components, of families, and who begins", () => {
  const setup: Setup = { seats: 3, edition: "my-box-0123abcd", families: "lot", first: 1 };
  const points = gamePoints(table("virtu", setup, {}, ["florence", "naples", "venice"]), ["Anna", "Bruno"]);
  expect(points.map(({ chosen }) => plain(chosen))).toEqual(["Own components: my-box", "3", "None", "By lot", "Bruno"]);
  expect(about(points, "Edition")).toBe("This table is played with the values of an owner’s box.");
});

it("says how the clock runs and what happens at zero, or that there is none", () => {
  const clock = { kind: "game", seconds: 5400, increment: 10, at_zero: "ends" } as const;
  const [timed] = tablePoints(table("condottiere", { seats: 2 }, { clock }));
  expect(plain(timed!.chosen)).toBe("90 minutes for the game, plus 10 seconds for each decision");
  expect(timed!.about).toEqual(["When time runs out, the game is lost"]);
  const [free] = tablePoints(table("condottiere", { seats: 2 }));
  expect([free!.chosen, free!.about]).toEqual(["No clock", []]);
});

it("says who may come and watch, how late, how bots play, and whether a device is shared", () => {
  const usual = tablePoints(table("condottiere", { seats: 2 }, { pace: 900 }));
  expect(about(usual, "Bots")).toBe(
    "A bot takes at least 0.9 seconds for a decision. If a player leaves the game, a bot plays on: Squire.",
  );
  expect(about(usual, "Spectators")).toBe("Others can watch; they never see hands.");
  expect(said(usual)).toContainEqual(["Who can join", "Public table"]);
  expect(about(usual, "One device")).toBe("");
  const other = tablePoints(table("condottiere", { seats: 2 }, { private: true, delay: 300, hot_seat: true }));
  expect(about(other, "Spectators")).toContain("They see everything 5 minutes later.");
  expect(said(other)).toContainEqual(["Who can join", "Private table"]);
  expect(about(other, "One device")).toContain("Several players take turns");
  const closed = tablePoints(table("condottiere", { seats: 2 }, { spectators: false }));
  expect(about(closed, "Spectators")).toBe("No one else can watch.");
});
