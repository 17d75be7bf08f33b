import { beforeEach, expect, it } from "vitest";
import type { Title } from "../protocol";
import { hasLearned, keepRead, learn, nextLesson, readAt } from "./learned";

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

it("remembers how far the lesson at a table was read", () => {
  expect(readAt("one")).toBe(0);
  keepRead("one", 3);
  expect(readAt("one")).toBe(3);
  expect(readAt("other")).toBe(0);
});
