import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { speakOf } from "../testing/words";
import RulesPage from "./RulesPage.svelte";

it("speaks the words of the title whose rules are read", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<p>A game.</p>")));
  await speech.speak("en");
  for (const title of ["virtu", "condottiere"]) speakOf(title);
  render(RulesPage, { id: "virtu" });
  await vi.waitFor(() => expect(speech.title).toBe("virtu"));
});
