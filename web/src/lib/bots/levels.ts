import { speech, t } from "../i18n.svelte";

/** The levels that have a portrait and arms of their own, each with its colour. */
const COLOURS: { readonly [level: string]: string } = {
  random: "#7b5a86",
  beginner: "#5f7d3e",
  squire: "#456f86",
  captain: "#8a6a3c",
  condottiere: "#9a3a2c",
  champion: "#b98a22",
};

/** A level that nobody has drawn wears a closed helmet. */
const UNKNOWN = { drawing: "unknown", colour: "#6b6257" };

export function looksOf(level: string): { drawing: string; colour: string } {
  const colour = COLOURS[level];
  return colour ? { drawing: level, colour } : UNKNOWN;
}

export const levelName = (level: string): string => (speech.knows(`level-${level}`) ? t(`level-${level}`) : level);
