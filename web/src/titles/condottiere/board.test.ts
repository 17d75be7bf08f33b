import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { confirmation } from "../../lib/confirm.svelte";
import { speech } from "../../lib/i18n.svelte";
import { Stage } from "../../lib/stage.svelte";
import { plain } from "../../lib/telling";
import type { Event, Look } from "../../protocol";
import Board from "./Board.svelte";
import type { SeatView, View } from "./view";
import { speakOf } from "../../testing/words";

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  hand: null,
  cards: 3,
  known: [],
  mercenaries: null,
  folded: null,
  line: [],
  face_down: [],
  worth: [],
  parts: [],
  strength: 0,
  passed: false,
  regions: [],
  group: [],
  winning: [],
  ...more,
});

function look({
  legal = [],
  events = [],
  ...more
}: Partial<Omit<View, "legal">> & { legal?: string[]; events?: Event[] } = {}): Look {
  const view: View = {
    game: "condottiere",
    edition: "modern",
    options: [],
    seat: 0,
    phase: "battle",
    to_move: 0,
    seats: [seat({ hand: ["2", "10", "winter"] }), seat()],
    favour: null,
    marker: 1,
    battle: "Roma",
    defender: null,
    defended: false,
    declined: 0,
    opening: false,
    final: [],
    season: null,
    leaders: [],
    marker_next: null,
    last_battle: null,
    discards: [],
    buried: 0,
    deck: null,
    kept: null,
    kept_count: 0,
    draw_max: null,
    drawing: null,
    need_adjacent: 4,
    need_total: 6,
    outcome: null,
    legal: [],
    moves: [],
    match: null,
    ...more,
  };
  return {
    seat: 0,
    turn: 4,
    to_move: 0,
    view,
    legal: legal.map((text, action) => ({ action, text })),
    events,
    undo: null,
    showable: [],
  };
}

/** Without the marks of direction. */
const said = (query: string): string => plain(document.querySelector(query)!.textContent);

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
    const parts: SeatView["parts"] = [
      { source: "mercenaries", cards: ["2", "4"], adds: 6 },
      { source: "drummer", cards: ["2", "4"], adds: 6 },
      { source: "spring", cards: ["4"], adds: 3 },
      { source: "courtesan", cards: ["courtesan", "courtesan"], adds: 2 },
    ];
    const line = ["2", "4", "courtesan", "courtesan", "drummer", "spring"];
    show(look({ seats: [seat({ hand: [], line, worth: [4, 11, 1, 1, 0, 0], parts, strength: 17 }), seat()] }));
    await fireEvent.click(screen.getByRole("button", { name: /Anna.’s strength/ }));
    const sums = ["mercenaries 2, 4: 6", "doubled by the Drummer: 12", "+3 for each 4: +3", "Courtesan", "= 17"];
    for (const part of sums) expect(said(".why")).toContain(part);
  });

  it("shows what a player has, and what would win", async () => {
    const near = seat({ regions: ["Roma", "Napoli"], group: ["Roma", "Napoli"], winning: ["Spoleto", "Ancona"] });
    show(look({ seats: [near, seat()] }));
    await fireEvent.keyDown(document.body, { key: "n" });
    expect(said(".prospect")).toContain("Spoleto and Ancona");
    const marked = (mark: string) => [...document.querySelectorAll<HTMLElement>(mark)].map((one) => one.dataset.region);
    expect(marked(".region.needed").sort()).toEqual(["Ancona", "Spoleto"]);
    expect(marked(".region.group").sort()).toEqual(["Napoli", "Roma"]);
  });

  it("asks before a battle is left that decides the game, and only then", async () => {
    const rich = seat({ winning: ["Roma"], strength: 9, line: ["10"], worth: [10] });
    const seats = [seat({ hand: ["2"] }), rich];
    const act = show(look({ legal: ["play:2", "pass"], seats, leaders: [1] }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(act).not.toHaveBeenCalled();
    expect(confirmation.question).not.toBeNull();
    confirmation.question!.answer(true);
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith("pass"));
  });

  it("leaves other battles without a question", async () => {
    const seats = [seat({ hand: ["2"] }), seat({ winning: ["Siena"], strength: 9, line: ["10"], worth: [10] })];
    const act = show(look({ legal: ["play:2", "pass"], seats, leaders: [1] }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(act).toHaveBeenCalledWith("pass");
  });

  it("tells how a battle ended: the lines as they lay, and what it brought", async () => {
    const stage = new Stage();
    render(Board, { look: look(), names: ["Anna", "Béla"], stage, act: vi.fn() });
    const last_battle: View["last_battle"] = {
      region: "Parma",
      defender: null,
      cause: "surrender",
      ended_by: 1,
      lines: [
        ["1", "10"],
        ["2", "surrender"],
      ],
      strengths: [11, 2],
      leaders: [0],
      winner: 0,
      conquered: true,
      marker_from: 1,
      marker: { to: 0, why: "winner" },
    };
    const events: Event[] = [
      { id: "battle-ended", args: { seat: 1, cause: "surrender" } },
      { id: "lines-discarded", args: {} },
      { id: "region-taken", args: { region: "Parma", seat: 0, defender: null } },
    ];
    await stage.animator!(look(), look({ last_battle }), () => Promise.resolve(), 1);
    expect(document.querySelector(".battle.sheet")).toBeNull();
    await stage.animator!(look(), look({ last_battle, events }), () => Promise.resolve(), 1);
    await vi.waitFor(() => expect(document.querySelectorAll(".battle.sheet .cards > span")).toHaveLength(4));
    expect(said(".battle.sheet .leader")).toContain("11");
    expect(document.querySelectorAll(".battle.sheet .story p")).toHaveLength(2);
  });

  it("does nothing where nobody may act", async () => {
    const act = vi.fn();
    render(Board, { look: look({ legal: [] }), names: ["Anna", "Béla"], stage: new Stage(), act, still: true });
    await fireEvent.click(document.querySelector("[data-region='Parma']")!);
    expect(act).not.toHaveBeenCalled();
  });
});
