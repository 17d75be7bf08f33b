import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import { titles } from "../lib/titles.svelte";
import type { Entry, Title } from "../protocol";
import { speakOf } from "../testing/words";
import Ending from "./Ending.svelte";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});

function ended(send = vi.fn(), entries: Entry[] = []) {
  const table: unknown = {
    info: { id: "t", game: "virtu", outcome: { winners: [1], reason: "prestige" }, motion: null },
    stage: { look: { turn: 42 } },
    seat: 0,
    mine: [0],
    invite: "",
    names: ["Anna", "Bruno"],
    entries,
    refusal: null,
    send,
  };
  render(Ending, { table: table as Table });
  return send;
}

const links = () =>
  [...document.querySelectorAll("[data-ending] a")].map((link) => link.getAttribute("href")?.replace(/\?.*at=/, "@"));

it("keeps all ways on from a finished game when its screen is closed", async () => {
  const send = ended();
  const ways = ["/replay/tables/t", "/replay/tables/t@42", "/api/tables/t/record", "/new?game=virtu"];
  expect(links()).toEqual(ways);
  await fireEvent.click(document.querySelector("[data-see-board]")!);
  expect(document.querySelector("dialog")).toBeNull();
  expect(plain(document.querySelector("footer[data-ending]")!.textContent)).toContain("You lost");
  expect(links()).toEqual(ways);
  await fireEvent.click(document.querySelector("[data-rematch]")!);
  expect(send).toHaveBeenCalledWith({ do: "ask-rematch", seat: 0 });
  await fireEvent.click(document.querySelector("[data-course]")!);
  expect(document.querySelector("dialog [data-ending]")).not.toBeNull();
});

it("analyses from where the last part of the story begins", () => {
  titles.all = [{ name: "virtu", chapters: ["year"] } as unknown as Title];
  const told = (turn: number, id: string): Entry => ({ number: turn, at: 0, turn, events: [{ id, args: {} }] });
  ended(vi.fn(), [told(10, "year"), told(30, "year"), told(42, "game-over")]);
  expect(links()).toContain("/replay/tables/t@30");
});
