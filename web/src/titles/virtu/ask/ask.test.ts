import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { momentsOf, type Moments } from "../testing/looks";
import type { View } from "../view";

type Moment = Moments["looks"][0];

const { inventory, looks } = momentsOf();
const act = vi.fn();
const openRule = vi.fn();
const stage = new Stage();

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});
beforeEach(() => {
  act.mockReset();
  openRule.mockReset();
});
afterEach(() => void vi.restoreAllMocks());

/** A moment with other facts; whatever is legal can be chosen. */
function changed(look: Moment, more: Partial<View>, undo: Moment["undo"] = null): Moment {
  const view = { ...look.view, ...more };
  return { ...look, undo, view, legal: view.moves.map((text, action) => ({ action, text })) };
}

async function show(look: Moment) {
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container, rerender } = render(Board, { look, names, stage, act, openRule });
  await vi.waitFor(() => expect(container.querySelector(".ask")).not.toBeNull());
  let { turn } = look;
  /** The next moment. */
  const next = (look: Moment): Promise<void> => rerender({ look: { ...look, turn: (turn += 1) } });
  const find = (selector: string): HTMLElement => container.querySelector<HTMLElement>(selector)!;
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  return { find, all, next };
}

const smallBoard = (): void => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(740);
};

const text = (element: Element): string => plain(element.textContent).replace(/\s+/g, " ").trim();
const press = (key: string) => fireEvent.keyDown(document.body, { key, code: key.length === 1 ? `Key${key}` : key });
const sent = (): unknown[] => act.mock.calls.map(([action]) => action as unknown);

const paid = looks.find(({ view }) => view.payment?.purpose === "annex" && view.moves.includes("pay"))!;
const ofRoom = (action: string): Moment =>
  looks.find(({ view }) => {
    const house = view.houses[view.seat!]!;
    return view.phase === "action" && house.rooms[(house.marker ?? 1) - 1]?.action === action;
  })!;
const diplomacy = ofRoom("diplomacy");
const annexed = diplomacy.view.moves.find((move) => move.startsWith("annex:"))!;
const city = annexed.slice("annex:".length);
it("is done with what was refused, and with what should have followed it", async () => {
  act.mockResolvedValueOnce(true);
  const { find, next } = await show(paid);
  await fireEvent.click(find(".ask [data-confirm]"));
  await vi.waitFor(() => expect(find("[data-sent]")).toBeNull());
  const before = sent().length;
  await next(paid);
  expect(sent()).toHaveLength(before);
});
it("numbers who would pay, in the bar and on the table, and pays on Confirm", async () => {
  const { find, all } = await show(paid);
  const shares = all(".ask [data-share]");
  expect(shares.length).toBeGreaterThan(0);
  shares.forEach((share, place) => {
    const number = text(share.querySelector(".number")!);
    expect(number).toBe(share.hasAttribute("data-paid") ? "✓" : String(place + 1));
  });
  expect(all(".palace [data-paying]").length).toBe(shares.length);
  await fireEvent.click(find("[data-confirm]"));
  expect(sent()).toEqual(["pay"]);
});

const TWO = ["use:left-1=crown", "use:right-1=crown"];
const byHand = changed(paid, { ways: [TWO, ["use:right-1=crown"]], moves: [...TWO, "cancel"], choices: [] });

it("walks a way that is no single action, as the moments come", async () => {
  const { find, next } = await show(byHand);
  await fireEvent.click(find("[data-confirm]"));
  expect(sent()).toEqual([TWO[0]]);
  await next(changed(byHand, { moves: [TWO[1]!, "cancel"] }));
  expect(sent()).toEqual(TWO);
});

it("gives a way up when the game asks for something else", async () => {
  const { find, next } = await show(byHand);
  await fireEvent.click(find("[data-confirm]"));
  await next(changed(byHand, { moves: ["cancel", "use:left-2=crown"] }));
  await next(byHand);
  expect(sent()).toEqual([TWO[0]]);
});

