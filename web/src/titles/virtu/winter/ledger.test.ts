import { cleanup, fireEvent, render } from "@testing-library/svelte";
import axe from "axe-core";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { cityName } from "../map/words";
import { momentsOf, type Moments } from "../testing/looks";
import type { View } from "../view";

type Moment = Moments["looks"][0];

const { inventory, looks } = momentsOf();
const act = vi.fn();
const OF_THE_SHEET = /^(buy|build|hire|ally|wages|dismiss|waive):/;

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});
beforeEach(() => void act.mockReset());

let turn: (look: Moment) => Promise<void>;

async function show(look: Moment): Promise<HTMLElement> {
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container, rerender } = render(Board, { look, names, stage: new Stage(), act });
  turn = (next) => rerender({ look: next });
  await vi.waitFor(() => expect(container.querySelector(".centre")).not.toBeNull());
  return container;
}

const sheetOf = async (look: Moment): Promise<HTMLElement> => {
  const board = await show(look);
  await fireEvent.click(board.querySelector("[data-tab='winter']")!);
  return board.querySelector<HTMLElement>(".ledger")!;
};

const inWinter = looks.filter(({ view }) => view.stage === "winter" && view.phase !== "over");
const menu = inWinter.find(({ view }) => view.phase === "winter" && view.year >= 6)!;
const withView = (look: Moment, more: Partial<View>): Moment => {
  const view = { ...look.view, ...more };
  return { ...look, view, legal: view.moves.map((text, action) => ({ action, text })) };
};
const text = (element: Element | null): string =>
  plain(element?.textContent ?? "")
    .replace(/\s+/g, " ")
    .trim();

it("has a control for everything that can be done in Winter", async () => {
  for (const look of inWinter.filter(({ view }) => !view.payment)) {
    const board = await show(look);
    const wanted = look.view.moves.filter((move) => OF_THE_SHEET.test(move));
    const missing = wanted.filter((move) => !board.querySelector(`.ledger [data-action="${move}"]`));
    expect(missing, `${look.view.phase} of ${look.turn}`).toEqual([]);
    cleanup();
  }
  const verbs = new Set(inWinter.flatMap(({ view }) => view.moves.map((move) => move.split(":")[0])));
  for (const verb of ["buy", "build", "hire", "wages", "dismiss"]) expect(verbs).toContain(verb);
});

it("buys what is touched", async () => {
  const board = await show(menu);
  await fireEvent.click(board.querySelector("[data-action='buy:bishop']")!);
  expect(act).toHaveBeenCalledWith("buy:bishop");
});

it("says who pays for wages and troops, and pays so at one touch, or otherwise", async () => {
  const moment = inWinter.find(({ view }) => view.phase === "wages" && view.choices.some(({ pays }) => pays?.length))!;
  const { move, pays } = moment.view.choices.find((choice) => choice.pays?.length)!;
  const board = await show(moment);
  const line = board.querySelector(`.ledger [data-action="${move}"]`)!;
  expect(pays).toEqual([expect.stringMatching(/^cash:[A-Z][a-z]+$/)]);
  expect(text(line)).toContain(`Paid by ${cityName(pays![0]!.slice("cash:".length))}`);

  await fireEvent.click(line.parentElement!.querySelector("[data-otherwise]")!);
  expect(act.mock.calls).toEqual([[move]]);
  act.mockReset();

  await fireEvent.click(line);
  expect(act.mock.calls).toEqual([[move]]);
  const paying = inWinter.find(({ view }) => view.payment?.purpose === "wages" && view.ways.length > 1)!;
  await turn({ ...paying, turn: moment.turn + 1 });
  expect(act.mock.calls).toEqual([[move], ["pay"]]);
});

it("tells what is payable, what only with an indulgence, and why something is not", async () => {
  const missing = { florin: 2 };
  const barred = [
    { move: "buy:pope", rule: "V-WIN-3", reason: "cannot-pay", sentence: "", missing },
    { move: "buy:admiral", rule: "V-WIN-3", reason: "sold-out", sentence: "" },
  ];
  const choices = [{ move: "buy:bishop" }, { move: "buy:guild", indulgence: true }];
  const moves = choices.map(({ move }) => move);
  const board = await show(withView(menu, { barred, choices, moves }));
  const item = (id: string) => board.querySelector(`.ledger [data-card="${id}"]`)!;
  const standings = ["bishop", "guild", "pope", "banker"].map((id) => item(id).getAttribute("data-standing"));
  expect(standings).toEqual(["payable", "indulgence", "barred", "shown"]);
  expect(text(item("pope"))).toContain("− 2");
  expect(text(item("admiral"))).toContain("none left");
  expect(plain(item("admiral").getAttribute("aria-label")!)).toContain("Admiral: none is left.");
  expect(plain(item("guild").getAttribute("aria-label")!)).toContain("only with an indulgence");
});

