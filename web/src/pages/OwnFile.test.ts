import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { editionName, isOwn } from "../lib/editions";
import { speech } from "../lib/i18n.svelte";
import { speakOf } from "../testing/words";
import NewTable from "./NewTable.svelte";

const TITLE = {
  name: "virtu",
  min_seats: 3,
  max_seats: 5,
  usual_seats: 4,
  levels: ["random", "squire"],
  usual_bot: "squire",
  editions: [{ name: "standard", options: [], advice: [], families: ["florence"] }],
  values: {},
};
const MINE = `mine-${"0".repeat(32)}`;
const TEXT = "[set-up]\nflorins = 99\n";

let asked: { path: string; body: { [name: string]: unknown } }[];
let answers: { [path: string]: () => Response };

const waitFor = (reached: () => void) => vi.waitFor(reached, { timeout: 50_000 });
const one = (selector: string) => document.querySelector(selector)!;
const button = () => document.querySelector<HTMLButtonElement>(".make")!;
const bodies = (path: string) => asked.filter((call) => call.path === path).map((call) => call.body);
const file = (name: string) => new File([TEXT], name);

async function choose(chosen: File): Promise<void> {
  await fireEvent.click(one("[data-own]"));
  await fireEvent.change(one("[data-own-file]"), { target: { files: [chosen] } });
}

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});
beforeEach(async () => {
  asked = [];
  answers = {
    "/api/me": () => Response.json({ kind: "guest", name: "Anna", csrf: "" }),
    "/api/titles": () => Response.json([{ ...TITLE, components: true }]),
    "/api/titles/virtu/components": () =>
      Response.json({ edition: MINE, marks: { fact: 5, inferred: 2, reconstructed: 1 }, changed: 12 }),
  };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    const body = init?.body ? (JSON.parse(init.body as string) as { [name: string]: unknown }) : {};
    asked.push({ path, body });
    return Promise.resolve(answers[path]?.() ?? Response.json({ id: "t", invite: "i" }));
  });
  render(NewTable, { id: "" });
  await waitFor(() => expect(one("[data-own]")).not.toBeNull());
});
afterEach(() => vi.unstubAllGlobals());

it("plays with the file that was checked", async () => {
  await fireEvent.click(one("[data-own]"));
  expect(button().disabled, "no file yet").toBe(true);
  expect(one("a[download]").getAttribute("href")).toBe("/api/titles/virtu/components/file");
  await choose(file("mine.toml"));
  await waitFor(() => expect(one("[data-own-fine]")).not.toBeNull());
  expect(bodies("/api/titles/virtu/components")).toEqual([{ name: "mine.toml", text: TEXT }]);
  const words = one("[data-own-fine]").textContent.replace(/[⁨⁩]/g, "");
  expect(words).toContain("“mine” can be played with.");
  expect(words).toContain("12 values differ");
  expect(words).toContain("1 value is still reconstructed");
  await fireEvent.click(one(".make"));
  await waitFor(() => expect(bodies("/api/tables")).toMatchObject([{ setup: { edition: MINE } }]));
});

it("shows the line of an error, and plays with nothing", async () => {
  answers["/api/titles/virtu/components"] = () =>
    Response.json({ reason: "bad-components", args: { line: 2, text: "Too rich." }, rule: "" }, { status: 400 });
  await choose(file("mine.toml"));
  await waitFor(() => expect(one("[data-own-wrong]")).not.toBeNull());
  expect(one("[data-own-wrong]").getAttribute("data-own-wrong")).toBe("2");
  expect(one("[data-own-wrong]").textContent).toContain("Too rich.");
  expect(one("[data-own-wrong] pre").textContent).toBe("florins = 99");
  expect(button().disabled).toBe(true);
});

it("takes a file that is dropped, and tells what else is wrong with one", async () => {
  await fireEvent.click(one("[data-own]"));
  await fireEvent.drop(one(".drop"), { dataTransfer: { files: [new File(["x".repeat(300_000)], "large.toml")] } });
  await waitFor(() => expect(one("[data-own-wrong]").textContent).toContain("too large"));
  expect(bodies("/api/titles/virtu/components")).toEqual([]);
  await fireEvent.drop(one(".drop"), { dataTransfer: { files: [file("mine.toml")] } });
  await waitFor(() => expect(one("[data-own-fine]")).not.toBeNull());
  expect(one("[data-own-wrong]")).toBeNull();
});

it("goes back to the usual components", async () => {
  await choose(file("mine.toml"));
  await waitFor(() => expect(one("[data-own-fine]")).not.toBeNull());
  await fireEvent.click(one("input[name=components]"));
  await fireEvent.click(one(".make"));
  await waitFor(() => expect(bodies("/api/tables")).toMatchObject([{ setup: { edition: "standard" } }]));
});

it("tells an owner's edition from those of the title", () => {
  expect([isOwn("virtu", MINE), isOwn("virtu", "standard"), isOwn("virtu", "")]).toEqual([true, false, false]);
  expect(editionName("virtu", MINE).replace(/[⁨⁩]/g, "")).toBe("Own components: mine");
  expect(editionName("virtu", "standard")).toBe("Signoria’s components");
});
