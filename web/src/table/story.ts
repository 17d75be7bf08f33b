import type { Entry, News } from "../protocol";
import { speech, t } from "../lib/i18n.svelte";
import { isolated, tell } from "../lib/telling";
import { titles } from "../lib/titles.svelte";

export interface Sentence {
  key: string;
  at: number;
  text: string;
  kind: "game" | "table";
  /** A new part of the story begins here: the log leaves a line. */
  opens: boolean;
}

/** Talk has a place of its own. */
const ELSEWHERE = new Set(["said", "shown", "deal", "acted", "asked", "answered"]);

export function sentences(entries: Entry[], names: readonly string[]): Sentence[] {
  return entries.flatMap((entry, place) => [...newsOf(entry, place, names), ...eventsOf(entry, place, names)]);
}

function eventsOf(entry: Entry, row: number, names: readonly string[]): Sentence[] {
  const { chapters = [], silent = [] } = titles.of(speech.title) ?? {};
  const events = (entry.events ?? []).filter((event) => !silent.includes(event.id));
  return events.map((event, place) => ({
    key: `${row}.${place}`,
    at: entry.at,
    text: tell(event, names),
    kind: "game",
    opens: chapters.includes(event.id),
  }));
}

function newsOf(entry: Entry, row: number, names: readonly string[]): Sentence[] {
  const news = (entry.news ?? []).filter((piece) => !ELSEWHERE.has(piece.is));
  return news.map((piece, place) => ({
    key: `${row}:${place}`,
    at: entry.at,
    text: newsText(piece, names),
    kind: "table",
    opens: false,
  }));
}

function newsText(piece: News, names: readonly string[]): string {
  const player = "name" in piece ? piece.name : "seat" in piece ? (names[piece.seat] ?? "") : "";
  return t(`news-${piece.is}`, {
    player: isolated(player),
    why: ("why" in piece && piece.why) || "rules",
    kind: "kind" in piece ? piece.kind : "",
    how: "how" in piece ? piece.how : "",
  });
}
