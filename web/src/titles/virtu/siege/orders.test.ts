import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { momentsOf } from "../testing/looks";

const { inventory, looks } = momentsOf();
const act = vi.fn();

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function show(phase: string) {
  const look = looks.find(({ view }) => view.phase === phase)!;
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container } = render(Board, { look, names, stage: new Stage(), act });
  await vi.waitFor(() => expect(container.querySelector(".centre")).not.toBeNull());
  const panel = container.querySelector<HTMLElement>(".orders")!;
  return { view: look.view, container, panel, said: plain(panel.textContent) };
}

it("lists the sieges that can be resolved next", async () => {
  const { view, panel } = await show("sieges");
  const listed = [...panel.querySelectorAll<HTMLElement>("[data-action]")].map(({ dataset }) => dataset.action);
  expect(listed).toEqual(view.moves.filter((move) => /^(siege|withdraw):/.test(move)));
  await fireEvent.click(panel.querySelector(`[data-action="${listed[0]}"]`)!);
  expect(act).toHaveBeenCalledWith(listed[0]);
});

it("says how many troops must leave from where, where they may go, and why not elsewhere", async () => {
  const { view, panel, said } = await show("retreat");
  expect(said).toContain(`${view.troops_left} troop`);
  expect(said).toContain("Retreat from");
  for (const move of view.moves.filter((one) => one.startsWith("retreat:")))
    expect(panel.querySelector(`[data-action="${move}"]`)).not.toBeNull();
  for (const { move } of view.barred) expect(panel.querySelector(`[data-thing="${move}"] .why`)).not.toBeNull();
});

it("explains a lost courtier place, and takes the card that goes", async () => {
  const { view, container, panel, said } = await show("vacate");
  expect(said).toContain("A courtier place is lost");
  const discard = view.moves.find((move) => move.startsWith("discard:"))!;
  await fireEvent.click(container.querySelector(`[data-thing="slot:${discard.split(":")[1]}"]`)!);
  await fireEvent.click(panel.querySelector("[data-thing='bin']")!);
  expect(act).toHaveBeenCalledWith(discard);
});
