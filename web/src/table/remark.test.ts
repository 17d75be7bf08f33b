import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import { isRemark, type Table, type Word } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import type { Said } from "../protocol";
import { saidText } from "./phrases";
import Remark from "./Remark.svelte";

const NAMES = ["Anna", "Sforza"];
const said = (phrase: string, about?: number): Said => ({ is: "said", seat: 1, text: "in English", phrase, about });
const word = (phrase: string): Word => ({ at: 0, news: said(phrase) });
const remark = () => document.querySelector("[data-remark]");

beforeAll(() => speech.speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  settings.botTalk = true;
  await speech.speak("en");
});

async function hear(earlier: Word[], ...later: Word[]) {
  const info = { seats: [{ kind: "person" }, { kind: "bot", level: "captain" }] };
  const before: unknown = { names: NAMES, you: {}, info, words: earlier };
  const after: unknown = { names: NAMES, you: {}, info, words: [...earlier, ...later] };
  const { rerender } = render(Remark, { table: before as Table });
  await tick();
  await rerender({ table: after as Table });
}

it("shows what a bot says, and not for long", async () => {
  await hear([], word("bot-won-captain"));
  expect(plain(remark()!.textContent)).toContain("Sforza");
  expect(remark()!.textContent).toContain("Victory. You fought well.");
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(remark()).toBeNull();
});

it("shows nothing that was said before, and nothing that people say", async () => {
  await hear([word("bot-won-captain")], { at: 0, news: { is: "said", seat: 0, text: "Well!", phrase: "thanks" } });
  expect(remark()).toBeNull();
});

it("lets the reader mute all bots for good", async () => {
  await hear([], word("bot-blow-captain"));
  await fireEvent.click(document.querySelector("[data-mute-bots]")!);
  expect(settings.botTalk).toBe(false);
});

it("reads a bot's phrase in the reader's language, with the player it speaks of", async () => {
  await speech.speak("hu");
  expect(saidText(said("bot-blow-champion"), NAMES)).toBe("Megjegyeztem.");
  expect(plain(saidText(said("bot-betrayed-captain", 0), NAMES))).toBe("Ezt megjegyzem, Anna.");
  expect(saidText(said("bot-of-tomorrow"), NAMES)).toBe("in English");
  expect([said("bot-won-captain"), said("thanks")].map(isRemark)).toEqual([true, false]);
});

it("names the cards that a bot shows with its words", async () => {
  await hear([], { at: 0, news: { is: "shown", seat: 1, cards: ["10"], to: [0] } }, word("bot-warning-squire"));
  expect(remark()!.textContent).toContain("See what I still hold.");
  expect(plain(remark()!.querySelector("[data-shown-cards]")!.textContent)).toBe("Shown to you: 10");
});

it("names no cards with other words", async () => {
  const shown: Word = { at: 0, news: { is: "shown", seat: 1, cards: ["10"], to: [0] } };
  await hear([shown, word("bot-warning-squire")], word("bot-won-captain"));
  expect(remark()!.querySelector("[data-shown-cards]")).toBeNull();
});
