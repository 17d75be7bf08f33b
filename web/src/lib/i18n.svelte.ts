import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { directionOf, type Language } from "./languages";

export type Args = Record<string, FluentVariable>;
type Text = () => Promise<string>;

/** One chunk a language and file: a reader fetches his own language only. */
const texts = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" }) as Record<string, Text>;

class Speech {
  language = $state<Language>("en");
  /** The title at hand: its own words, such as ``virtu-event-first``, come before those of all titles. */
  title = $state("condottiere");
  /** The language asked for last: an earlier one may come later. */
  #wanted: Language | null = null;
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language);
    this.#wanted = language;
    const files = Object.keys(texts).filter((path) => path.includes(`/locales/${language}/`));
    for (const text of await Promise.all(files.map((path) => texts[path]!()))) {
      bundle.addResource(new FluentResource(text));
    }
    if (language !== this.#wanted) return;
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }

  own(id: string, title = this.title): string {
    return this.#bundle?.hasMessage(`${title}-${id}`) ? `${title}-${id}` : id;
  }

  knows(id: string): boolean {
    return this.#bundle?.hasMessage(this.own(id)) ?? false;
  }

  text(id: string, args?: Args, attribute?: string): string {
    const message = this.#bundle?.getMessage(this.own(id));
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.#bundle || !pattern) return attribute ? "" : id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length && import.meta.env.DEV) console.warn(id, errors);
    return text;
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(at);
  }
}

export const speech = new Speech();

/** A message in the reader's language. */
export const t = (id: string, args?: Args): string => speech.text(id, args);
/** A number in the reader's digits. */
export const n = (value: number): string => speech.number(value);
