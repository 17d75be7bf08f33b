import type { View } from "./view";

/**
 * An object of the table that one touches, by its key: `city:Siena`, `power:france`, `room:florence-3` (of anybody's
 * palace), `slot:left-1` (an own place for a card), `token:Siena` (an own token or alliance), `coin:Siena` (the florins of a
 * source), `card:2` (a family card still in hand), `item:merchant` (the market), `bonus:leonardo`, `strike:token` (a war
 * bonus), `wages:1`, `hire:Pisa`, `build:Roma`, `waive:ship` (lines of the sheet of Winter), `reserve`, `bin`, `purse` (all coins),
 * `track:patronage`, `scroll` (an indulgence), `ask` (the buttons of the ask bar).
 */
export type Thing = string;

/** Where an action is touched. */
export interface Aim {
  /** The things that make it; the first is where one looks for it. */
  things: Thing[];
  /** What comes along, and may be picked up before: a troop, a card. */
  from?: Thing;
  /** Whether it must be picked up before. */
  held?: boolean;
}

const SIGN = /[>=@]/;

/** The thing behind the place of an agent: a room of a palace, a power, a city. */
const placeOf = (place: string, { powers }: View): Thing => {
  if (place === "reserve") return "reserve";
  if (place in powers) return `power:${place}`;
  return /-\d$/.test(place) ? `room:${place}` : `city:${place}`;
};

/** The room that lies so many steps ahead of the marker, clockwise. */
const ahead = (marker: number, steps: number, rooms: number): number => ((marker - 1 + steps) % rooms) + 1;

/** The thing that a source of a payment is. */
export function sourceOf(source: string, marker: number): Thing {
  if (source === "indulgence") return "scroll";
  if (source === "florins" || source === "toll") return "treasury";
  if (source === "room" || source === "under") return `slot:${source}-${marker}`;
  return /^(left|right)-\d$/.test(source) ? `slot:${source}` : `token:${source}`;
}

/** At the city, or where they are listed: in the sheet of Winter, above the map. */
const LISTED = new Set(["siege", "withdraw", "retreat", "dismiss", "hire", "build"]);
const ITSELF = new Set(["bonus", "wages"]);

/** Where on the table an action of the seat that decides is touched. */
export function aimOf(action: string, view: View): Aim {
  const [verb = "", what = ""] = action.split(":");
  const [one = "", other = ""] = what.split(SIGN);
  const house = view.houses[view.seat ?? view.to_move ?? 0];
  const marker = house?.marker ?? 1;
  const room = (number: number): Aim => ({ things: [`room:${house?.family}-${number}`] });
  if (LISTED.has(verb)) return { things: [`city:${what}`, action] };
  if (ITSELF.has(verb)) return { things: [action] };
  switch (verb) {
    case "annex":
      return { things: [`city:${what}`] };
    case "marker":
      return room(Number(what));
    case "move":
      return room(ahead(marker, Number(what), house?.rooms.length ?? 5));
    case "march":
    case "sail":
      return { things: [`city:${other}`], from: `city:${one}` };
    case "place":
      return { things: [`slot:${other}`], from: `card:${one}`, held: true };
    case "shift":
      return { things: [`slot:${other}`], from: `slot:${one}`, held: true };
    case "discard":
      return { things: ["bin"], from: `slot:${what}`, held: true };
    case "put":
      return { things: [`slot:${what}`] };
    case "send":
    case "expel":
    case "from":
      return { things: [placeOf(what, view)] };
    case "use":
      return { things: [sourceOf(one, marker)] };
    case "turn":
    case "renew":
      return { things: [`token:${what}`] };
    case "cash":
      return { things: [`coin:${what}`, "purse"] };
    case "strike":
      return { things: [action, sourceOf(what, marker)] };
    case "buy":
      return { things: [`item:${what}`] };
    case "ally":
      return { things: [`power:${what}`] };
    case "waive":
      return { things: ["ask", action] };
    case "step":
      return { things: ["track:patronage", ...room(marker).things] };
    case "indulgence":
      return { things: ["scroll"] };
    default:
      return { things: ["ask"] };
  }
}
