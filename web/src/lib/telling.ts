import type { Event } from "../protocol";
import { speech, t, type Args } from "./i18n.svelte";

/** How the arguments of an event become the variables of its message: the rule is at the head of en/game.ftl. */
const SEAT = new Set(["seat", "to", "from", "defender", "owner", "to_move"]);
const SEATS = new Set(["seats", "winners", "leaders"]);
const TALLY = new Set(["strengths", "before", "after", "courtesans", "scores"]);
const REGION = new Set(["region", "from", "to"]);
const RENAMED: { [name: string]: string } = { seat: "player", seats: "players" };
const NONE = "none";
const FSI = "\u2068";
const PDI = "\u2069";

export const isolated = (text: string): string => FSI + text + PDI;
/** Without the marks that isolate directions: for what is sent, not shown. */
export const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");
export const joined = (parts: string[]): string => speech.list(parts.map(isolated));
export const cardName = (card: string): string => t(`card-${card}`);
export const regionName = (region: string): string => t(`region-${region}`);

export function variables(args: { [key: string]: unknown }, names: readonly string[]): Args {
  const told: Args = {};
  for (const [key, value] of Object.entries(args)) {
    const name = RENAMED[key] ?? key;
    if (SEATS.has(key)) {
      const seats = value as number[];
      told[`${name}_count`] = seats.length;
      told[name] = joined(seats.map((seat) => names[seat] ?? ""));
    } else if (SEAT.has(key) && typeof value !== "string") {
      told[`${name}_is`] = value === null ? NONE : "one";
      told[name] = value === null ? NONE : (names[value as number] ?? "");
    } else {
      told[name] = word(key, value, names);
    }
  }
  return told;
}

function word(key: string, value: unknown, names: readonly string[]): string | number {
  if (value === null || value === undefined) return NONE;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (key === "card") return cardName(value as string);
  if (REGION.has(key)) return regionName(value as string);
  if (key === "cards") return joined((value as string[]).map(cardName));
  if (TALLY.has(key)) {
    return joined((value as number[]).map((number, seat) => t("tally", { player: names[seat] ?? "", number })));
  }
  return value as string | number;
}

export const tell = (event: Event, names: readonly string[]): string =>
  t(`event-${event.id}`, variables(event.args, names));

/** An action as on a button; the same for hints with ``hint``. */
export function actionText(action: string, as: "action" | "hint" = "action"): string {
  const [verb = "", what = ""] = action.split(":");
  const id = `${as}-${verb}`;
  if (!speech.knows(id)) return action;
  const known = what && what !== "none" && what !== "done";
  return t(id, {
    region: known && speech.knows(`region-${what}`) ? regionName(what) : what,
    card: known && speech.knows(`card-${what}`) ? cardName(what) : what,
    count: Number(what) || 0,
  });
}
