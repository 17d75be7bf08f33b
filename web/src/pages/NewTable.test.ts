import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { router } from "../lib/router.svelte";
import type { TableBody } from "../protocol";
import NewTable from "./NewTable.svelte";
import { speakOf } from "../testing/words";

const EDITIONS = [
  { name: "modern", options: ["points", "capturing"], advice: [] },
  { name: "classic", options: ["points", "capturing"], advice: [] },
];
const TITLES = [
  {
    name: "condottiere",
    min_seats: 2,
    max_seats: 6,
    usual_seats: 4,
    levels: ["random", "squire"],
    usual_bot: "squire",
    editions: EDITIONS,
    values: { target: { least: 5, most: 100, usual: 20, option: "points" } },
  },
];

interface Wished {
  setup?: { edition: string };
}

/** A server that answers when the test says so. */
class Slow {
  #waiting: { path: string; edition: string; answer: (response: Response) => void }[] = [];

  /** The tables that were asked for. */
  readonly wanted: TableBody[] = [];

  fetch = (path: string, init?: RequestInit): Promise<Response> => {
    if (path === "/api/tables") this.wanted.push(JSON.parse(init!.body as string) as TableBody);
    if (path === "/api/me") return Promise.resolve(Response.json({ kind: "guest", name: "Anna", csrf: "" }));
    const edition = init?.body ? ((JSON.parse(init.body as string) as Wished).setup?.edition ?? "") : "";
    return new Promise((answer) => this.#waiting.push({ path, edition, answer }));
  };

  async answer(path: string, edition: string, response: () => Response): Promise<void> {
    const mine = (one: { path: string; edition: string }) => one.path === path && one.edition === edition;
    await waitFor(() => expect(this.#waiting.filter(mine), JSON.stringify(this.#waiting)).not.toEqual([]));
    for (const one of this.#waiting.filter(mine)) one.answer(response());
    this.#waiting = this.#waiting.filter((one) => !mine(one));
  }
}

const waitFor = (reached: () => void) => vi.waitFor(reached, { timeout: 50_000 });
let server: Slow;
const options = () => [...document.querySelectorAll<HTMLOptionElement>(".count option")].map((option) => option.value);
const capturing = () => document.querySelector<HTMLInputElement>("input[value=capturing]")!;
const refused = () => Response.json({ reason: "setup", args: {}, rule: "" }, { status: 409 });

beforeAll(async () => {
  await speech.speak("en");
  for (const title of ["virtu", "condottiere"]) speakOf(title);
});
beforeEach(() => {
  server = new Slow();
  vi.stubGlobal("fetch", server.fetch);
  router.go("/new");
  render(NewTable, { id: "" });
});
afterEach(() => vi.unstubAllGlobals());

it("offers no number of players before it knows how many there may be", async () => {
  expect(options()).toEqual([]);
  await server.answer("/api/titles", "", () => Response.json(TITLES));
  await waitFor(() => expect(options()).toEqual(["2", "3", "4", "5", "6"]));
});

it("listens to the answers about the edition that is chosen, in whatever order they come", async () => {
  await server.answer("/api/titles", "", () => Response.json(TITLES));
  await waitFor(() => expect(document.querySelector("input[value=classic]")).not.toBeNull());
  await fireEvent.click(document.querySelector("input[value=classic]")!);
  await server.answer("/api/check-setup", "classic", () => Response.json({}));
  await server.answer("/api/check-setup", "modern", refused);
  await fireEvent.click(document.querySelector("input[value=points]")!);
  await new Promise((resolve) => setTimeout(resolve));
  expect(capturing().disabled).toBe(false);
});

it("begins with the title that the address names", async () => {
  router.go("/new?game=virtu");
  const edition = { name: "standard", options: [], families: ["florence", "naples", "venice"] };
  const virtu = { ...TITLES[0], name: "virtu", min_seats: 3, max_seats: 5, editions: [edition], values: {} };
  await server.answer("/api/titles", "", () => Response.json([...TITLES, virtu]));
  await waitFor(() => expect(options()).toEqual(["3", "4", "5"]));
  expect(document.querySelector<HTMLInputElement>("input[name=game]:checked")!.value).toBe("virtu");
  expect(document.querySelectorAll("input[name=families]")).toHaveLength(3);
});

it("asks for the clock that was chosen, and what happens when it runs out", async () => {
  await server.answer("/api/titles", "", () => Response.json(TITLES));
  await waitFor(() => expect(document.querySelectorAll(".places li")).toHaveLength(4));
  expect(screen.queryByLabelText("When time runs out")).toBeNull();
  const clock = screen.getByLabelText<HTMLSelectElement>("Clock", { selector: "select" });
  const minutes = [...clock.options].find((one) => one.text.includes("25 minutes"))!;
  await fireEvent.change(clock, { target: { value: minutes.value } });
  await fireEvent.change(screen.getByLabelText("When time runs out"), { target: { value: "ends" } });
  await fireEvent.click(document.querySelector(".make")!);
  const wanted = { kind: "game", seconds: 1500, increment: 10, at_zero: "ends" };
  await waitFor(() => expect(server.wanted.map(({ terms }) => terms?.clock)).toEqual([wanted]));
});

it("keeps the game that was chosen while words were on their way", async () => {
  let come = (): void => undefined;
  const words = new Promise<void>((resolve) => (come = resolve));
  const learn = vi.spyOn(speech, "learn").mockReturnValue(words);
  const virtu = { ...TITLES[0]!, name: "virtu", min_seats: 3, max_seats: 5, editions: [], values: {} };
  await server.answer("/api/titles", "", () => Response.json([TITLES[0], virtu]));
  const chosen = () => document.querySelector<HTMLInputElement>("input[name=game][value=virtu]")!;
  await waitFor(() => expect(chosen()).not.toBeNull());
  await fireEvent.click(chosen());
  come();
  await words;
  await new Promise((resolve) => setTimeout(resolve));
  expect(chosen().checked).toBe(true);
  expect(options()).toEqual(["3", "4", "5"]);
  learn.mockRestore();
});

it("offers a title when its words have come", async () => {
  const games = () => [...document.querySelectorAll<HTMLInputElement>("input[name=game]")].map((one) => one.value);
  const chess = { ...TITLES[0]!, name: "chess", editions: [], values: {} };
  await server.answer("/api/titles", "", () => Response.json([TITLES[0], chess]));
  await waitFor(() => expect(games()).toEqual(["condottiere"]));
  const words = { language: "en", ftl: "title-name = Chess", arguments: {}, actions: [], rows: {} };
  await server.answer("/api/titles/chess/words/en", "", () => Response.json(words));
  await waitFor(() => expect(games()).toEqual(["condottiere", "chess"]));
});
