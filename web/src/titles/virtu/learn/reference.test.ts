import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import type { Box } from "../box";
import { momentsOf } from "../testing/looks";
import { ruleOf } from "./rules";

const { inventory, looks } = momentsOf();
const box = inventory.values as unknown as Box;

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function opened(openRule = vi.fn()) {
  const look = looks.find(({ view }) => view.phase === "marker")!;
  const names = look.view.houses.map((_, seat) => `Player ${seat}`);
  const drawn = render(Board, { look, names, stage: new Stage(), act: vi.fn(), openRule });
  await vi.waitFor(() => expect(drawn.container.querySelector("[data-reference]")).not.toBeNull());
  await fireEvent.click(drawn.container.querySelector("[data-reference]")!);
  return { ...drawn, drawer: await screen.findByRole("dialog"), openRule };
}

it("has every card, token, power, bonus and city of the box, every symbol and every action", async () => {
  const { drawer, unmount } = await opened();
  const ids = [...box.noble, ...box.token, ...box.alliance, ...box.bonus, ...box.city].map(({ id }) => id);
  ids.push(...box.family.flatMap(({ card }) => card.map(({ id }) => id)));
  for (const id of ids) expect(drawer.querySelectorAll(`[data-card="${id}"]`), id).toHaveLength(1);
  expect(drawer.querySelectorAll("[data-section=symbols] [data-glyph^='s-']")).toHaveLength(8);
  expect(drawer.querySelectorAll("[data-section=actions] [data-glyph^='a-']")).toHaveLength(6);
  expect(drawer.textContent).not.toMatch(/reference-|card-\w+-effect/);
  unmount();
});

it("shows what things cost and give, and marks what is reconstructed", async () => {
  const { drawer, unmount } = await opened();
  const banker = drawer.querySelector<HTMLElement>("[data-card=banker]")!;
  expect(within(banker).getAllByLabelText(/2.? florins/)).toHaveLength(2);
  expect(banker.querySelector(".price .reconstructed")).not.toBeNull();
  expect(drawer.querySelector("[data-card=ottoman] .price .reconstructed")).toBeNull();
  unmount();
});

it("finds by words", async () => {
  const { drawer, unmount } = await opened();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "machiavelli" } });
  expect([...drawer.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => dataset.card)).toEqual([
    "machiavelli",
  ]);
  unmount();
});

it("opens the rule of an action, and closes", async () => {
  const { drawer, openRule, unmount } = await opened();
  await fireEvent.click(drawer.querySelector("[data-rule=V-TRD]")!);
  expect(openRule).toHaveBeenCalledWith("V-TRD");
  expect(screen.queryByRole("dialog")).toBeNull();
  unmount();
});

it("is opened by a key", async () => {
  const { unmount } = await opened();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
  expect(await screen.findByRole("dialog")).not.toBeNull();
  unmount();
});

it("knows a rule for every moment in which somebody decides", () => {
  for (const { view } of looks.filter(({ view }) => view.to_move !== null))
    expect(ruleOf(view), view.phase).toMatch(/^V-[A-Z]+(-\d+)?$/);
});
