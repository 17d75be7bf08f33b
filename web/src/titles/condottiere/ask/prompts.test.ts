import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speech } from "../../../lib/i18n.svelte";
import { LANGUAGES, type Language } from "../../../lib/languages";
import { plain } from "../../../lib/telling";
import { speakOf } from "../../../testing/words";
import { seat } from "../testing/bare";
import { momentsOf, type Moments } from "../testing/looks";
import type { Choice, SeatView, View } from "../view";
import { promptOf } from "./prompts";
import { text } from "./said";

const NAMES = ["Anna", "Bence", "Vera", "Dariush", "Elena", "Fabio"];
const WORDS = join(import.meta.dirname, "../../../../../src/signoria/titles/condottiere/locales/en/words.ftl");
const ours = readFileSync(WORDS, "utf8").match(/^ask-[\w-]+/gm)!;

let looks: Moments["looks"];

const said = (view: View, selected: string | null = null): string => {
  const { main, more } = promptOf(view, NAMES, selected);
  return plain(text([...main, ...more]));
};

/** What is said in a moment, and of each of its actions; while others play, of the card that is chosen ahead. */
const allOf = (view: View) => {
  const hand = view.seats[view.seat ?? -1]?.hand ?? [];
  const ahead = view.to_move === view.seat ? [] : hand.map((card) => `play:${card}`);
  return [null, ...view.moves, ...ahead].map((selected) => promptOf(view, NAMES, selected));
};

beforeAll(() => {
  speakOf("condottiere");
  looks = [...momentsOf().looks, ...momentsOf({ count: 1500, seed: 3 }).looks];
});

beforeEach(() => speech.speak("en"));

describe("in every moment of real games", () => {
  it("something is asked or told, and everything that can be said is said somewhere", () => {
    const met = new Set<string>();
    const rare = battle([seat({ cards: 0 }), seat()], { to_move: 1, options: ["draw-after-battle"] });
    for (const view of [rare, ...looks.map((look) => look.view)]) {
      for (const { main, more } of allOf(view)) {
        expect(main.length).toBeGreaterThan(0);
        for (const { id } of [...main, ...more]) met.add(id);
      }
    }
    const asked = ours.filter((id) => id !== "ask-change");
    expect(asked.filter((id) => !met.has(id))).toEqual([]);
  });

  it.each(Object.keys(LANGUAGES) as Language[])("it is a whole sentence: %s", async (language) => {
    await speech.speak(language);
    for (const { view } of looks.filter(({ view }) => view.phase !== "deal").slice(0, 700)) {
      for (const { main, more } of allOf(view)) {
        const whole = plain(text([...main, ...more]));
        expect(whole).toMatch(/[.?؟]$/);
        expect(whole).not.toMatch(/ask-|undefined|NaN|[{}]|(?:^|[^.])\.\./);
      }
    }
  });

  it("says what its numbers are", () => {
    for (const { view, situation } of looks.filter((look) => look.situation.includes("leads alone"))) {
      const mine = view.seats[view.seat!]!.strength;
      const pass = view.choices.find(({ move }) => move === "pass")!;
      if (pass.ends && pass.sure) expect(said(view), situation).toContain(`you lead ${mine} to `);
    }
  });
});

const choice = (move: string, more: Partial<Choice>): Choice => ({
  move,
  strengths: [],
  line: [],
  worth: [],
  season: null,
  leaders: [],
  marker_next: null,
  loses: [],
  ends: false,
  sure: true,
  winner: null,
  conquers: false,
  wins: [],
  ...more,
});

/** A battle for Parma as Anna sees it, who is to play. */
const battle = (seats: SeatView[], more: Partial<View> = {}): View => {
  const some = looks.find(({ view }) => view.phase === "battle" && view.seats.length === 4)!.view;
  const bare = { defender: null, defended: false, final: [], options: [], season: null, moves: [], choices: [] };
  return { ...some, ...bare, seat: 0, to_move: 0, battle: "Parma", phase: "battle", leaders: [], seats, ...more };
};

