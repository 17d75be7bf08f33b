import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { n, speech, t } from "../../../lib/i18n.svelte";
import { LANGUAGES, type Language } from "../../../lib/languages";
import Rulebook from "../../../table/Rulebook.svelte";
import { speakOf } from "../../../testing/words";
import Figure from "./Figure.svelte";
import { FACES, FIGURES, notAmong } from "./figures";

const languages = Object.keys(LANGUAGES) as Language[];
const drawings = [...Object.keys(FIGURES), ...FACES.map((kind) => `card-${kind}`)];
const sprite = readFileSync("src/titles/condottiere/cards/sprite.svg", "utf8");
const html =
  '<ol><li><p>The goal.</p><div data-figure="goal"></div></li></ol>' +
  '<figure data-figure="tie"><figcaption>A tie.</figcaption></figure>';

beforeAll(async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(path.endsWith(".svg") ? sprite : html)));
  await speech.speak("en");
  speakOf("condottiere");
});

afterEach(() => speech.speak("en"));

const rules = (language: Language): string =>
  readFileSync(`../src/signoria/titles/condottiere/locales/${language}/rules.md`, "utf8");

it.each(languages)("draws every figure that the rules name, and no other: %s", (language) => {
  const named = [...rules(language).matchAll(/\]\(figure:([a-z-]+)\)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(drawings.toSorted());
});

it.each(languages)("speaks the reader's language in every figure: %s", async (language) => {
  await speech.speak(language);
  for (const figure of drawings) {
    const { container, unmount } = render(Figure, { figure });
    expect(container.firstElementChild!.getAttribute("aria-hidden"), figure).toBe("true");
    expect(container.textContent, figure).not.toMatch(/(figure|card|region)-/);
    if (language === "fa") expect(container.textContent, figure).not.toMatch(/[0-9a-z]/i);
    unmount();
  }
});

it("has a drawing for every sign", async () => {
  for (const figure of drawings) {
    const { container, unmount } = render(Figure, { figure });
    await vi.waitFor(() => expect(document.querySelector("body > svg symbol")).not.toBeNull());
    const signs = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href")!);
    expect(signs.length, figure).toBeGreaterThan(0);
    for (const sign of signs) expect(document.querySelector(sign), `${figure} ${sign}`).not.toBeNull();
    unmount();
  }
});

it("shows the strengths of its scenes and what their cards count", () => {
  const { container } = render(Figure, { figure: "winter" });
  const sums = [...container.querySelectorAll("[data-sum]")].map((sum) => sum.textContent.trim());
  expect(sums).toEqual(["29", "6", "4", "5"]);
  const counts = [...container.querySelectorAll(".scene:last-child [data-card='10'] .worth")];
  expect(counts.map((count) => count.textContent.trim())).toEqual([n(1), n(1)]);
});

it("marks what comes, what is struck and what is saved", () => {
  const marked = (figure: string, mark: string): string[] => {
    const { container, unmount } = render(Figure, { figure });
    const found = [...container.querySelectorAll<HTMLElement>(`[data-card]${mark}`)].map(
      ({ dataset }) => dataset.card!,
    );
    unmount();
    return found;
  };
  expect(marked("winter", ".new")).toEqual(["winter"]);
  expect(marked("bishop", ":has(.struck)")).toEqual(["6", "6"]);
  expect(marked("bishop", ".played")).toEqual(["bishop"]);
  expect(marked("scarecrow", ".saved")).toEqual(["10"]);
  expect(marked("scarecrow", ":has(.struck)")).toEqual([]);
  expect(notAmong(["6", "6", "1"], ["6", "1"])).toEqual([false, true, false]);
});

it("names the regions it speaks of where the map is near", () => {
  const { container } = render(Figure, { figure: "adjacent" });
  const names = [...container.querySelectorAll(".italy > text")].map((name) => name.textContent.trim());
  expect(names.toSorted()).toEqual(["Bologna", "Florence", "Genoa", "Lucca", "Modena", "Parma"]);
  expect(container.querySelectorAll(".star")).toHaveLength(3);
});

it("stands beside a step without a caption, and above a caption", async () => {
  const { container } = render(Rulebook, { title: "condottiere" });
  await vi.waitFor(() => expect(container.querySelectorAll("[data-figure] > .figure")).toHaveLength(2));
  expect(container.querySelector("li > [data-figure=goal] svg")).not.toBeNull();
  expect(container.querySelector("figure")!.lastElementChild!.tagName).toBe("FIGCAPTION");
  expect(container.querySelector("[data-figure=tie]")!.textContent).toContain(t("figure-bruno"));
});
