import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import type { TitleWords } from "../protocol";
import * as api from "./api";
import { directionOf, type Language } from "./languages";
import { needed } from "./needed";

export interface Args {
  [name: string]: FluentVariable;
}
/** How the arguments of a title's events and actions become words: ``[words]`` of its manifest. */
export type Tables = Pick<TitleWords, "arguments" | "actions" | "rows">;
interface Title {
  bundle: FluentBundle;
  tables: Tables;
}
type Text = () => Promise<string>;

/** A name as it is listed, and its other forms: the attributes of its message, such as ``.acc``. */
export class Name extends FluentType<string> {
  /** ``form`` gives any form of the name; the empty one is the name itself. */
  constructor(readonly form: (wanted: string) => string) {
    super(form(""));
  }

  toString(): string {
    return this.value;
  }
}

/** ``FORM($region, case: "acc")`` of a message: that form of a name, else the name; anything else is left alone. */
const FORM: FluentFunction = ([name], { case: wanted }) =>
  name instanceof Name ? name.form(String(wanted)) : (name ?? "");

/** The words that no title owns. One chunk a language and file: a reader fetches their own language only. */
const texts = import.meta.glob<string>(["$locales/*/common.ftl", "$locales/*/page.ftl"], {
  query: "?raw",
  import: "default",
}) as { [path: string]: Text };

const NO_TABLES: Tables = { arguments: {}, actions: [], rows: {} };
const TRY_AGAIN = 2000;

function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { FORM } });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

class Speech {
  language = $state<Language>("en");
  /** The title at hand: its own words come before those of all titles. */
  title = $state("");
  /** The language asked for last: an earlier one may come later. */
  #wanted: Language | null = null;
  #common = $state.raw<FluentBundle | null>(null);
  /** The words of titles, by title and language. */
  #titles = $state.raw<{ [key: string]: Title }>({});
  #asked: { [key: string]: Promise<void> } = {};

  get ready(): boolean {
    return this.#common !== null;
  }

  /** Change the language, with the words of every title that was spoken of. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const files = Object.keys(texts).filter((path) => path.includes(`/locales/${language}/`));
    const titles = new Set(Object.keys(this.#asked).map((key) => key.split("/")[0]!));
    const sources = Promise.all(files.map((path) => needed(texts[path]!)));
    await Promise.all([sources, ...[...titles].map((title) => this.#fetch(title, language))]);
    if (language !== this.#wanted) return;
    this.#common = bundleOf(language, await sources);
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }

  /** Speak of this title from now on. */
  turnTo(title: string): void {
    this.title = title;
    void this.learn(title);
  }

  /** Fetch the words of a title, once; until then ``has`` says that they are not here. */
  learn(title: string): Promise<void> {
    return this.#fetch(title, this.#wanted ?? this.language);
  }

  has(title: string): boolean {
    return `${title}/${this.language}` in this.#titles;
  }

  /** Take the words of a title as they are given. */
  teach(title: string, language: Language, words: TitleWords): void {
    const key = `${title}/${language}`;
    this.#asked[key] ??= Promise.resolve();
    this.#titles = { ...this.#titles, [key]: { bundle: bundleOf(words.language, [words.ftl]), tables: words } };
  }

  #fetch(title: string, language: Language): Promise<void> {
    return (this.#asked[`${title}/${language}`] ??= this.#fetchUntilHere(title, language));
  }

  /** Without its words a game cannot be told: a server that cannot be reached is asked again. */
  async #fetchUntilHere(title: string, language: Language): Promise<void> {
    for (;;) {
      const words = await api.words(title, language).catch((error: unknown) => {
        if (error instanceof api.Refusal && error.problem.reason === "not-found") return NOTHING;
        return null;
      });
      if (words) {
        this.teach(title, language, words);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
    }
  }

  get tables(): Tables {
    return this.#titles[`${this.title}/${this.language}`]?.tables ?? NO_TABLES;
  }

  #bundle(id: string, title: string): FluentBundle | null {
    const own = this.#titles[`${title}/${this.language}`]?.bundle;
    return own?.hasMessage(id) ? own : this.#common;
  }

  knows(id: string, title = this.title): boolean {
    return this.#bundle(id, title)?.hasMessage(id) ?? false;
  }

  /** A message, or that form of a name which its message has as an attribute; a form it lacks is the name itself. */
  text(id: string, args?: Args, form = "", title = this.title): string {
    const bundle = this.#bundle(id, title);
    const message = bundle?.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!bundle || !pattern) return id;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length && import.meta.env.DEV) console.warn(id, errors);
    return text;
  }

  /** The first attribute of a message that is called like one of these forms; none: empty. */
  formOf(id: string, forms: readonly string[]): string {
    const attributes = this.#bundle(id, this.title)?.getMessage(id)?.attributes ?? {};
    return Object.keys(attributes).find((form) => forms.includes(form)) ?? "";
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(parts);
  }

  day(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium" }).format(at);
  }

  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(at);
  }
}

const NOTHING: TitleWords = { language: "en", ftl: "", ...NO_TABLES };

export const speech = new Speech();

/** A message in the reader's language. */
export const t = (id: string, args?: Args): string => speech.text(id, args);
/** A message of a title, whatever title is at hand; nothing until its words are here. */
export const tOf = (title: string, id: string): string => (speech.has(title) ? speech.text(id, {}, "", title) : "");
/** A number in the reader's digits. */
export const n = (value: number): string => speech.number(value);