it("lights the sources of another way", async () => {
  const { find, all } = await show(byHand);
  const given = (): string[] => all(".ask [data-share]:not([data-paid])").map((share) => share.dataset.share!);
  expect(given()).toEqual(["left-1", "right-1"]);
  await fireEvent.click(find("[data-another-way]"));
  expect(given()).toEqual(["right-1"]);
  expect(find("[data-confirm]").dataset.action).toBe("use:right-1=crown");
  await press("w");
  expect(given()).toEqual(["left-1", "right-1"]);
  expect(sent()).toEqual([]);
});

it("tells what a thing would do when it is pointed at, and sends nothing", async () => {
  const { find } = await show(diplomacy);
  await fireEvent.pointerEnter(find(`[data-thing="city:${city}"]`));
  const preview = find("[data-preview]");
  expect(preview.dataset.preview).toBe(`city:${city}`);
  expect(preview.querySelector(".price")).not.toBeNull();
  await fireEvent.pointerLeave(find(`[data-thing="city:${city}"]`));
  expect(find("[data-preview]")).toBeNull();
  expect(sent()).toEqual([]);
});

it("counts each florin of a price once: who puts it into the treasury, or that it lies there", async () => {
  const winter = looks.find(({ view }) => view.phase === "winter" && view.moves.includes("buy:bishop"))!;
  const buy = { move: "buy:bishop", price: { florin: 3 }, pays: ["cash:Pisa"], florins: 3 };
  const houses = winter.view.houses.map((house) => ({ ...house, florins: 2 }));
  const { find, all } = await show(changed(winter, { houses, moves: ["buy:bishop", "done"], choices: [buy] }));
  await fireEvent.pointerEnter(find('[data-thing="item:bishop"]'));
  expect(all(".ask [data-share]").map((share) => share.dataset.share)).toEqual(["Pisa"]);
  expect(text(find(".ask .treasury"))).toBe("2 florins from the treasury");
});

it("tells of a card in hand where it would lie and what it would do there", async () => {
  const placing = looks.find(({ view }) => view.phase === "placing")!;
  const { find } = await show(placing);
  expect(text(find(".ask .about"))).toContain("In a room a card gives its action");
  await fireEvent.click(find('[data-thing="card:1"]'));
  await fireEvent.pointerEnter(find('[data-thing="slot:room-2"]'));
  expect(text(find("[data-preview]"))).toMatch(/: room 2 There: .+ every time\.$/);
});

it("tells of a march what its siege would begin with, in the bar and on the map", async () => {
  const war = ofRoom("war");
  const [march] = war.view.choices.filter(({ odds }) => odds);
  const [attack, defence] = march!.odds!;
  const to = march!.move.split(">")[1]!;
  const { find, all } = await show(changed(war, { moves: [march!.move, "done"], choices: [march!] }));
  expect(all("[data-odds]").map(({ dataset }) => dataset.odds)).toEqual([`${attack}:${defence}`]);
  await fireEvent.pointerEnter(find(`[data-thing="city:${to}"]`));
  expect(text(find("[data-preview]"))).toContain(`attack ${attack} : defence ${defence}`);
});

it("says why not, and opens the rule", async () => {
  const barred = [{ move: annexed, rule: "V-DIP-1", reason: "not-joined", sentence: "" }];
  const { find } = await show(changed(diplomacy, { moves: ["done"], choices: [], barred }));
  await fireEvent.pointerEnter(find(`[data-thing="city:${city}"]`));
  expect(text(find("[data-why]"))).toContain("V-DIP-1");
  await fireEvent.click(find("[data-rule]"));
  expect(openRule).toHaveBeenCalledWith("V-DIP-1");
});

it("tells what a city would cost when nothing can be annexed now", async () => {
  const [near, far] = Object.keys(diplomacy.view.annexations);
  const annexations = { [near!]: { price: { crown: 3 } }, [far!]: { rule: "V-DIP-1", reason: "not-joined" } };
  const { find } = await show(changed(diplomacy, { moves: ["done"], choices: [], barred: [], annexations }));
  await fireEvent.pointerEnter(find(`[data-thing="city:${near}"]`));
  expect(text(find("[data-preview] .price"))).toContain("3");
  await fireEvent.pointerEnter(find(`[data-thing="city:${far}"]`));
  expect(text(find("[data-preview]"))).toContain("V-DIP-1");
});

