import { readFileSync } from "node:fs";
import { join } from "node:path";
import { speech, type Tables } from "../lib/i18n.svelte";
import { LANGUAGES, type Language } from "../lib/languages";
import type { Json } from "../protocol";

/** Something told of a game, and its sentence in every language: see tests/locales/telling.py. */
export interface Vector {
  title: string;
  kind: "event" | "action" | "refusal" | "outcome";
  id: string;
  args: { [name: string]: Json };
  /** The seat that it is told to; null: to somebody else. */
  me: number | null;
  says: { [language: string]: string };
}

interface Telling {
  names: string[];
  tables: { [title: string]: Tables };
  vectors: Vector[];
}

const file = (path: string): string => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

export const telling = JSON.parse(file("tests/locales/telling.json")) as Telling;

/** Speak of a title, with its words as they lie on the disk. */
export function speakOf(title: string): void {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const ftl = file(`src/signoria/titles/${title}/locales/${language}/words.ftl`);
    speech.teach(title, language, { language, ftl, ...telling.tables[title]! });
  }
  speech.title = title;
}

/** Speak of a title that nobody has written words for; its manifest says what a few arguments are. */
export function speakOfTomorrow(): void {
  const kinds = { seat: "seat", seats: "seats", winners: "seats", owner: "seat", order: "seats", scores: "tally" };
  const words = { language: "en", ftl: "", arguments: kinds, actions: ["what"], rows: {} };
  for (const language of Object.keys(LANGUAGES) as Language[]) speech.teach("a-game-of-tomorrow", language, words);
  speech.title = "a-game-of-tomorrow";
}
