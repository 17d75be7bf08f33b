import { expect, it } from "vitest";
import { neighbourTowards } from "./map";

it("is walked with the arrow keys", () => {
  expect(neighbourTowards("Torino", [1, 0], null)).not.toBeNull();
  expect(neighbourTowards("Napoli", [0, 1], null)).toBeNull();
  expect(neighbourTowards("Torino", [1, 0], new Set(["Venezia"]))).toBe("Venezia");
});
