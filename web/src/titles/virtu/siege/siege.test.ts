import { render } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { fetchRest } from "../../../lib/lazy.svelte";
import { Stage } from "../../../lib/stage.svelte";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import Board from "../Board.svelte";
import { momentsOf } from "../testing/looks";
import { bidsOf, leaderOf, sideOf } from "./bids";

const { inventory, looks } = momentsOf();
const sieges = looks.filter(({ view }) => view.siege && view.phase === "bidding");

beforeAll(async () => {
  await fetchRest();
  await speech.speak("en");
  speakOf("virtu");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(inventory)));
});

async function shown(look: (typeof looks)[0], still = false): Promise<Element> {
  const names = look.view.houses.map((_, seat) => `Player ${seat + 1}`);
  const { container } = render(Board, { look, names, stage: new Stage(), act: vi.fn(), still });
  await vi.waitFor(() => expect(container.querySelector("[data-centre]")).not.toBeNull());
  return container;
}

it("has a card for every war bonus that can be added, and the sum it would make", async () => {
  expect(sieges.length).toBeGreaterThan(2);
  for (const look of sieges) {
    const { siege, moves } = look.view;
    const centre = await shown(look);
    const strikes = moves.filter((move) => move.startsWith("strike:"));
    const cards = [...centre.querySelectorAll(".bid[data-action]")];
    expect(cards.map((card) => card.getAttribute("data-action")).sort()).toEqual(strikes.sort());
    const side = sideOf(siege!, look.seat)!;
    for (const bid of bidsOf(siege!, side)) {
      const card = centre.querySelector(`[data-action='${bid.action}']`)!;
      expect(plain(card.textContent)).toContain(`${bid.sum[0]} : ${bid.sum[1]}`);
    }
  }
});

it("adds a bonus to the side of the one who uses it, and asks the attacker for more than the defence", () => {
  const { siege } = sieges[0]!.view;
  const bonuses = { token: [2, 0] as [number, number] };
  const with2 = {
    ...siege!,
    attack: { ...siege!.attack, total: 3, bonuses },
    defence: { ...siege!.defence, total: 5, bonuses },
  };
  expect(bidsOf(with2, "attack")[0]!.sum).toEqual([5, 5]);
  expect(bidsOf(with2, "defence")[0]!.sum).toEqual([3, 7]);
  expect([leaderOf([5, 5]), leaderOf([6, 5]), leaderOf([3, 7])]).toEqual(["nobody", "attack", "defence"]);
});

it("shows both sides in parts, and what winning and losing would come to, to those who watch too", async () => {
  for (const look of sieges.slice(0, 4)) {
    const siege = look.view.siege!;
    const centre = await shown({ ...look, seat: null, legal: [] }, true);
    const sum = plain(centre.querySelector("[data-sum] b")!.textContent);
    expect(sum).toBe(`${siege.attack.total} : ${siege.defence.total}`);
    const troops = centre.querySelector("[data-side=attack] [data-part=troops]")!;
    expect(troops.textContent).toContain(String(siege.attack.parts.troops));
    expect(centre.querySelectorAll("[data-outlook]").length).toBe(siege.if_tied ? 3 : 2);
    const won = plain(centre.querySelector("[data-outlook=won]")!.textContent);
    for (const token of siege.if_won.gains.slice(0, 1)) expect(won).toContain(speech.text(`name-${token}`));
  }
});

it("speaks of those who look as you, and of the others by name", async () => {
  const look = sieges.find(({ view, seat }) => view.siege!.attack.seat === seat && view.siege!.if_lost.losses[0])!;
  const centre = await shown(look);
  const { attack, if_lost } = look.view.siege!;
  const lost = plain(centre.querySelector("[data-outlook=lost]")!.textContent);
  expect(lost).toContain(`You: ${if_lost.losses[0]} troop`);
  const watched = await shown({ ...look, seat: null, legal: [] }, true);
  expect(plain(watched.querySelector("[data-outlook=lost]")!.textContent)).not.toContain("You:");
  expect(attack.seat).toBe(look.seat);
});

it("tells a defender that nothing can be added against them", async () => {
  const look = sieges.find(({ view, seat }) => !view.siege!.plains && view.siege!.attack.seat === seat)!;
  const { attack, defence } = look.view.siege!;
  const turned = { ...look.view.siege!, attack: { ...attack, seat: 9 - look.seat!, reach: 2 } };
  const held = { ...turned, stands: "lost" as const, defence: { ...defence, seat: look.seat, total: 2 } };
  const centre = await shown({ ...look, view: { ...look.view, siege: held } });
  expect(plain(centre.querySelector(".reach")!.textContent)).toContain("You hold the city, whatever they add.");
  expect(centre.querySelector("[data-sum] .good")).not.toBeNull();
});

it("keeps telling how a siege ended after its scene is over", async () => {
  const look = looks.find(({ view }) => view.phase === "winter")!;
  const args = { seat: 1, city: "Siena", attack: 3, defence: 2, defender: look.seat };
  const centre = await shown({ ...look, events: [{ id: "conquered", args }] });
  expect(plain(centre.querySelector("[data-outcome]")!.textContent).trim()).toBe(
    "Player 2 conquers Siena from you (3 to 2).",
  );
});

it("offers the bonuses of patronage as cards, and says of the others why not", async () => {
  const look = looks.find(({ view }) => view.phase === "bonus")!;
  const centre = await shown(look);
  const offered = look.view.moves.filter((move) => move.startsWith("bonus:"));
  expect(offered.length).toBeGreaterThan(0);
  for (const move of offered) expect(centre.querySelector(`.bonus[data-action='${move}']`)).not.toBeNull();
  const others = [...centre.querySelectorAll(".bonus:disabled em")].map((one) => one.textContent);
  expect(others.length).toBe(10 - offered.length);
  expect(others.every((why) => why)).toBe(true);
});
