import type { Look } from "../../protocol";
import type { Choice, View } from "./view";

const ASIDE = new Set(["cash", "indulgence", "cancel"]);
/** What has one place to go, and nothing else to be thought of. */
const PLACES = new Set(["put", "siege", "from"]);
/** What is paid for in the middle of one's turn: it can be taken back before anybody has answered it. */
const AMID = new Set("steps turn renew march sail agent expel wages buy build hire".split(" "));
const ROOM = new Set(["room", "under"]);

/** How a decision can be taken back; against bots alone also when they have answered it. */
export interface TakingBack {
  undo: Look["undo"];
  alone: boolean;
}

const verbOf = (action: string): string => action.split(":")[0]!;
const targetOf = (action: string): string => action.split(":")[1] ?? "";

/**
 * The one action that is left, if the page may do it unasked: nothing else can be chosen, or it is the only place, and it
 * neither spends florins of the treasury nor lets a card go.
 */
export function onlyMove(legal: readonly string[], view: View, { undo, alone }: TakingBack): string | null {
  if (view.payment) return undo === "free" ? onlyWay(legal, view, alone) : null;
  const [only, ...others] = legal.filter((action) => !ASIDE.has(verbOf(action)));
  if (!only || others.length) return null;
  if (legal.length === 1) return only;
  const choice = view.choices.find(({ move }) => move === only);
  const silent = !choice?.florins || !!choice.pays?.length;
  const kept = !choice?.changes?.some(({ id }) => id === "discarded");
  return PLACES.has(verbOf(only)) && silent && kept ? only : null;
}

/** To pay, where there is one way to, nothing was paid by hand, and it can be taken back. */
function onlyWay(legal: readonly string[], { payment, ways }: View, alone: boolean): string | null {
  const free = alone || AMID.has(payment?.purpose ?? "");
  const begun = !!payment?.sources.length || !!payment?.cashed.length;
  return ways.length === 1 && !begun && free && legal.includes("pay") ? "pay" : null;
}

/** Whether a choice takes nothing but what the room gives. */
const isFree = ({ pays = [], florins, indulgence }: Choice): boolean =>
  !florins && !indulgence && pays.every((source) => ROOM.has(source));

const GOVERNED = new Set(["turn", "renew"]);

/** The tokens and alliances that become available for what the room gives, those that are worth most first. */
export const freeTurns = (view: View, legal: readonly string[], worth: (token: string) => number): string[] =>
  view.choices
    .filter(({ move }) => GOVERNED.has(verbOf(move)) && legal.includes(move))
    .filter(isFree)
    .map(({ move }) => move)
    .sort((one, other) => worth(targetOf(other)) - worth(targetOf(one)));

/** What lines of the sheet of Winter say beforehand: who pays. To touch such a line is to confirm it. */
const SAID = new Set(["wages", "hire"]);

/** Whether it is paid in the best way as soon as it is touched in its line. */
export const isSaid = ({ move, pays, florins, indulgence }: Choice): boolean =>
  SAID.has(verbOf(move)) && !indulgence && ((pays?.length ?? 0) > 0 || (florins ?? 0) > 0);
