import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { BoardDeals, Pointing, Sign } from "../../lib/deals";
import { speech } from "../../lib/i18n.svelte";
import { Stage } from "../../lib/stage.svelte";
import { plain } from "../../lib/telling";
import type { Look } from "../../protocol";
import { speakOf } from "../../testing/words";
import Board from "./Board.svelte";
import { momentsOf } from "./testing/looks";

const NAMES = ["Anna", "Béla", "Vera", "Dariush", "Elena", "Fabio"];
const SIGN: Sign = {
  deal: 2,
  standing: "accepted",
  by: 1,
  action: "place:Roma",
  parties: [0, 1],
  text: "Béla will not choose Rome for the next battle",
};
let looks: Look[] = [];

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
  looks = momentsOf().looks.map((look) => ({ ...look, legal: look.legal }));
});
beforeEach(() => vi.clearAllMocks());

/** A moment of a seat that plays, of a phase. */
function moment(phase: string): Look {
  const found = looks.find(({ view, seat }) => seat === 0 && (view as { phase: string }).phase === phase);
  if (!found) throw new Error(`Nobody is in the phase ${phase}.`);
  return found;
}

const deals = (more: Partial<BoardDeals> = {}): BoardDeals => ({
  signs: [],
  partners: [1],
  propose: vi.fn(),
  show: vi.fn(),
  pointing: null,
  ...more,
});
const pointing = (more: Partial<Pointing> = {}): Pointing => ({
  promises: ["pass", "place:Roma"],
  to: [],
  action: "",
  player: vi.fn(),
  place: vi.fn(),
  ...more,
});

function show(look: Look, given: BoardDeals, act = vi.fn()) {
  const props = { look, names: NAMES, stage: new Stage(), act, deals: given };
  return { act, ...render(Board, props), props };
}

it("marks a deal at the seats of its parties, with its sentence for those who listen", () => {
  show(moment("battle"), deals({ signs: [SIGN] }));
  const marked = [...document.querySelectorAll("[data-seat]:has([data-sign])")];
  expect(marked.map((seat) => seat.getAttribute("data-seat")).toSorted()).toEqual(["0", "1"]);
  const sign = document.querySelector("[data-sign='2']")!;
  expect(plain(sign.getAttribute("aria-label")!)).toBe(`Deal 2, accepted: ${SIGN.text}`);
  expect(sign.getAttribute("role")).toBe("button");
});

it("marks the region that a deal speaks of, on the map and beside the board", () => {
  show(moment("place"), deals({ signs: [SIGN] }));
  const at = [...document.querySelectorAll("[data-deal-at]")];
  expect(at.map((place) => place.getAttribute("data-deal-at"))).toEqual(["Roma"]);
});

it("turns to the map for who points, and gives back what a region stands for", async () => {
  const points = pointing();
  const { act } = show(moment("battle"), deals({ pointing: points }));
  await fireEvent.click(document.querySelector("[data-region=Roma]")!);
  expect(points.place).toHaveBeenCalledWith(["place:Roma"]);
  expect(document.querySelector("[data-region=Roma]")!.classList).toContain("target");
  expect(document.querySelector("[data-region=Siena]")!.classList).not.toContain("target");
  expect(act).not.toHaveBeenCalled();
});

it("lets one point at a player, and shows who is chosen", async () => {
  const points = pointing();
  const { rerender, props } = show(moment("battle"), deals({ pointing: points }));
  const player = document.querySelector("[data-point-seat='1']")!;
  expect(plain(player.getAttribute("aria-label")!)).toBe("Deal with Béla");
  await fireEvent.click(player);
  expect(points.player).toHaveBeenCalledWith(1);
  await rerender({ ...props, deals: deals({ pointing: pointing({ to: [1] }) }) });
  expect(document.querySelector("[data-point-seat='1']")!.getAttribute("aria-pressed")).toBe("true");
  expect(document.querySelector("[data-point-seat='2']")).toBeNull();
});

it("offers a deal behind the name of who may make one, and to nobody else", async () => {
  const given = deals();
  show(moment("battle"), given);
  expect(document.querySelectorAll("[data-seat-menu]")).toHaveLength(1);
  await fireEvent.click(document.querySelector("[data-deal-with='1']")!);
  expect(given.propose).toHaveBeenCalledWith(1);
  await fireEvent.click(document.querySelector("[data-show-to='1']")!);
  expect(given.show).toHaveBeenCalledWith(1);
});

it("pins the cards that a player showed to their hand, until they are gone", async () => {
  const look = { ...moment("battle"), shown: [[], ["10", "bishop"]] };
  const { rerender, props } = show(look, deals());
  const pinned = () => [...document.querySelectorAll("[data-pinned]")].map((card) => card.getAttribute("data-pinned"));
  expect(pinned()).toEqual(["10", "bishop"]);
  expect(document.querySelector("[data-seat='1'] .pinned")!.getAttribute("aria-label")).toContain("Shown to you");
  const name = plain(document.querySelector(".seat[data-seat='1']")!.getAttribute("aria-label")!);
  expect(name).toContain("Shown to you: Mercenary 10, Bishop");
  await rerender({ ...props, look: { ...look, shown: [[], ["bishop"]] } });
  expect(pinned()).toEqual(["bishop"]);
  await rerender({ ...props, look: { ...look, shown: [] } });
  expect(pinned()).toEqual([]);
});

it("keeps the card that is selected while cards are shown", async () => {
  const look = looks.find(({ seat, legal }) => seat === 0 && legal[0]?.text.startsWith("play:"))!;
  const { rerender, props } = show(look, deals());
  await fireEvent.keyDown(document.body, { key: "1" });
  const selected = () => document.querySelector("[data-card][aria-pressed=true]")?.getAttribute("data-card");
  const before = selected();
  expect(before).toBeTruthy();
  await rerender({ ...props, look: { ...look, events: [], shown: [[], ["10"]] } });
  expect(selected()).toBe(before);
});
