import { beforeAll, describe, expect, it } from "vitest";
import { speech } from "./i18n.svelte";
import { preferred } from "./languages";
import { actionText, plain, tell } from "./telling";

const NAMES = ["Anna", "Béla"];

describe("telling", () => {
  beforeAll(async () => {
    speech.title = "condottiere";
    await speech.speak("en");
  });

  it("makes sentences of events", () => {
    const event = { id: "region-taken", args: { region: "Roma", seat: 1, defender: null } };
    expect(plain(tell(event, NAMES))).toBe("Béla takes Rome.");
  });

  it("names nobody and nothing where there is none", () => {
    expect(plain(tell({ id: "favour", args: { seat: 0, from: null, to: null } }, NAMES))).toContain("off the board");
  });

  it("writes actions as buttons", () => {
    expect(plain(actionText("place:Roma"))).toBe("Fight for Rome");
    expect(plain(actionText("take:none"))).toBe("Take nothing back");
    expect(actionText("conquer:everything")).toBe("conquer:everything");
  });

  it("speaks of the title at hand, and of every other as before", () => {
    speech.title = "virtu";
    const paid = {
      id: "paid",
      args: {
        seat: 0,
        for: "buy",
        sources: ["Roma", "cash:left-1"],
        florins: 2,
        room: ["room"],
        price: { florin: 2, crown: 1 },
      },
    };
    expect(plain(tell(paid, NAMES))).toBe(
      "Anna pays for a purchase (2 florins, 1 crown): room, Rome, left courtier 1 (florins into the treasury), " +
        "2 florins from the treasury.",
    );
    expect(plain(tell({ id: "siege-opened", args: { seat: 0, rival: null, city: "Pisa" } }, NAMES))).toContain(
      "neutral",
    );
    const buttons = ["place:2@under-3", "move:1", "use:room=crown", "shift:left-1>room-2", "send:florence-3", "pass"];
    expect(buttons.map((action) => plain(actionText(action)))).toEqual([
      "Family card 2: upgrade of room 3",
      "Move 1 room",
      "Use the room: crown",
      "Move a card: left courtier 1 → room 2",
      "Send an agent: room 3 of Florence",
      "Pass",
    ]);
    expect(plain(actionText("done", "hint"))).toBe("I would choose: Finish");
    speech.title = "condottiere";
    expect(plain(tell({ id: "passed", args: { seat: 0, why: "chosen" } }, NAMES))).toBe("Anna passes.");
  });

  it("follows the languages of the browser", () => {
    expect(preferred(["de-DE", "hu-HU", "en"])).toBe("hu");
    expect(preferred(["ja"])).toBe("en");
  });

  it("inflects the names of things, not of people", async () => {
    await speech.speak("ru");
    expect(plain(tell({ id: "region-taken", args: { region: "Parma", seat: 0, defender: null } }, ["Анна"]))).toBe(
      "Анна занимает Парму.",
    );
    expect(["place:Parma", "place:Roma"].map((action) => plain(actionText(action)))).toEqual([
      "Сражаться за Парму",
      "Сражаться за Рим",
    ]);
    await speech.speak("en");
  });

  it("speaks Persian with Persian digits, from right to left", async () => {
    await speech.speak("fa");
    expect(speech.number(10)).toBe("۱۰");
    expect(document.documentElement.dir).toBe("rtl");
    const tally = tell({ id: "strengths", args: { after: [3, 0] } }, NAMES);
    expect(tally, "every tally runs from right to left").toContain(
      "\u2068\u200f\u2068Anna\u2069: \u2068۳\u2069\u2069،\u200f \u2068",
    );
    await speech.speak("en");
  });
});
