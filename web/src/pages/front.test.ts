import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { plain } from "../lib/telling";
import { speakOf } from "../testing/words";
import * as api from "../lib/api";
import { router } from "../lib/router.svelte";
import type { Me, TableLine, Title } from "../protocol";
import Front from "./Front.svelte";
import Tables from "./Tables.svelte";
import TitleCard from "./TitleCard.svelte";

beforeAll(async () => {
  await speech.speak("en");
  for (const title of ["virtu", "condottiere"]) speakOf(title);
  speech.teach("nim", "en", { language: "en", ftl: "title-name = Nim", arguments: {}, actions: [], rows: {} });
});

function card(name: string, play = vi.fn(), lessons: string[] = []) {
  const title: unknown = { name, min_seats: 3, max_seats: 5, usual_seats: 4, editions: [], levels: [], lessons };
  render(TitleCard, { title: title as Title, busy: false, play });
  return play;
}

it.each([
  ["condottiere", "Condottiere"],
  ["virtu", "Virtù"],
])("offers %s: play, learn, a new table, the rules", async (name, called) => {
  const play = card(name);
  expect(plain(screen.getByRole("article", { name: called }).textContent)).toContain("3 to 5 players");
  await fireEvent.click(screen.getByRole("button", { name: `Play ${called}` }));
  expect(play).toHaveBeenCalledOnce();
  const hrefs = ["Learn", "New table", "Rules"].map((one) =>
    screen.getByRole("link", { name: `${one} ${called}` }).getAttribute("href"),
  );
  expect(hrefs).toEqual([`/rules/${name}`, `/new?game=${name}`, `/rules/${name}`]);
  await vi.waitFor(() => expect(document.querySelector(".picture svg")).not.toBeNull());
});

it("shows a title without a picture and without a sentence by its letter", () => {
  card("nim");
  expect(document.querySelector(".picture text")!.textContent).toBe("N");
  expect(document.querySelector(".sentence")!.textContent).toBe("");
});

it("says of every table which game is played there", () => {
  const line = (id: string, game: string, edition: string): unknown => ({
    id,
    game,
    setup: { seats: 3, edition },
    status: "waiting",
    names: ["Anna", "", ""],
    open_seats: 2,
    changed: 0,
  });
  const lines = [line("a", "virtu", "standard"), line("b", "condottiere", "modern")] as TableLine[];
  render(Tables, { title: "Open tables", empty: "", lines });
  const told = [...document.querySelectorAll(".terms")].map((one) => one.textContent.trim().split(" · ")[0]);
  expect(told).toEqual(["Virtù", "Condottiere"]);
});

it("teaches a title by its first lesson, if it has one", async () => {
  const play = card("virtu", vi.fn(), ["first", "second"]);
  await fireEvent.click(screen.getByRole("button", { name: "Learn Virtù" }));
  expect(play).toHaveBeenCalledWith("first");
});

it("names the player who won, also a bot", () => {
  const line: unknown = {
    id: "t",
    game: "condottiere",
    setup: { seats: 2, edition: "modern" },
    status: "over",
    names: ["Anna", "squire"],
    open_seats: 0,
    outcome: { winners: [1], reason: "total" },
  };
  render(Tables, { title: "Over", empty: "", lines: [line as TableLine] });
  const said = plain(document.querySelector("li")!.textContent);
  expect(said).not.toContain("squire");
  expect(said).toContain(`Won by ${plain(speech.text("bot-2"))}`);
});

it("stores a record that was chosen before the server said who we are", async () => {
  let answer: (me: Me) => void = () => undefined;
  vi.spyOn(api, "whoAmI").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  vi.spyOn(api, "titles").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockResolvedValue([]);
  const beGuest = vi.spyOn(api, "beGuest").mockResolvedValue({} as Me);
  vi.spyOn(api, "storeRecord").mockResolvedValue({ id: "r7" });
  const go = vi.spyOn(router, "go").mockReturnValue(undefined);
  render(Front, { id: "" });
  const file = new File(["{}"], "game.json", { type: "application/json" });
  await fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
  answer({ kind: "nobody", name: "" } as Me);
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/replay/records/r7"));
  expect(beGuest).toHaveBeenCalledOnce();
});
