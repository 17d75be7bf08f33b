/** The languages of the page, each named in itself. */
export const LANGUAGES = { en: "English", ru: "Русский", hu: "Magyar", fa: "فارسی" } as const;

export type Language = keyof typeof LANGUAGES;

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "fa" ? "rtl" : "ltr");

/** The first language of the reader's that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}
