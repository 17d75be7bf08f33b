import { beforeEach, expect, it } from "vitest";
import type { Title } from "../protocol";
import { hasLearned, learn, nextLesson } from "./learned";

const title = { name: "nim", lessons: ["one", "two"] } as unknown as Title;

beforeEach(() => localStorage.clear());

it("goes on after what was learned, and begins again after all of it", () => {
  expect(nextLesson(title)).toBe("one");
  learn("nim", "one");
  learn("nim", "one");
  expect(hasLearned("nim", "one")).toBe(true);
  expect(hasLearned("virtu", "one")).toBe(false);
  expect(nextLesson(title)).toBe("two");
  learn("nim", "two");
  expect(nextLesson(title)).toBe("one");
});
