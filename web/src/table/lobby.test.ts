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

function lobby(host: boolean, terms: object, seats: object[], send = vi.fn()) {
  const info = {
    id: "t",
    game: "virtu",
    families: ["florence", "naples", "venice"],
    setup: { seats: 3 },
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
  const mine = screen.getByLabelText<HTMLSelectElement>("Your family");
  expect([...mine.options].map((one) => one.value)).toEqual(["", "florence", "naples"]);
  expect(screen.getByText("Venice")).toBeTruthy();
  await fireEvent.change(mine, { target: { value: "naples" } });
  expect(send).toHaveBeenCalledWith({ do: "choose", seat: 0, family: "naples" });
  await fireEvent.click(screen.getByRole("button", { name: "Start the game" }));
  expect(send).toHaveBeenCalledWith({ do: "start" });
});

it("leaves all that to the host", () => {
  lobby(false, { choose_families: true }, [person(), person(), person()]);
  expect(screen.getByLabelText<HTMLSelectElement>("Families").disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
});
