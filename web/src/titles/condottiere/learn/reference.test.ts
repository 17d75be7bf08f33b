import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import Heading from "../Heading.svelte";
import { momentsOf } from "../testing/looks";

const { inventory, looks } = momentsOf({ count: 1, seed: 7 });
const counts = inventory.values.cards as { [kind: string]: number };

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

function seated() {
  const look = looks[0]!;
  const names = look.view.seats.map((_, seat) => `Player ${seat}`);
  const board = render(Board, { look, names, stage: new Stage(), act: vi.fn() });
  const heading = render(Heading, { look, names });
  return () => {
    heading.unmount();
    board.unmount();
  };
}

async function opened() {
  const leave = seated();
  await fireEvent.click(screen.getByRole("button", { name: "Cards" }));
  const drawer = await screen.findByRole("dialog", { name: "Cards" });
  await vi.waitFor(() => expect(drawer.querySelector("[data-card]")).not.toBeNull());
  return { drawer, leave };
}

it("has every card of the edition with its text and how many there are", async () => {
  const { drawer, leave } = await opened();
  const shown = [...drawer.querySelectorAll<HTMLElement>("[data-card]")];
  expect(shown.map(({ dataset }) => dataset.card)).toEqual(Object.keys(counts));
  for (const card of shown) expect(plain(card.textContent)).toContain(`In the deck: ${counts[card.dataset.card!]}.`);
  expect(drawer.textContent).not.toMatch(/card-\w+/);
  leave();
});

it("finds by the words of a text", async () => {
  const { drawer, leave } = await opened();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "Pope" } });
  expect([...drawer.querySelectorAll<HTMLElement>("[data-card]")].map(({ dataset }) => dataset.card)).toEqual([
    "bishop",
  ]);
  expect(within(drawer).getByRole("status").textContent).toContain("1");
  leave();
});

it("is opened by a key, and closes", async () => {
  const leave = seated();
  await fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
  await screen.findByRole("dialog");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  leave();
});
