import { beforeAll, describe, expect, it } from "vitest";
import { speech } from "./i18n.svelte";
import { LANGUAGES, preferred, type Language } from "./languages";
import { actionText, address, plain, tell } from "./telling";
import { speakOf, telling, type Vector } from "../testing/words";

const NAMES = ["Anna", "Béla"];

function say({ kind, id, args, me }: Vector): string {
  if (kind === "action") return actionText(id);
  if (kind === "event") return tell({ id, args }, telling.names, me);
  return address(`${kind === "refusal" ? "illegal" : "outcome"}-${id}`, args, telling.names, me);
}

describe("telling", () => {
  beforeAll(async () => {
    await speech.speak("en");
    speakOf("condottiere");
  });

  it("says what the command line says, of every title in every language", async () => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await speech.speak(language);
      for (const title of Object.keys(telling.tables)) {
        speakOf(title);
        const vectors = telling.vectors.filter((vector) => vector.title === title);
        expect(vectors.map((vector) => plain(say(vector)))).toEqual(vectors.map(({ says }) => plain(says[language]!)));
      }
    }
    await speech.speak("en");
    speakOf("condottiere");
  });

  it("makes sentences of events", () => {
    const event = { id: "region-taken", args: { region: "Roma", seat: 1, defender: null } };
    expect(plain(tell(event, NAMES))).toBe("Béla takes Rome.");
  });

  it("calls those you whom an event names, and everybody else by their names", () => {
    const taken = { id: "region-taken", args: { region: "Roma", seat: 1, defender: 0 } };
    expect([0, 1, 2, null].map((me) => plain(tell(taken, NAMES, me)))).toEqual([
      "Béla takes Rome from you.",
      "You take Rome from Anna.",
      "Béla takes Rome from Anna.",
      "Béla takes Rome from Anna.",
    ]);
    const kept = { id: "marker", args: { why: "winner", from: 0, to: 0 } };
    expect(plain(tell(kept, NAMES, 0))).toBe("You won the battle and get the Condottiere marker.");
    const compared = { id: "compared", args: { leaders: [1], strengths: [3, 5] } };
    expect(plain(tell(compared, NAMES, 1))).toBe("You are the strongest (Anna 3, you 5).");
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
    speakOf("virtu");
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
    expect(plain(actionText("done", "hint"))).toBe("I would choose: Finish.");
    speakOf("condottiere");
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
