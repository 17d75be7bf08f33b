import { expect, it } from "vitest";
import type { TableInfo } from "../protocol";
import { familyOf, freeFor, wayOf } from "./families";

const FAMILIES = ["florence", "naples", "venice"];
const table = (setup: object, terms: object, chosen: string[] = []): TableInfo =>
  ({
    families: FAMILIES,
    setup,
    terms,
    seats: FAMILIES.map((_, seat) => ({ kind: "person", family: chosen[seat] })),
  }) as unknown as TableInfo;

it("tells in which way families come to seats", () => {
  expect(wayOf(table({}, {}))).toBe("order");
  expect(wayOf(table({ families: "lot" }, {}))).toBe("lot");
  expect(wayOf(table({}, { choose_families: true }))).toBe("choose");
});

it("tells the family of a seat as far as it is known", () => {
  expect(familyOf(table({}, {}), 1)).toBe("naples");
  expect(familyOf(table({ families: ["venice", "florence", "naples"] }, {}), 0)).toBe("venice");
  expect(familyOf(table({ families: "lot" }, {}), 0)).toBe("");
  expect(familyOf(table({}, { choose_families: true }, ["venice"]), 0)).toBe("venice");
});

it("offers what nobody else has chosen", () => {
  const info = table({}, { choose_families: true }, ["venice", "naples"]);
  expect(freeFor(info, 0)).toEqual(["florence", "venice"]);
  expect(freeFor(info, 2)).toEqual(["florence"]);
});
