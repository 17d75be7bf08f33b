import type { Deal, Pledge } from "../protocol";
import { speech, t } from "./i18n.svelte";
import { actionText, address, partsOf } from "./telling";

/** How a deal stands, as its sign on the board says. */
export type Standing = "open" | "accepted" | "kept" | "broken";

/** A promise of a deal that one is party to, for the board to mark where it would be done and at the parties. */
export interface Sign {
  deal: number;
  standing: Standing;
  /** Who promises. */
  by: number;
  /** What is promised, as text; empty: only words say it. */
  action: string;
  parties: readonly number[];
  /** The whole deal in words. */
  text: string;
}

/** What a board is asked for while a deal is put together by pointing at it. */
export interface Pointing {
  /** The actions that may be promised, as texts: a place answers to a press if it stands for some of them. */
  readonly promises: readonly string[];
  /** The seats that the deal is for. */
  readonly to: readonly number[];
  /** What the promise at hand names so far. */
  readonly action: string;
  player: (seat: number) => void;
  /** The actions that the place which was pressed may mean. */
  place: (actions: readonly string[]) => void;
}

/** What a board shows of deals, and how one is begun there. */
export interface BoardDeals {
  signs: readonly Sign[];
  /** The seats that one may make a deal with. */
  partners: readonly number[];
  propose: (seat: number) => void;
  /** Shows cards to a seat; null: there are none. */
  show: ((seat: number) => void) | null;
  pointing: Pointing | null;
}

export function pledgeText(pledge: Pledge, names: readonly string[], me: number | null): string {
  const { by, action = "", will = true, note = "" } = pledge;
  const [verb = "", what = ""] = action.split(":");
  if (!action || !speech.knows(`promise-${verb}`)) {
    const said = [action && actionText(action), note].filter(Boolean).join(" · ");
    return address("pledge", { seat: by, will, what: said }, names, me);
  }
  const said = address(`promise-${verb}`, { ...partsOf(what), seat: by, will }, names, me);
  return note ? `${said} · ${note}` : said;
}

export const dealText = (pledges: readonly Pledge[], names: readonly string[], me: number | null): string =>
  pledges.map((pledge) => pledgeText(pledge, names, me)).join(t("pledge-separator"));

/** Whom an open deal waits for. */
export const waitsFor = (deal: Deal): number[] =>
  (deal.state ?? "open") === "open" ? deal.to.filter((seat) => !deal.accepted?.includes(seat)) : [];

/** Of every deal that stands, and after the game of every promise that was kept or broken. */
export const signsOf = (deals: readonly Deal[], names: readonly string[], me: number | null): Sign[] =>
  deals.flatMap((deal) =>
    deal.pledges.flatMap((pledge, place) => {
      const standing = standingOf(deal, place);
      if (!standing) return [];
      const text = dealText(deal.pledges, names, me);
      const parties = [deal.seat, ...deal.to];
      return [{ deal: deal.number, standing, by: pledge.by, action: pledge.action ?? "", parties, text }];
    }),
  );

function standingOf({ state = "open", kept = [] }: Deal, place: number): Standing | null {
  if (state === "open") return "open";
  if (state !== "accepted") return null;
  if (!kept.length) return "accepted";
  return kept[place] == null ? null : kept[place] ? "kept" : "broken";
}

const told = (standing: Standing): boolean => standing === "kept" || standing === "broken";

/** One a deal; what was broken is said before what was kept. */
function once(signs: readonly Sign[]): Sign[] {
  const sorted = signs.toSorted((one, other) => one.deal - other.deal || (one.standing === "broken" ? -1 : 1));
  return sorted.filter(({ deal }, place) => sorted[place - 1]?.deal !== deal);
}

/** The signs of a place that stands for these actions. */
export const signsAt = (signs: readonly Sign[], actions: readonly string[]): Sign[] =>
  once(signs.filter(({ action }) => action && actions.includes(action)));

/** The signs at a seat: of the deals it is party to, and after the game of what it promised itself. */
export const signsOfSeat = (signs: readonly Sign[], seat: number): Sign[] =>
  once(signs.filter(({ parties, by, standing }) => (told(standing) ? by === seat : parties.includes(seat))));

export const signName = ({ deal, standing, text }: Sign): string => t("deal-sign", { number: deal, standing, text });
