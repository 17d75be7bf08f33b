import type { Title } from "../../protocol";
import { speech } from "../i18n.svelte";
import { settings } from "../settings.svelte";

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

export const levelName = (level: string, title = speech.title): string =>
  speech.knows(`level-${level}`, title) ? speech.text(`level-${level}`, {}, "", title) : level;

/** A sentence about a level; empty where nobody wrote one. */
export const levelAbout = (level: string, title = speech.title): string =>
  speech.knows(`level-${level}-about`, title) ? speech.text(`level-${level}-about`, {}, "", title) : "";

/** The bots that one plays against at once: those chosen last, if the title still has them. */
export function opponentOf({ name, levels, usual_bot }: Title): string {
  const last = settings.opponents[name];
  return last !== undefined && levels.includes(last) ? last : usual_bot;
}
