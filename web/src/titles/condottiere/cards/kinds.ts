export type Class = "mercenary" | "special" | "weather";

const WEATHER = ["winter", "spring"];

/** What is printed on a card, if it is a number. */
export const valueOf = (kind: string): number => Number(kind) || 0;

/** What the edge of a card tells. */
export const classOf = (kind: string): Class =>
  valueOf(kind) ? "mercenary" : WEATHER.includes(kind) ? "weather" : "special";
