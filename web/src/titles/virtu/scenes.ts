import type { Desk } from "./desk.svelte";
import { aimOf, type Thing } from "./things";

/** What fills a phone. */
export type Scene = "map" | "palace" | "market" | "players";
export const SCENES: readonly Scene[] = ["map", "palace", "market", "players"];

const PALACE = new Set(["slot", "token", "coin", "card", "reserve", "scroll"]);
const CENTRE = new Set(["city", "power", "bonus", "strike"]);
const LEDGER = new Set(["item", "wages", "bin", "hire", "build", "dismiss", "waive"]);
/** What nobody comes to this decision for. */
const ASIDE = new Set(["cash", "indulgence", "cancel"]);

/** Where a thing lies; null: in no scene, but in the bar that asks. */
export function sceneOf(thing: Thing, desk: Pick<Desk, "family" | "me" | "centre">): Scene | null {
  const [kind = "", what = ""] = thing.split(":");
  if (kind === "room") return what.startsWith(`${desk.family(desk.me)}-`) ? "palace" : "players";
  if (PALACE.has(kind)) return "palace";
  if (kind === "track") return "players";
  if (LEDGER.has(kind) || (kind === "power" && desk.centre === "winter")) return "market";
  return CENTRE.has(kind) ? "map" : null;
}

/** The scenes where what is asked can be touched, the first action's first. */
export function scenesAsked(desk: Desk): Scene[] {
  if (desk.centre === "siege" || desk.centre === "bonus") return ["map"];
  const actions = desk.legal.filter((action) => !ASIDE.has(action.split(":")[0]!));
  const things = actions.flatMap((action) => {
    const { things, from } = aimOf(action, desk.view);
    return from && !things.some((thing) => desk.lit(thing)) ? [from] : things;
  });
  return [...new Set(things.flatMap((thing) => sceneOf(thing, desk) ?? []))];
}
