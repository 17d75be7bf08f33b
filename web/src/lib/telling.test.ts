import { beforeAll, describe, expect, it } from "vitest";
import { speech } from "./i18n.svelte";
import { preferred } from "./languages";
import { actionText, plain, tell } from "./telling";

const NAMES = ["Anna", "Béla"];

describe("telling", () => {
  beforeAll(() => speech.speak("en"));

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

  it("follows the languages of the browser", () => {
    expect(preferred(["de-DE", "hu-HU", "en"])).toBe("hu");
    expect(preferred(["ja"])).toBe("en");
  });

  it("speaks Persian with Persian digits, from right to left", async () => {
    await speech.speak("fa");
    expect(speech.number(10)).toBe("۱۰");
    expect(document.documentElement.dir).toBe("rtl");
    await speech.speak("en");
  });
});
