import type { Entry, News } from "../protocol";
import { speech, t } from "../lib/i18n.svelte";
import { isolated, tell } from "../lib/telling";
import { takesBack } from "../lib/table.svelte";
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

/** What the events of the same step led to. */
const AFTERWARDS = new Set(["ended", "rematch"]);

/** ``me``: the seat that reads it. */
export function sentences(entries: Entry[], names: readonly string[], me: number | null = null): Sentence[] {
  return entries.flatMap((entry, place) => {
    const news = newsOf(entry, place, names);
    const last = news.filter((one) => AFTERWARDS.has(one.of));
    return [...news.filter((one) => !last.includes(one)), ...eventsOf(entry, place, names, me), ...last];
  });
}

/** What happened since a seat's last decision that stands: what an undo of it would take back. */
export function takenBack(
  entries: readonly Entry[],
  seat: number,
  names: readonly string[],
  me: number | null = null,
): string[] {
  let standing: Entry[] = [];
  for (const entry of entries) {
    for (const piece of entry.news ?? []) {
      if (takesBack(piece)) standing = standing.filter(({ turn }) => turn <= piece.turn);
    }
    standing.push(entry);
  }
  const decided = (entry: Entry): boolean =>
    (entry.news ?? []).some((piece) => piece.is === "acted" && piece.seat === seat);
  const since = standing.findLastIndex(decided);
  return since < 0
    ? []
    : standing.slice(since).flatMap((entry, row) => eventsOf(entry, row, names, me).map(({ text }) => text));
}

function eventsOf(entry: Entry, row: number, names: readonly string[], me: number | null): Sentence[] {
  const { chapters = [], silent = [] } = titles.of(speech.title) ?? {};
  const events = (entry.events ?? []).filter((event) => !silent.includes(event.id));
  return events.map((event, place) => ({
    key: `${row}.${place}`,
    at: entry.at,
    text: tell(event, names, me),
    kind: "game",
    opens: chapters.includes(event.id),
  }));
}

function newsOf(entry: Entry, row: number, names: readonly string[]): (Sentence & { of: News["is"] })[] {
  const news = (entry.news ?? []).filter((piece) => !ELSEWHERE.has(piece.is));
  return news.map((piece, place) => ({
    key: `${row}:${place}`,
    of: piece.is,
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
    reason: "reason" in piece ? isolated(piece.reason) : "",
  });
}
