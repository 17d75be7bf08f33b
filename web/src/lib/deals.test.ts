import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Deal } from "../protocol";
import { speakOf } from "../testing/words";
import { dealText, pledgeText, signName, signsAt, signsOf, signsOfSeat } from "./deals";
import { speech } from "./i18n.svelte";
import { plain } from "./telling";

const NAMES = ["Anna", "Béla", "Vera"];
const deal = (more: Partial<Deal> = {}): Deal => ({
  number: 1,
  seat: 0,
  to: [1],
  pledges: [
    { by: 1, action: "place:Roma", will: false },
    { by: 0, action: "pass" },
  ],
  ...more,
});

beforeAll(() => speakOf("condottiere"));
beforeEach(() => speech.speak("en"));

it("says a deal in a sentence a promise, to each party as it concerns them", () => {
  const text = (me: number | null) => plain(dealText(deal().pledges, NAMES, me));
  expect(text(0)).toBe("Béla will not choose Rome for the next battle. You will pass");
  expect(text(1)).toBe("You will not choose Rome for the next battle. Anna will pass");
  expect(text(null)).toBe("Béla will not choose Rome for the next battle. Anna will pass");
});

it.each([
  ["ru", "Вы не выберете Рим для следующего сражения"],
  ["hu", "Te nem Rómát választod a következő ütközethez"],
  ["fa", "شما ناحیهٔ رم را برای نبرد بعدی انتخاب نمی‌کنید"],
] as const)("says a promise in %s", async (language, said) => {
  await speech.speak(language);
  expect(plain(pledgeText({ by: 0, action: "place:Roma", will: false }, NAMES, 0))).toBe(said);
});

it("says words of one's own, and adds them to what is promised", () => {
  expect(plain(pledgeText({ by: 1, note: "be kind" }, NAMES, 0))).toBe("Béla promises to: be kind");
  expect(plain(pledgeText({ by: 1, action: "pass", note: "soon" }, NAMES, 0))).toBe("Béla will pass · soon");
});

it("marks a deal that stands where it would be done and at its parties, and nowhere else", () => {
  for (const state of ["open", "accepted"] as const) {
    const signs = signsOf([deal({ state })], NAMES, 0);
    expect(signsAt(signs, ["place:Roma"]).map(({ standing }) => standing)).toEqual([state]);
    expect(signsAt(signs, ["place:Siena"])).toEqual([]);
    expect([0, 1, 2].map((seat) => signsOfSeat(signs, seat).length)).toEqual([1, 1, 0]);
  }
});

it.each(["declined", "withdrawn", "void"] as const)("takes the marks of a deal away that is %s", (state) => {
  expect(signsOf([deal({ state })], NAMES, 0)).toEqual([]);
});

it("marks after the game what was kept and broken, by whom, and nothing that never came up", () => {
  const signs = signsOf([deal({ state: "accepted", kept: [false, true] })], NAMES, 0);
  expect(signsAt(signs, ["place:Roma"])[0]!.standing).toBe("broken");
  expect(signsOfSeat(signs, 1).map(({ standing }) => standing)).toEqual(["broken"]);
  expect(signsOfSeat(signs, 0).map(({ standing }) => standing)).toEqual(["kept"]);
  expect(plain(signName(signs[0]!))).toMatch(/^Deal 1, broken: Béla will not choose Rome/);
  expect(signsOf([deal({ state: "accepted", kept: [null, null] })], NAMES, 0)).toEqual([]);
});
