import { LANGUAGES, preferred, type Language } from "./languages";

const KEY = "signoria";

export type Theme = "system" | "light" | "dark";

interface Saved {
  language?: Language;
  theme: Theme;
  speed: number;
  name: string;
}

const DEFAULTS: Saved = { theme: "system", speed: 1, name: "" };

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
  name = $state(this.#saved.name);
  /** Null: follow the browser. */
  language = $state<Language | null>(this.#saved.language ?? null);

  get spoken(): Language {
    return this.language && this.language in LANGUAGES ? this.language : preferred(navigator.languages);
  }

  save(): void {
    const { theme, speed, name, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, name, language }));
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
