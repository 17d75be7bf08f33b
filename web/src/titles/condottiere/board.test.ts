import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { confirmation } from "../../lib/confirm.svelte";
import { speech } from "../../lib/i18n.svelte";
import { Stage } from "../../lib/stage.svelte";
import type { Look } from "../../protocol";
import Board from "./Board.svelte";
import { speakOf } from "../../testing/words";

const seat = (more: object = {}) => ({
  hand: null,
  cards: 3,
  line: [],
  face_down: [],
  worth: [],
  strength: 0,
  passed: false,
  regions: [],
  ...more,
});

function look(more: { phase?: string; legal?: string[]; seats?: object[] } = {}): Look {
  const view = {
    game: "condottiere",
    edition: "modern",
    options: [],
    seat: 0,
    phase: more.phase ?? "battle",
    to_move: 0,
    seats: more.seats ?? [seat({ hand: ["2", "10", "winter"] }), seat()],
    favour: null,
    marker: 1,
    battle: "Roma",
    defender: null,
    defended: false,
    declined: 0,
    final: [],
    discards: [],
    deck: null,
    kept: null,
    need_adjacent: 4,
    need_total: 6,
    outcome: null,
    match: null,
  };
  const legal = (more.legal ?? []).map((text, action) => ({ action, text }));
  return { seat: 0, turn: 4, to_move: 0, view, legal, events: [], undo: null, showable: [] };
}

const show = (one: Look, act = vi.fn()) => {
  render(Board, { look: one, names: ["Anna", "Béla"], stage: new Stage(), act });
  return act;
};

describe("the board", () => {
  beforeAll(async () => {
    await speech.speak("en");
    speakOf("condottiere");
  });

  it("gives back the action of the card that was clicked", async () => {
    const act = show(look({ legal: ["play:2", "play:10", "play:winter", "pass"] }));
    await fireEvent.click(screen.getByRole("button", { name: /^Mercenary 10/ }));
    expect(act).toHaveBeenCalledWith("play:10");
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(act).toHaveBeenCalledWith("pass");
  });

  it("passes with the face-down card as it lies or turned up, by button and by key", async () => {
    const seats = [seat({ hand: ["2"], face_down: ["10"] }), seat()];
    const act = show(look({ legal: ["play:2", "pass", "pass:open"], seats }));
    await fireEvent.click(screen.getByRole("button", { name: "Turn the card up and pass" }));
    await fireEvent.keyDown(document.body, { key: "o" });
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(act.mock.calls).toEqual([["pass:open"], ["pass:open"], ["pass"]]);
  });

  it("knows no key for turning up where nothing lies face down", async () => {
    const act = show(look({ legal: ["play:2", "pass"] }));
    await fireEvent.keyDown(document.body, { key: "o" });
    expect(act).not.toHaveBeenCalled();
  });

  it("gives back the region that was chosen, by mouse and by key", async () => {
    const act = show(look({ phase: "place", legal: ["place:Parma", "place:Siena"] }));
    const parma = document.querySelector("[data-region='Parma']")!;
    expect(parma.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(parma);
    await fireEvent.keyDown(document.querySelector("[data-region='Siena']")!, { key: "Enter" });
    expect(act.mock.calls).toEqual([["place:Parma"], ["place:Siena"]]);
  });

  it("tries what is not legal too, so that the server can say why", async () => {
    const act = show(look({ phase: "place", legal: ["place:Parma"] }));
    await fireEvent.click(document.querySelector("[data-region='Roma']")!);
    expect(act).toHaveBeenCalledWith("place:Roma");
  });

  it("lets the scarecrow choose in the line itself", async () => {
    const seats = [seat({ hand: ["2"], line: ["6", "courtesan"], worth: [6, 1], strength: 7 }), seat()];
    const act = show(look({ phase: "take", legal: ["take:6", "take:none"], seats }));
    await fireEvent.click(document.querySelector("[data-take='6']")!);
    await fireEvent.click(screen.getByRole("button", { name: "Take nothing back" }));
    expect(act.mock.calls).toEqual([["take:6"], ["take:none"]]);
  });

  it("explains a strength piece by piece: 2 and 4, doubled, and spring", async () => {
    const seats = [
      seat({ hand: [], line: ["2", "4", "drummer", "spring"], worth: [4, 11, 0, 0], strength: 15 }),
      seat(),
    ];
    show(look({ seats }));
    await fireEvent.click(screen.getByRole("button", { name: /Anna.’s strength/ }));
    const why = document.querySelector(".why")!.textContent.replace(/[\u2066-\u2069]/g, "");
    for (const part of ["mercenaries 2, 4: 6", "doubled by the Drummer: 12", "+3 for each 4: +3", "= 15"])
      expect(why).toContain(part);
  });

  it("asks before a battle is left that decides the game, and only then", async () => {
    const rich = seat({ regions: ["Siena", "Firenze", "Spoleto"], strength: 9, line: ["10"], worth: [10] });
    const act = show(look({ legal: ["play:2", "pass"], seats: [seat({ hand: ["2"] }), rich] }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(act).not.toHaveBeenCalled();
    expect(confirmation.question).not.toBeNull();
    confirmation.question!.answer(true);
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith("pass"));
  });

  it("does nothing where nobody may act", async () => {
    const act = vi.fn();
    render(Board, { look: look({ legal: [] }), names: ["Anna", "Béla"], stage: new Stage(), act, still: true });
    await fireEvent.click(document.querySelector("[data-region='Parma']")!);
    expect(act).not.toHaveBeenCalled();
  });
});
