import type { Entry, Look } from "../protocol";
import { t } from "../lib/i18n.svelte";
import { notify, shake } from "../lib/notice";
import { settings } from "../lib/settings.svelte";
import { noteOf, type Cues, type Note } from "../lib/sound/cues";
import { LOUD, SOUNDS } from "../lib/sound/list";
import { ring } from "../lib/sound/ring";

/** Between the sounds of one moment, in seconds. */
const APART = 0.28;
/** More than this in one moment is noise. */
const MOST = 3;

/** What is heard, felt and told outside the page when a look is shown. */
export class Signals {
  /** Whether to ask if the reader would like to hear it: once at a table, after the first victory, until they move on. */
  asking = $state(false);
  #asked = false;

  constructor(readonly cues: Cues) {}

  shown(before: Look | null, look: Look, watched: boolean): void {
    const notes = this.notesOf(look);
    if (watched) notes.forEach((note, place) => void ring(note, place * APART));
    if (before?.legal.length) this.asking = false;
    if (settings.sound === null && !this.#asked && notes.some(({ sound }) => sound === "victory")) {
      this.asking = this.#asked = true;
    }
    if (look.legal.length && !before?.legal.length) call(t("your-turn"), watched ? notes.length * APART : 0);
  }

  answer(yes: boolean): void {
    settings.sound = yes;
    this.asking = false;
    if (yes) void ring({ sound: "victory", pitch: 1 });
  }

  /** Each sound once, and of the loud ones the last: the end of the game drowns that of a battle. */
  notesOf(look: Look): Note[] {
    const all = look.events.map((event) => noteOf(this.cues, event, look.seat)).filter((note) => note !== null);
    const loud = all.findLast(({ sound }) => SOUNDS[sound].level > LOUD);
    const notes = all.filter(
      (note, place) =>
        all.findIndex(({ sound }) => sound === note.sound) === place &&
        (note === loud || SOUNDS[note.sound].level <= LOUD),
    );
    return notes.slice(-MOST);
  }
}

/** The reader is wanted: a bell after `wait` seconds, a shake, and where the page is not seen a notice. */
export function call(text: string, wait = 0): void {
  void ring({ sound: "bell", pitch: 1 }, wait);
  if (settings.vibration) shake();
  if (settings.notice && document.hidden) void notify(text);
}

/** What was decided in the reader's place because the time was up; until the next decision is made. */
export function madeForMe(entries: readonly Entry[], mine: readonly number[]): Entry | null {
  const of = (kind: "acted" | "ran-out") => (entry: Entry) =>
    (entry.news ?? []).some((piece) => piece.is === kind && mine.includes(piece.seat));
  const at = entries.findLastIndex(of("ran-out"));
  const made = at < 0 ? [] : entries.slice(at).filter(of("acted"));
  return made.length === 1 ? made[0]! : null;
}
