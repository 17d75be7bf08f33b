import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speech, t, tOf } from "./i18n.svelte";
import { actionText, plain } from "./telling";

beforeAll(() => speech.speak("en"));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const words = (ftl: string) =>
  Response.json({
    language: "en",
    ftl,
    arguments: { seat: "seat", what: "name" },
    actions: ["what", "from>to"],
    rows: {},
  });

it("fetches the words of a title once, and those of another language when it is spoken", async () => {
  const asked = vi.fn((path: string) =>
    Promise.resolve(
      words(path.endsWith("/hu") ? "title-name = Ním" : "title-name = Nim\naction-take = Take { $what }"),
    ),
  );
  vi.stubGlobal("fetch", asked);
  speech.turnTo("nim");
  expect(speech.has("nim"), "nothing is told before the words are here").toBe(false);
  expect(tOf("nim", "title-name")).toBe("");
  await Promise.all([speech.learn("nim"), speech.learn("nim")]);
  expect([t("title-name"), plain(actionText("take:3")), plain(actionText("take:3", "hint"))]).toEqual([
    "Nim",
    "Take 3",
    "I would choose: Take 3.",
  ]);
  await speech.speak("hu");
  expect(t("title-name")).toBe("Ním");
  await speech.speak("en");
  expect(t("title-name")).toBe("Nim");
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/titles/nim/words/en", "/api/titles/nim/words/hu"]);
});

it("lets a title say in its own words what all titles say", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(words("phase-over = No match is left")));
  await speech.learn("matches");
  expect(tOf("matches", "phase-over")).toBe("No match is left");
  expect(t("phase-over")).toBe("The game is over");
});

it("asks again while the server cannot be reached, and not for a title that is not there", async () => {
  vi.useFakeTimers();
  const asked = vi
    .fn()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValueOnce(words("title-name = Later"))
    .mockResolvedValueOnce(Response.json({ reason: "not-found", args: {}, rule: "" }, { status: 404 }));
  vi.stubGlobal("fetch", asked);
  const learned = speech.learn("later");
  await vi.runAllTimersAsync();
  await learned;
  expect(tOf("later", "title-name")).toBe("Later");
  await speech.learn("gone");
  expect(speech.has("gone")).toBe(true);
  expect(asked).toHaveBeenCalledTimes(3);
});