it("asks which of several actions is meant", async () => {
  const [one, other] = Object.keys(diplomacy.view.cities).filter((id) => id !== city);
  const moves = [`march:${one}>${city}`, `march:${other}>${city}`, "done"];
  const { find, all } = await show(changed(diplomacy, { moves, choices: [], barred: [] }));
  await fireEvent.click(find(`[data-thing="city:${city}"]`));
  expect(sent()).toEqual([]);
  const items = all("[role=menu] [role=menuitem]");
  expect(items.map((item) => item.dataset.action)).toEqual(moves.slice(0, 2));
  expect(document.activeElement).toBe(items[0]);
  await press("Escape");
  expect(find("[role=menu]")).toBeNull();
  await fireEvent.click(find(`[data-thing="city:${city}"]`));
  await fireEvent.click(all("[role=menuitem]")[1]!);
  expect(sent()).toEqual([moves[1]]);
});

it("does by itself only what leaves nothing to choose", async () => {
  const discards = { move: "put:left-1", changes: [{ id: "discarded", args: {} }] };
  const cases: [string[], View["choices"], string | null][] = [
    [["put:left-1", "cancel"], [], "put:left-1"],
    [["put:left-1", "cancel"], [discards], null],
    [["put:left-1", "put:right-1"], [], null],
    [["from:reserve", "indulgence"], [], "from:reserve"],
    [["done"], [], "done"],
    [["done", "cash:Siena"], [], null],
  ];
  for (const [moves, choices, done] of cases) {
    act.mockReset();
    await show(changed(diplomacy, { moves, choices, barred: [] }));
    expect(sent(), moves.join()).toEqual(done ? [done] : []);
  }
});

it("pays by itself the only way there is, in the middle of a turn, where that can be taken back", async () => {
  const payment = { ...paid.view.payment!, sources: [], cashed: [] };
  const one = { ways: [["cash:Siena"]], moves: ["pay", "cancel"] };
  const cases: [Partial<View>, Moment["undo"], boolean][] = [
    [{ ...one, payment: { ...payment, purpose: "wages" } }, "free", true],
    [{ ...one, payment: { ...payment, purpose: "wages" } }, "ask", false],
    [{ ...one, payment: { ...payment, purpose: "annex" } }, "free", false],
    [{ ...one, payment: { ...payment, purpose: "wages", cashed: ["Pisa"] } }, "free", false],
    [{ ...one, payment: { ...payment, purpose: "wages" }, ways: [["cash:Siena"], ["cash:Pisa"]] }, "free", false],
  ];
  for (const [more, undo, pays] of cases) {
    act.mockReset();
    await show(changed(paid, more, undo));
    expect(sent(), JSON.stringify([more.payment?.purpose, undo])).toEqual(pays ? ["pay"] : []);
  }
});

it("does not do again by itself what was taken back", async () => {
  const names = diplomacy.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const only = { ...changed(diplomacy, { moves: ["done"] }), turn: 7 };
  const { container, rerender } = render(Board, { look: only, names, stage, act });
  await vi.waitFor(() => expect(container.querySelector(".ask")).not.toBeNull());
  await rerender({ look: { ...diplomacy, turn: 8 } });
  await rerender({ look: only });
  expect(sent()).toEqual(["done"]);
});

