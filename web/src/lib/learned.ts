import type { Title } from "../protocol";

const KEY = "signoria-learned";

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether this reader has come to the end of a lesson. */
export const hasLearned = (title: string, lesson: string): boolean => load().includes(`${title}/${lesson}`);

export function learn(title: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...load(), `${title}/${lesson}`])]));
  } catch {
    // A browser without storage begins with the first lesson again.
  }
}

/** Where one goes on: the first lesson that was not learned yet; after all of them, the first. */
export const nextLesson = ({ name, lessons }: Title): string | undefined =>
  lessons.find((lesson) => !hasLearned(name, lesson)) ?? lessons[0];

const PLACE = "signoria-lesson";

/** How many steps of the lesson at a table were read, for whoever loads the page anew. */
export function readAt(table: string): number {
  try {
    const [at, read] = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as [string?, number?];
    return at === table ? (read ?? 0) : 0;
  } catch {
    return 0;
  }
}

export function keepRead(table: string, read: number): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify([table, read]));
  } catch {
    // A browser without storage hears a step again.
  }
}
