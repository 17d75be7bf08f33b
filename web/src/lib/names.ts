import { t } from "./i18n.svelte";

/** What the server calls all who have deleted their account. */
const FORMER_PLAYER = "former player";

/** The name of a player, in the reader's language where it is nobody's own. */
export const shownName = (name: string): string => (name === FORMER_PLAYER ? t("former-player") : name);

/** A letter or two for each name, no two alike: what stands on shields and on the map. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => Array.from(name.trim()));
  const short = letters.map(([first = "?"]) => first.toUpperCase());
  return short.map((one, place) => {
    const alike = short.some((other, elsewhere) => elsewhere !== place && other === one);
    return alike ? one + (letters[place]?.[1] ?? String(place + 1)) : one;
  });
}
