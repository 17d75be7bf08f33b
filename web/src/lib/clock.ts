import type { Clock, TableInfo, Time } from "../protocol";
import { speech, t } from "./i18n.svelte";

/** The milliseconds left to a person at this table, if there are clocks; `known` as it was told `at`. */
export function leftTo(
  seat: number,
  info: TableInfo | null,
  known: { time: Time; at: number; skew: number } | null,
  now: number,
): number | null {
  if (!known || !info?.terms.clock || info.terms.clock.kind === "none" || info.seats[seat]?.kind !== "person")
    return null;
  const left = known.time.left[seat] ?? 0;
  return known.time.running === seat ? left - (now - known.at - known.skew) : left;
}

/** 5:07, or hours and days in words where there are many. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return unit(Math.round(hours / 24), "day");
  if (hours >= 2) return unit(hours, "hour");
  const two = new Intl.NumberFormat(speech.language, { minimumIntegerDigits: 2 });
  return `${speech.number(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

/** The last seconds, in milliseconds: the reader is warned. */
const SHORT = 10_000;

export const isShort = (milliseconds: number): boolean => milliseconds <= SHORT;

type Unit = "second" | "minute" | "hour" | "day";
const UNITS: [Unit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function unit(count: number, of: Unit): string {
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: of, unitDisplay: "long" }).format(count);
}

/** In the largest unit that needs no fraction. */
export function duration(seconds: number): string {
  const [of, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (["second", 1] as const);
  return unit(seconds / size, of);
}

/** What a clock allows, in words. */
export const clockText = ({ kind = "none", seconds = 60, increment = 0 }: Clock): string =>
  t(`clock-${kind}`, { amount: duration(seconds), increment: duration(increment) });
