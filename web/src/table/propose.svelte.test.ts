import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { speech } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { plain } from "../lib/telling";
import { speakOf } from "../testing/words";
import { Dealings } from "./dealings.svelte";
import { Proposal } from "./proposal.svelte";
import Propose from "./Propose.svelte";

const NAMES = ["Anna", "Béla", "Vera"];
const PROMISES = ["pass", "play:10", "place:Roma", "place:Siena"];
const send = vi.fn().mockResolvedValue(true);
const close = vi.fn();

beforeAll(async () => {
  await speech.speak("en");
  speakOf("condottiere");
});
beforeEach(() => vi.clearAllMocks());

function open(partner?: number): Proposal {
  const proposal = new Proposal(0, PROMISES, partner);
  const table: unknown = {
    names: NAMES,
    seat: 0,
    refusal: null,
    info: { seats: NAMES.map((name) => ({ kind: "person", name })), status: "playing" },
    send,
  };
  render(Propose, { table: table as Table, proposal, partners: [1, 2], below: false, close });
  return proposal;
}

const said = async (): Promise<string> => {
  await tick();
  return plain(document.querySelector("[data-deal-said]")!.textContent).trim();
};

it("grows into a sentence while one points, and sends what was pointed at", async () => {
  const proposal = open();
  expect(await said()).toContain("Point at a player");
  proposal.player(1);
  proposal.place(["place:Roma"]);
  await fireEvent.click(screen.getByRole("button", { name: "will not" }));
  expect(await said()).toBe("Béla will not choose Rome for the next battle");
  await fireEvent.click(document.querySelector("[data-add-pledge]")!);
  proposal.place(["pass"]);
  expect(await said()).toBe("Béla will not choose Rome for the next battle. You will pass");
  await fireEvent.click(document.querySelector("[data-send-deal]")!);
  const pledges = [
    { by: 1, action: "place:Roma", will: false, note: "" },
    { by: 0, action: "pass", will: true, note: "" },
  ];
  expect(send).toHaveBeenCalledWith({ do: "propose", seat: 0, to: [1], pledges });
  expect(close).toHaveBeenCalled();
});

it("is made by fields alone too, by their names, and in one's own words", async () => {
  open();
  const what = screen.getByRole<HTMLSelectElement>("combobox", { name: "What" });
  expect([...what.options].map(({ text }) => plain(text))).toContain("Fight for Siena");
  await fireEvent.click(screen.getByRole("button", { name: "Vera" }));
  await fireEvent.input(screen.getByRole("textbox", { name: "Your own words" }), { target: { value: " be kind " } });
  expect(await said()).toContain("Vera promises to: be kind");
  await fireEvent.click(document.querySelector("[data-send-deal]")!);
  const pledge = { by: 2, action: "", will: true, note: "be kind" };
  expect(send).toHaveBeenCalledWith({ do: "propose", seat: 0, to: [2], pledges: [pledge] });
});

it("waits for a partner and for something that is promised", async () => {
  const proposal = open();
  const ready = () => !document.querySelector<HTMLButtonElement>("[data-send-deal]")!.disabled;
  expect(ready()).toBe(false);
  proposal.player(1);
  await tick();
  expect(ready()).toBe(false);
  proposal.place(["place:Siena"]);
  await tick();
  expect(ready()).toBe(true);
});

it("asks which of several things a place means", async () => {
  const proposal = open(1);
  proposal.place(["place:Roma", "play:10"]);
  await tick();
  expect(document.querySelector("[data-meant='place:Roma']")!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(document.querySelector("[data-meant='play:10']")!);
  expect(proposal.pledges[0]!.action).toBe("play:10");
});

it("lets nobody promise who is left out again", async () => {
  const proposal = open(1);
  expect(proposal.pledges[0]!.by).toBe(1);
  await fireEvent.click(screen.getByRole("button", { name: "Béla" }));
  expect([proposal.to, proposal.pledges[0]!.by]).toEqual([[], 0]);
});

it("is left by Escape from a field", async () => {
  open();
  await fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape" });
  expect(close).toHaveBeenCalledOnce();
});

it("is left by Escape from the board, also before its sheet is here", async () => {
  const info = { game: "condottiere", setup: {}, seats: NAMES.map((name) => ({ kind: "person", name })) };
  const table: unknown = { names: NAMES, seat: 0, curtain: null, deals: [], info: { ...info, status: "playing" } };
  let dealings: Dealings | undefined;
  const leave = $effect.root(() => {
    dealings = new Dealings(table as Table);
  });
  dealings!.propose(1);
  await tick();
  expect(dealings!.proposal).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(dealings!.proposal).toBeNull();
  leave();
});

it.each([
  ["", [1, 2]],
  ["lines", []],
])("is offered to bots as to people, but not in a lesson (%s)", (lesson, partners) => {
  const seats = [{ kind: "person" }, { kind: "bot", level: "squire" }, { kind: "person" }];
  const info = { game: "condottiere", setup: {}, seats, status: "playing", lesson };
  const table: unknown = { names: NAMES, seat: 0, curtain: null, deals: [], info };
  let found: number[] = [];
  const leave = $effect.root(() => {
    found = new Dealings(table as Table).partners;
  });
  expect(found).toEqual(partners);
  leave();
});
