import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import Lobby from "./Lobby.svelte";
import { speakOf } from "../testing/words";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});
beforeEach(() => void vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("no server here"))));
afterEach(() => vi.unstubAllGlobals());

const person = (family = "") => ({ kind: "person", name: "Anna", family });

function lobby(host: boolean, terms: object, seats: object[], send = vi.fn(), setup = {}) {
  const info = {
    id: "t",
    game: "virtu",
    families: ["florence", "naples", "venice"],
    setup: { seats: 3, ...setup },
    terms,
    seats,
    status: "waiting",
  };
  const table: unknown = {
    info,
    you: { host, seats: [0], stream: "" },
    mine: [0],
    names: ["Anna", "Bruno", "Carla"],
    presence: null,
    send,
  };
  render(Lobby, { table: table as Table, id: "t" });
  return send;
}

it("lets the host say how families come to seats", async () => {
  const send = lobby(true, {}, [person(), { kind: "open" }, { kind: "open" }]);
  expect(screen.getByText("Naples")).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Families"), { target: { value: "lot" } });
  expect(send).toHaveBeenCalledWith({ do: "arrange", families: "lot" });
});

it("lets everybody choose a free family, and the host start", async () => {
  const send = lobby(true, { choose_families: true }, [person(), person("venice"), { kind: "bot", level: "squire" }]);
  const mine = screen.getByRole("group", { name: "Your family" });
  const radios = [...mine.querySelectorAll<HTMLInputElement>("input")];
  expect(radios.map((one) => one.value)).toEqual(["", "florence", "naples", "venice"]);
  expect(radios.filter((one) => one.disabled).map((one) => one.value)).toEqual(["venice"]);
  expect(mine.textContent).toContain("Bruno");
  await fireEvent.click(radios[2]!);
  expect(send).toHaveBeenCalledWith({ do: "choose", seat: 0, family: "naples" });
  await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(send).toHaveBeenCalledWith({ do: "start" });
});

it("shows for which families lots are drawn", () => {
  lobby(false, {}, [person(), person(), { kind: "open" }], vi.fn(), { families: "lot" });
  const lot = screen.getByRole("list", { name: "Families in the lot" });
  expect([...lot.children].map((one) => one.textContent.trim())).toEqual(["Florence", "Naples", "Venice"]);
  expect(document.querySelector("[data-seat-family]")).toBeNull();
});

it("draws the arms of the families", async () => {
  lobby(true, {}, [person(), person(), person()]);
  await vi.waitFor(() => expect(document.querySelectorAll(".arms svg")).toHaveLength(3));
});

it("says who has not chosen yet", () => {
  lobby(false, { choose_families: true }, [person("naples"), person(), { kind: "open" }]);
  expect(document.querySelector("[data-seat-family='0']")!.textContent).toContain("Naples");
  expect([...document.querySelectorAll(".plays")].map((one) => one.textContent.trim())).toEqual([
    "Naples",
    "Not chosen yet",
    "",
  ]);
});

it("leaves all that to the host", () => {
  lobby(false, { choose_families: true }, [person(), person(), person()]);
  expect(screen.getByLabelText<HTMLSelectElement>("Families").disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
});
