import { cleanup, render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { Entry, News } from "../protocol";
import Signals from "./Signals.svelte";
import { madeForMe } from "./signals.svelte";

beforeAll(() => speech.speak("en"));

const entry = (number: number, ...news: News[]): Entry => ({ number, at: 0, turn: number, news });

it("tells what was decided in one's place until one decides again", () => {
  const late = [entry(1, { is: "ran-out", seat: 0 }), entry(2, { is: "acted", seat: 0 })];
  expect(madeForMe(late, [0])?.number).toBe(2);
  expect(madeForMe([...late, entry(3, { is: "acted", seat: 1 })], [0])?.number).toBe(2);
  expect(madeForMe([...late, entry(3, { is: "acted", seat: 0 })], [0])).toBeNull();
  expect(madeForMe(late.slice(0, 1), [0])).toBeNull();
  expect(madeForMe(late, [1])).toBeNull();
});

it.each([
  [8_400, "Your time is running out: 0:09"],
  [60_000, undefined],
  [null, undefined],
])("warns when the time to decide is short: %s ms", (left, warning) => {
  const table: unknown = { told: [], mine: [0], names: [], reader: 0, stage: {}, info: { game: "condottiere" } };
  render(Signals, { table: table as Table, left, myTurn: true });
  expect(document.querySelector("[data-short]")?.textContent.replace(/\s+/g, " ").trim()).toBe(warning);
  cleanup();
});

it("says once aloud that the time is short", async () => {
  const table: unknown = { told: [], mine: [0], names: [], reader: 0, stage: {}, info: { game: "condottiere" } };
  const props = { table: table as Table, myTurn: true };
  const { rerender } = render(Signals, { ...props, left: 9_500 });
  const alert = document.querySelector("[role=alert]")!;
  const aloud = alert.textContent;
  await rerender({ ...props, left: 3_000 });
  expect(document.querySelector("[role=alert]")).toBe(alert);
  expect(alert.textContent).toBe(aloud);
  await rerender({ ...props, left: null });
  expect(document.querySelector("[role=alert]")).toBeNull();
});
