import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import drawn from "./bots.svg?raw";
import Portrait from "./Portrait.svelte";

const drawings = (level: string): (string | null)[] => {
  const { container } = render(Portrait, { level, arms: true });
  return [...container.querySelectorAll("use")].map((use) => use.getAttribute("href"));
};

it("draws every level with a face and arms of its own", () => {
  const seen = new Set<string | null>();
  for (const level of ["random", "beginner", "squire", "captain", "condottiere", "champion"]) {
    expect(drawings(level)).toEqual([`#bot-${level}`, `#coat-${level}`]);
    for (const drawing of drawings(level)) {
      expect(drawn).toContain(`<symbol id="${drawing?.slice(1)}"`);
      seen.add(drawing);
    }
  }
  expect(seen.size).toBe(12);
});

it("gives a level that it does not know a closed helmet", () => {
  expect(drawings("nobody-yet")).toEqual(["#bot-unknown", "#coat-unknown"]);
  expect(drawn).toContain('<symbol id="bot-unknown"');
  expect(drawn).toContain('<symbol id="coat-unknown"');
});
