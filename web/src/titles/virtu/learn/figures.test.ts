import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import Rulebook from "../../../table/Rulebook.svelte";

const NAMES = ["palace", "payment", "siege", "winter"];
const html = NAMES.map((name) => `<figure data-figure="${name}"><figcaption>${name}</figcaption></figure>`).join("");

beforeAll(async () => {
  await speech.speak("en");
  const sprite = readFileSync("src/titles/virtu/drawing/sprite.svg", "utf8");
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path.endsWith(".svg") ? sprite : html)));
});

it("draws every figure of the rules above its caption, with signs that there are", async () => {
  const { container } = render(Rulebook, { title: "virtu" });
  await vi.waitFor(() => expect(container.querySelectorAll("figure .figure")).toHaveLength(NAMES.length));
  await vi.waitFor(() => expect(document.querySelector("body > svg symbol")).not.toBeNull());
  for (const figure of container.querySelectorAll("figure")) {
    expect(figure.lastElementChild!.tagName).toBe("FIGCAPTION");
    const signs = [...figure.querySelectorAll("use")].map((use) => use.getAttribute("href")!);
    expect(signs.length).toBeGreaterThan(3);
    for (const sign of signs) expect(document.querySelector(sign), sign).not.toBeNull();
  }
});

it("leaves the captions of a title that draws none", async () => {
  const { container } = render(Rulebook, { title: "nim" });
  await vi.waitFor(() => expect(container.querySelectorAll("figcaption")).toHaveLength(NAMES.length));
  expect(container.querySelector(".figure")).toBeNull();
});
