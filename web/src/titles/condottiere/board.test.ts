import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { confirmation } from "../../lib/confirm.svelte";
import { speech } from "../../lib/i18n.svelte";
import { fetchRest } from "../../lib/lazy.svelte";
import { Stage } from "../../lib/stage.svelte";
import { calm, settings } from "../../lib/settings.svelte";
import { plain } from "../../lib/telling";
import type { Event, Look } from "../../protocol";
import Board from "./Board.svelte";
import type { BattleReport, SeatView, View } from "./view";
import { speakOf } from "../../testing/words";
import { look, seat } from "./testing/bare";

const REPORT: BattleReport = {
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

/** Without the marks of direction. */
const said = (query: string): string => plain(document.querySelector(query)!.textContent);

const show = (one: Look, act = vi.fn()) => {
  render(Board, { look: one, names: ["Anna", "Béla"], stage: new Stage(), act });
  return act;
};

describe("the board", () => {
  beforeAll(async () => {
    await fetchRest();
    await speech.speak("en");
    speakOf("condottiere");
  });

  it("gives back the action of the card that was clicked", async () => {
    const act = show(look({ legal: ["play:2", "play:10", "play:winter", "pass"] }));
    await fireEvent.click(screen.getByRole("button", { name: /^Mercenary 10/ }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /^Mercenary 10/ }));
    expect(act).toHaveBeenCalledWith("play:10");
  });

  it("plays what is selected by the button, and passes at once", async () => {
    const act = show(look({ legal: ["play:2", "pass"] }));
    await fireEvent.click(screen.getByRole("button", { name: "Pass" }));
    expect(act.mock.calls).toEqual([["pass"]]);
  });

  it("selects a card by its place, plays it by the button, and forgets it by Escape", async () => {
    const act = show(look({ legal: ["play:2", "play:10", "play:winter", "pass"] }));
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(document.querySelector("[aria-pressed=true]")?.getAttribute("data-card")).toBe("10");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.querySelector("[aria-pressed=true], [data-confirm]")).toBeNull();
    await fireEvent.keyDown(document.body, { key: "3" });
    await fireEvent.click(document.querySelector("[data-confirm]")!);
    expect(act.mock.calls).toEqual([["play:winter"]]);
  });

  it("plays at the first click of the mouse where one wishes so, and of nothing else", async () => {
    settings.oneClick = true;
    const act = show(look({ legal: ["play:2", "play:10", "play:winter", "pass"] }));
    const card = screen.getByRole("button", { name: /^Mercenary 10/ });
    await fireEvent(card, Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await fireEvent(card, Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "mouse" }));
    expect(act.mock.calls).toEqual([["play:10"]]);
    settings.oneClick = false;
  });

  it("passes with the face-down card as it lies or turned up, by button and by key", async () => {
    const seats = [seat({ hand: ["2"], face_down: ["10"] }), seat()];
    const act = show(look({ legal: ["play:2", "pass", "pass:open"], seats }));
    await fireEvent.click(screen.getByRole("button", { name: "Turn the card up and pass" }));
    expect(act.mock.calls).toEqual([["pass:open"]]);
    expect(document.querySelector("[data-sent='pass:open']")).not.toBeNull();
  });

  it("can be played again after a refusal: the table was paused", async () => {
    const act = show(look({ legal: ["play:2", "pass"] }), vi.fn().mockResolvedValueOnce(true));
    await fireEvent.keyDown(document.body, { key: "p" });
    await vi.waitFor(() => expect(document.querySelector("[data-sent]")).toBeNull());
    await fireEvent.keyDown(document.body, { key: "p" });
    expect(act.mock.calls).toEqual([["pass"], ["pass"]]);
  });

  it.each([
    ["o", "pass:open"],
    ["p", "pass"],
  ])("passes by the key %s", async (key, action) => {
    const seats = [seat({ hand: ["2"], face_down: ["10"] }), seat()];
    const act = show(look({ legal: ["play:2", "pass", "pass:open"], seats }));
    await fireEvent.keyDown(document.body, { key });
    expect(act.mock.calls).toEqual([[action]]);
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
    expect(act).not.toHaveBeenCalled();
    const siena = document.querySelector("[data-region='Siena']")!;
    await fireEvent.keyDown(siena, { key: "Enter" });
    await fireEvent.keyDown(siena, { key: "Enter" });
    expect(act.mock.calls).toEqual([["place:Siena"]]);
  });

  it("tries what is not legal too, so that the server can say why", async () => {
    const act = show(look({ phase: "place", legal: ["place:Parma"] }));
    await fireEvent.click(document.querySelector("[data-region='Roma']")!);
    expect(act).toHaveBeenCalledWith("place:Roma");
  });

  it("keeps a card that is chosen while others play for one's turn, unless the lead changes", async () => {
    const act = vi.fn();
    const props = { names: ["Anna", "Béla"], stage: new Stage(), act };
    const waits = look({ to_move: 1, leaders: [1] });
    const lifted = () => document.querySelector("[data-place=hand][aria-pressed=true]")?.getAttribute("data-card");
    const { rerender } = render(Board, { ...props, look: waits });
    await fireEvent.click(document.querySelector("[data-card='10']")!);
    expect(lifted()).toBe("10");
    expect(said(".prompt")).toContain("Mercenary 10 waits for your turn.");
    const legal = ["play:2", "play:10", "play:winter", "pass"];
    await rerender({ look: { ...look({ legal, leaders: [1] }), turn: 5 } });
    expect(lifted()).toBe("10");
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(document.querySelector("[data-confirm]")!);
    expect(act.mock.calls).toEqual([["play:10"]]);
    await rerender({ look: { ...waits, turn: 6 } });
    await fireEvent.click(document.querySelector("[data-card='10']")!);
    await rerender({ look: { ...look({ legal, leaders: [0, 1] }), turn: 7 } });
    expect(lifted()).toBeUndefined();
  });

  it("lets the scarecrow choose in the line itself", async () => {
    const seats = [seat({ hand: ["2"], line: ["6", "courtesan"], worth: [6, 1], strength: 7 }), seat()];
    const act = show(look({ phase: "take", legal: ["take:6", "take:none"], seats }));
    await fireEvent.click(document.querySelector("[data-action='take:6']")!);
    await fireEvent.click(document.querySelector("[data-confirm]")!);
    expect(act.mock.calls).toEqual([["take:6"]]);
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
    await fireEvent.click(screen.getByRole("button", { name: /Your strength/ }));
    const sums = ["mercenaries 2, 4: 6", "doubled by the Drummer: 12", "+3 for each 4: +3", "Courtesan", "= 17"];
    for (const part of sums) expect(said(".why")).toContain(part);
  });

  it("says how near everybody is to winning", () => {
    const near = seat({ regions: ["Roma", "Napoli"], group: ["Roma", "Napoli"], winning: ["Spoleto", "Ancona"] });
    show(look({ seats: [seat({ hand: ["2"] }), near] }));
    expect(said("[data-goals='1']")).toContain("2 of 6 regions, 2 of 4 adjacent");
    expect(said("[data-goals='1']")).toContain("Spoleto and Ancona");
    expect(document.querySelectorAll("[data-goals='1'] path.has:not(.link)")).toHaveLength(2);
  });

  it.each([
    ["winter", "Winter: every mercenary counts as 1"],
    ["spring", "Spring: +3 for the strongest mercenaries"],
  ] as const)("keeps the %s in sight while it lasts, and who would get the marker", (season, chip) => {
    const seats = [seat({ hand: ["2"] }), seat({ line: ["courtesan", "courtesan"], worth: [1, 1], strength: 2 })];
    show(look({ season, seats, leaders: [1], marker_next: { to: 1, why: "courtesans" } }));
    expect(said("[data-season]").trim()).toBe(chip);
    expect(said("[data-marker-next='1']").trim()).toBe("To Béla: 2 Courtesans");
    expect(said("h1")).toBe("The battle for Rome");
    expect(said(".stake")).toContain("Béla would take it.");
  });

  it("has one heading of the first rank in every scene", async () => {
    const { rerender } = render(Board, { look: look(), names: ["Anna", "Béla"], stage: new Stage(), act: vi.fn() });
    for (const phase of ["battle", "place", "favour", "over"] as const) {
      await rerender({ look: look({ phase, outcome: phase === "over" ? { winners: [0], reason: "total" } : null }) });
      expect(
        [...document.querySelectorAll("h1")].map((one) => one.textContent.length > 2),
        phase,
      ).toEqual([true]);
    }
  });

  it("leaves the keyboard in the board when the card that had it is played", async () => {
    const { rerender } = render(Board, {
      look: look({ legal: ["play:2", "pass"] }),
      names: ["Anna", "Béla"],
      stage: new Stage(),
      act: vi.fn(),
    });
    document.querySelector<HTMLElement>("[data-action='play:2']")!.focus();
    await rerender({ look: { ...look({ seats: [seat({ hand: ["10"] }), seat()], to_move: 1 }), turn: 5 } });
    expect(document.querySelector(".board")!.contains(document.activeElement)).toBe(true);
  });

  it("names every seat in a list, and marks who leads or is tied", () => {
    const seats = [seat({ hand: ["2"], strength: 7 }), seat({ strength: 7, line: ["courtesan", "6"], passed: true })];
    show(look({ seats, leaders: [0, 1] }));
    const listed = plain(document.querySelector("ol > [data-seat='1']")!.getAttribute("aria-label")!);
    expect(listed).toBe(
      "Béla, strength 7, 1 Courtesan, tied for the lead, Has the Condottiere marker, passed. 0 of 6 regions, 0 of 4 adjacent.",
    );
    expect(document.querySelectorAll(".strength[data-state=tied]")).toHaveLength(2);
  });

  it("shows what a selected card would make of the strengths, before it is played", async () => {
    const seats = [
      seat({ hand: ["drummer"], line: ["6"], worth: [6], strength: 6 }),
      seat({ strength: 9, line: ["4"] }),
    ];
    const drummer = {
      move: "play:drummer",
      strengths: [12, 9],
      line: ["6", "drummer"],
      worth: [12, 0],
      season: null,
      leaders: [0],
      marker_next: null,
      loses: [],
      ends: false,
      sure: true,
      winner: null,
      conquers: false,
      wins: [],
    };
    show(look({ legal: ["play:drummer", "pass"], seats, choices: [drummer] }));
    expect(document.querySelector("[data-would]")).toBeNull();
    await fireEvent.click(document.querySelector("[data-action='play:drummer']")!);
    expect(said("[data-would='0']")).toBe("12");
    expect(document.querySelector("[data-would='1']")).toBeNull();
    expect(document.querySelectorAll("[data-line='0'] .ghostly")).toHaveLength(1);
  });

  it("asks before a battle is left that decides the game, and only then", async () => {
    const now = { line: [], worth: [], season: null, leaders: [1], marker_next: null, loses: [], sure: true };
    const choices = [{ ...now, move: "pass", strengths: [0, 9], ends: true, winner: 1, conquers: true, wins: [1] }];
    const act = show(look({ legal: ["play:2", "pass"], leaders: [1], choices }));
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
    const last_battle = REPORT;
    const events: Event[] = [{ id: "battle-ended", args: { seat: 1, cause: "surrender" } }];
    const last_parts: View["last_parts"] = [[{ source: "mercenaries", cards: ["1", "10"], adds: 11 }], []];
    const board = look({ phase: "place", legal: ["place:Siena"], last_battle, last_parts, events });
    const { rerender } = render(Board, { look: board, names: ["Anna", "Béla"], stage: new Stage(), act: vi.fn() });
    expect(document.querySelectorAll("[data-ended] .cards > span")).toHaveLength(4);
    expect(said("h1")).toBe("You take Parma");
    expect(said(".score")).toBe("11 to 2");
    expect(said(".leads strong")).toBe("11");
    expect(said(".why")).toBe("Béla’s Surrender ends the battle at once.");
    expect(said(".sum")).toBe("mercenaries 1, 10: 11");
    expect(said(".marker")).toBe("You get the Condottiere marker: as the winner.");
    await fireEvent.click(document.querySelector("[data-continue]")!);
    expect(document.querySelector(".board[data-scene=map] .map")).not.toBeNull();
    expect(said(".told")).toContain("You take Parma: 11 to 2");
    await fireEvent.click(document.querySelector("[data-last-battle]")!);
    expect(said("h1")).toBe("You take Parma");
    const before = { ...board, turn: 3, view: { ...(board.view as View), last_battle: null }, events: [] };
    await rerender({ look: before });
    expect(document.querySelector("[data-continue], .told")).toBeNull();
  });

  it("tells it whole without motion, to those who wish for none", () => {
    const still = vi.spyOn(calm, "matches", "get").mockReturnValue(true);
    show(
      look({ phase: "place", legal: ["place:Siena"], last_battle: REPORT, events: [{ id: "battle-ended", args: {} }] }),
    );
    expect(document.querySelector(".over.moves")).toBeNull();
    expect(said("h1")).toBe("You take Parma");
    expect(said(".marker")).toBe("You get the Condottiere marker: as the winner.");
    still.mockRestore();
  });

  it("goes on by itself when another has the next choice, and is not cut short by it", async () => {
    vi.useFakeTimers();
    const last_battle = { ...REPORT, winner: null, leaders: [0, 1], strengths: [4, 4], conquered: false };
    const ended = look({ phase: "place", to_move: 1, last_battle, events: [{ id: "battle-ended", args: {} }] });
    const { rerender } = render(Board, { look: ended, names: ["Anna", "Béla"], stage: new Stage(), act: vi.fn() });
    expect(said("h1")).toBe("No one takes Parma");
    expect(said(".score")).toBe("a tie at 4");
    await rerender({ look: { ...look({ last_battle, legal: ["play:2"] }), turn: 5 } });
    expect(document.querySelector(".board[data-scene=ended]")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2500);
    expect(document.querySelector(".board[data-scene=battle]")).not.toBeNull();
    vi.useRealTimers();
  });

  it("shows on the map what each region would give to whom", async () => {
    const seats = [seat({ hand: ["2"], regions: ["Modena"], winning: ["Parma"] }), seat({ regions: ["Roma"] })];
    const prospects = { Parma: [4, 1], Siena: [1, 2] };
    show(look({ phase: "place", legal: ["place:Parma", "place:Siena"], seats, prospects, battle: null }));
    expect([...document.querySelectorAll(".labels [data-mark]")].map((mark) => plain(mark.textContent))).toEqual([
      "A4",
      "B2",
    ]);
    expect(document.querySelectorAll(".labels [data-wins]")).toHaveLength(1);
    await fireEvent.focus(document.querySelector("[data-region=Parma]")!);
    expect(said("[data-about=Parma] tr.wins")).toContain("2 of 6");
    expect(said("[data-about=Parma] tr.wins")).toContain("4 adjacent, wins");
    expect(said("[data-about=Parma] tr:last-child")).toContain("stands alone");
    const walked = [...document.querySelectorAll(".region[tabindex='0']")].map((one) =>
      one.getAttribute("data-region"),
    );
    expect(walked).toEqual(["Parma", "Siena"]);
    expect(plain(document.querySelector("[data-held] [role=img]")!.getAttribute("aria-label")!)).toBe("Mercenary 2");
  });

  it("shows what won the game, the standing and the course of its last game", () => {
    const group = ["Roma", "Napoli", "Spoleto"];
    const seats = [seat({ hand: [] }), seat({ regions: [...group, "Milano"], group })];
    const taken = (region: string): Event => ({ id: "region-taken", args: { region, seat: 1, defender: null } });
    const events = [taken("Torino"), { id: "points-counted", args: {} }, ...group.map(taken)];
    const one = look({ phase: "over", seats, battle: null, outcome: { winners: [1], reason: "adjacent" } });
    const entries = [{ number: 1, at: 0, turn: 1, events }];
    render(Board, { look: one, names: ["Anna", "Béla"], stage: new Stage(), act: vi.fn(), entries });
    expect(said("h1")).toBe("Béla wins");
    expect(
      [...document.querySelectorAll(".region.won")].map((land) => land.getAttribute("data-region")).sort(),
    ).toEqual(group.toSorted());
    expect(document.querySelectorAll("[data-standing]")).toHaveLength(2);
    expect(document.querySelectorAll("[data-battle-name]")).toHaveLength(3);
  });

  it("counts the points of a match, game by game", () => {
    const games: NonNullable<View["match"]>["games"] = [
      { winners: [1], reason: "adjacent", points: [2, 9] },
      { winners: [0], reason: "total", points: [8, 3] },
    ];
    const match = { games, scores: [10, 12], target: 12 } as NonNullable<View["match"]>;
    show(look({ phase: "over", battle: null, match, outcome: { winners: [1], reason: "points" } }));
    const rows = [...document.querySelectorAll("[data-points] tbody tr")];
    const told = rows.map((row) => [...row.children].map((cell) => plain(cell.textContent)));
    expect(told).toEqual([
      ["BBéla", "9", "3", "12"],
      ["AYou", "2", "8", "10"],
    ]);
  });

  it("does nothing where nobody may act", async () => {
    const act = vi.fn();
    render(Board, {
      look: look({ legal: [], phase: "place" }),
      names: ["Anna", "Béla"],
      stage: new Stage(),
      act,
      still: true,
    });
    await fireEvent.click(document.querySelector("[data-region='Parma']")!);
    expect(act).not.toHaveBeenCalled();
  });
});
