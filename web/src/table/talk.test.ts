import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import type { Said } from "../protocol";
import Talk from "./Talk.svelte";
import { PHRASES, PHRASES_ABOUT, phraseText, saidText } from "./phrases";

const NAMES = ["Anna", "Bruno", "Carla"];

function talk(news: Said[] = [], send = vi.fn().mockResolvedValue(true)) {
  const table: unknown = {
    names: NAMES,
    seat: 0,
    mine: [0],
    words: news.map((one) => ({ at: 0, news: one })),
    look: null,
    info: { seats: NAMES.map((name) => ({ kind: "person", name })), status: "playing" },
    send,
  };
  render(Talk, { table: table as Table });
  return send;
}

const click = (query: string) => fireEvent.click(document.querySelector(query)!);

beforeEach(() => speech.speak("en"));
afterEach(() => speech.speak("en"));

it("says a phrase by its name, and in words for those who know no names", async () => {
  const send = talk();
  await click("[data-phrases]");
  await click("[data-phrase=peace]");
  expect(send).toHaveBeenCalledWith({ do: "say", seat: 0, text: "How about peace?", phrase: "peace" });
});

it("asks of whom a phrase speaks, and says it to those who are chosen", async () => {
  const send = talk();
  await click("[data-to='1']");
  await click("[data-phrases]");
  await click("[data-phrase=watch]");
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector("[data-about='0']")).toBeNull();
  await click("[data-about='2']");
  const text = "Watch out for Carla!";
  expect(send).toHaveBeenCalledWith({ do: "say", seat: 0, text, phrase: "watch", to: [1], about: 2 });
});

it("reads a phrase in the reader's language", async () => {
  await speech.speak("hu");
  talk([{ is: "said", seat: 1, text: "Watch out for Carla!", phrase: "watch", about: 2 }]);
  expect(plain(document.querySelector("li .text")!.textContent)).toBe("Vigyázzatok, Carla veszélyes!");
});

it("reads as it was written what it does not know", () => {
  const said = (more: Partial<Said>): Said => ({ is: "said", seat: 1, text: "as written", ...more });
  expect(saidText(said({ phrase: "of-tomorrow" }), NAMES)).toBe("as written");
  expect(saidText(said({ phrase: "watch", about: 9 }), NAMES)).toBe("as written");
  expect(saidText(said({}), NAMES)).toBe("as written");
});

it("has words for every phrase", () => {
  for (const phrase of [...PHRASES, ...PHRASES_ABOUT]) expect(phraseText(phrase)).not.toContain("phrase-");
});
