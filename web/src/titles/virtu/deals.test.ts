import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import type { BoardDeals, Pointing, Sign } from "../../lib/deals";
import { speech } from "../../lib/i18n.svelte";
import { fetchRest } from "../../lib/lazy.svelte";
import { Stage } from "../../lib/stage.svelte";
import { speakOf } from "../../testing/words";
import Board from "./Board.svelte";
import { momentsOf } from "./testing/looks";

const { inventory, looks } = momentsOf();
const NAMES = ["Anna", "Bence", "Vera", "Dariush", "Elena"];
const look = looks.find(({ view }) => view.phase === "action")!;
const partner = look.view.order.find((seat) => seat !== look.seat)!;

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function show(more: Partial<BoardDeals>) {
  const deals: BoardDeals = { signs: [], partners: [partner], propose: vi.fn(), show: null, pointing: null, ...more };
  const act = vi.fn();
  const { container } = render(Board, { look, names: NAMES, stage: new Stage(), act, deals });
  await vi.waitFor(() => expect(container.querySelector("[data-city=Siena]")).not.toBeNull());
  return { act, deals };
}

it("lights what may be promised while one points, and gives back what a city may mean", async () => {
  const place = vi.fn();
  const player = vi.fn();
  const pointing: Pointing = { promises: ["annex:Siena", "ally:france"], to: [], action: "", player, place };
  const { act } = await show({ pointing });
  const lit = [...document.querySelectorAll("[data-city][data-lit]")].map((city) => city.getAttribute("data-city"));
  expect(lit).toEqual(["Siena"]);
  await fireEvent.click(document.querySelector("[data-city=Siena]")!);
  expect(place).toHaveBeenCalledWith(["annex:Siena"]);
  await fireEvent.click(document.querySelector(`[data-point-seat='${partner}']`)!);
  expect(player).toHaveBeenCalledWith(partner);
  expect(act).not.toHaveBeenCalled();
});

it("marks a deal at its city and at the house of its party", async () => {
  const parties = [look.seat!, partner];
  const sign: Sign = { deal: 4, standing: "accepted", by: partner, action: "annex:Siena", parties, text: "a promise" };
  await show({ signs: [sign] });
  const at = [...document.querySelectorAll("[data-deal-at]")].map((place) => place.getAttribute("data-deal-at"));
  expect(at).toEqual(["Siena"]);
  expect(document.querySelectorAll(".house [data-sign='4']")).toHaveLength(1);
  expect(document.querySelector(`.house[data-seat='${partner}'] [data-sign='4']`)).not.toBeNull();
});

it("offers a deal at the house of who may make one", async () => {
  const { deals } = await show({});
  await fireEvent.click(document.querySelector(`[data-deal-with='${partner}']`)!);
  expect(deals.propose).toHaveBeenCalledWith(partner);
});