it("turns one token after the other while the room pays", async () => {
  const turn = (token: string, pays?: string[]) => ({ move: `turn:${token}`, ...(pays && { pays }) });
  const moment = (...choices: View["choices"]): Moment =>
    changed(ofRoom("govern"), { choices, moves: ["done", ...choices.map(({ move }) => move)], barred: [] });
  const tokens = ["Siena", "Roma", "Pisa"];
  const { find, next } = await show(moment(...tokens.map((token) => turn(token, ["room"]))));
  await fireEvent.click(find("[data-sweep]"));
  expect(sent()).toEqual(["turn:Roma"]);
  await next(moment(turn("Siena"), turn("Pisa")));
  expect(sent().length).toBe(2);
  await next(moment(turn("Pisa", ["left-1"])));
  expect(sent().length).toBe(2);
  expect(find("[data-sweep]")).toBeNull();
});

it("has keys to end, to cash, for an indulgence, to go on and back", async () => {
  const moves = ["done", "cash:Siena", "cash:Pisa", "indulgence", annexed];
  const { find, next } = await show(changed(diplomacy, { moves, choices: [], barred: [] }));
  await press("c");
  expect(find("[role=menu]")).not.toBeNull();
  await press("Escape");
  await press("i");
  await press("d");
  expect(sent()).toEqual(["indulgence", "done"]);
  await press("n");
  expect(document.activeElement?.hasAttribute("data-lit")).toBe(true);
  await next(byHand);
  await press("Escape");
  expect(sent().at(-1)).toBe("cancel");
});

it("brings the focus to Confirm, and back where it was", async () => {
  const { find, next } = await show(diplomacy);
  find(`[data-thing="city:${city}"]`).focus();
  await next(paid);
  expect(document.activeElement).toBe(find("[data-confirm]"));
  await next(diplomacy);
  expect(document.activeElement).toBe(find(`[data-thing="city:${city}"]`));
});

it("shows one scene at a time on a phone, and how much can be touched in each", async () => {
  smallBoard();
  const { find, all, next } = await show(diplomacy);
  await vi.waitFor(() => expect(find("[data-scene]").dataset.scene).toBe("map"));
  const cities = diplomacy.view.moves.filter((move) => move.startsWith("annex:")).length;
  expect(text(find("[data-tab=map] .count"))).toBe(String(cities));
  await fireEvent.click(find("[data-tab=players]"));
  expect(find(".centre")).toBeNull();
  expect(find(".others")).not.toBeNull();
  expect(find(".ask.line [role=status]")).not.toBeNull();
  await press("1");
  await vi.waitFor(() => expect(find("[data-scene]").dataset.scene).toBe("map"));
  await next(looks.find(({ view }) => view.phase === "marker" && view.year > 5)!);
  expect(find("[data-scene]").dataset.scene).toBe("palace");
  expect(all("[data-tab]").length).toBe(4);
});

it("pays in a sheet on a phone", async () => {
  smallBoard();
  const { find } = await show(paid);
  await vi.waitFor(() => expect(find(".bottom[role=dialog]")).not.toBeNull());
  await fireEvent.click(find(".bottom [data-confirm]"));
  expect(sent()).toEqual(["pay"]);
});

it("opens no sheet on a phone for what the pointer only passes over", async () => {
  smallBoard();
  const { find } = await show(diplomacy);
  const city = find("[data-lit][data-city]");
  await fireEvent.pointerEnter(city, { pointerType: "mouse" });
  expect(find("[data-preview]")).toBeNull();
});

it("keeps a button of the sheet while it is pointed at", async () => {
  smallBoard();
  const moves = ["disband", "cash:Siena", "cash:Pisa"];
  const choices = ["cash:Siena", "cash:Pisa"].map((move) => ({ move }));
  const { find } = await show(changed(diplomacy, { phase: "retreat", moves, choices, barred: [] }));
  await vi.waitFor(() => expect(find(".bottom [data-thing=purse]")).not.toBeNull());
  await fireEvent.contextMenu(find(".bottom [data-thing=purse]"));
  expect(find("[data-preview=purse]")).not.toBeNull();
  expect(find(".bottom [data-thing=purse]")).not.toBeNull();
});

it("says who has won, and why the game ended", async () => {
  const { find } = await show(looks.find(({ view }) => view.phase === "over")!);
  expect(text(find("[data-ask] [role=status]"))).toMatch(/Player \d wins|share the victory/);
});
