import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import type { TableInfo } from "../protocol";
import Lobby from "./Lobby.svelte";
import { speakOf } from "../testing/words";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});
beforeEach(() => void vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("no server here"))));
afterEach(() => vi.unstubAllGlobals());

const NOON = Date.UTC(2026, 0, 1, 12);
const person = (family = "", ready = false) => ({ kind: "person", name: "Anna", family, ready });
const bot = { kind: "bot", level: "squire", ready: true };
const open = { kind: "open" };

function lobby(host: boolean, terms: object, seats: object[], more: Partial<TableInfo> = {}, mine = [0]) {
  const info = {
    id: "t",
    game: "virtu",
    families: ["florence", "naples", "venice"],
    setup: { seats: 3 },
    terms,
    seats,
    status: "waiting",
    ...more,
  };
  const send = vi.fn();
  const table: unknown = {
    info,
    you: { host, seats: mine, stream: "" },
    mine,
    names: ["Anna", "Bruno", "Carla"],
    presence: { online: [0], spectators: 0 },
    onServerClock: () => NOON,
    send,
  };
  render(Lobby, { table: table as Table, id: "t" });
  return send;
}

/** Everybody is asked since so many minutes. */
const asked = (minutes = 0): Partial<TableInfo> => ({ check: { number: 4, since: NOON - minutes * 60_000 } });
const text = (selector: string) =>
  document
    .querySelector(selector)
    ?.textContent.replace(/[\u2066-\u2069]/g, "")
    .trim();

it("lets the host say how families come to seats", async () => {
  const send = lobby(true, {}, [person(), open, open]);
  expect(screen.getByText("Naples")).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Families"), { target: { value: "lot" } });
  expect(send).toHaveBeenCalledWith({ do: "arrange", families: "lot" });
});

it("lets everybody choose a free family, and the host start", async () => {
  const send = lobby(true, { choose_families: true }, [person(), person("venice"), bot]);
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
  lobby(false, {}, [person(), person(), open], { setup: { seats: 3, families: "lot" } });
  const lot = screen.getByRole("list", { name: "Families to draw from" });
  expect([...lot.children].map((one) => one.textContent.trim())).toEqual(["Florence", "Naples", "Venice"]);
  expect(document.querySelector("[data-seat-family]")).toBeNull();
});

it("draws the arms of the families", async () => {
  lobby(true, {}, [person(), person(), person()]);
  await vi.waitFor(() => expect(document.querySelectorAll(".arms svg")).toHaveLength(3));
});

it("says who has not chosen yet", () => {
  lobby(false, { choose_families: true }, [person("naples"), person(), open]);
  expect(document.querySelector("[data-seat-family='0']")!.textContent).toContain("Naples");
  expect([...document.querySelectorAll(".plays")].map((one) => one.textContent.trim())).toEqual([
    "Naples",
    "Not chosen yet",
    "",
  ]);
});

it("leaves all that to the host", () => {
  lobby(false, { choose_families: true }, [person(), person(), person()]);
  expect(screen.queryByLabelText("Families")).toBeNull();
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
});

it("asks whoever is not ready, and says whom the table waits for", async () => {
  const send = lobby(false, { ready_check: true }, [person(), person("", true), person()], asked());
  expect(text("[data-ready-check] [role=status]")).toMatch(/^Are you ready\?\s+Waiting for Carla\.$/);
  expect([...document.querySelectorAll("[data-seat-ready]")].map((one) => one.textContent)).toEqual([
    "not ready yet",
    "ready",
    "not ready yet",
  ]);
  await fireEvent.click(screen.getByRole("button", { name: "I’m ready" }));
  expect(send).toHaveBeenCalledWith({ do: "ready", check: 4, yes: true });
});

it("lets one take it back", async () => {
  const send = lobby(false, { ready_check: true }, [person("", true), person(), bot], asked());
  expect(text("[data-ready-check] [role=status]")).toMatch(/^You are ready\.\s+Waiting for Bruno\.$/);
  await fireEvent.click(screen.getByRole("button", { name: "Wait, not yet" }));
  expect(send).toHaveBeenCalledWith({ do: "ready", check: 4, yes: false });
});

it("tells the last one that all others are ready, and that a family is not needed", () => {
  lobby(true, { ready_check: true, choose_families: true }, [person(), person("naples", true), bot], asked());
  expect(text("[data-ready-check]")).toContain("Everyone else is ready. And you?");
  expect(text("[data-ready-check]")).toContain("Players without a family get one that is left.");
  expect(screen.queryByRole("button", { name: "Start the game" })).toBeNull();
});

it("shows how long somebody takes, and who is not here", () => {
  lobby(true, { ready_check: true }, [person("", true), person(), bot], asked(3));
  expect(text("[data-ready-check]")).toContain("3 minutes");
  expect([...document.querySelectorAll("[data-here]")].map((one) => one.textContent)).toEqual([
    "● online",
    "○ offline",
  ]);
  expect(screen.getAllByRole("button", { name: "Free this seat" })).toHaveLength(2);
});

it("only tells a spectator whom the table waits for", () => {
  lobby(false, { ready_check: true }, [person(), person("", true), bot], asked(), []);
  expect(text("[data-ready-check]")).toBe("Waiting for Anna.");
  expect(document.querySelector("[data-ready-check] button")).toBeNull();
});

it("shows what is played to whoever comes by the invitation, before the seats", () => {
  lobby(false, { ready_check: true }, [person(), open, bot], {}, []);
  const terms = screen.getByRole("region", { name: "What we play" });
  expect(terms.compareDocumentPosition(document.querySelector("[data-sit]")!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole("button", { name: "Take a seat" })).toBeTruthy();
  expect(document.querySelector(".invite")).toBeNull();
});

it("offers the invitation before the seats while one is open", () => {
  lobby(true, {}, [person(), open, bot]);
  const seats = document.querySelector("ol")!;
  expect(document.querySelector(".invite")!.compareDocumentPosition(seats)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
