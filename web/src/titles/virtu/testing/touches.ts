import { freeTurns, isSaid, onlyMove } from "../unasked";
import type { Box } from "../box";
import { lightsOf } from "../lights";
import { worthOf } from "../sources";
import { aimOf } from "../things";
import type { Decision } from "./looks";

/** A year of one seat: how often it decided, and how often a person touches the page to do the same. */
export interface Year {
  decisions: number;
  touches: number;
}

export function yearsOf(decisions: readonly Decision[], box: Box): Year[] {
  const years = new Map<string, Decision[]>();
  for (const decision of decisions.filter(({ view }) => view.year > 0)) {
    const year = `${decision.seats} ${decision.view.year}`;
    years.set(year, [...(years.get(year) ?? []), decision]);
  }
  return [...years.values()].map((year) => ({ decisions: year.length, touches: touchesIn(year, box) }));
}

function touchesIn(year: readonly Decision[], box: Box): number {
  let touches = 0;
  for (let at = 0; at < year.length;) {
    const swept = sweptFrom(at, year, box);
    touches += swept ? 1 : touchesOf(year[at]!, year[at - 1]);
    at += swept || 1;
  }
  return touches;
}

/** One for a lit thing, one more where a menu opens or something is picked up first; a payment is one Confirm. */
function touchesOf({ view, did }: Decision, before?: Decision): number {
  if (did === "pay" && before?.view.choices.some((choice) => choice.move === before.did && isSaid(choice))) return 0;
  if (onlyMove(view.moves, view, { undo: "free", alone: true }) === did) return 0;
  const { things, held } = aimOf(did, view);
  const { actions, holdable } = lightsOf(view.moves, view, null);
  const opens = (thing: string): boolean =>
    thing !== "ask" && ((actions.get(thing)?.length ?? 0) > 1 || holdable.has(thing));
  return held || things.every(opens) ? 2 : 1;
}

const turnsOf = ({ view }: Decision, box: Box): string[] =>
  freeTurns(view, view.moves, (token) => worthOf(token, view.houses[view.seat ?? 0]!, box));

/** How many decisions from here on one touch does that turns all tokens the room pays for; 0: it would do something else. */
function sweptFrom(at: number, year: readonly Decision[], box: Box): number {
  let end = at;
  while (end < year.length && turnsOf(year[end]!, box).includes(year[end]!.did)) end += 1;
  const done = new Set(year.slice(at, end).map(({ did }) => did));
  const goesOn = end < year.length && turnsOf(year[end]!, box).length > 0;
  const best = done.size > 1 ? turnsOf(year[at]!, box).slice(0, done.size) : [];
  return !goesOn && best.length > 1 && best.every((turn) => done.has(turn)) ? end - at : 0;
}
