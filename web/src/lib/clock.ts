import { speech } from "./i18n.svelte";

/** 5:07, or hours and days in words where there are many. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return unit(Math.round(hours / 24), "day");
  if (hours >= 2) return unit(hours, "hour");
  const two = new Intl.NumberFormat(speech.language, { minimumIntegerDigits: 2 });
  return `${speech.number(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

export function unit(count: number, of: "second" | "minute" | "hour" | "day"): string {
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: of, unitDisplay: "long" }).format(count);
}
