import { t } from "../../../lib/i18n.svelte";
import { address, nameOf, partsOf, tell, variables } from "../../../lib/telling";
import type { Desk, Preview } from "../desk.svelte";
import { cardAt } from "../palace/slots";
import type { House, Payment, View } from "../view";
import { siegeTitle } from "../words";

/** The part of the bar that says whose moment it is: two short lines. */
export interface Whose {
  who: string;
  when: string;
  /** The same in the one line of a phone. */
  brief: string;
}

const roomOf = (view: View): string => {
  const house = view.houses[view.to_move ?? 0];
  return house?.marker ? (house.rooms[house.marker - 1]?.action ?? "") : "";
};

export function whose(desk: Desk): Whose {
  const { view, names } = desk;
  const who = desk.asked ? t(`ask-your-${yours(view)}`) : (names[view.to_move ?? -1] ?? "");
  const told = when(view);
  return { who, when: told, brief: isWinter(view) ? t("winter-sheet") : told };
}

const yours = ({ stage, phase }: View): string => {
  if (phase === "bidding") return "bid";
  return stage === "winter" ? "winter" : "turn";
};

const isWinter = ({ siege, stage, phase }: View): boolean => !siege && stage === "winter" && phase !== "over";

/** What the moment is about: the siege, the place in the Winter, the action of the room, or the phase. */
function when(view: View): string {
  if (view.siege) return siegeTitle(view.siege);
  if (isWinter(view)) return t("ask-place-of", { place: view.turn + 1, players: view.houses.length });
  if (view.so_far && !view.winter) return t(`room-${roomOf(view)}`);
  return t(`phase-${view.phase}`);
}

/** What a payment is for: "Annex Ancona". */
export function purposeOf({ purpose, target, amount, origin }: Payment, house: House | undefined): string {
  const thing = (target && cardAt(house, target)) ?? target ?? "";
  const told = variables({ ...partsOf(thing), from: origin, to: target }, []);
  return t(`ask-for-${purpose}`, { ...told, amount: amount ?? 0 });
}

/** What is asked, in a sentence that knows the situation. */
export function asking(desk: Desk): string {
  const { view, names } = desk;
  if (view.outcome) return address(`outcome-${view.outcome.reason}`, { winners: view.outcome.winners }, names, desk.me);
  if (view.to_move === null) return t(`phase-${view.phase}`);
  const player = names[view.to_move] ?? "";
  if (view.payment) {
    const what = purposeOf(view.payment, desk.house(desk.payer));
    return desk.asked ? what : t("ask-waiting-payment", { player, what });
  }
  if (!desk.asked) return t(`waiting-${view.phase}`, { player });
  if (desk.held) return t("ask-held");
  if (view.phase === "winter") return t("ask-winter");
  if (view.phase === "marker" && !desk.house(desk.payer)?.marker) return t("ask-first-marker");
  if (view.phase !== "action") return t(`prompt-${view.phase}`);
  return nothing(desk) ? t("ask-nothing") : t(`ask-${roomOf(view)}`);
}

/** Whether one is asked to pay. */
export const isPaying = ({ asked, view }: Desk): boolean => asked && view.payment !== null;

/** What is pointed at, as far as the bar tells it: while one pays, the payment is told. */
export const previewed = (desk: Desk): Preview | null => (isPaying(desk) ? null : desk.preview);

/** Whether the action of the room gives nothing to do. */
export const nothing = ({ legal, view }: Desk): boolean =>
  view.phase === "action" && legal.every((action) => /^(done|cash|indulgence|cancel)/.test(action));

/** What is still free in the action, or left in a retreat or dismissal: a sentence, or none. */
export function stillFree({ view, asked }: Desk): string {
  if (!asked) return "";
  if (view.so_far?.turns_left) return t("ask-turns-left", { count: view.so_far.turns_left });
  if (view.troops_left !== null) return t(`ask-troops-${view.phase}`, { count: view.troops_left });
  if (view.phase === "winter") return t("ask-winter-order");
  if (view.phase === "place" && view.chosen) return String(nameOf("name", view.chosen));
  return "";
}

/** What is asked, explained in a sentence: for those who do not know the game by heart. */
export function about(desk: Desk): string {
  const { view, asked } = desk;
  if (!asked) return "";
  if (view.phase === "action") return t(`reference-action-${roomOf(view)}`);
  const walks = desk.house(desk.payer)?.marker;
  if (view.phase === "marker") return t(walks ? "ask-about-marker" : "ask-about-first-marker");
  return ["placing", "bidding"].includes(view.phase) ? t(`ask-about-${view.phase}`) : "";
}

/** What happens between, and says nothing by itself. */
const ASIDE = new Set(["paid", "cashed", "marker", "courtiers-refreshed", "passed", "order", "prestige", "year"]);

/** What has just been done, while others decide. */
export const lately = ({ look, names, me }: Desk): string =>
  look.events
    .filter(({ id }) => !ASIDE.has(id))
    .map((event) => tell(event, names, me))
    .join(" ");

/** Symbols that sources have given and that nothing was bought for yet. */
export const leftOver = ({ view }: Desk): { [symbol: string]: number } =>
  view.so_far?.symbols ?? view.winter?.symbols ?? {};
