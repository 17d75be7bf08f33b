import { beforeAll, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { titles } from "../lib/titles.svelte";
import type { Entry, Title } from "../protocol";
import { sentences } from "./story";

beforeAll(() => speech.speak("en"));

it("is divided into chapters and passes over what is silent, as the title says", () => {
  titles.all = [{ name: "a-game-of-tomorrow", chapters: ["dawn"], silent: ["whisper"] } as unknown as Title];
  speech.title = "a-game-of-tomorrow";
  const events = ["dawn", "whisper", "noon"].map((id) => ({ id, args: {} }));
  const told = sentences([{ number: 1, at: 0, turn: 1, events } satisfies Entry], []);
  expect(told.map(({ text, opens }) => [text, opens])).toEqual([
    ["event-dawn", true],
    ["event-noon", false],
  ]);
});

it("tells that the game is over after what ended it", () => {
  const events = [{ id: "noon", args: {} }];
  const told = sentences([{ number: 1, at: 0, turn: 1, events, news: [{ is: "ended" }] } satisfies Entry], []);
  expect(told.map(({ text }) => text)).toEqual(["event-noon", "The game is over."]);
});
