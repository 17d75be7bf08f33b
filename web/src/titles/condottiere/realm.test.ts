import { describe, expect, it } from "vitest";
import { BORDERS, neighbourTowards, REGIONS } from "./map";
import { decidesFor, largestGroup, prospect } from "./realm";
import type { View } from "./view";

const seat = (regions: string[]) => ({
  hand: null,
  cards: 0,
  line: [],
  face_down: [],
  worth: [],
  strength: 0,
  passed: false,
  regions,
});
const view = (realms: string[][], more: Partial<View> = {}): View =>
  ({ seats: realms.map(seat), options: [], need_adjacent: 3, need_total: 5, battle: null, ...more }) as unknown as View;

describe("the map", () => {
  it("has 17 regions and 34 borders, each known from both sides", () => {
    expect(REGIONS).toHaveLength(17);
    expect(Object.values(BORDERS).flat()).toHaveLength(68);
    for (const [region, others] of Object.entries(BORDERS)) {
      for (const other of others) expect(BORDERS[other]).toContain(region);
    }
  });

  it("is walked with the arrow keys", () => {
    expect(neighbourTowards("Torino", [1, 0], null)).not.toBeNull();
    expect(neighbourTowards("Napoli", [0, 1], null)).toBeNull();
    expect(neighbourTowards("Torino", [1, 0], new Set(["Venezia"]))).toBe("Venezia");
  });
});

describe("how far a player is from winning", () => {
  it("knows the example of C-WIN-1: Genova, Lucca and Bologna win with exactly one of three", () => {
    const { winning } = prospect(view([["Genova", "Lucca", "Bologna"], []], { need_adjacent: 4 }), 0, BORDERS);
    expect(winning.sort()).toEqual([]);
    const three = prospect(view([["Genova", "Lucca", "Bologna"], []], { need_total: null }), 0, BORDERS);
    expect(three.winning.sort()).toEqual(["Firenze", "Modena", "Parma"]);
  });

  it("counts the group that hangs together", () => {
    expect(largestGroup(["Roma", "Napoli", "Torino"], BORDERS).sort()).toEqual(["Napoli", "Roma"]);
  });

  it("says whether the battle decides the game", () => {
    expect(decidesFor(view([["Roma", "Napoli"], []], { battle: "Ancona" }), 0, BORDERS)).toBe(true);
    expect(decidesFor(view([["Roma", "Napoli"], []], { battle: "Torino" }), 0, BORDERS)).toBe(false);
  });
});
