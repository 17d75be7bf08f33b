import type { Language } from "./languages";

type Book = () => Promise<string>;

const books = import.meta.glob<string>("$locales/*/*rules.md", { query: "?html", import: "default" }) as {
  [path: string]: Book;
};

/** The rules of a title as HTML: rules.md is Condottiere's, another title has {title}-rules.md. */
export async function rulebook(title: string, language: Language): Promise<string> {
  const file = title === "condottiere" ? "rules.md" : `${title}-rules.md`;
  const path = Object.keys(books).find((one) => one.endsWith(`/${language}/${file}`));
  return path ? books[path]!() : "";
}