describe("in a battle", () => {
  it("the first card is still to come, or the region decides the game", () => {
    const seats = [seat(), seat()];
    expect(said(battle(seats))).toBe("No one has played yet. Play a card or pass. Only Bence can still play.");
    seats[0] = seat({ winning: ["Parma"] });
    expect(said(battle(seats))).toContain("Parma would win you the game. No one has played yet.");
  });

  const passes = choice("pass", { ends: true, winner: 0, conquers: true });

  it("all others have passed and I lead: a pass takes the region", () => {
    const seats = [seat({ strength: 7 }), seat({ strength: 4, passed: true }), seat({ passed: true })];
    const view = battle(seats, { leaders: [0], moves: ["pass"], choices: [passes] });
    expect(said(view)).toBe("All others have passed and you lead 7 to 4. Pass, and Parma is yours.");
  });

  it("all others have passed and I do not: what I need", () => {
    const seats = [seat({ strength: 4, cards: 1 }), seat({ strength: 4, passed: true })];
    const view = battle(seats, { leaders: [0, 1], choices: [{ ...passes, winner: null }] });
    expect(said(view)).toBe(
      "All others have passed. You need 5 to take Parma. This is your last card: then you sit out until the next deal.",
    );
  });

  it("another is about to win the game", () => {
    const seats = [seat({ strength: 4 }), seat({ strength: 9, winning: ["Parma"] }), seat()];
    const view = battle(seats, { leaders: [1] });
    expect(said(view)).toBe("Bence leads with 9 and would win the game with Parma. 2 can still play.");
  });

  it("a defender may wait", () => {
    const view = battle([seat({ regions: ["Parma"] }), seat({ strength: 2 })], { leaders: [1], defender: 0 });
    expect(said(view)).toBe("They attack your Parma. You may pass and still play later. Only Bence can still play.");
  });

  it("a selected card says what it would make of it", () => {
    const seats = [seat({ strength: 6, line: ["6"], hand: ["drummer", "2"] }), seat({ strength: 9 })];
    const drummer = choice("play:drummer", { strengths: [12, 9], line: ["6", "drummer"], leaders: [0] });
    const view = battle(seats, { leaders: [1], choices: [drummer], moves: ["play:drummer", "pass"] });
    expect(said(view, "play:drummer")).toContain("Drummer: 6 → 12. You would lead 12 to 9.");
    const two = choice("play:2", { strengths: [8, 9], line: ["2", "6"], leaders: [1] });
    expect(said({ ...view, choices: [two] }, "play:2")).toBe("Mercenary 2: 6 → 8. You would still need 2 more.");
  });

  it("a Bishop says who loses what", () => {
    const seats = [seat({ strength: 18, line: ["8", "10"] }), seat({ strength: 31 })];
    const bishop = choice("play:bishop", { strengths: [8, 21], leaders: [1], loses: [["10"], ["10"]] });
    const view = battle(seats, { leaders: [1], choices: [bishop] });
    expect(said(view, "play:bishop")).toContain("All 10s go: you 18 → 8, Bence 31 → 21. You would still need 14 more.");
  });

  it("a Surrender says who would have the region, and what is not sure", () => {
    const ends = choice("play:surrender", { strengths: [3, 9], leaders: [1], ends: true, winner: 1, sure: false });
    const view = battle([seat({ strength: 3 }), seat({ strength: 9 })], { leaders: [1], choices: [ends] });
    expect(said(view, "play:surrender")).toContain(
      "Surrender: the battle ends at once. Bence would take Parma. Face-down cards may change it.",
    );
  });

  it("who has passed hears who fights on", () => {
    const seats = [seat({ passed: true }), seat(), seat()];
    expect(said(battle(seats, { to_move: 1 }))).toBe("You have passed. Bence and Vera fight on. Bence is to play.");
  });
});

describe("where next", () => {
  it("a region says whom it would bring what", () => {
    const seats = [seat({ winning: ["Roma"] }), seat({ winning: ["Roma", "Siena"] }), seat()];
    const view = battle(seats, { phase: "place", battle: null, opening: false, prospects: { Lucca: [2, 1, 1] } });
    expect(said(view)).toBe("Where next?");
    expect(said(view, "place:Roma")).toBe("Rome would win the game for you, and also for Bence.");
    expect(said(view, "place:Siena")).toBe("Bence would win the game with Siena.");
    expect(said(view, "place:Lucca")).toBe("Lucca: 2 adjacent regions for you.");
  });
});
