import type { Said } from "../protocol";
import { speech, t } from "../lib/i18n.svelte";
import { isolated } from "../lib/telling";

/** What can be said at one touch; each reads it in their own language. */
export const PHRASES = ["luck", "well-played", "thanks", "sorry", "moment", "peace", "mine", "yours"];
/** Those that speak of a player. */
export const PHRASES_ABOUT = ["watch", "against"];

export const phraseText = (phrase: string, player = ""): string => t(`phrase-${phrase}`, { player: isolated(player) });

/** What was said: a phrase that we know in our own words, all else as it was written. */
export function saidText({ phrase = "", about, text }: Said, names: readonly string[]): string {
  const player = about == null ? undefined : names[about];
  if (PHRASES.includes(phrase)) return phraseText(phrase);
  if (phrase.startsWith("bot-") && speech.knows(`phrase-${phrase}`)) return phraseText(phrase, player);
  return PHRASES_ABOUT.includes(phrase) && player ? phraseText(phrase, player) : text;
}