it("marks prices that the box does not say, and no others", async () => {
  const board = await show(menu);
  const marked = (selector: string) => board.querySelector(`.ledger ${selector} .price .reconstructed`) !== null;
  expect(marked("[data-card='merchant']")).toBe(true);
  expect(marked("[data-thing='power:france']")).toBe(true);
  expect(marked("[data-thing='power:ottoman']")).toBe(false);
});

it("ticks the steps that are closed, and shows what was bought", async () => {
  const winter = { ...menu.view.winter!, step: "hiring" as const, bought: ["bishop", "cathedral"] };
  const board = await show(withView(menu, { winter }));
  const standings = [...board.querySelectorAll("[data-step]")].map((step) => step.getAttribute("data-standing"));
  expect(standings).toEqual(["closed", "closed", "closed", "now", "open"]);
  expect(text(board.querySelector("[data-card='bishop']"))).toContain("bought");
  expect(board.querySelector("[data-card='cathedral']")!.getAttribute("data-standing")).toBe("bought");
});

it("says how many troops must go, and from where they can", async () => {
  const look = inWinter.find(({ view }) => view.phase === "dismissal")!;
  const board = await show(look);
  const troops = look.view.houses[look.view.seat!]!.troops - look.view.troops_left!;
  expect(text(board.querySelector("[data-step='1'] [role='status']"))).toContain(`${troops} troop`);
  expect(board.querySelectorAll("[data-step='1'] [data-action^='dismiss:']").length).toBeGreaterThan(1);
});

it("lets the card in hand go into the bin, and no card otherwise", async () => {
  const { left, right } = menu.view.houses[menu.view.seat!]!;
  const slot = [...left, ...right].find(({ card }) => card)!.slot;
  const move = `discard:${slot}`;
  const board = await show(withView(menu, { moves: [move], choices: [{ move }], barred: [] }));
  const bin = board.querySelector(".ledger [data-thing='bin']")!;
  expect(bin.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(board.querySelector(`[data-thing="slot:${slot}"]`)!);
  expect(text(board.querySelector("[data-step='2']"))).toContain("in hand:");
  await fireEvent.click(bin);
  expect(act).toHaveBeenCalledWith(move);
});

it("saves a symbol on the price of the alliance that was chosen", async () => {
  const moves = ["cancel", "waive:crown", "waive:ship"];
  const view: Partial<View> = { phase: "discount", chosen: "ottoman", moves, choices: [], barred: [] };
  const board = await show(withView(menu, view));
  await fireEvent.click(board.querySelector("[data-step='5'] [data-action='waive:ship']")!);
  expect(act).toHaveBeenCalledWith("waive:ship");
});

it("says for which card a place is chosen", async () => {
  const look = inWinter.find(({ view }) => view.phase === "place")!;
  const board = await show(look);
  const chosen = board.querySelector("[data-chosen]")!;
  expect(chosen.getAttribute("data-card")).toBe(look.view.chosen);
  expect(text(board.querySelector("[data-step='2']"))).toContain("choose a lit place in your palace");
});

it("can be looked at in Spring, with nothing to touch", async () => {
  const spring = looks.find(({ view }) => view.phase === "action")!;
  const sheet = await sheetOf(spring);
  expect(sheet.querySelectorAll("[data-card]").length).toBe(18);
  expect(sheet.querySelector("[data-lit]")).toBeNull();
});

it("is called Winter in one's own Winter, and the market in Spring", async () => {
  const tab = async (look: Moment) => text((await show(look)).querySelector("[data-tab='winter']"));
  expect(await tab(menu)).toBe("Winter");
  cleanup();
  expect(await tab(looks.find(({ view }) => view.phase === "action")!)).toBe("Market");
});

it("leaves a siege for the map and the market by tabs that say what they are", async () => {
  const board = await show(looks.find(({ view }) => view.phase === "bidding")!);
  const tabs = [...board.querySelectorAll("[aria-label='What the middle of the table shows'] button")];
  expect(tabs.map((tab) => tab.getAttribute("aria-label"))).toEqual(["Map", "Market", "Siege"]);
  await fireEvent.click(tabs[1]!);
  expect(board.querySelector(".ledger")).not.toBeNull();
  await fireEvent.click(tabs[2]!);
  expect(board.querySelector("[data-sum]")).not.toBeNull();
});

it("can be read by everyone", async () => {
  const sheet = (await show(menu)).querySelector(".ledger")!;
  const { violations } = await axe.run(sheet, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
