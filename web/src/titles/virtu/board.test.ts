import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../lib/i18n.svelte";
import { Stage } from "../../lib/stage.svelte";
import { plain } from "../../lib/telling";
import type { Look } from "../../protocol";
import Board from "./Board.svelte";
import { speakOf } from "../../testing/words";

beforeAll(async () => {
  await speech.speak("en");
  speakOf("virtu");
});
afterEach(() => vi.unstubAllGlobals());

it("says what a choice costs, why another is barred, and how a siege stands", () => {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("{}", { status: 404 })));
  const choices = [
    { move: "annex:Ravenna", price: { crown: 3 }, pays: ["room", "left-1"], prestige: 1 },
    { move: "buy:cardinal", price: { florin: 3, cross: 1 }, pays: ["Roma", "cash:Pisa"], florins: 3, indulgence: true },
    { move: "done" },
  ];
  const barred = [
    { move: "annex:Tunisi", rule: "V-DIP-3", reason: "pirate-port", sentence: "" },
    { move: "buy:pope", rule: "V-WIN-3", reason: "cannot-pay", sentence: "", missing: { crown: 2 } },
    { move: "hire:Roma", rule: "V-WIN-4", reason: "of-tomorrow", sentence: "A sentence of tomorrow." },
  ];
  const siege = {
    city: "Siena",
    plains: false,
    losses: [1, 0],
    attack: { seat: 0, parts: { troops: 2, bonuses: 0 }, total: 2, reach: 3, bonuses: { token: [1, 0] } },
    defence: { seat: null, parts: { city: 3, agent: -1 }, total: 2, reach: 2, bonuses: {} },
  };
  const legal = choices.map(({ move }, action) => ({ action, text: move }));
  const view = { phase: "action", year: 2, choices, barred, siege };
  const look = { seat: 0, turn: 1, to_move: 0, view, legal, events: [], undo: null, showable: [] } as Look;
  const { container } = render(Board, { look, names: ["Anna"], stage: new Stage(), act: vi.fn() });
  const said = (query: string) => plain(container.querySelector(query)!.textContent).replace(/\s+/g, " ").trim();
  expect(said("[data-action='annex:Ravenna']")).toBe(
    "Win Ravenna by diplomacy Price: 3 crownsPayment: room, left courtier 1Prestige: +1",
  );
  expect(said("[data-action='buy:cardinal'] .indulgence")).toBe("takes an indulgence");
  expect(said("[data-action='buy:cardinal']")).toContain(
    "Payment: Rome, Pisa (florins into the treasury), 3 florins from the treasury",
  );
  expect(said("[data-action='done']")).toBe("Finish");
  const reasons = [...container.querySelectorAll("[data-barred] li")].map((one) => plain(one.textContent).trim());
  expect(reasons).toEqual([
    "Win Tunis by diplomacy V-DIP-3 Tunis is a pirate port: only war can win it.",
    "Buy: Pope V-WIN-3 You cannot pay for this. Missing: 2 crowns",
    "Hire a troop in Rome V-WIN-4 A sentence of tomorrow.",
  ]);
  expect(said("[data-siege]")).toContain("Attack, Anna: 2 (troops 2); can reach 3 +1 token: +1");
  expect(said("[data-siege]")).toContain("Defence, the neutral city: 2 (city 3, agent -1)");
  expect(screen.queryByText("barred")).toBeNull();
});
