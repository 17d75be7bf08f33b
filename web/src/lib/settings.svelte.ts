import type { Pace } from "./pace";
import { LANGUAGES, preferred, type Language } from "./languages";

const KEY = "signoria";

export type Theme = "system" | "light" | "dark";

interface Saved {
  language?: Language;
  theme: Theme;
  speed: number;
  pace: Pace;
  opponents: { [title: string]: string };
  botTalk: boolean;
  name: string;
  marks: boolean;
  oneClick: boolean;
  tips: boolean;
  sound: boolean | null;
  volume: number;
  vibration: boolean;
  notice: boolean;
}

const DEFAULTS: Saved = {
  theme: "system",
  speed: 1,
  pace: "normal",
  opponents: {},
  botTalk: true,
  name: "",
  marks: true,
  oneClick: false,
  tips: true,
  sound: null,
  volume: 0.7,
  vibration: false,
  notice: false,
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>) };
  } catch {
    return DEFAULTS;
  }
}

/** What this browser remembers of its reader. */
class Settings {
  #saved = load();
  theme = $state<Theme>(this.#saved.theme);
  /** Of the animations: 1 is calm, 2 is brisk, 0 shows none. */
  speed = $state(this.#saved.speed);
  /** Of the bots. */
  pace = $state<Pace>(this.#saved.pace);
  /** By title, the level of the bots that one plays against at once. */
  opponents = $state.raw(this.#saved.opponents);
  /** Whether bots may say something. */
  botTalk = $state(this.#saved.botTalk);
  name = $state(this.#saved.name);
  /** Whether values that no box was read for are marked where they are shown. */
  marks = $state(this.#saved.marks);
  /** With a mouse: the first click plays; else it selects, and the second plays. */
  oneClick = $state(this.#saved.oneClick);
  /** Whether those who are new to a title are told what helps. */
  tips = $state(this.#saved.tips);
  /** Null: not asked yet, so no. */
  sound = $state(this.#saved.sound);
  /** From 0 to 1. */
  volume = $state(this.#saved.volume);
  /** Whether the device shakes on one's turn. */
  vibration = $state(this.#saved.vibration);
  /** Whether the system tells that it is one's turn while the page is not seen. */
  notice = $state(this.#saved.notice);
  /** Null: follow the browser. */
  language = $state<Language | null>(this.#saved.language ?? null);

  get spoken(): Language {
    return this.language && this.language in LANGUAGES ? this.language : preferred(navigator.languages);
  }

  save(): void {
    const kept = ["language", ...Object.keys(DEFAULTS)] as (keyof Saved)[];
    const saved = Object.fromEntries(kept.map((one) => [one, this[one]]));
    try {
      localStorage.setItem(KEY, JSON.stringify(saved));
    } catch {
      // A browser without storage forgets: nothing is lost but comfort.
    }
  }
}

export const settings = new Settings();

const darkness = matchMedia("(prefers-color-scheme: dark)");

export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && darkness.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

darkness.addEventListener("change", applyTheme);

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
