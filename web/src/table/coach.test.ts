import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { speech } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import type { Look, MadeTable, TableInfo } from "../protocol";
import { speakOf } from "../testing/words";
import Coach from "./Coach.svelte";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
});

it("begins a lesson once, however often it is pressed, and says why where it cannot", async () => {
  router.go("/table/first");
  vi.spyOn(api, "lesson").mockResolvedValue([{ say: "lesson-lines-1", point: "", until: [], turn: 0 }]);
  const answers: { made: (made: MadeTable) => void; refused: (error: unknown) => void }[] = [];
  const quickStart = vi
    .spyOn(api, "quickStart")
    .mockImplementation(() => new Promise((made, refused) => answers.push({ made, refused })));
  const info: unknown = { id: "first", game: "condottiere", lesson: "lines", on_line: false };
  const look: unknown = { seat: 0, turn: 0, legal: [] };
  render(Coach, { info: info as TableInfo, look: look as Look, act: vi.fn(), undo: null, silent: false });
  const again = await screen.findByRole("button", { name: "Start again" });
  await fireEvent.click(again);
  await fireEvent.click(again);
  expect(quickStart).toHaveBeenCalledOnce();
  answers[0]!.refused(new api.Refusal({ reason: "too-many", args: {}, rule: "" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Too many at once");
  await fireEvent.click(again);
  answers[1]!.made({ id: "second", invite: "" });
  await vi.waitFor(() => expect(router.path).toBe("/table/second"));
});
