import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { directionOf, type Language } from "./languages";

export interface Args {
  [name: string]: FluentVariable;
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

/** One chunk a language and file: a reader fetches his own language only. */
const texts = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" }) as {
  [path: string]: Text;
};

class Speech {
  language = $state<Language>("en");
  /** The title at hand: its own words, such as ``{title}-event-first``, come before those of all titles. */
  title = $state("");
  /** The language asked for last: an earlier one may come later. */
  #wanted: Language | null = null;
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { functions: { FORM } });
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

  /** A message, or that form of a name which its message has as an attribute; a form it lacks is the name itself. */
  text(id: string, args?: Args, form = ""): string {
    const message = this.#bundle?.getMessage(this.own(id));
    const pattern = message?.attributes[form] ?? message?.value;
    if (!this.#bundle || !pattern) return id;
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
