import { render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../lib/i18n.svelte";
import { fetchRest } from "../../lib/lazy.svelte";
import { Stage } from "../../lib/stage.svelte";
import { speakOf } from "../../testing/words";
import Board from "./Board.svelte";
import { momentsOf } from "./testing/looks";

const { inventory, looks } = momentsOf();

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

it("draws every phase of a game", async () => {
  for (const look of looks) {
    const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
    const { container, unmount } = render(Board, { look, names, stage: new Stage(), act: vi.fn() });
    await vi.waitFor(() => expect(container.querySelector(".ask")).not.toBeNull());
    unmount();
  }
});
