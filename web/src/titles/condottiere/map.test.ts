import { expect, it } from "vitest";
import { neighbourTowards, REGIONS } from "./map";

/** The ends of each parabola of an outline, in either order, and where it bends. */
function curves(path: string): Set<string> {
  const places = path.match(/-?[\d.]+ -?[\d.]+/g)!;
  const found = new Set<string>();
  for (let at = 0; at + 2 < places.length; at += 2)
    found.add([places[at + 1], ...[places[at], places[at + 2]].sort()].join());
  return found;
}

it("draws a border alike from either side", () => {
  const [torino, milano] = ["Torino", "Milano"].map((name) => REGIONS.find((region) => region.name === name)!);
  expect(torino!.path).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/);
  const beyond = curves(milano!.path);
  expect([...curves(torino!.path)].filter((curve) => beyond.has(curve)).length).toBeGreaterThan(10);
});

it("is walked with the arrow keys", () => {
  expect(neighbourTowards("Torino", [1, 0], null)).not.toBeNull();
  expect(neighbourTowards("Napoli", [0, 1], null)).toBeNull();
  expect(neighbourTowards("Torino", [1, 0], new Set(["Venezia"]))).toBe("Venezia");
});
